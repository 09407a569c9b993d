import { describe, expect, it } from "vitest";
import { momentAt, placeOf, replayTrack, strideOf, strode, trackOf } from "../src/lib/track";

/** Seats 0 0 1 1 0 act; the third move begins round 2 and the last one round 3. */
const track = trackOf([0, 0, 1, 1, 0], [1, 1, 2, 2, 3], 1);

describe("a track", () => {
  it("knows where turns and rounds begin", () => {
    expect([track.count, track.turns, track.rounds]).toEqual([5, [2, 4], [3, 5]]);
    expect([0, 1, 2, 3, 4, 5].map(track.roundAt)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it("leads by move, turn, round and to its ends, and no further", () => {
    const from = (at: number, way: 1 | -1): number[] =>
      (["move", "turn", "round", "all"] as const).map((stride) => strode(track, at, stride, way));
    expect(from(0, 1)).toEqual([1, 2, 3, 5]);
    expect(from(0, -1)).toEqual([0, 0, 0, 0]);
    expect(from(4, 1)).toEqual([5, 5, 5, 5]);
    expect(from(4, -1)).toEqual([3, 2, 3, 0]);
    expect(from(5, 1)).toEqual([5, 5, 5, 5]);
  });

  it("takes whoever is not known to go on with the turn", () => {
    expect(trackOf([0, null, 0, null, 1], [1, 1, 1, 1, 1], 1).turns).toEqual([4]);
  });

  it("lets a part of a log be gone along, from its first step on", () => {
    const known = { first: 10, actors: [null, 0, 1, 1, 0], rounds: [1, 1, 1, 2, 2] };
    const again = replayTrack([11, 12, 14], known);
    expect([again.first, again.count, again.turns, again.rounds]).toEqual([1, 3, [1, 2], [3]]);
    expect(replayTrack([11, 12], null)).toMatchObject({ first: 1, count: 2, turns: [], rounds: [] });
  });
});

describe("a chart of rounds", () => {
  it("has the last moment of a round at its place, and the others before it", () => {
    const rounds = [1, 2, 3];
    expect([0, 1, 2, 3, 4, 5].map((at) => placeOf(track, rounds, at))).toEqual([0, 0, 0, 0.5, 1, 2]);
  });

  it("leads to the moment that lies at a place", () => {
    const rounds = [1, 2, 3];
    expect([0, 0.5, 1, 1.9, 2, 7].map((place) => momentAt(track, rounds, place))).toEqual([2, 3, 4, 5, 5, 5]);
  });
});

describe("keys", () => {
  const key = (name: string, more: KeyboardEventInit = {}, target: Element = document.body): unknown => {
    const event = new KeyboardEvent("keydown", { key: name, ...more });
    Object.defineProperty(event, "target", { value: target });
    return strideOf(event);
  };

  it("go by move, with shift by turn, with the pages by round, and to the ends", () => {
    expect(key("ArrowRight")).toEqual(["move", 1]);
    expect(key("ArrowLeft", { shiftKey: true })).toEqual(["turn", -1]);
    expect(key("PageDown")).toEqual(["round", 1]);
    expect(key("Home")).toEqual(["all", -1]);
    expect(key("x")).toBeNull();
  });

  it("are left to whatever is being written, and to the browser", () => {
    const input = document.createElement("input");
    expect(key("ArrowRight", {}, input)).toBeNull();
    expect(key("ArrowLeft", { altKey: true })).toBeNull();
    input.dataset["scrubber"] = "";
    expect(key("ArrowRight", {}, input)).toEqual(["move", 1]);
  });
});
