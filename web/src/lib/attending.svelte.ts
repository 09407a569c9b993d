/** What a page does beside drawing its table: keep the connection, let things glide, sound and call. */

import { untrack } from "svelte";
import type { LiveTable } from "./live.svelte";
import { glide, places, type Places } from "./motion";
import { markTab, notify } from "./notice";
import type { Playable } from "./playable";
import { keep, settings } from "./settings.svelte";
import { sound } from "./sound";
import type { SeatShown } from "./wire";

/** The table is open as long as its page is, and tries again when the browser is back. */
export function stayConnected(live: LiveTable): void {
  $effect(() => {
    untrack(() => live.open());
    const back = (): void => live.retry();
    const turned = (): void => {
      live.retry();
      live.look();
    };
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", turned);
    return () => {
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", turned);
      live.close();
      markTab(false);
    };
  });
}

/** What moved is shown moving: where things were is remembered before the page changes. */
export function showMoves(live: Pick<Playable, "news">, board: () => HTMLElement | undefined): void {
  let before: Places | null = null;
  $effect.pre(() => {
    const drawn = board();
    if (live.news && drawn) before = places(drawn);
  });
  $effect(() => {
    const drawn = board();
    if (!live.news || !drawn) return;
    if (before) glide(drawn, before);
    untrack(() => sound("move"));
  });
}

/** Whoever wants a click for each step may click anywhere on the board; a page that nobody looks at catches up. */
export function stepByClicks(live: LiveTable, board: () => HTMLElement | undefined): void {
  const { following } = live;
  $effect(() => {
    const drawn = board();
    const step = (): void => {
      if (following.isBehind && settings.pace === "click") following.forward();
    };
    const hidden = (): void => {
      if (document.hidden && following.isWatching && !following.isReplay) following.now();
    };
    drawn?.addEventListener("click", step);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      drawn?.removeEventListener("click", step);
      document.removeEventListener("visibilitychange", hidden);
    };
  });
}

/** That it is my turn, and that something was refused, is told without being looked for. */
export function callPlayer(live: LiveTable, words: () => { title: string; text: string }): void {
  $effect(() => {
    const isMine = live.isMyTurn && !live.state?.result;
    markTab(isMine);
    if (!isMine) return;
    untrack(() => {
      const { title, text } = words();
      sound("turn");
      notify(title, text, live.id);
    });
  });
  $effect(() => {
    if (live.refusal) untrack(() => sound("refused"));
  });
}

const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 10 * 60;
/** Of the time that is left, this part passes between two questions. */
const PART = 20;

/** When a clock runs out, its player falls asleep, or it is time to compare with the server. */
export function nextLook(seats: SeatShown[]): number {
  const clocks = seats.flatMap(({ clock }) => (clock && clock.runs !== "stands" ? [clock] : []));
  const moments = clocks.flatMap(({ left, ends, changes }) => [
    Math.max(10, left / PART),
    (ends ?? LONGEST_PAUSE) + 1,
    (changes ?? LONGEST_PAUSE) + 1,
  ]);
  return Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, Math.min(...moments)));
}

/** At a table with clocks these change with every move, and only the server knows what they show. */
export function watchClocks(live: LiveTable, seats: () => SeatShown[] | null, ask: () => void): void {
  $effect(() => {
    void live.state?.seq;
    if (seats()) untrack(ask);
  });
  $effect(() => {
    const known = seats();
    if (!known) return;
    const asking = setInterval(ask, 1000 * nextLook(known));
    return () => clearInterval(asking);
  });
}

const MOST_WATCHED = 12;

/** A table that is looked at without sitting there is found again in the lobby. */
export function rememberWatched(live: LiveTable): void {
  $effect(() => {
    if (!live.state || live.state.seat !== null || untrack(() => settings.watched.includes(live.id))) return;
    settings.watched = [live.id, ...untrack(() => settings.watched)].slice(0, MOST_WATCHED);
    keep();
  });
}
