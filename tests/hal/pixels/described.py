"""Scenes from descriptions (JSON), so that any can be made up and played on both runtimes.

A description: {"palettes": [[c0, c1, clear], ...], "layers": [layer, ...], "changes": [...]}.
A layer: ["group", x, y, [layer, ...]], ["tiles", x, y, sheet, palette, columns, rows, [tile, ...]]
or ["rect", x, y, width, height, palette, index]. A change is a list of operations
[what, which, a, b]; which layer is counted in the order of the description, modulo their number.
"""


class Described:
    """A scene of a kit."""

    def __init__(self, kit, description):
        self._kit = kit
        self._sheets = {}
        self._counts = {}  # tiles of each grid
        self.palettes = [self._palette(*spec) for spec in description["palettes"]]
        self.layers = []  # every one but the root
        self.groups = []
        self.root = self._group(0, 0, description["layers"])
        self.changes = [self._change(operations) for operations in description["changes"]]

    def _palette(self, first, second, clear):
        palette = self._kit.displayio.Palette(2)
        palette[0], palette[1] = first, second
        if clear:
            palette.make_transparent(0)
        return palette

    def _sheet(self, name):
        if name not in self._sheets:
            self._sheets[name] = self._kit.sheet(name)
        return self._sheets[name]

    def _group(self, x, y, layers):
        group = self._kit.displayio.Group(x=x, y=y)
        self.groups.append(group)
        for kind, *rest in layers:
            layer = getattr(self, "_" + kind)(*rest)
            self.layers.append((kind, layer, group))
            group.append(layer)
        return group

    def _tiles(self, x, y, name, palette, columns, rows, tiles):
        sheet = self._sheet(name)
        grid = self._kit.displayio.TileGrid(
            sheet,
            pixel_shader=self._pick(self.palettes, palette),
            width=columns,
            height=rows,
            tile_width=sheet.width,
            tile_height=sheet.tile_height,
            default_tile=tiles[0],
            x=x,
            y=y,
        )
        self._counts[grid] = columns * rows
        for i in range(min(len(tiles), columns * rows)):
            grid[i] = tiles[i]
        return grid

    def _rect(self, x, y, width, height, palette, index):
        return self._kit.vectorio.Rectangle(
            pixel_shader=self._pick(self.palettes, palette),
            width=width,
            height=height,
            x=x,
            y=y,
            color_index=index,
        )

    @staticmethod
    def _pick(things, number):
        return things[number % len(things)]

    def _change(self, operations):
        def change():
            for what, which, a, b in operations:
                self._operate(what, which, a, b)

        return change

    def _operate(self, what, which, a, b):
        if what == "color":
            self._pick(self.palettes, which)[b & 1] = a
        elif self.layers:
            kind, layer, group = self._pick(self.layers, which)
            self._edit(what, kind, layer, group, a, b)

    def _edit(self, what, kind, layer, group, a, b):
        if what == "move":
            layer.x, layer.y = a % 400 - 60, b % 300 - 60
        elif what == "hide":
            layer.hidden = bool(a & 1)
        elif what == "shade" and kind != "group":
            layer.pixel_shader = self._pick(self.palettes, a)
        elif what == "tile" and kind == "tiles":
            layer[b % self._counts[layer]] = a % 3
        elif what == "size" and kind == "rect":
            layer.width, layer.height = a % 90 + 1, b % 90 + 1
        elif what == "index" and kind == "rect":
            layer.color_index = a & 1
        elif what == "raise":
            self._restack(layer, group)

    def _restack(self, layer, group):
        """Put a layer on top of its group, which no hidden group may hold: see the test."""
        group.remove(layer)
        group.append(layer)


def scene_of(description):
    """The description as a scene."""

    def scene(kit):
        described = Described(kit, description)
        return described.root, described.changes

    return scene
