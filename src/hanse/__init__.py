"""Board games of the Hanseatic merchants: rules, bots, server and page."""

__version__ = "0.1.0"
