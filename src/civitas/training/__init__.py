"""Values learned from games of bots: `samples` plays and notes, `fitting` learns, `command` is `civitas train`."""
