"""What the box holds, read from `data/*.toml` once and kept as tables indexed by small ints."""
