### What assistants are told over the Model Context Protocol.

mcp-table = Table { $table }: { $title }
mcp-you = You are { $name }, seat { $number }.
mcp-others = At the table: { $names }
mcp-token = Your seat is kept under the token { $token }: join with it to come back.
mcp-waiting-room = The game begins when every seat is taken.
mcp-scenario = A position of your own: look from any seat, play and try what you like.
mcp-move = After move { $number } of { $count }.
mcp-next = In the game came, from seat { $number }: { $action }.
mcp-happened = What happened:
mcp-played = Played: { $action }.
mcp-unchanged = Nothing was changed.
mcp-confirm = Nothing was played. Play it again with confirm=true if you want that.
mcp-rule = The tool `rule` finds it as { $rule }.
mcp-imagined = Imagined, not played: { $action }.
mcp-uncertain = It depends on chance or on what you cannot see; this is one of the ways it may go:
mcp-unforeseen = What comes of it cannot be said beforehand: it depends on chance or on what you cannot see.
mcp-nothing = Nothing that would be told.
mcp-changes = What changes:
