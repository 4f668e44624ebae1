"""The exhibits as scenes for tests.hal.pixels: all of a module, one after the other."""

from console.texts import Texts
from console.ui.kit import Ui
from tests.hal.pixels.tables import KitBoard


def shown(argument):
    """The scene of [module of exhibits, language, n]: each step shows the next n-th exhibit."""
    module, language, step = argument

    def scene(kit):
        board = KitBoard(kit)
        texts = Texts(board, language)
        ui = Ui(board, texts.section("cards")["letters"])
        found = __import__("tests.screens.exhibits." + module, None, None, ("exhibits",)).exhibits()
        root = kit.displayio.Group()

        def change(exhibit):
            def show():
                if len(root):
                    root.pop()
                root.append(exhibit(ui, texts).group)

            return show

        return root, [change(found[name]) for name in sorted(found)[::step]]

    return scene
