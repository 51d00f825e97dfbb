import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import type { GameEvent } from '../../../core/event.ts';
import { evolve } from '../../../core/evolve.ts';
import { type Actor, HIDDEN, SEATS, type Seat, type State, topTask, UNSEEN } from '../../../core/state.ts';
import { determinize } from '../../../core/views/determinize.ts';
import { redact, redactEvent, VIEWERS, type Viewer } from '../../../core/views/redact.ts';
import { formatSecret, parseAction } from '../../../notation/action.ts';
import { randomOf } from '../../../testing/index.ts';
import { offers, play, type Scene, table, token } from '../../../testing/scene.ts';

const ALONE = 'paladins.1';
const FREE = 'base.1+paladins.1 teams=free';
const MUTUAL = 'base.1+paladins.1 teams=mutual';

const by = (seat: Seat, texts: readonly string[]) => texts.map((text) => `${seat}: ${text}`);
const picks = (codes: string) => codes.split(' ').map((code) => `pick ${code}`);
const lines = (seat: Seat, codes: string) => codes.split(' ').map((code) => `${seat}: line ${code}`);
const ONE = ['pair 5', 'pair 6', ...picks('Dr El Gh Gm Il Wm Pa Pp Ring Shield Key Scroll Rope Rope')];
const OTHER = ['pair 1', 'pair 2', ...picks('Cl Go Me Th Tr Ww Wa Wz Armor Wand Potion Sword Treasure Slayer')];
const chosen = (id = FREE) => play(table(id), ...by('yellow', ONE), ...by('blue', OTHER));

/** Everybody's first answer while the game waits for one of these. */
const answer = (s: Scene, ...kinds: readonly string[]): Scene => {
  let now = s;
  while (kinds.includes(topTask(now.state)?.kind ?? 'over')) now = play(now, offers(now)[0] as string);
  return now;
};
/** Yellow's first turn, with two points to turn up A and E. */
const begun = () => {
  const s = play(chosen(), ...lines('yellow', 'Dr El Gh Gm'), ...lines('blue', 'Cl Go Me Th'));
  return play(answer(s, 'draw', 'hide'), 'A2');
};
const roomsOf = (pairs: readonly string[]) => pairs.flatMap((pair) => [`${pair}ccw`, `${pair}cw`]);

const eventsOf = ({ rules, state }: Scene, actor: Actor, text: string): readonly GameEvent[] => {
  const action = parseAction(rules, state, actor, text);
  const events = action.ok ? decide(rules, state, actor, action.value) : undefined;
  if (events === undefined || isRefusal(events)) throw new Error(`"${text}" cannot be played.`);
  return events;
};

/** A whole set-up and a reveal with everybody's first answers; what happened at each step. */
const follow = (id: string, watch: (before: Scene, events: readonly GameEvent[]) => void): Scene => {
  let s = table(id);
  while (!s.state.tiles.some(({ room }) => room !== undefined)) {
    const seats = topTask(s.state)?.seats as readonly Actor[];
    // The last one asked, so that blue's answers are there while yellow still chooses.
    const actor = seats.at(-1) as Actor;
    const text = (offers(s, /reveal/, actor)[0] ?? offers(s, /./, actor)[0]) as string;
    watch(s, eventsOf(s, actor, text));
    s = play(s, `${actor}: ${text}`);
  }
  return s;
};
const MODES = [FREE, MUTUAL, `${FREE} handicap=blue:6:C6`, `${MUTUAL} handicap=yellow:5:`, `${ALONE} handicap=blue:4:`];

describe('Hidden: what a server sends', () => {
  it.each(MODES)('P-HID-12: %s: what a viewer is told keeps his view up to date, and is all his choices need', (id) => {
    const end = follow(id, (before, events) => {
      for (const viewer of VIEWERS) {
        const told = events.map((event) => redactEvent(event, viewer)).reduce(evolve, redact(before.state, viewer));
        expect(told).toEqual(redact(events.reduce(evolve, before.state), viewer));
      }
      for (const seat of SEATS)
        expect(offers({ ...before, state: redact(before.state, seat) }, /./, seat)).toEqual(offers(before, /./, seat));
    });
    expect(end.state.turn.number).toBe(1);
  });

  it('P-HID-12: a secret choice is written without what was chosen', () => {
    const written = (s: Scene, text: string) => {
      const action = parseAction(s.rules, s.state, 'yellow', text);
      return action.ok ? formatSecret(s.rules, s.state, action.value) : undefined;
    };
    expect(['pick Dr', 'pick Rope', 'pair 5'].map((text) => written(table(FREE), text))).toEqual([
      'pick ?',
      'pick ?',
      'pair ?',
    ]);
    const open = play(table(MUTUAL), 'chance: * yellow');
    expect(['pick Dr', 'pair 5'].map((text) => written(open, text))).toEqual(['pick Dr', 'pair 5']);
  });

  /** What the seats have brought, and what of it lies open, under backs or out of play. */
  const account = ({ rules, state }: Scene) => ({
    rooms: [state.tiles.flatMap(({ room }) => room ?? []), state.unseen].flat().toSorted(),
    brought: roomsOf(SEATS.flatMap((seat) => state.players[seat].pairs)).toSorted(),
    teams: SEATS.map((seat) => state.players[seat].team.toSorted()),
    tokens: SEATS.map((seat) =>
      [
        ...rules.roster
          .filter(({ id, owner }) => owner === seat && state.pieces[id]?.at !== UNSEEN)
          .map((each) => each.kind),
        ...state.tiles.flatMap(({ stash }) => stash.filter(({ owner }) => owner === seat).map(({ kind }) => kind)),
      ].toSorted(),
    ),
  });
  /** What computers who see only this would imagine: it looks the same, and every account is in order. */
  const imagine = (s: Scene, viewer: Viewer) => {
    const view = redact(s.state, viewer);
    for (let seed = 1; seed <= 20; seed++) {
      const world = determinize(s.rules, view, randomOf(seed).below) as State;
      expect(redact(world, viewer)).toEqual(view);
      const { brought, rooms, teams, tokens } = account({ ...s, state: world });
      expect([seed, rooms, tokens]).toEqual([seed, brought, teams]);
    }
  };

  it.each(VIEWERS)('P-HID-12: free choice: a computer imagines for %s teams and rooms that may be', (viewer) => {
    const one = answer(play(begun(), 'El reveal A', 'chance: * 6cw.2'), 'place');
    expect(account(one).rooms).toEqual(account(one).brought);
    for (const s of [begun(), one]) imagine(s, viewer);
    const two = answer(play(one, 'El reveal E', 'chance: * 1cw.0'), 'place');
    imagine(answer(play(two, 'blue: A2', 'Cl reveal D', 'chance: * 5cw.0'), 'place'), viewer);
  });

  it.each(VIEWERS)('P-HID-12 P-HID-05: nor does it forget for %s that both brought a room', (viewer) => {
    const brought = play(table(FREE), ...by('yellow', ONE), ...by('blue', ['pair 5', 'pair 6', ...OTHER.slice(2)]));
    const s = play(answer(brought, 'lineup', 'draw', 'hide'), 'A2');
    const one = answer(play(s, offers(s, /reveal A/)[0] as string, 'chance: * 6cw.0'), 'place');
    imagine(answer(play(one, offers(one, /reveal E/)[0] as string, 'chance: * 6cw.0'), 'place'), viewer);
  });

  it.each(VIEWERS)(
    'P-HID-12 P-HID-02: mutual choice: for %s there is no second Rope where one was agreed on',
    (viewer) => {
      const named = [...['pair 1', 'pair 2', 'pair 3', 'pair 4'], ...picks('Cl Go Me Th Tr Ww Wa Wz')];
      const s = play(table(MUTUAL), 'chance: * yellow', ...named, ...picks('Rope Key Ring Sword Armor Wand'));
      const hid = play(answer(s, 'lineup'), 'chance: * yellow', 'hide Rope A', 'hide Rope A');
      const up = play(answer(hid, 'hide', 'draw'), 'A2', 'Cl reveal A', 'chance: * 1cw.0');
      const placed = answer(up, 'place');
      expect(SEATS.map((seat) => token(placed, `${seat.charAt(0)}Rope`).at >= 0)).toEqual([true, true]);
      imagine(placed, viewer);
    },
  );

  it('P-HID-13: when the game is over all that was hidden is there to be shown', () => {
    const s = play(chosen(`${FREE} handicap=blue:6:C6`), 'blue: forgo Tr', 'blue: forgo Wz');
    const over = play(answer(s, 'lineup', 'draw', 'hide'), 'A2', 'blue: resign');
    expect(over.state.ending).toEqual({ winner: 'yellow', why: 'resigned' });
    expect(JSON.stringify(over.state)).not.toContain(`"${HIDDEN}"`);
    const { rooms, brought, teams, tokens } = account(over);
    expect(rooms).toEqual(brought);
    expect(tokens[0]).toEqual(teams[0]);
    expect(teams[1]?.filter((kind) => !tokens[1]?.includes(kind))).toEqual(['troll', 'wizard']);
  });
});
