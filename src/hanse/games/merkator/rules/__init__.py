"""The rules of Merkator, one module per action."""
