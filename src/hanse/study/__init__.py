"""Games without people, many at once: who plays whom, on how many processes, and what may be said of the outcome.

``hanse simulate`` and ``hanse arena`` are made of it. Not the front door; see ``hanse``.
"""
