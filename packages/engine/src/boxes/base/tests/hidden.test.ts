import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import type { GameEvent } from '../../../core/event.ts';
import { evolve } from '../../../core/evolve.ts';
import { start } from '../../../core/start.ts';
import { SEATS, UNSEEN } from '../../../core/state.ts';
import { redact, redactEvent, VIEWERS } from '../../../core/views/redact.ts';
import { parseAction } from '../../../notation/action.ts';
import { offers, play, rulesOf, type Scene, scene, token } from '../../../testing/scene.ts';
import { compile } from '../../index.ts';

const begin = (id = 'base.1'): Scene => ({ rules: rulesOf(id), state: start(rulesOf(id)) });
const LINES = ['Cl', 'Go', 'Th', 'Tr'].flatMap((code) => [`yellow: line ${code}`, `blue: line ${code}`]);
const lined = () => play(begin(), ...LINES, 'chance: * yellow');

const asked = ({ state }: Scene) => state.tasks.at(-1)?.seats[0] ?? 'chance';
const first = (s: Scene) => `${asked(s)}: ${offers(s, /./, asked(s))[0]}`;

/** Set-up with everybody's first choice, and after each event what was known before. */
const setUp = (id = 'base.1', watch: (before: Scene, events: readonly GameEvent[]) => void = () => {}): Scene => {
  let s = begin(id);
  while (s.state.turn.number === 0) {
    const text = first(s);
    watch(s, eventsOf(s, text));
    s = play(s, text);
  }
  return s;
};

const eventsOf = ({ rules, state }: Scene, text: string): readonly GameEvent[] => {
  const [actor, words] = text.split(': ') as ['yellow', string];
  const action = parseAction(rules, state, actor, words);
  const events = action.ok ? decide(rules, state, actor, action.value) : undefined;
  if (events === undefined || isRefusal(events)) throw new Error(`"${text}" cannot be played.`);
  return events;
};

describe('Hidden information', () => {
  it('B-HID-C1 B-HID-01: until teams are turned up the other side sees only that a token lies there', () => {
    const s = play(begin(), 'yellow: line Th', 'yellow: line Wz');
    expect(redact(s.state, 'yellow').players.yellow.lineup).toEqual(['thief', 'wizard']);
    expect(redact(s.state, 'blue').players.yellow).toMatchObject({ lineup: ['?', '?'], reserve: Array(12).fill('?') });
    expect(redact(s.state, 'spectator').players.yellow.lineup).toEqual(['?', '?']);
    const after = setUp();
    const starters = after.state.pieces.filter(({ at }) => at >= 0);
    expect(starters).toHaveLength(8);
    for (const viewer of VIEWERS) expect(redact(after.state, viewer).pieces).toEqual(after.state.pieces);
  });

  it('B-HID-01: all four stay covered when both have lined up and tokens are being placed', () => {
    for (const s of [play(begin(), ...LINES), play(lined(), 'hide Sword B')]) {
      for (const viewer of ['blue', 'spectator'] as const) {
        const view = redact(s.state, viewer);
        expect(view.players.yellow.lineup).toEqual(['?', '?', '?', '?']);
        expect(view.pieces.every(({ at }) => at === UNSEEN)).toBe(true);
      }
    }
  });

  it('B-HID-01: nor do the events tell', () => {
    const [event] = eventsOf(begin(), 'yellow: line Th');
    expect(event).toEqual({ type: 'lined', seat: 'yellow', kind: 'thief' });
    expect(redactEvent(event as GameEvent, 'yellow')).toEqual(event);
    expect(redactEvent(event as GameEvent, 'blue')).toEqual({ type: 'lined', seat: 'yellow', kind: '?' });
    expect(redactEvent(event as GameEvent, 'spectator')).toEqual({ type: 'lined', seat: 'yellow', kind: '?' });
  });

  it('B-HID-C2 B-HID-02 B-HID-03: both see a yellow token on T2, neither its kind', () => {
    const s = play(lined(), 'hide Sword B');
    for (const viewer of VIEWERS)
      expect(redact(s.state, viewer).tiles[1]?.stash).toEqual([{ owner: 'yellow', kind: '?' }]);
    expect(s.state.pieces[token(s, 'ySword').id]?.at).toBe(UNSEEN);
  });

  it('B-HID-02: a character and an object look alike', () => {
    const view = (text: string) => {
      const { tiles, pieces, players } = redact(play(lined(), text).state, 'blue');
      return { tiles, pieces, players };
    };
    expect(view('hide Sword B')).toEqual(view('hide Wa B'));
  });

  it('B-HID-03: hidden from its owner by default; he alone may be reminded', () => {
    const s = play(lined(), 'hide Sword B', 'hide Rope B');
    const stash = (viewer: 'yellow' | 'blue' | 'spectator') =>
      redact(s.state, viewer, 'recalls').tiles[1]?.stash.map(({ kind }) => kind);
    expect(stash('yellow')).toEqual(['sword', '?']);
    expect(stash('blue')).toEqual(['?', 'rope']);
    expect(stash('spectator')).toEqual(['?', '?']);
    const event = { type: 'stashed', seat: 'yellow', tile: 1, kind: 'sword', token: 'sword' } as const;
    expect(redactEvent(event, 'yellow')).toEqual({ ...event, token: '?' });
    expect(redactEvent(event, 'yellow', 'recalls')).toEqual(event);
    expect(redactEvent(event, 'blue', 'recalls')).toEqual({ ...event, kind: '?', token: '?' });
  });

  it('B-HID-04: once teams are up, what lies face-down is known by elimination', () => {
    const s = setUp();
    for (const seat of SEATS) {
      const lying = s.state.tiles.flatMap(({ stash }) => stash).filter(({ owner }) => owner === seat);
      const view = redact(s.state, 'spectator');
      const missing = s.rules.roster.filter(({ id, owner }) => owner === seat && view.pieces[id]?.at === UNSEEN);
      expect(missing.map(({ kind }) => kind).sort()).toEqual(lying.map(({ kind }) => kind).sort());
    }
  });

  it('B-HID-04 B-OPT-09: removed characters stay secret', () => {
    const told: GameEvent[] = [];
    const s = setUp('base.1 handicap=yellow:6:', (_, events) => {
      told.push(...events.filter(({ type }) => type === 'forgone').map((event) => redactEvent(event, 'blue')));
    });
    expect(told).toEqual(Array(2).fill({ type: 'forgone', seat: 'yellow', kind: '?' }));
    const hidden = s.state.tiles.flatMap(({ stash }) => stash).filter(({ owner }) => owner === 'yellow').length;
    const unseen = s.rules.roster.filter(
      ({ id, owner }) => owner === 'yellow' && s.state.pieces[id]?.at === UNSEEN,
    ).length;
    expect([hidden, unseen]).toEqual([8, 10]);
  });

  it('B-HID-C4 B-HID-05: no view knows a face-down room or how it lies; which are missing is public', () => {
    const s = scene('yWa@T1[1,1] bGo@T4[1,1]', { faceDown: ['T3', 'B2'] });
    for (const viewer of VIEWERS) {
      const view = redact(s.state, viewer);
      expect(view.tiles[2]).toEqual({ slot: 2, turn: 0, marks: [], covers: [], stash: [] });
      expect([...view.unseen].sort()).toEqual(['2cw', '3ccw']);
    }
  });

  it('B-HID-05: the state itself has no secret map: chance draws room and orientation at the reveal', () => {
    const s = play(scene('yWa@T1[0,4] bMe@B4[1,1]', { faceDown: ['T2', 'B2'] }), 'Wa reveal B');
    expect(offers(s, /./, 'chance')).toEqual(
      ['2ccw.0', '2ccw.1', '2ccw.2', '2ccw.3', '2cw.0', '2cw.1', '2cw.2', '2cw.3'].map((room) => `* ${room}`),
    );
  });

  it('B-HID-06: whatever lies on revealed squares is open to all, carried or wounded', () => {
    const s = scene('yWa@T1[1,1]+bSword bTr@T1[3,3]* bWa@T4[1,1]+bGo* yTreasure@T1[4,4]');
    for (const viewer of VIEWERS) expect(redact(s.state, viewer).pieces).toEqual(s.state.pieces);
  });

  it('B-HID-C3 B-HID-07: blue sees only that yellow is ready', () => {
    const fight = play(scene('yWa@T1[1,1] bTr@T1[1,2]'), 'Wa x bTr');
    const s = play(fight, 'yellow: C6');
    expect(redact(s.state, 'yellow').players.yellow.committed).toBe('C6');
    for (const viewer of ['blue', 'spectator'] as const) {
      expect(redact(s.state, viewer).players.yellow.committed).toBe('?');
      const other = play(fight, 'yellow: C0');
      expect(redact(s.state, viewer)).toEqual(redact(other.state, viewer));
      expect(redactEvent({ type: 'committed', seat: 'yellow', card: 'C6' }, viewer)).toEqual({
        type: 'committed',
        seat: 'yellow',
        card: '?',
      });
    }
  });

  it('B-HID-07: then both are shown to everybody, and no pile of spent cards is kept', () => {
    const s = play(scene('yWa@T1[1,1] bTr@T1[1,2]'), 'Wa x bTr', 'yellow: C6');
    const shown = eventsOf(s, 'blue: C1').filter(({ type }) => type === 'unmasked');
    expect(shown).toMatchObject([
      { seat: 'yellow', card: 'C6' },
      { seat: 'blue', card: 'C1' },
    ]);
    for (const viewer of VIEWERS) expect(shown.map((event) => redactEvent(event, viewer))).toEqual(shown);
    const after = play(s, 'blue: C1');
    expect(Object.keys(after.state.players.yellow).sort()).toEqual([
      'agreed',
      'bank',
      'bared',
      'committed',
      'facing',
      'hand',
      'kept',
      'lineup',
      'open',
      'pairs',
      'reserve',
      'second',
      'team',
    ]);
    expect(after.state.players.yellow.committed).toBeUndefined();
  });

  it('B-HID-08: the cards each player still has are shown', () => {
    const s = play(scene('yWa@T1[1,1] bTr@T1[1,2]'), 'Wa x bTr', 'yellow: C6', 'blue: C1', 'pass', 'blue: A2');
    for (const viewer of VIEWERS) {
      const { players } = redact(s.state, viewer);
      expect(players.yellow.hand).toEqual(s.rules.deck.yellow.filter((card) => card !== 'C6'));
      expect(players.blue.hand).toEqual(s.rules.deck.blue.filter((card) => card !== 'C1' && card !== 'A2'));
    }
  });

  it('B-HID-08: played from memory, others see how many cards a player has and not which', () => {
    const fight = scene('yWa@T1[1,1] bTr@T1[1,2]', { rules: 'base.1 cards=hidden' });
    const s = play(fight, 'Wa x bTr', 'yellow: C6', 'blue: C1', 'pass', 'blue: A2');
    const hands = (viewer: 'yellow' | 'blue' | 'spectator') => {
      const { yellow, blue } = redact(s.state, viewer, 'recalls').players;
      return [yellow.hand, blue.hand];
    };
    const [yellow, blue] = [s.state.players.yellow.hand, s.state.players.blue.hand];
    expect(hands('yellow')).toEqual([yellow, Array(14).fill('?')]);
    expect(hands('blue')).toEqual([Array(15).fill('?'), blue]);
    expect(hands('spectator')).toEqual([Array(15).fill('?'), Array(14).fill('?')]);
    expect([yellow, blue]).toEqual([
      s.rules.deck.yellow.filter((card) => card !== 'C6'),
      s.rules.deck.blue.filter((card) => card !== 'C1' && card !== 'A2'),
    ]);
  });

  it('B-HID-08: played cards are shown to all, and forgotten by the view; so are those taken back', () => {
    const s = scene('yWa@T1[1,1] bTr@T1[1,3]', {
      rules: 'base.1 cards=hidden',
      players: { yellow: { hand: ['J', 'C0'] } },
    });
    const told = eventsOf(s, 'yellow: pass');
    expect(told[0]).toEqual({ type: 'recycled', seat: 'yellow', cards: ['A2', 'A3', 'A4', 'A5'] });
    expect(told.map((event) => redactEvent(event, 'blue'))).toEqual(told);
    const view = told.reduce(evolve, redact(s.state, 'blue'));
    expect(view.players.yellow.hand).toEqual(Array(6).fill('?'));
    expect(told.reduce(evolve, redact(s.state, 'yellow')).players.yellow.hand.join()).toBe('A2,A3,A4,A5,J,C0');
    const next = evolve(view, { type: 'played', seat: 'yellow', card: 'A3' });
    expect(next.players.yellow.hand).toEqual(Array(5).fill('?'));
  });

  it('B-HID-08: a covered hand says nothing of what its owner may do, and he himself knows', () => {
    const s = scene('yWa@T1[0,1] bTr@T1[1,3]', { rules: 'base.1 cards=hidden' });
    const jumps = (viewer: 'yellow' | 'blue') =>
      offers({ ...s, state: redact(s.state, viewer) }, /\^/, 'yellow').length;
    expect([jumps('yellow') > 0, jumps('blue')]).toEqual([true, 0]);
  });

  it('B-HID-08: the option can be combined with others and is part of the rules’ name', () => {
    const { id, options } = rulesOf('base.1 cards=hidden vp=6');
    expect([id, options.cards]).toEqual(['base.1 vp=6 cards=hidden', 'hidden']);
    expect(rulesOf('base.1').options.cards).toBeUndefined();
    expect(['cards', 'cards=', 'cards=shown', 'cards=hidden=1'].map((word) => compile(`base.1 ${word}`).ok)).toEqual(
      Array(4).fill(false),
    );
  });

  it('B-HID-09: a view can be kept up to date from what its viewer is told, and from nothing else', () => {
    setUp('base.1 handicap=blue:6:', (before, events) => {
      for (const viewer of VIEWERS) {
        for (const memory of ['forgets', 'recalls'] as const) {
          const told = events
            .map((event) => redactEvent(event, viewer, memory))
            .reduce(evolve, redact(before.state, viewer, memory));
          expect(told).toEqual(redact(events.reduce(evolve, before.state), viewer, memory));
        }
      }
    });
  });

  it('B-HID-09: spectators get no more than either player, and no state holds a seed', () => {
    const s = play(lined(), 'hide Sword B', 'hide Rope B', 'hide Armor C');
    const text = JSON.stringify(redact(s.state, 'spectator', 'recalls'));
    expect(text).not.toMatch(/sword|rope|armor|cleric|thief/);
    expect(JSON.stringify(redact(s.state, 'blue'))).not.toMatch(/"owner":"(yellow|blue)","kind":"[^?]/);
    expect(Object.keys(s.state).sort()).toEqual([
      'covert',
      'ending',
      'pieces',
      'piles',
      'players',
      'rules',
      'tasks',
      'tiles',
      'turn',
      'unseen',
    ]);
  });
});
