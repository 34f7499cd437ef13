"""What holds for every test: no clock decides whether one passes."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine is slow; that is no fault of what is tested.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
