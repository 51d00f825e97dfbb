import type { Viewer } from '@archmage/engine';
import type { ServerMessage } from '@archmage/protocol';
import { type Desk, entriesFrom } from '../desk/desk.ts';
import { tableAsOf } from '../desk/load.ts';
import { readEntries } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import type { HostedTable } from '../table/table.ts';
import { hashOfText, tableNow, toldEntry, viewText } from '../table/tell.ts';

/** Somebody at the other end of a connection who watches a game. */
export interface Watcher {
  readonly game: string;
  readonly viewer: Viewer;
  readonly person: string;
  readonly send: (text: string) => void;
  /** How many entries he has been told. */
  told: number;
  /** The hash of his view after them. */
  hash: string;
}

/** Tells whoever watches what is new, each as far as he may know it. */
export interface Hub {
  /** From now on; what he has not seen comes first. False if there is no such game, or it has not begun. */
  watch(watcher: Watcher, seen: number | undefined): Promise<boolean>;
  leave(watcher: Watcher): void;
  watchersOf(game: string): readonly Watcher[];
  /** What every watcher of a game is told likewise. */
  tellAll(game: string, message: ServerMessage): void;
  /** Some news may have been missed: every game that is watched here is looked at. */
  recover(): void;
  readonly games: number;
}

export interface HubWorld {
  readonly store: Store;
  readonly desk: Desk;
  readonly now: () => number;
}

export const openHub = (world: HubWorld): Hub => {
  const { desk } = world;
  const all = new Map<string, Set<Watcher>>();
  const of = (game: string): readonly Watcher[] => [...(all.get(game) ?? [])];
  desk.onChange = (table) => advance(world, table, of(table.setting.id));
  return {
    watch: (watcher, seen) =>
      desk.with(watcher.game, async (table) => {
        if (table === undefined) return false;
        all.set(watcher.game, (all.get(watcher.game) ?? new Set()).add(watcher));
        const shown = await shownTo(world, table, watcher);
        if (seen === undefined || seen > shown.seq) tellWhole(world, shown, watcher);
        else {
          watcher.told = seen;
          await tellNew(world, shown, [watcher], 'always');
        }
        return true;
      }),
    leave: (watcher) => {
      const left = all.get(watcher.game);
      left?.delete(watcher);
      if (left?.size === 0) all.delete(watcher.game);
    },
    watchersOf: of,
    tellAll: (game, message) => {
      const text = JSON.stringify(message);
      for (const { send } of of(game)) send(text);
    },
    recover: () => {
      for (const game of all.keys()) void desk.refresh(game, Number.POSITIVE_INFINITY);
    },
    get games() {
      return all.size;
    },
  };
};

/** A spectator who is to be behind is shown what there was then. */
const isBehind = ({ setting }: HostedTable, { viewer }: Watcher): boolean =>
  viewer === 'spectator' && setting.delay > 0;

const shownTo = async ({ store, now }: HubWorld, table: HostedTable, watcher: Watcher): Promise<HostedTable> => {
  if (!isBehind(table, watcher)) return table;
  return tableAsOf(table, now() - table.setting.delay * 1000, await readEntries(store, table.setting.id, 0));
};

const advance = async (world: HubWorld, table: HostedTable, watchers: readonly Watcher[]): Promise<void> => {
  await tellNew(
    world,
    table,
    watchers.filter((watcher) => !isBehind(table, watcher)),
    'ifAny',
  );
  const late = watchers.filter((watcher) => isBehind(table, watcher));
  if (late.length === 0) return;
  setTimeout(
    () => void showLate(world, table.setting.id, late).catch(() => {}),
    table.setting.delay * 1000 + 1,
  ).unref();
};

const showLate = (world: HubWorld, game: string, late: readonly Watcher[]): Promise<void> =>
  world.desk.with(game, async (table) => {
    const [first] = late;
    if (table === undefined || first === undefined) return;
    const shown = await shownTo(world, table, first);
    await tellNew(world, shown, late, 'ifAny');
  });

/** Who knows as much as another, and may know as much, is told the same. */
const tellNew = async (
  world: HubWorld,
  table: HostedTable,
  watchers: readonly Watcher[],
  when: 'always' | 'ifAny',
): Promise<void> => {
  const texts = new Map<string, { readonly text: string; readonly hash: string }>();
  for (const watcher of watchers) {
    const { viewer, told } = watcher;
    if (told > table.seq || (told === table.seq && when === 'ifAny')) continue;
    const key = `${viewer} ${told}`;
    const said = texts.get(key) ?? (await newsFor(world, table, viewer, told));
    texts.set(key, said);
    watcher.told = table.seq;
    watcher.hash = said.hash;
    watcher.send(said.text);
  }
};

const newsFor = async ({ store, now }: HubWorld, table: HostedTable, viewer: Viewer, from: number) => {
  const hash = hashOfText(viewText(table, viewer));
  const entries = (await entriesFrom(store, table, from)).filter(({ seq }) => seq < table.seq);
  const message: ServerMessage = {
    type: 'entries',
    game: table.setting.id,
    from,
    entries: entries.map((entry) => toldEntry(table.setting, entry, viewer)),
    hash,
    table: tableNow(table, now()),
    now: now(),
  };
  return { text: JSON.stringify(message), hash };
};

const tellWhole = ({ now }: HubWorld, table: HostedTable, watcher: Watcher): void => {
  const { setting, game, seq } = table;
  const view = viewText(table, watcher.viewer);
  watcher.told = seq;
  watcher.hash = hashOfText(view);
  const message: ServerMessage = {
    type: 'game',
    game: setting.id,
    viewer: watcher.viewer,
    rules: setting.rules.id,
    own: [...setting.own],
    pace: setting.pace,
    rated: setting.rated,
    dice: game.dice.commitment,
    seq,
    view,
    hash: watcher.hash,
    table: tableNow(table, now()),
    now: now(),
  };
  watcher.send(JSON.stringify(message));
};
