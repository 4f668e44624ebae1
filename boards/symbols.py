"""What hangs on a pin, as SVG: drawn on the pin's own row, outwards from the edge of the board."""

from dataclasses import dataclass
from xml.sax.saxutils import escape

from boards.header import place

LEFT, RIGHT = 520, 720  # edges of the board
TOP, ROW = 160, 36  # its first row of pins, and the step to the next
INK = "#1b1f24"
PAPER = "#ffffff"


def text(x: float, y: float, words: str, anchor: str = "start", **more: object) -> str:
    """Words with their baseline a third of a letter below y; `more` are SVG attributes."""
    looks = {"font_size": 14, "fill": INK} | more
    given = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in looks.items())
    return f'<text x="{x:g}" y="{y + 5:g}" text-anchor="{anchor}"{given}>{escape(words)}</text>'


def rect(x: float, y: float, w: float, h: float, fill: str, edge: str, more: str = "") -> str:
    """A box with an edge."""
    size = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"'
    return f'<rect {size} fill="{fill}" stroke="{edge}" stroke-width="2"{more}/>'


def path(points: str, color: str, more: str = ' fill="none"') -> str:
    """A line through points, as SVG writes them."""
    return f'<path d="{points}" stroke="{color}" stroke-width="2.5"{more}/>'


@dataclass(frozen=True)
class Lead:
    """A row beside the board: distances d count outwards from its edge at x, in SVG units."""

    edge: float
    y: float
    side: int  # -1 left, 1 right
    color: str
    dashed: bool = False

    def x(self, d: float) -> float:
        """Where a distance is."""
        return self.edge + self.side * d

    def wire(self, begin: float, end: float) -> str:
        """A wire; dashed where somebody else has made it."""
        dash = ' stroke-dasharray="7 5"' if self.dashed else ""
        return path(f"M{self.x(begin):g} {self.y:g}H{self.x(end):g}", self.color, dash)

    def box(self, begin: float, end: float, words: str, height: float = 20) -> str:
        """A resistor, or whatever else says its name."""
        left = min(self.x(begin), self.x(end))
        box = rect(left, self.y - height / 2, abs(end - begin), height, PAPER, self.color)
        middle = self.x((begin + end) / 2)
        return box + text(middle, self.y - 1, words, "middle", font_size=12)

    def button(self, d: float) -> str:
        """A push button, 40 wide: two contacts and the bar that joins them."""
        y = self.y
        ends = "".join(
            f'<circle cx="{self.x(d + at):g}" cy="{y:g}" r="4" fill="{self.color}"/>'
            for at in (4, 36)
        )
        left = min(self.x(d), self.x(d + 40))
        return ends + path(f"M{left:g} {y - 8:g}h40m-20 0v-6m-7 0h14", self.color)

    def switch(self, d: float) -> str:
        """A switch, 32 wide, open."""
        ends = "".join(
            f'<circle cx="{self.x(d + at):g}" cy="{self.y:g}" r="4" fill="{self.color}"/>'
            for at in (4, 28)
        )
        arm = f"M{self.x(d + 4):g} {self.y:g}L{self.x(d + 26):g} {self.y - 11:g}"
        return ends + path(arm, self.color)

    def arrow(self, d: float, outwards: bool = True) -> str:
        """A diode, 22 wide, that lets current out from the board, or in."""
        tip, back = (self.x(d + 20), self.x(d + 2)) if outwards else (self.x(d + 2), self.x(d + 20))
        y = self.y
        fill = f' fill="{self.color if outwards else PAPER}"'
        body = path(f"M{back:g} {y - 9:g}L{tip:g} {y:g}L{back:g} {y + 9:g}Z", self.color, fill)
        return body + path(f"M{tip:g} {y - 9:g}V{y + 9:g}", self.color)

    def led(self, d: float) -> str:
        """An LED: a diode with two rays."""
        ray = f"M{self.x(d + 12):g} {self.y - 11:g}l5 -6m4 8l5 -6"
        return self.arrow(d) + path(ray, self.color)

    def piezo(self, d: float) -> str:
        """A disc that sounds, 22 wide."""
        disc = f'cx="{self.x(d + 11):g}" cy="{self.y:g}" fill="{PAPER}" stroke="{self.color}"'
        return "".join(f'<circle {disc} r="{r}" stroke-width="2.5"/>' for r in (11, 5))

    def cell(self, d: float) -> str:
        """A battery, 10 wide, its plus towards the board."""
        plus, minus, y = self.x(d), self.x(d + 10), self.y
        plates = f"M{plus:g} {y - 12:g}V{y + 12:g}M{minus:g} {y - 6:g}V{y + 6:g}"
        return path(plates, self.color) + text(self.x(d - 9), y - 11, "+", "middle", font_size=16)

    def ground(self, d: float) -> str:
        """The sign for ground, 12 wide, lying on its side."""
        y = self.y
        bars = [(0, 9), (6, 6), (12, 3)]
        lines = "".join(f"M{self.x(d + at):g} {y - h:g}V{y + h:g}" for at, h in bars)
        return path(lines, INK)

    def label(self, d: float, words: str) -> str:
        """What it is, in words."""
        anchor = "start" if self.side > 0 else "end"
        return text(self.x(d), self.y, words, anchor, fill=self.color, font_weight="bold")


def lead(pin: int, color: str, dashed: bool = False) -> Lead:
    """The row of a pin, 1 to 40."""
    side, row = place(pin)
    return Lead(LEFT if side < 0 else RIGHT, TOP + row * ROW, side, color, dashed)
