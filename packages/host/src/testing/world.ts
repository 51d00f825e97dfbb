import type { PlayerName } from '@archmage/ai';
import {
  type Action,
  type BySeat,
  compile,
  decide,
  explain,
  isAsked,
  isRefusal,
  legal,
  type Ruleset,
  SEATS,
  type Seat,
} from '@archmage/engine';
import type { Host } from '../host.ts';
import { answer } from '../mind.ts';
import type { Setting } from '../stored.ts';
import type { Trouble, World } from '../world.ts';

/** A world for tests: its time stands until it is told to pass. */
export interface TestWorld extends World {
  pass(ms: number): Promise<void>;
  readonly troubles: readonly Trouble[];
}

export const worldOf = (library: World['library'], change: Partial<World> = {}): TestWorld => {
  let time = 1_000_000;
  const troubles: Trouble[] = [];
  const alarms = new Set<{ readonly at: number; readonly ring: () => void }>();
  const pass = async (ms: number): Promise<void> => {
    const until = time + ms;
    for (;;) {
      const [next] = [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      alarms.delete(next);
      time = Math.max(time, next.at);
      next.ring();
      await settled();
    }
    time = until;
  };
  return {
    library,
    think: async (question) => answer(question),
    breathe: async () => {},
    now: () => time,
    alarm: (ms, ring) => {
      const alarm = { at: time + ms, ring };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    report: (trouble) => troubles.push(trouble),
    troubles,
    pass,
    ...change,
  };
};

/** Everything that waits for nothing but promises has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export const rulesOf = (id: string): Ruleset => {
  const rules = compile(id);
  if (!rules.ok) throw new Error(explain(rules.error));
  return rules.value;
};

export const settingOf = (change: Partial<Setting> & { readonly players?: BySeat<PlayerName> } = {}): Setting => ({
  id: 'game',
  title: 'A test',
  rules: rulesOf('base.1'),
  players: { yellow: 'human', blue: 'human' },
  seed: 'a test',
  started: 1_000_000,
  ...change,
});

/** The first seat that is asked, and what it may do by its view. */
export const askedOf = (host: Host): { readonly seat: Seat; readonly choices: readonly Action[] } => {
  const seat = SEATS.find((each) => isAsked(host.view('spectator'), each));
  if (seat === undefined) throw new Error('Nobody is asked.');
  return { seat, choices: [...legal(host.rules, host.view(seat), seat)] };
};

/** People who take the first choice they have, `count` times. */
export const playOn = async (host: Host, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) {
    const { seat, choices } = askedOf(host);
    const verdict = await host.act(seat, choices[(nth * 7) % choices.length] as Action);
    if (verdict.said !== 'done') throw new Error(JSON.stringify(verdict));
  }
};

/**
 * Some choice of whoever is asked, an attack if there is one, until a task of this kind comes up. Nobody leaves and nobody
 * dies, for that could end the game before.
 */
export const playUntil = async (host: Host, kind: string): Promise<void> => {
  for (let nth = 0; nth < 2000; nth++) {
    if (host.view('spectator').tasks.at(-1)?.kind === kind) return;
    const { seat, choices } = askedOf(host);
    const from = (nth * 13) % choices.length;
    const action =
      choices.find(({ type }) => type === 'attack') ??
      [...choices.slice(from), ...choices].find((each) => isHarmless(host, seat, each));
    const verdict = await host.act(seat, action as Action);
    if (verdict.said !== 'done') throw new Error(JSON.stringify(verdict));
  }
  throw new Error(`There was no ${kind}.`);
};

const isHarmless = ({ rules, view }: Host, seat: Seat, action: Action): boolean => {
  const events = decide(rules, view(seat), seat, action);
  return !isRefusal(events) && !events.some(({ type }) => type === 'removed');
};
