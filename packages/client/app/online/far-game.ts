import { compile, hashOf, parsePosition, type Ruleset, type Seat, type Viewer } from '@archmage/engine';
import { learn, type News } from '@archmage/host';
import type { Answer, Entry, GameLine, ServerMessageOf, TableNow } from '@archmage/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { bringFor } from '../boxes.ts';
import { followed, nothingTold, sharedLength, type Told } from './fold.ts';
import { type Asked, ask } from './http.ts';
import { tellServer, watchGame } from './line.ts';
import { type Finished, recordOf } from './record.ts';
import { type Answered, type Wishes, wishesFor } from './wishes.ts';

export type Present = ServerMessageOf<'present'>;
export type Line = Answer<'chat'>['said'][number];

/** A game from afar, as far as one may know it: it is folded here, and the server decides it. */
export interface FarGame {
  readonly id: string;
  readonly rules: Ruleset;
  readonly viewer: Viewer;
  readonly line: GameLine;
  readonly told: () => Told;
  readonly record: () => Finished | undefined;
  /** What goes on beside the position; unknown until the line is open. */
  readonly now: ReadonlySignal<Since | undefined>;
  readonly present: ReadonlySignal<Present | undefined>;
  readonly said: Signal<readonly Line[]>;
  readonly act: (action: { readonly type: string }) => Promise<Answered>;
  readonly say: (text: string) => void;
  readonly listen: (hear: (news: News) => void) => () => void;
  readonly close: () => void;
}

/** What the table was like, and when that was here. */
export interface Since {
  readonly table: TableNow;
  readonly at: number;
}

/** The game from its beginning, and from now on whatever comes. */
export const openFarGame = async (id: string, person: string | undefined): Promise<Asked<FarGame>> => {
  const [line, log] = await Promise.all([
    ask('gameLine', 'GET', `/games/${id}`),
    ask('history', 'GET', `/games/${id}/log`),
  ]);
  if (!line.ok) return line;
  if (!log.ok) return log;
  const read = await readLog(log.value);
  if (!read.ok) return read;
  const record = read.value.told.view.ending === undefined ? undefined : await recordOf(id);
  return { ok: true, value: gameOf(line.value, viewerIn(line.value, person), { ...read.value, record }) };
};

export const viewerIn = ({ seats }: GameLine, person: string | undefined): Viewer => {
  const sits = (seat: Seat) => person !== undefined && seats[seat]?.person === person;
  return sits('yellow') ? 'yellow' : sits('blue') ? 'blue' : 'spectator';
};

interface Opened {
  readonly rules: Ruleset;
  readonly told: Told;
  readonly record?: Finished | undefined;
}

const readLog = async ({ rules: id, own, start, entries }: Answer<'history'>): Promise<Asked<Opened>> => {
  await bringFor(id);
  for (const text of own) learn(text);
  const rules = compile(id);
  const first = rules.ok ? parsePosition(start, rules.value) : rules;
  if (!rules.ok || !first.ok) return { ok: false, code: 'unreadable' };
  const told = followed(nothingTold(first.value), entries);
  return told === 'short' ? { ok: false, code: 'unreadable' } : { ok: true, value: { rules: rules.value, told } };
};

interface Inside {
  readonly line: GameLine;
  readonly wishes: Wishes;
  readonly listeners: Set<(news: News) => void>;
  readonly now: Signal<Since | undefined>;
  readonly present: Signal<Present | undefined>;
  readonly said: Signal<readonly Line[]>;
  told: Told;
  record: Finished | undefined;
  /** The position that was wrong: it is read anew once. */
  wrong: number | undefined;
  readonly rules: Ruleset;
}

const gameOf = (line: GameLine, viewer: Viewer, { rules, told, record }: Opened): FarGame => {
  const { id } = line;
  const inside: Inside = {
    line,
    rules,
    told,
    record,
    wrong: undefined,
    wishes: wishesFor(id, () => ({ seen: inside.told.seq, hash: hashOf(rules, inside.told.view) })),
    listeners: new Set(),
    now: signal(undefined),
    present: signal(undefined),
    said: signal([]),
  };
  const close = watchGame(id, {
    seen: () => inside.told.seq,
    opened: inside.wishes.sendAll,
    hear: (message) => {
      if (message.type === 'entries') void hearEntries(inside, message);
      else if (message.type === 'game') void hearWhole(inside, message);
      else if (message.type === 'present') inside.present.value = message;
      else if (message.type === 'said') hearSaid(inside, message);
      else if (message.type === 'done') inside.wishes.done(message.id, message.seq);
      else if (message.type === 'refused') inside.wishes.refused(message.id, message.refusal);
    },
  });
  void learnSaid(inside);
  return faceOf(inside, viewer, close);
};

const faceOf = (inside: Inside, viewer: Viewer, close: () => void): FarGame => {
  const { line, listeners, now, present, rules, said, wishes } = inside;
  return {
    id: line.id,
    rules,
    viewer,
    line,
    now,
    present,
    said,
    told: () => inside.told,
    record: () => inside.record,
    act: wishes.make,
    say: (text) => tellServer({ type: 'say', game: line.id, id: wishes.newId(), text }),
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close,
  };
};

type Entries = ServerMessageOf<'entries'>;

const hearEntries = async (inside: Inside, { entries, hash, table, from }: Entries): Promise<void> => {
  const after = from > inside.told.seq ? 'short' : followed(inside.told, entries);
  if (after === 'short') return reread(inside);
  noteTable(inside, table);
  if (hash !== hashOf(inside.rules, after.view)) return differ(inside, after);
  await take(inside, after, entries);
};

/** The position as it is: asked for after a difference, or because a spectator has seen more than he may by now. */
const hearWhole = async (inside: Inside, { table, hash, seq }: ServerMessageOf<'game'>): Promise<void> => {
  noteTable(inside, table);
  if (seq !== inside.told.seq || hash !== hashOf(inside.rules, inside.told.view)) await reread(inside);
};

const noteTable = ({ now }: Inside, table: TableNow): void => {
  now.value = { table, at: Date.now() };
};

/** What the entries lead to is not what the server has: it is told which, and the game is read anew. */
const differ = async (inside: Inside, after: Told): Promise<void> => {
  if (inside.wrong === after.seq) return;
  inside.wrong = after.seq;
  tellServer({ type: 'differs', game: inside.line.id, seq: after.seq, hash: hashOf(inside.rules, after.view) });
  await reread(inside);
};

const reread = async (inside: Inside): Promise<void> => {
  const log = await ask('history', 'GET', `/games/${inside.line.id}/log`);
  const read = log.ok ? await readLog(log.value) : log;
  if (!read.ok) return;
  await take(inside, read.value.told, []);
};

/** What is over is told with its record, so that nothing has to be fetched to say how it went. */
const take = async (inside: Inside, after: Told, entries: readonly Entry[]): Promise<void> => {
  const isNewlyOver = after.view.ending !== undefined && inside.record === undefined;
  if (isNewlyOver) inside.record = await recordOf(inside.line.id);
  const before = inside.told;
  if (after.seq < before.seq) return;
  inside.told = after;
  const length = sharedLength(before, after);
  if (length < before.chapters.length) tell(inside, newsOfRewind(after, entries, length));
  else if (length < after.chapters.length) tell(inside, { kind: 'chapters', chapters: after.chapters.slice(length) });
  inside.wishes.seen(after.seq);
};

const newsOfRewind = ({ chapters }: Told, entries: readonly Entry[], length: number): News => {
  const by = entries.find(({ action }) => action?.type === 'takeBack')?.actor;
  return by === 'yellow' || by === 'blue'
    ? { kind: 'takenBack', seat: by, length }
    : { kind: 'elsewhere', length, chapters: chapters.slice(length) };
};

const tell = ({ listeners }: Inside, news: News): void => {
  for (const hear of [...listeners]) hear(news);
};

const hearSaid = ({ said }: Inside, { nth, by, name, text, at }: ServerMessageOf<'said'>): void => {
  if (said.value.some((line) => line.nth === nth)) return;
  said.value = [...said.value, { nth, by, name, text, at }].sort((one, other) => one.nth - other.nth);
};

const learnSaid = async (inside: Inside): Promise<void> => {
  const asked = await ask('chat', 'GET', `/games/${inside.line.id}/chat`);
  if (!asked.ok) return;
  const late = inside.said.value.filter(({ nth }) => !asked.value.said.some((line) => line.nth === nth));
  inside.said.value = [...asked.value.said, ...late];
};
