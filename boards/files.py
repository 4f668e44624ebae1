"""The file system of a device as one image: littlefs, as MicroPython's rp2 port mounts it."""

from littlefs import LittleFS

from boards.models import BLOCK, Model

_ON_DISK = 0x00020000  # the version that every MicroPython mounts


def _file_system(model: Model, version: int = 0, mount: bool = True) -> LittleFS:
    return LittleFS(
        block_size=BLOCK,
        block_count=model.size // BLOCK,
        read_size=32,
        prog_size=256,
        cache_size=1024,  # small files then lie in their folder's block
        lookahead_size=32,
        disk_version=version,
        mount=mount,
    )


def pack(files: dict[str, bytes], model: Model) -> bytes:
    """An image of the model's size that holds the files; littlefs's error where they do not fit."""
    system = _file_system(model, _ON_DISK)
    for name, data in files.items():
        if "/" in name:
            system.makedirs(name.rpartition("/")[0], exist_ok=True)
        with system.open(name, "wb") as file:
            file.write(data)
    return bytes(system.context.buffer)


def unpack(image: bytes, model: Model) -> dict[str, bytes]:
    """The files in an image, by path without a leading slash."""
    system = _file_system(model, mount=False)
    system.context.buffer[:] = image
    system.mount()
    found = {}
    for top, _, names in system.walk("/"):
        for name in names:
            path = f"{top.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path.lstrip("/")] = file.read()
    return found
