"""Search for an answer, knowing no game: whole turns as plans, and what comes of the best of them.

``kit`` holds what every search asks of a game, ``plans`` finds ways to the end of a turn, ``halving`` plays the best of
them on and keeps the better half, again and again; ``tree`` looks through everybody's answers where few are possible.
"""
