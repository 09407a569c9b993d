"""Tests of the rules of Two Rivers."""
