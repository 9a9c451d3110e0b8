"""Benchmarks of our code and of other libraries, in the same run: `python3 run.py python bench/run.py`."""
