"""One folder is one game. Nobody outside a folder may import it; ``hanse.core.registry`` finds them.

Not the front door; see ``hanse``.
"""
