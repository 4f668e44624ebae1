"""Cuts the power at every operation on the flash that a scenario causes, and looks what is left."""

from collections import Counter

from sim.flash import BLOCK, SYNC, Flash, Mounted


class Traced:
    """A store that notes what it holds after every call, and how far the flash's log has come."""

    def __init__(self, mounted):
        self._store = mounted.store()
        self._log = mounted.flash.log
        self.calls = [(len(self._log), contents(self._store))]

    def __getattr__(self, name):
        function = getattr(self._store, name)

        def call(*args):
            result = function(*args)
            self.calls.append((len(self._log), contents(self._store)))
            return result

        return call if name in ("save", "append", "truncate", "rename", "remove") else function


def contents(store):
    return {name: store.load(name) for name in store.names()}


def cut_everywhere(prepare, scenario, blocks=64):
    """Every cut of every operation of `scenario(store)`, after `prepare(store)`.

    Returns how many cuts left the old contents, and how many the new. Whatever else is found is an
    AssertionError. A cut falls before an operation, in its midst, or after it while another block
    that was to be written earlier has not been (the flash is synced in between).
    """
    before, log, calls = traced(prepare, scenario, blocks)
    outcomes = Counter()
    for done, image, how in images(before, log):
        old, new = around(calls, done)
        left = contents(Mounted(Flash(image=image)).mount().store())
        assert left in (old, new), (how, log[done][:3] if done < len(log) else "end")
        outcomes["old" if left == old else "new"] += 1
        outcomes[how] += 1
    outcomes["operations"] = sum(what != SYNC for what, *_ in log)
    return outcomes


def cuts_of(prepare, scenario, blocks=64):
    """The store as each cut leaves it."""
    before, log, _ = traced(prepare, scenario, blocks)
    for _, image, _ in images(before, log):
        yield Mounted(Flash(image=image)).mount().store()


def traced(prepare, scenario, blocks):
    """What the flash holds after `prepare`; what `scenario` does to it, and its calls."""
    flash = Flash(blocks)
    mounted = Mounted(flash).format()
    prepare(mounted.store())
    mounted.unmount()
    before = bytes(flash.buffer)
    flash.log.clear()
    store = Traced(mounted.mount())
    scenario(store)
    return before, flash.log, store.calls


def around(calls, done):
    """The contents before and after the call in which the operation `done` falls."""
    for (_, old), (end, new) in zip(calls, calls[1:], strict=False):
        if done < end:
            return old, new
    return calls[-1][1], calls[-1][1]


def images(image, log):
    """(operations done, what the flash holds, how it was cut) for every cut."""
    image = bytearray(image)
    synced, unsynced = bytes(image), []
    for done, (what, block, offset, data) in enumerate(log):
        if what == SYNC:
            synced, unsynced = bytes(image), []
            continue
        at = block * BLOCK + offset
        yield done, bytes(image), "before"
        half = len(data) // 2
        image[at : at + half] = data[:half]
        yield done, bytes(image), "torn"
        image[at : at + len(data)] = data
        if block not in unsynced:
            unsynced.append(block)
        for missing in unsynced[:-1]:
            yield done, without(image, synced, missing), "out of order"
    yield len(log), bytes(image), "before"


def without(image, synced, block):
    """The image, but for a block that has not been written since the last sync."""
    late = bytearray(image)
    late[block * BLOCK : (block + 1) * BLOCK] = synced[block * BLOCK : (block + 1) * BLOCK]
    return bytes(late)
