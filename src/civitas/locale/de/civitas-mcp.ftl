### Was Assistenten über das Model Context Protocol gesagt wird.

mcp-table = Tisch { $table }: { $title }
mcp-you = Du bist { $name }, Platz { $number }.
mcp-others = Am Tisch: { $names }
mcp-token = Dein Platz gehört zum Schlüssel { $token }: Mit ihm kommst du über `join` zurück.
mcp-waiting-room = Das Spiel beginnt, wenn alle Plätze besetzt sind.
mcp-scenario = Eine eigene Stellung: Sieh sie von jedem Platz an, spiele und probiere, was du willst.
mcp-move = Nach Zug { $number } von { $count }.
mcp-next = In der Partie kam, von Platz { $number }: { $action }.
mcp-happened = Was geschehen ist:
mcp-played = Gespielt: { $action }.
mcp-unchanged = Nichts hat sich geändert.
mcp-confirm = Nichts wurde gespielt. Spiele es noch einmal mit confirm=true, wenn du das willst.
mcp-rule = Das Werkzeug `rule` findet sie als { $rule }.
mcp-imagined = Vorgestellt, nicht gespielt: { $action }.
mcp-uncertain = Es hängt vom Zufall ab oder von dem, was du nicht siehst; so könnte es gehen:
mcp-unforeseen = Was dabei herauskommt, lässt sich vorher nicht sagen: Es hängt vom Zufall ab oder von dem, was du nicht siehst.
mcp-nothing = Nichts, was erzählt würde.
mcp-changes = Was sich ändert:
