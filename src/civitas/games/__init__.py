"""The titles, one package each; a package announces its titles in `TITLES`."""
