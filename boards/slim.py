"""A source file as a device needs it: without types, and with constants where they are used.

A name that is imported costs a Pico some twenty bytes and is looked up whenever it is met; written
in its place, a constant is a byte or two. mpy-cross does that within a file, this across files.
"""

import ast

Values = dict[str, str]  # by name, as they would stand in a source

_MODULE_OF_CONST = "snap.const"


class Project:
    """Knows what every module has assigned from `const`, unless one reads it as `module.NAME`, or
    in a text, where it stays a name: then there has to be something to import."""

    def __init__(self, sources: dict[str, str]) -> None:
        """All modules, by name."""
        trees = {module: ast.parse(source) for module, source in sources.items()}
        every = (node for tree in trees.values() for node in ast.walk(tree))
        self._read = {node.attr for node in every if isinstance(node, ast.Attribute)}
        self._read.update(*map(_in_texts, trees.values()))
        self._known = {module: self._shared(tree) for module, tree in trees.items()}

    def slim(self, source: str) -> str:
        """For mpy-cross: one of the modules, or another that imports from them. Every line keeps
        its number."""
        tree = ast.parse(source)
        editor = _Editor(self._known, self._shared(tree), _in_texts(tree))
        editor.visit(tree)
        return editor.edited(source)

    def _shared(self, tree: ast.Module) -> Values:
        """The constants that others may import."""
        values = _constants(tree)
        return {name: values[name] for name in values if name[0] != "_" and name not in self._read}


def _constants(tree: ast.Module) -> Values:
    """By name, what lines `NAME = const(VALUE)` say; a value may refer to names above it."""
    found: Values = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("const"), [value])):
                for part in ast.walk(value):
                    if isinstance(part, ast.Name):
                        part.id = found[part.id]
                found[name] = f"({ast.unparse(value)})"
    return found


def _in_texts(tree: ast.Module) -> set[str]:
    """Names within f-strings, whose places are not known before Python 3.12."""
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    return {node.id for text in texts for node in ast.walk(text) if isinstance(node, ast.Name)}


class _Editor(ast.NodeVisitor):
    """Collects what is to be replaced: first line, byte in it, end line, byte in it, and by what.

    `kept` are names that stay names.
    """

    def __init__(self, known: dict[str, Values], own: Values, kept: set[str]) -> None:
        self._known = known
        self._kept = kept
        self._own = {name: own[name] for name in own.keys() - kept}
        self._values = dict(self._own)
        self._edits: list[tuple[int, int, int, int, str]] = []

    def edited(self, source: str) -> str:
        """The source with all that replaced."""
        lines = source.encode().splitlines(keepends=True)
        for first, start, last, end, text in sorted(self._edits, reverse=True):
            before, after = lines[first - 1][:start], lines[last - 1][end:]
            lines[first - 1] = before + text.encode() + b"\n" * (last - first) + after
            lines[first:last] = [b""] * (last - first)
        return b"".join(lines).decode()

    def visit_Import(self, node: ast.Import) -> None:
        """It stays."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Only what is no constant is still imported."""
        known = self._known.get(node.module or "", {})
        taken = {alias.name for alias in node.names if alias.name in known} - self._kept
        self._values |= {name: known[name] for name in taken}
        rest = [alias for alias in node.names if alias.name not in taken]
        if node.module == _MODULE_OF_CONST or not rest:
            self._replace(node, "pass")
        elif taken:
            self._replace(node, ast.unparse(ast.ImportFrom(node.module, rest, node.level)))

    def visit_If(self, node: ast.If) -> None:
        """What is there for types goes."""
        match node.test:
            case ast.Name("TYPE_CHECKING"):
                self._replace(node, "pass")
            case _:
                self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """A constant that is written in needs no name."""
        match node.targets:
            case [ast.Name(name)] if name == "TYPE_CHECKING" or name in self._own:
                self._replace(node, "pass")
            case _:
                self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """The value in the name's place."""
        if node.id in self._values:
            self._replace(node, self._values[node.id])

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is within stays."""

    def _replace(self, node: ast.stmt | ast.expr, text: str) -> None:
        last, end = node.end_lineno or node.lineno, node.end_col_offset or 0
        self._edits.append((node.lineno, node.col_offset, last, end, text))
