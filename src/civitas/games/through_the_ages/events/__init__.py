"""Events, with the colonies, impacts and choices that they bring."""
