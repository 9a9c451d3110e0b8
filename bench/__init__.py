"""Measurements: ours beside the peers', always in the same run.  `uv run python bench/run.py`."""
