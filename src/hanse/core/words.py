"""A game's vocabulary: verbs, events, refusals, each declared once; numbers follow the order of declaration."""

from __future__ import annotations

from typing import Final

from hanse.core.model import Refusal

NUMBER: Final = "number"
SEAT: Final = "seat"


class Domain:
    """What an operand ranges over: a name for texts, and the words of the notation in the order of their ints."""

    def __init__(self, name: str, words: tuple[str, ...], room: int = 0) -> None:
        self.name = name
        self.words = words
        # Numbers reserved, so that a bigger map of the same game never renumbers what follows.
        self.room = max(room, len(words))


def seats(most: int) -> Domain:
    """Seats as operands; texts put the player's name in their place."""
    return Domain(SEAT, tuple(str(seat) for seat in range(most)))


class Field:
    """One named operand of a frame or an event. ``secret``: only the seat concerned may know it."""

    def __init__(self, name: str, domain: Domain | None = None, secret: bool = False, optional: bool = False) -> None:
        self.name = name
        self.domain = domain
        self.secret = secret
        # It may be none: a negative number inside.
        self.optional = optional

    def tell(self, value: int, known: bool) -> str | int | None:
        """The operand as a word or a number; ``None`` if it may not be known, or is negative: none."""
        if self.secret and not known:
            return None
        if self.domain is None:
            return value
        return self.domain.words[value] if value >= 0 else None


def field(operand: str, domains: dict[str, Domain], secret: bool = False) -> Field:
    """A declared operand bound to a game's domains.

    ``city`` ranges over the domain of that name if there is one, otherwise it is a plain number; ``origin:city`` says
    over which, ``traders:number`` that it is a number although there is a domain of that name; ``payee:seat?`` may be
    none.
    """
    name, colon, over = operand.removesuffix("?").partition(":")
    if over == NUMBER:
        return Field(name, None, secret)
    if colon and over not in domains:
        raise TypeError(f"operand {operand!r}: no domain {over!r}; there is {', '.join(domains)}")
    return Field(name, domains.get(over if colon else name), secret, operand.endswith("?"))


class Verb:
    """A family of actions: its word, and the names of the domains its operands range over."""

    def __init__(self, number: int, name: str, domains: tuple[str, ...], stops: bool, final: bool, aside: bool) -> None:
        self.number = number
        self.name = name
        self.domains = domains
        # It only stops something (end, done, pass): random play uses it when nothing else is possible.
        self.stops = stops
        # It ends a turn: its seat may not take it back.
        self.final = final
        # It answers nothing, the same question is asked again: bots do it only where it betters the position.
        self.aside = aside


class Verbs:
    """The verbs of one game. Codes of actions follow the order of declaration: add at the end."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def add(self, name: str, *domains: str, stops: bool = False, final: bool = False, aside: bool = False) -> Verb:
        verb = Verb(len(self.all), name, domains, stops, final, aside)
        self.all.append(verb)
        return verb


class Kind:
    """A kind of event: its word and its operands. A secret operand is known to the seat that is the first one."""

    def __init__(self, name: str, operands: tuple[str, ...], secret: str) -> None:
        self.name = name
        self.operands = operands
        self.secret = secret


class Events:
    """The kinds of events of one game; ``add`` gives the number that begins such an event."""

    def __init__(self) -> None:
        self.all: list[Kind] = []

    def add(self, name: str, *operands: str, secret: str = "") -> int:
        if secret and secret not in operands:
            raise TypeError(f"event {name!r}: no operand {secret!r} to keep secret")
        self.all.append(Kind(name, operands, secret))
        return len(self.all) - 1


class Refusals:
    """The refusals of one game, declared in the modules of the rules that speak them."""

    def __init__(self) -> None:
        self.all: list[Refusal] = []

    def add(self, rule: str, slug: str) -> Refusal:
        refusal = Refusal(rule, slug)
        self.all.append(refusal)
        return refusal
