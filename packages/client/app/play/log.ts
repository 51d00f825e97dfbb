import { type Actor, evolve, type GameEvent, HIDDEN, type PieceId, type Place, type State } from '@archmage/engine';
import type { Chapter, Story } from '@archmage/host';
import { type Speech, tell, tellHeld } from '@archmage/words';

/** What one actor did in one turn. */
export interface LogEntry {
  /** 0 is set-up. */
  readonly turn: number;
  readonly seat: Actor;
  readonly lines: readonly LogLine[];
}

export interface LogLine {
  readonly event: GameEvent;
  readonly text: string;
  /** The same below a heading that says who: empty for what the heading says already. */
  readonly brief: string;
  /** The chapter it was told in, to jump to it. */
  readonly chapter: number;
  /** The places and rooms it speaks of. */
  readonly places: readonly Place[];
  readonly tiles: readonly number[];
}

/** In which game and in whose language a log is written. */
export type Writer = Pick<Speech, 'rules' | 'words'>;

export interface Log {
  readonly entries: readonly LogEntry[];
  readonly view: State;
  readonly chapters: number;
}

export const beginLog = (start: State): Log => ({ entries: [], view: start, chapters: 0 });

export const logOf = ({ start, chapters }: Story, writer: Writer): Log =>
  chapters.reduce((log, chapter) => noteDown(log, chapter, writer), beginLog(start));

/** One chapter more; the entries before are the same objects. */
export const noteDown = (log: Log, { action, actor, events }: Chapter, writer: Writer): Log => {
  let { view, entries } = log;
  for (const happened of events) {
    const before = view;
    view = evolve(before, happened);
    const event = forgotten(happened, view);
    const seat = doerOf(event, actor, view);
    const speech: Speech = { ...writer, state: view, before, doing: action, naming: 'names' };
    const own = seat === 'yellow' || seat === 'blue' ? seat : undefined;
    const lines = [
      { text: tell(speech, event), brief: tell({ ...speech, own }, event) },
      ...tellHeld(speech).map((text) => ({ text, brief: text })),
    ].filter(({ text }) => text !== '');
    for (const said of lines) {
      const line: LogLine = { event, ...said, chapter: log.chapters, ...spotsOf(event, before, view) };
      entries = added(entries, { turn: view.turn.number, seat, lines: [line] });
    }
  }
  return { entries, view, chapters: log.chapters + 1 };
};

/** Lines that say the same in a row. */
export interface Run {
  readonly line: LogLine;
  readonly times: number;
}

/** What is to be read below an entry's heading: nothing twice. */
export const runsOf = (lines: readonly LogLine[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && last.line.brief === line.brief) runs[runs.length - 1] = { line, times: last.times + 1 };
    else if (line.brief !== '') runs.push({ line, times: 1 });
  }
  return runs;
};

/** B-HID-03: who may not look at a hidden token again may not read its name in the log. */
const forgotten = (event: GameEvent, { tiles }: State): GameEvent => {
  if (event.type !== 'stashed') return event;
  const isShown = tiles[event.tile]?.stash.some(({ kind, owner }) => owner === event.seat && kind === event.kind);
  return isShown ? event : { ...event, kind: HIDDEN };
};

/** A turn begins at the end of the other's last action; what chance and the clock add belongs to whose turn it is. */
const doerOf = (event: GameEvent, actor: Actor, { turn }: State): Actor => {
  if (event.type === 'turnBegan') return event.seat;
  return turn.number > 0 && (actor === 'chance' || actor === 'clock') ? turn.seat : actor;
};

const added = (entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] => {
  const last = entries.at(-1);
  if (last === undefined || last.turn !== entry.turn || last.seat !== entry.seat) return [...entries, entry];
  return [...entries.slice(0, -1), { ...last, lines: [...last.lines, ...entry.lines] }];
};

interface Spots {
  readonly places: readonly Place[];
  readonly tiles: readonly number[];
}

/** Squares are numbered in their room's own frame: they stay right when the room turns afterwards. */
const spotsOf = (event: GameEvent, before: State, after: State): Spots => {
  const at = (pieces: readonly PieceId[]): Spots => ({
    places: [...new Set(pieces.map((id) => placeIn(before, after, id)).filter((place) => place >= 0))],
    tiles: [],
  });
  switch (event.type) {
    case 'moved':
      return { places: [before.pieces[event.piece]?.at ?? -1, ...event.path], tiles: [] };
    case 'entered':
      return { places: [event.at], tiles: [] };
    case 'fought':
      return at([...event.attackers, ...event.defenders]);
    case 'took':
    case 'stole':
      return at([event.piece, event.token]);
    case 'left':
      return at([event.token]);
    case 'wounded':
    case 'healed':
    case 'revived':
    case 'removed':
      return at([event.piece]);
    case 'revealed':
    case 'rotated':
    case 'stashed':
    case 'marked':
    case 'covered':
    case 'uncovered':
      return { places: [], tiles: [event.tile] };
    case 'purseOpened':
      return at(event.only === undefined ? [] : [event.only]);
    default:
      return { places: [], tiles: [] };
  }
};

const placeIn = (before: State, after: State, id: PieceId): Place =>
  Math.max(after.pieces[id]?.at ?? -1, before.pieces[id]?.at ?? -1);
