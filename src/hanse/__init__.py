"""Hanse."""
