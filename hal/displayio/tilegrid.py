"""A grid of tiles from one sheet."""

from hal.displayio.layer import Leaf

TYPE_CHECKING = False
if TYPE_CHECKING:
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
        return self.palette.key < 0

    def draw(self, canvas: "FrameBuffer", x: int, y: int, height: int) -> None:
        """Draw on a canvas of so many rows whose left top corner is display pixel x, y."""
        step = self.bitmap.tile_height
        top = self.top - y
        first = -top // step if top < 0 else 0
        top += first * step
        first *= self.width
        while top < height and first < len(self._tiles):
            self._draw_row(canvas, first, self.left - x, top)
            first += self.width
            top += step

    def _draw_row(self, canvas: "FrameBuffer", first: int, left: int, top: int) -> None:
        """Draw a row of tiles; what lies outside the canvas `blit` clips."""
        palette = self.palette
        sheet = self.bitmap
        for i in range(first, first + self.width):
            sheet.fetch(self._tiles[i])
            canvas.blit(sheet.tile, left, top, palette.key, palette.source)
            left += sheet.width
