/**
 * What goes over the wire between this page and `civitas.server`, under the names that the page has for it. All of it is
 * generated from the messages of `civitas/server/`: `messages.py` and all `*_messages.py`.
 */

import type {
  Because,
  Explained,
  Group as ToldGroup,
  LegalAction,
  NewStudy,
  NoticeTest,
  Noted,
  Origin as SentOrigin,
  Preview,
  Refused,
  ResultRecord,
  SeatShown,
  SentEvent,
  State,
  TableShown,
  Tried,
  Why,
  Wire,
} from "../generated/wire";

export type {
  Account,
  AccountShown,
  AdmissionShown,
  AnalysisShown,
  Blocked,
  Blocking,
  ChallengeShown,
  Change,
  ChatLine,
  Comparison,
  Course,
  Curve,
  Choice as ToldChoice,
  Deed,
  DeedShown,
  ExampleSaid,
  ExampleShown,
  Explanation,
  Group as ToldGroup,
  Happening,
  Learned,
  LegalAction as SentAction,
  LessonHint,
  LessonShown,
  LessonStep,
  LineKept,
  Friends,
  GamePlayed,
  InvitationShown,
  Lobby as LobbyShown,
  Me,
  ModerationShown,
  Moments,
  Moment,
  NewReport,
  NewTable,
  NoticesShown,
  NoticesWanted,
  Opened,
  PlayedShown,
  OptionShown as TitleOption,
  Played,
  Profile,
  Ranking,
  PuzzleJudged,
  PuzzleShown,
  ResultRecord as Result,
  ReportShown,
  RuleEntry,
  RulebookShown as Rulebook,
  RuleMarks,
  StandingOrderShown,
  StandingOrdersShown,
  StandingOrderWanted,
  RestShown,
  RestWanted,
  RuleShown as RuleText,
  Clock,
  ClockShown,
  SeatShown,
  SentEvent,
  Signed,
  Said,
  State as StateMessage,
  Step,
  StudyLine,
  StudyNote,
  StudyOpened,
  StudySeat,
  StudyShown,
  Sum,
  Swing,
  TableShown,
  Taken,
  Telling,
  ThingShown,
  ThingsShown as ThingsOf,
  TitleShown as TitleInfo,
  TitleWords,
  Told,
  TurningPoint,
  Way,
} from "../generated/wire";

/** For whom a table is meant. */
export type Level = NonNullable<TableShown["level"]>;

export type ServerMessage = Wire["from_server"];
export type ClientMessage = Wire["from_client"];
export type Refusal = Omit<Refused, "type">;
export type Seat = SeatShown["seat"];
export type Stage = State["stage"];
/** How choices are best asked. */
export type WayToAsk = ToldGroup["asked"];
/** Whose eyes: a seat's, a spectator's, or those of whoever acts, with every event. */
export type Eyes = Tried["eyes"];
export type Mark = Noted["mark"];
export type NoticeWay = NoticeTest["way"];
/** What is said about a position that is tried on. */
export type Answer = Because | Explained | Preview;
/** A position in the words of the game, as tests write it. */
export type Scenario = Record<string, unknown>;
/** Where something is tried. */
export type Origin = Partial<SentOrigin>;
export type GameFile = NonNullable<NewStudy["file"]>;
export type OptionValue = TableShown["options"][string];

/** An action in words, `{ verb: "move", count: 3, border: "knossos phaestos" }`. */
export type ActionRecord = Extract<Why["action"], object> & Pick<LegalAction, "verb">;

/** An argument of an event. */
export type Argument = Exclude<SentEvent[string], SentEvent["told"]>;

/** What a seat sees, as far as all titles have it; boards know the views of theirs. */
export interface View {
  seat?: number | null;
  result?: ResultRecord | null;
}
