// @vitest-environment node
import { expect, it } from "vitest";
import { language } from "../src/lib/language";
import { chairs, laidOut } from "../src/lib/laidOut";
import { seatName, type Scene } from "../src/lib/presenter";

it("players of whom nobody knows the names go by their numbers", async () => {
  const words = await language("en", "new-dawn");
  const named = (seats: Scene["seats"]): string[] =>
    seats.map(({ seat }) => seatName({ language: words, seats, view: {} }, seat));
  expect(named(laidOut("new-dawn", chairs(2)).seats)).toEqual(["Player 1", "Player 2"]);
  const study = [{ name: "Anna" }, { name: "", kind: "person" as const }];
  expect(named(laidOut("new-dawn", study).seats)).toEqual(["Anna", "Player 2"]);
});
