import type { Desk } from '../desk/desk.ts';
import type { Report } from '../report.ts';
import type { Store } from '../store/store.ts';
import { spread } from './chat.ts';
import type { Hub, Watcher } from './hub.ts';
import type { Bucket } from './limits.ts';
import type { Presence } from './presence.ts';

/** Everything that the sockets share. */
export interface Live {
  readonly store: Store;
  readonly desk: Desk;
  readonly hub: Hub;
  readonly presence: Presence;
  /** Those who watch a game that has not begun. */
  readonly waiting: Set<Watcher>;
  readonly limits: Limits;
  readonly now: () => number;
  readonly report: Report;
}

export interface Limits {
  /** For each person. */
  readonly messages: Bucket;
  readonly chat: Bucket;
  /** For each address. */
  readonly connections: Bucket;
  readonly requests: Bucket;
  /** What costs much, or may be guessed: passwords, new people, new games. */
  readonly dear: Bucket;
}

/** What the nodes tell each other. */
export const hearNews = (live: Live): (() => void) => {
  const { desk, hub, presence, report, store, waiting } = live;
  const hear = async (news: string): Promise<void> => {
    const [what, game = '', ...rest] = news.split(' ');
    if (what === 'here') presence.heard([game, ...rest]);
    else if (what === 'chat') await spread(live, game, Number(rest[0]));
    else if (what === 'log' && hub.watchersOf(game).length > 0) await desk.refresh(game, Number(rest[0]));
    else if (what === 'begun')
      await begin(
        live,
        [...waiting].filter((watcher) => watcher.game === game),
      );
  };
  return store.hear({
    news: (news) => void hear(news).catch((error) => report('news', error)),
    lost: () => {
      hub.recover();
      void begin(live, [...waiting]).catch((error) => report('news', error));
    },
  });
};

const begin = async ({ hub, presence, waiting }: Live, watchers: readonly Watcher[]): Promise<void> => {
  for (const watcher of watchers) {
    if (!(await hub.watch(watcher, undefined))) continue;
    waiting.delete(watcher);
    presence.changed(watcher.game);
  }
};
