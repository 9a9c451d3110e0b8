"""Measurements: ours beside the peers', always in the same run.  `python3 run.py python bench/run.py`."""
