import { type Ruleset, redact, type State } from '@archmage/engine';
import { type Failure, failed, finishedRecord, gameOf, type Outcome, viewerOf } from '@archmage/host';
import { exportText } from '../host/transfer.ts';
import { world } from '../world.ts';

/** A stored game as anybody may see it. */
export interface Look {
  readonly rules: Ruleset;
  readonly view: State;
}

export const lookAt = async (id: string): Promise<Outcome<Look>> => {
  const opened = await openStored(id);
  if (!opened.ok) return opened;
  const { rules, state } = opened.value.game;
  return { ok: true, value: { rules, view: redact(state, 'spectator') } };
};

export interface Exported {
  readonly text: string;
  readonly what: 'whole' | 'position' | 'open';
}

/** The game as text: all of it when it is over, otherwise what the only person, or everybody, may know. */
export const exportGame = async (id: string): Promise<Outcome<Exported>> => {
  const opened = await openStored(id);
  if (!opened.ok) return opened;
  const { game, summary } = opened.value;
  const viewer = viewerOf(summary.players);
  const { rules, state } = game;
  const record = finishedRecord(game);
  const port = { rules, record: () => record, view: () => redact(state, viewer, summary.options.memory) };
  const what = record ? 'whole' : viewer === 'spectator' ? 'open' : 'position';
  return { ok: true, value: { text: exportText(port, viewer), what } };
};

const openStored = async (id: string) => {
  const loaded = await world().library.load(id);
  if (!loaded.ok) return loaded;
  try {
    return { ok: true, value: { summary: loaded.value.summary, game: gameOf(loaded.value) } } as const;
  } catch {
    // Every line could be read, and together they make no game.
    return failed(SENSELESS);
  }
};

const SENSELESS: Failure = { why: 'damaged', part: 'beginning' };
