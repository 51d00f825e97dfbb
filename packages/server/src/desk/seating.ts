import { asNewGame, compile, explain, ownFor, SEATS, type Seat } from '@archmage/engine';
import { learn } from '@archmage/host';
import type { NewGame } from '@archmage/protocol';
import { newId, newSecret } from '../chance.ts';
import { isSame } from '../people/signed.ts';
import { readGame, seatOf, sittersOf } from '../store/games.ts';
import { plan } from '../store/log.ts';
import type { GameRow, PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isBot } from '../table/decide.ts';
import type { Sitter } from '../table/setting.ts';
import { firstEntries } from './first.ts';

/** Making tables and sitting down at them. */
export type Seated =
  | { readonly ok: true; readonly row: GameRow }
  | { readonly ok: false; readonly code: string; readonly message?: string };

/** Who sits down: a person, and what he is rated here. */
export interface Guest {
  readonly person: PersonRow;
  readonly rating?: number;
}

export const makeTable = async (store: Store, guest: Guest, wish: NewGame, now: number): Promise<Seated> => {
  const wrong = flawIn(wish);
  if (wrong !== undefined) return wrong;
  const { person } = guest;
  const seat = wish.seat === 'any' ? anySeat() : wish.seat;
  const other = seat === 'yellow' ? 'blue' : 'yellow';
  const sitters = {
    [seat]: sitterOf(guest),
    ...(wish.bot === undefined ? {} : { [other]: { name: wish.bot, bot: wish.bot } }),
  } as Partial<Record<Seat, Sitter>>;
  const row: GameRow = {
    ...EMPTY,
    id: newId(),
    title: wish.title,
    rules: wish.rules,
    own: JSON.stringify(wish.own),
    pace: JSON.stringify(wish.pace),
    rated: wish.rated ? 1 : 0,
    memory: wish.memory,
    delay: wish.delay,
    seed: newSecret(),
    salt: newSecret(),
    invitation: wish.bot === undefined && !wish.open ? newId() : null,
    listed: wish.open ? 1 : 0,
    [seat]: person.id,
    sitters: JSON.stringify(sitters),
    maker: person.id,
    created: now,
    changed: now,
  };
  return wish.bot === undefined ? stored(store, row) : begun(store, row, now);
};

/** Takes the free seat; `key` is the invitation's secret. */
export const sitDown = async (
  store: Store,
  guest: Guest,
  game: string,
  wish: { readonly key?: string | undefined; readonly now: number },
): Promise<Seated> => {
  const row = await readGame(store, game);
  if (row === undefined) return { ok: false, code: 'missing' };
  if (seatOf(row, guest.person.id) !== undefined) return { ok: true, row };
  if (row.status !== 'open') return { ok: false, code: 'full' };
  if (row.invitation !== null && !isSame(row.invitation, wish.key ?? '')) return { ok: false, code: 'uninvited' };
  const seat = SEATS.find((each) => row[each] === null);
  if (seat === undefined) return { ok: false, code: 'full' };
  const sitters = { ...sittersOf(row), [seat]: sitterOf(guest) };
  return begun(store, { ...row, [seat]: guest.person.id, sitters: JSON.stringify(sitters) }, wish.now);
};

const stored = async (store: Store, row: GameRow): Promise<Seated> => {
  await store.db.insertInto('game').values(row).execute();
  return { ok: true, row };
};

/** Both sit: from here on the log says what happens. Of two who want the last seat one gets it. */
const begun = async (store: Store, made: GameRow, now: number): Promise<Seated> => {
  const row: GameRow = { ...made, status: 'playing', invitation: null, started: now, changed: now };
  const { entries, line, jobs } = firstEntries(row);
  const full: GameRow = { ...row, seq: entries.length, waits: line.waits.join(), due: line.due ?? null };
  return store.commit<Seated>(async (tx) => {
    const sat = await tx
      .insertInto('game')
      .values(full)
      .onConflict((on) => on.column('id').doUpdateSet(full).where('game.status', '=', 'open'))
      .returning('id')
      .execute();
    if (sat.length === 0) return { value: { ok: false, code: 'full' }, news: [] };
    if (entries.length > 0)
      await tx
        .insertInto('entry')
        .values([...entries])
        .execute();
    for (const [kind, due] of Object.entries(jobs)) await plan(tx, kind, row.id, due);
    return { value: { ok: true, row: full }, news: [`begun ${row.id}`] };
  });
};

const flawIn = ({ rules, own, bot, rated }: NewGame): Extract<Seated, { ok: false }> | undefined => {
  if (bot !== undefined && !isBot(bot)) return { ok: false, code: 'noSuchBot' };
  if (bot !== undefined && rated) return { ok: false, code: 'rated' };
  for (const text of own) {
    const learnt = learn(text);
    if (!learnt.ok) return { ok: false, code: 'own', message: explain(learnt.error) };
  }
  const compiled = compile(rules);
  const playable = compiled.ok ? asNewGame(compiled.value) : compiled;
  if (!playable.ok) return { ok: false, code: 'rules', message: explain(playable.error) };
  return ownFor(rules).length === own.length ? undefined : { ok: false, code: 'own' };
};

const sitterOf = ({ person, rating }: Guest): Sitter => ({
  name: person.name,
  person: person.id,
  ...(rating === undefined ? {} : { rating: Math.round(rating) }),
});

const anySeat = (): Seat => (newId() < 'i' ? 'yellow' : 'blue');

const EMPTY = {
  status: 'open',
  yellow: null,
  blue: null,
  rematch: null,
  started: 0,
  seq: 0,
  waits: '',
  turn: 0,
  due: null,
  winner: null,
} as const;
