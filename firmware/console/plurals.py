"""Which form of a noun a number takes, by language: 1 carte / 2 cartes, 1, 2, 5 in Russian."""


def plural_form(language: str, n: int) -> int:
    """Index of the form for n things: English and French have two forms, Russian three."""
    if language == "ru":
        return _russian(n)
    if language == "fr":
        return 0 if n < 2 else 1
    return 0 if n == 1 else 1


def _russian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
