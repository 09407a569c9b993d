"""The laboratory: games for the tools of research. Nothing here is needed to play."""
