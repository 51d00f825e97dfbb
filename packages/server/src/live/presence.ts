import type { Seat } from '@archmage/engine';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

/** Who is at a table now, over all nodes. Nothing of it is stored. */
export interface Presence {
  /** Somebody came or went here. */
  changed(game: string): void;
  /** What a node tells of its own watchers. */
  heard(words: readonly string[]): void;
  sweep(): void;
}

interface There {
  readonly yellow: number;
  readonly blue: number;
  readonly spectators: number;
}

export const openPresence = (hub: Hub, store: Store, node: string): Presence => {
  const games = new Map<string, Map<string, There>>();
  const announce = (game: string): void => {
    const watchers = hub.watchersOf(game);
    const count = (viewer: Seat | 'spectator') => watchers.filter((watcher) => watcher.viewer === viewer).length;
    store.tell(`here ${game} ${node} ${count('yellow')} ${count('blue')} ${count('spectator')}`);
  };
  return {
    changed: announce,
    heard: ([game = '', from = '', ...counts]) => {
      if (hub.watchersOf(game).length === 0) return void games.delete(game);
      const nodes = games.get(game) ?? new Map<string, There>();
      const isNew = from !== node && !nodes.has(from);
      games.set(game, nodes);
      const [yellow = 0, blue = 0, spectators = 0] = counts.map(Number);
      nodes.set(from, { yellow, blue, spectators });
      if (isNew) announce(game);
      const sum = (key: keyof There) => [...nodes.values()].reduce((all, each) => all + each[key], 0);
      const present = { yellow: sum('yellow') > 0, blue: sum('blue') > 0, spectators: sum('spectators') };
      hub.tellAll(game, { type: 'present', game, ...present });
    },
    sweep: () => {
      for (const game of games.keys()) if (hub.watchersOf(game).length === 0) games.delete(game);
    },
  };
};
