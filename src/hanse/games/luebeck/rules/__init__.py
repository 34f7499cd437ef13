"""The rules of Lübeck, one module per action or phase."""
