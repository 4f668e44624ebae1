"""A grid of tiles from one sheet."""

from hal.displayio.leaf import Leaf
from hal.displayio.palette import SHAPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from framebuf import FrameBuffer

    from hal.displayio.bitmap import Bitmap
    from hal.displayio.palette import Palette


class TileGrid(Leaf):
    """`width` x `height` tiles; the tile size is the sheet's."""

    def __init__(
        self,
        bitmap: "Bitmap",
        *,
        pixel_shader: "Palette",
        width: int = 1,
        height: int = 1,
        tile_width: int = 0,
        tile_height: int = 0,
        default_tile: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> None:
        if (tile_height or bitmap.height) != bitmap.tile_height or tile_width not in (
            0,
            bitmap.width,
        ):
            raise ValueError("tiles are the sheet's")
        super().__init__(x, y, width * bitmap.width, height * bitmap.tile_height, pixel_shader)
        self.bitmap = bitmap
        self.width = width
        self._tiles = bytearray(width * height)
        for i in range(len(self._tiles) if default_tile else 0):
            self[i] = default_tile

    def __getitem__(self, index: int) -> int:
        return self._tiles[index]

    def __setitem__(self, index: int, tile: int) -> None:
        """Show a tile at y * width + x; ValueError where the sheet has no such tile."""
        tiles = self._tiles
        if tiles[index] == tile:
            return
        sheet = self.bitmap
        if not 0 <= tile < sheet.count:
            raise ValueError("no such tile")
        tiles[index] = tile
        if self.stage is not None:
            x = self.left + index % self.width * sheet.width
            y = self.top + index // self.width * sheet.tile_height
            self.stage.add(x, y, x + sheet.width, y + sheet.tile_height)

    def opaque(self) -> bool:
        """True when it has no transparent colour."""
        return self.palette.solid

    def draw(self, canvas: "FrameBuffer", x: int, y: int, width: int, height: int) -> None:
        """Draw on a canvas of this size whose left top corner is display pixel x, y."""
        sheet = self.bitmap
        palette = self.palette
        step = sheet.tile_height
        left = self.left - x
        top = self.top - y
        if palette.solid:
            paper = palette.colors[SHAPES]
            canvas.fill_rect(left, top, self.right - self.left, self.bottom - self.top, paper)
        row = -top // step if top < 0 else 0
        top += row * step
        i = row * self.width
        while top < height and i < len(self._tiles):
            self._draw_row(canvas, i, left, top, width)
            i += self.width
            top += step

    def _draw_row(self, canvas: "FrameBuffer", i: int, left: int, top: int, width: int) -> None:
        """Draw the ink of a row of tiles from number `i` on; `blit` clips what lies outside."""
        sheet = self.bitmap
        palette = self.palette
        source: "Any" = sheet.source  # a list is as good to `blit` as a FrameBuffer
        step = sheet.width
        end = min(width, left + self.width * step)
        if left < 0:
            skipped = -left // step
            i += skipped
            left += skipped * step
        while left < end:
            tile = self._tiles[i]
            if sheet.inked[tile] and sheet.fetch(tile):
                canvas.blit(source, left, top + sheet.skip, palette.key, palette.source)
            i += 1
            left += step
