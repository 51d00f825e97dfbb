import { PLAYERS, type PlayerName } from '@archmage/ai';
import { type BySeat, type GameRecord, type Ruleset, VIEWERS } from '@archmage/engine';
import {
  finishedRecord,
  gameOf,
  humansOf,
  type Library,
  type Onlooker,
  type Outcome,
  type StoredGame,
  type Story,
  storyOf,
  viewerOf,
} from '@archmage/host';
import type { Imported } from '../host/transfer.ts';

/** A game, or a single position, to be looked at. Whoever asks gets what the eyes he chose may know. */
export interface Recording {
  readonly from: 'library' | 'link';
  /** Of the stored game. */
  readonly id: string | undefined;
  readonly title: string;
  readonly rules: Ruleset;
  readonly players: BySeat<PlayerName>;
  /** Of those who have names of their own. */
  readonly names?: Partial<BySeat<string>>;
  /** Whose eyes may be chosen, the usual ones first; none of a position, which is as it came. */
  readonly onlookers: readonly Onlooker[];
  /** The whole game, once nothing in it is a secret any more. */
  readonly record: GameRecord | undefined;
  readonly story: (onlooker: Onlooker) => Story;
}

/** A stored game, without a host: nobody thinks and no clock runs while one looks at it. */
export const openRecording = async (id: string, library: Library): Promise<Outcome<Recording>> => {
  const loaded = await library.load(id);
  return loaded.ok ? { ok: true, value: storedRecording(loaded.value) } : loaded;
};

export const storedRecording = (game: StoredGame): Recording => {
  const { rules } = game;
  const { id, options, players, title } = game.summary;
  const record = recordIn(game);
  return {
    from: 'library',
    id,
    title,
    rules,
    players,
    onlookers: record === undefined ? openTo(players) : EVERYBODY,
    record,
    story: (onlooker) => storyOf(game, onlooker, options.memory),
  };
};

/** What came with a link lies open already, so every pair of eyes may be chosen. */
export const linkedRecording = (imported: Imported): Recording => {
  if (imported.kind === 'position') return positionRecording(imported);
  const { record, rules } = imported;
  return {
    from: 'link',
    id: undefined,
    title: record.headers.event ?? '',
    rules,
    players: playersOf(record),
    onlookers: EVERYBODY,
    record,
    story: (onlooker) => storyOf(record, onlooker, 'forgets'),
  };
};

/** The names in a record may be anybody's; whoever is no bot of ours is a person. */
export const playersOf = ({ headers }: GameRecord): BySeat<PlayerName> => ({
  yellow: PLAYERS.find((each) => each === headers.yellow) ?? 'human',
  blue: PLAYERS.find((each) => each === headers.blue) ?? 'human',
});

const EVERYBODY: readonly Onlooker[] = ['all', ...VIEWERS];

/** While a game goes on: the only person's own eyes; two people at one screen must not look into each other's cards. */
const openTo = (players: BySeat<PlayerName>): readonly Onlooker[] =>
  humansOf(players).length === 1 ? [viewerOf(players)] : ['spectator'];

const positionRecording = ({ rules, state }: Extract<Imported, { kind: 'position' }>): Recording => ({
  from: 'link',
  id: undefined,
  title: '',
  rules,
  players: { yellow: 'human', blue: 'human' },
  onlookers: [],
  record: undefined,
  story: () => ({ start: state, chapters: [] }),
});

/** A game that was brought here keeps the promise it came with, or none. */
const recordIn = (game: StoredGame): GameRecord | undefined => {
  const record = finishedRecord(gameOf(game));
  if (record === undefined) return undefined;
  const { dice: made, seed, ...headers } = record.headers;
  if (game.seed === '') return { ...record, headers };
  return { ...record, headers: { ...headers, seed: game.seed, dice: game.headers.dice ?? made ?? '' } };
};
