import { legal, type State } from '@archmage/engine';
import { type Host, type Library, memoryLibrary, startGame, type TableOptions } from '@archmage/host';
import { rulesOf, settingOf, settled, type TestWorld, worldOf } from '@archmage/host/testing';
import { onTestFinished } from 'vitest';
import type { Motion } from '../../board/model.ts';
import type { StageRef } from '../../board/stage.ts';
import { type Director, directorOf } from './director.ts';
import { type Hand, handOf } from './hand/hand.ts';
import { type Table, tableOf } from './store.ts';

/** A table without a page: what is drawn on it can be read from its signals. */
export interface Screen {
  readonly host: Host;
  readonly world: TestWorld;
  readonly table: Table;
  readonly director: Director;
  readonly hand: Hand;
  readonly played: Motion[];
}

interface Wish {
  readonly options?: TableOptions;
  readonly rules?: string;
  /** Instead of the set-up. */
  readonly start?: State;
  readonly blue?: 'human' | 'random';
  /** Motions last until this is called. */
  readonly hold?: { release: () => void };
  readonly library?: Library;
}

const STRICT: TableOptions = { takeback: 'strict', memory: 'forgets' };

export const screenOf = async (wish: Wish = {}): Promise<Screen> => {
  const { options = STRICT, rules = 'base.1', blue = 'human', start, hold, library = memoryLibrary() } = wish;
  const players = { yellow: 'human', blue } as const;
  const setting = settingOf({ options, rules: rulesOf(rules), players, ...(start && { start }) });
  const world = worldOf(library);
  const started = await startGame(setting, world);
  if (!started.ok) throw new Error(started.failure.why);
  const host = started.value;
  const played: Motion[] = [];
  const gate = hold && new Promise<void>((resolve) => Object.assign(hold, { release: resolve }));
  const play = async (motion: Motion) => {
    played.push(motion);
    await gate;
  };
  const stage: StageRef = { current: { play, spotAt: () => undefined, reset: () => {}, focus: () => {} } };
  const table = tableOf(host, stage);
  const director = directorOf(table);
  onTestFinished(host.listen('spectator', director.hear));
  return { host, world, table, director, hand: handOf(table, director), played };
};

/** The first four for whoever is asked. */
export const lineUp = async (screen: Screen): Promise<readonly string[]> => {
  const seen = screen.table.seen.value;
  const kinds = [...legal(screen.host.rules, screen.table.view.value, seen?.seat ?? 'yellow')].flatMap((action) =>
    action.type === 'line' ? [action.kind] : [],
  );
  const chosen = kinds.slice(0, 4);
  for (const kind of chosen) {
    screen.hand.pickKind(kind);
    screen.hand.pickKind(kind);
  }
  screen.hand.confirm();
  await quiet(screen);
  return chosen;
};

/** Nothing moves any more, unless a combat waits to be closed. */
export const quiet = async ({ table }: Screen): Promise<void> => {
  for (let nth = 0; nth < 200; nth++) {
    await settled();
    if (!table.busy.value) return;
    if (table.scene.value !== undefined) return;
  }
};
