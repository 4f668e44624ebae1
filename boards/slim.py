"""A source file as a device needs it: without types, and with constants where they are used.

A name that is imported costs a Pico some twenty bytes and is looked up whenever it is met; written
in its place, a constant is a byte or two. mpy-cross does that within a file, this across files.
"""

import ast
from collections.abc import Iterator

Values = dict[str, str]  # by name, as they would stand in a source

_MODULE_OF_CONST = "snap.const"


class Project:
    """Knows what every module has assigned from `const`.

    A constant whose name is met otherwise than as something imported and read stays as it is
    everywhere: an attribute, a word in a text, an argument, a variable.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        """All modules, by name."""
        trees = {module: ast.parse(source, module) for module, source in sources.items()}
        self._kept = {name for tree in trees.values() for name in _otherwise(tree)}
        self._known = {module: self._shared(tree) for module, tree in trees.items()}

    def slim(self, source: str) -> str:
        """For mpy-cross: one of the modules, or another that imports from them. Every line keeps
        its number."""
        tree = ast.parse(source)
        editor = _Editor(self._known, self._shared(tree))
        editor.visit(tree)
        return editor.edited(source)

    def _shared(self, tree: ast.Module) -> Values:
        """The constants that others may import."""
        values = _constants(tree)
        return {name: values[name] for name in values if name[0] != "_" and name not in self._kept}


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


def _otherwise(tree: ast.Module) -> Iterator[str]:
    """Names that are more than imported and read; those within f-strings are, for their places are
    not known before Python 3.12."""
    own = {id(node.targets[0]) for node in tree.body if isinstance(node, ast.Assign)}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                yield name
            case ast.Constant(str(name)) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(name, ast.Store() | ast.Del()) if id(node) not in own:
                yield name
            case ast.alias(name, str(other)):
                yield from (name, other)
            case ast.JoinedStr():
                yield from (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


class _Editor(ast.NodeVisitor):
    """Collects what is to be replaced: line and byte where it begins and ends, and by what."""

    def __init__(self, known: dict[str, Values], own: Values) -> None:
        self._known = known
        self._own = own
        self._values = dict(own)
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
        taken = {alias.name for alias in node.names if alias.name in known}
        for name in taken:
            if self._values.setdefault(name, known[name]) != known[name]:
                raise ValueError(f"{name} is imported from two modules")
        rest = [alias for alias in node.names if alias.name not in taken]
        if node.module == _MODULE_OF_CONST or not rest:
            self._replace(node, "pass")
        elif taken:
            self._replace(node, ast.unparse(ast.ImportFrom(node.module, rest, node.level)))

    def visit_If(self, node: ast.If) -> None:
        """What is there for types goes."""
        match node.test:
            case ast.Name("TYPE_CHECKING") if not node.orelse:
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
        if node.id == "TYPE_CHECKING":
            raise ValueError("TYPE_CHECKING stands elsewhere than in a plain `if`")
        if node.id in self._values:
            self._replace(node, self._values[node.id])

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is within stays."""

    def _replace(self, node: ast.stmt | ast.expr, text: str) -> None:
        last, end = node.end_lineno or node.lineno, node.end_col_offset or 0
        self._edits.append((node.lineno, node.col_offset, last, end, text))
