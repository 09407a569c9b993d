"""Tables for people: a server that stores every move before it answers, over HTTP and WebSocket.

`civitas serve` starts it; `civitas.server.app.build_app` makes the application for a server of your own.
"""
