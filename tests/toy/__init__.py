"""Toy Bidding: a small complete title, for tests of the contract and of the conformance kit."""

from tests.toy.title import TOY, ToyTitle

__all__ = ["TOY", "ToyTitle"]
