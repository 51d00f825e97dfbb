import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import type { GameEvent } from '../../../core/event.ts';
import { SEATS, type Seat, topTask, UNSEEN } from '../../../core/state.ts';
import { redact, redactEvent, VIEWERS } from '../../../core/views/redact.ts';
import { parseAction } from '../../../notation/action.ts';
import { offers, play, type Scene, table, verdict } from '../../../testing/scene.ts';
import { points, whereIs } from '../../../testing/tell.ts';

const ALONE = 'paladins.1';
const FREE = 'base.1+paladins.1 teams=free';
const MUTUAL = 'base.1+paladins.1 teams=mutual';

const BASE = ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz'];
const OWN = ['Dr', 'El', 'Gh', 'Gm', 'Il', 'Wm', 'Pa', 'Pp'];
const BASE_THINGS = ['Armor', 'Wand', 'Rope', 'Potion', 'Sword', 'Treasure'];
const OWN_THINGS = ['Ring', 'Shield', 'Key', 'Scroll', 'Slayer', 'Rope'];

const by = (seat: Seat, texts: readonly string[]) => texts.map((text) => `${seat}: ${text}`);
const picks = (...codes: readonly string[]) => codes.map((code) => `pick ${code}`);
/** Yellow's free choice is from this box, blue's from the other one. */
const YELLOW = ['pair 5', 'pair 6', ...picks(...OWN, ...OWN_THINGS)];
const BLUE = ['pair 1', 'pair 2', ...picks(...BASE, ...BASE_THINGS)];
const chosen = (id = FREE) => play(table(id), ...by('yellow', YELLOW), ...by('blue', BLUE));

const asked = ({ state }: Scene) => topTask(state)?.seats.join();
const task = ({ state }: Scene) => topTask(state)?.kind ?? 'over';
const codes = ({ rules }: Scene, kinds: readonly string[]) =>
  kinds.map((kind) => rules.roster.find((each) => each.kind === kind)?.code ?? kind);
const hidden = ({ state }: Scene, seat: Seat) =>
  state.tiles.flatMap(({ stash }) => stash.filter(({ owner }) => owner === seat).map(({ kind }) => kind));

/** Everybody's first answer while the game waits for one of these. */
const answer = (s: Scene, ...kinds: readonly string[]): Scene => {
  let now = s;
  while (kinds.includes(task(now))) now = play(now, offers(now)[0] as string);
  return now;
};
const SET_UP = ['lineup', 'draw', 'hide'];
/** The questions of set-up from here on. */
const questions = (s: Scene): readonly string[] => {
  const list: string[] = [];
  for (let now = s; task(now) !== 'card'; now = play(now, offers(now)[0] as string))
    list.push(`${task(now)} ${asked(now)}`);
  return list;
};

const eventsOf = ({ rules, state }: Scene, seat: Seat, text: string): readonly GameEvent[] => {
  const action = parseAction(rules, state, seat, text);
  const events = action.ok ? decide(rules, state, seat, action.value) : undefined;
  if (events === undefined || isRefusal(events)) throw new Error(`"${text}" cannot be played.`);
  return events;
};

describe('Free choice', () => {
  it('P-MIX-04: eight different characters and six different objects from all that is at hand', () => {
    const s = table(FREE);
    const all = [...BASE, ...OWN, ...BASE_THINGS, ...OWN_THINGS.slice(0, -1)];
    expect(offers(s, /pick/, 'yellow').toSorted()).toEqual(picks(...all).toSorted());
    const mixed = ['Dr', 'Cl', 'Pp', 'Wz', 'Gm', 'Th', 'Il', 'Go', 'Ring', 'Sword', 'Key', 'Rope', 'Armor', 'Scroll'];
    const done = play(s, ...by('yellow', picks(...mixed)));
    expect(codes(done, done.state.players.yellow.reserve)).toEqual(mixed);
    expect(offers(done, /pick/, 'yellow')).toEqual([]);
  });

  it('P-MIX-04: what was not chosen is back in the box', () => {
    const s = chosen();
    expect(verdict(s, 'yellow: line Wz')).toBe('B-SETUP-06');
    expect(verdict(s, 'blue: line Dr')).toBe('B-SETUP-06');
    expect(offers(s, /./, 'yellow')).toEqual(OWN.map((code) => `line ${code}`));
    const laid = answer(s, ...SET_UP);
    expect(codes(laid, hidden(laid, 'yellow')).toSorted()).toEqual([...OWN.slice(4), ...OWN_THINGS].toSorted());
    expect(['yDr', 'bCl', 'yCl', 'bDr'].map((name) => whereIs(laid, name))).toEqual(['YL1', 'BL1', 'unseen', 'unseen']);
  });

  it('P-MIX-04 P-MIX-05: in secret', () => {
    const s = play(table(FREE), ...by('yellow', YELLOW));
    expect(redact(s.state, 'yellow').players.yellow).toEqual(s.state.players.yellow);
    expect(s.state.players.yellow.pairs).toEqual(['5', '6']);
    for (const viewer of ['blue', 'spectator'] as const) {
      const { team, reserve, pairs } = redact(s.state, viewer).players.yellow;
      expect([team, reserve, pairs]).toEqual([Array(14).fill('?'), Array(14).fill('?'), ['?', '?']]);
    }
  });

  it('P-MIX-05: two pairs each; the eight rooms lie face-down, and only they turn up', () => {
    const s = play(table(FREE), 'yellow: pair 5', 'blue: pair 1');
    expect([asked(s), verdict(s, 'yellow: pair 9')]).toEqual(['yellow,blue', 'P-MIX-05']);
    const rooms = ['1ccw', '1cw', '2ccw', '2cw', '5ccw', '5cw', '6ccw', '6cw'];
    const { state } = chosen();
    expect([...state.unseen]).toEqual(rooms);
    expect(state.tiles.map(({ slot, room }) => [slot, room])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, undefined]),
    );
    const begun = play(answer(chosen(), ...SET_UP), 'A2');
    const reveal = play(begun, offers(begun, /reveal A/)[0] as string);
    expect(offers(reveal, /./, 'chance')).toEqual(
      rooms.flatMap((room) => [0, 1, 2, 3].map((turn) => `* ${room}.${turn}`)),
    );
    expect(verdict(reveal, 'chance: * 3cw.0')).toBe('B-SETUP-01');
  });

  it('P-MIX-05: whichever pairs one chooses, the other sees the same', () => {
    const pairs = [
      ['1', '2'],
      ['3', '7'],
      ['5', '6'],
      ['6', '1'],
    ].map((each) => each.map((number) => `pair ${number}`));
    for (const viewer of ['yellow', 'spectator'] as const) {
      const seen = (s: Scene, rest: readonly string[]) =>
        pairs.map((each) => redact(play(s, ...by('blue', [...each, ...rest])).state, viewer));
      const views = [seen(table(FREE), []), seen(play(table(FREE), ...by('yellow', YELLOW)), BLUE.slice(2))];
      for (const [first, ...others] of views) for (const other of others) expect(other).toEqual(first);
    }
  });

  it('P-MIX-06: then everything goes on as in the base game, after either method', () => {
    const usual = questions(table('base.1'));
    expect(usual.slice(0, 9)).toEqual([
      ...Array(4).fill('lineup yellow,blue'),
      ...Array(4).fill('lineup blue'),
      'draw chance',
    ]);
    expect(usual).toHaveLength(30);
    expect(questions(chosen())).toEqual(usual);
    expect(questions(answer(play(table(MUTUAL), 'chance: * blue'), 'draft'))).toEqual(usual);
    const laid = answer(chosen(), ...SET_UP);
    expect(laid.state.tiles.map(({ stash }) => stash.length)).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    expect(laid.state.pieces.filter(({ at }) => at >= 0)).toHaveLength(8);
    expect(offers(laid)).toEqual(['A2']);
    expect(play(laid, 'A2', 'pass').state.turn.seat).toBe('blue');
  });

  it('P-MIX-27: both choose at the same time, characters, objects and rooms in any order', () => {
    const s = table(FREE);
    expect(topTask(s.state)).toEqual({ kind: 'choose', seats: SEATS });
    const backwards = play(s, ...by('blue', BLUE.toReversed()));
    expect([task(backwards), asked(backwards)]).toEqual(['choose', 'yellow']);
    const turns = YELLOW.flatMap((text, nth) => [`blue: ${BLUE[nth]}`, `yellow: ${text}`]);
    const mixed = play(s, ...turns.slice(0, -1));
    expect([task(mixed), asked(mixed)]).toEqual(['choose', 'yellow']);
    expect(task(play(mixed, turns.at(-1) as string))).toBe('lineup');
    expect(play(mixed, turns.at(-1) as string).state.unseen).toEqual(chosen().state.unseen);
  });

  it('P-MIX-27: and neither is told anything of the other’s choice', () => {
    const s = table(FREE);
    const one = play(s, ...by('blue', BLUE));
    const other = play(s, ...by('blue', ['pair 5', 'pair 6', ...picks(...OWN_THINGS, ...OWN)]));
    for (const viewer of ['yellow', 'spectator'] as const)
      expect(redact(one.state, viewer)).toEqual(redact(other.state, viewer));
    expect(offers(one, /./, 'yellow')).toEqual(offers(s, /./, 'yellow'));
    const told = (text: string) => eventsOf(s, 'blue', text).map((event) => redactEvent(event, 'yellow'));
    expect(told('pick Dr')).toEqual([{ type: 'picked', seat: 'blue', kind: '?', team: '?' }]);
    expect(told('pick Sword')).toEqual(told('pick Dr'));
    expect(told('pair 5')).toEqual([{ type: 'paired', seat: 'blue', pair: '?', rooms: ['?', '?'] }]);
    expect(told('pair 1')).toEqual(told('pair 5'));
  });
});

/** A whole mutual choice by first answers, unless others are given: who was asked for what, and what came of it. */
const draft = (first: Seat, id = MUTUAL, named: readonly string[] = []) => {
  const order: string[] = [];
  let s = play(table(id), `chance: * ${first}`);
  for (let nth = 0; task(s) === 'draft'; nth++) {
    const top = topTask(s.state);
    order.push(`${asked(s)} ${top?.kind === 'draft' ? top.what : ''}`);
    s = play(s, named[nth] ?? (offers(s)[0] as string));
  }
  return { order, s };
};

describe('Mutual choice', () => {
  it('P-MIX-14: a drawn first player, then pair by pair in turn, for all to see', () => {
    const s = table(MUTUAL);
    expect(offers(s, /./, 'chance')).toEqual(['* yellow', '* blue']);
    expect([asked(play(s, '* yellow')), asked(play(s, '* blue'))]).toEqual(['yellow', 'blue']);
    const one = play(s, '* blue', 'pair 7');
    expect([asked(one), verdict(one, 'blue: pair 1')]).toEqual(['yellow', 'B-TURN-12']);
    const all = play(one, 'pair 1', 'pair 3', 'pair 5');
    expect(all.state.unseen).toEqual(['1ccw', '1cw', '3ccw', '3cw', '5ccw', '5cw', '7ccw', '7cw']);
    for (const viewer of VIEWERS) {
      const { players, unseen } = redact(all.state, viewer);
      expect([players.blue.pairs, players.yellow.pairs, unseen]).toEqual([['7', '3'], ['1', '5'], all.state.unseen]);
    }
    expect(all.state.tiles.every(({ room }) => room === undefined)).toBe(true);
    expect(offers(all, /pair/)).toEqual([]);
  });

  it('P-MIX-15: a pair is there once, whoever chose it', () => {
    const s = play(table(MUTUAL), '* yellow', 'pair 7');
    expect(offers(s)).toEqual([1, 2, 3, 4, 5, 6, 8].map((number) => `pair ${number}`));
    expect(verdict(s, 'pair 7')).toBe('P-MIX-15');
    const back = play(s, 'pair 6');
    expect([verdict(back, 'pair 6'), verdict(back, 'pair 7')]).toEqual(['P-MIX-15', 'P-MIX-15']);
    expect(verdict(back, 'pair 8')).toBe('legal');
  });

  it('P-MIX-16: what one shows the other takes too', () => {
    const s = play(table(MUTUAL), '* yellow', ...['pair 1', 'pair 2', 'pair 3', 'pair 4']);
    expect([asked(s), offers(s)]).toEqual(['yellow', picks(...BASE, ...OWN)]);
    expect([verdict(s, 'blue: pick Dr'), verdict(s, 'pick Sword')]).toEqual(['B-TURN-12', 'P-MIX-02']);
    const one = play(s, 'pick Gm');
    expect(SEATS.map((seat) => one.state.players[seat].reserve)).toEqual([['golem'], ['golem']]);
    expect([asked(one), verdict(one, 'pick Gm'), verdict(one, 'yellow: pick Th')]).toEqual([
      'blue',
      'P-MIX-08',
      'B-TURN-12',
    ]);
    const two = play(one, 'pick Wz');
    expect(SEATS.map((seat) => two.state.players[seat].team)).toEqual(Array(2).fill(['golem', 'wizard']));
    const told = eventsOf(s, 'yellow', 'pick Gm').map((event) => redactEvent(event, 'blue'));
    expect(told).toContainEqual({ type: 'named', seat: 'yellow', kind: 'golem' });
  });

  it.each(SEATS)(
    'P-MIX-C5 P-MIX-14 P-MIX-16 P-MIX-17: first player %s: in turn to the end, and both are alike',
    (A) => {
      const B = A === 'yellow' ? 'blue' : 'yellow';
      const { order, s } = draft(A);
      const inTurn = (what: string, times: number) =>
        Array(times)
          .fill([`${A} ${what}`, `${B} ${what}`])
          .flat();
      expect(order).toEqual([...inTurn('pair', 2), ...inTurn('character', 4), ...inTurn('object', 3)]);
      const { yellow, blue } = s.state.players;
      expect(yellow.team).toEqual(blue.team);
      expect(yellow.reserve).toEqual(blue.reserve);
      expect(codes(s, yellow.reserve)).toEqual([...BASE, ...['Armor', 'Wand', 'Rope', 'Rope', 'Potion', 'Sword']]);
      expect(task(s)).toBe('lineup');
    },
  );

  const OPENING = ['pair 1', 'pair 2', 'pair 3', 'pair 4', ...picks(...OWN)];

  it('P-MIX-17: objects after the characters, the first player’s first', () => {
    const s = play(table(MUTUAL), '* blue', ...OPENING);
    expect([asked(s), offers(s, /pick (El|Dr|Cl|Th)/)]).toEqual(['blue', []]);
    expect(offers(s).toSorted()).toEqual(picks(...BASE_THINGS, ...OWN_THINGS.slice(0, -1)).toSorted());
    const taken = play(s, 'pick Ring');
    expect(SEATS.map((seat) => taken.state.players[seat].reserve.at(-1))).toEqual(Array(2).fill('teleportationRing'));
    expect([asked(taken), verdict(taken, 'pick Ring')]).toEqual(['yellow', 'P-MIX-08']);
  });

  it('P-MIX-18 P-MIX-C6: the Rope may be named again, and a third time not', () => {
    const s = play(table(MUTUAL), '* yellow', ...OPENING, ...picks('Rope', 'Key'));
    expect(verdict(s, 'yellow: pick Key')).toBe('P-MIX-08');
    const again = play(s, 'yellow: pick Sword', 'blue: pick Rope');
    for (const seat of SEATS) expect(again.state.players[seat].team.slice(8)).toEqual(['rope', 'key', 'sword', 'rope']);
    expect([verdict(again, 'yellow: pick Rope'), offers(again, /Rope/)]).toEqual(['P-MIX-08', []]);
  });

  it('P-MIX-19: back behind the screens both choose and place in secret', () => {
    const { s } = draft('yellow', MUTUAL, [...OPENING, ...picks(...OWN_THINGS)]);
    expect([task(s), asked(s), s.state.players.yellow.reserve.length]).toEqual(['lineup', 'yellow,blue', 14]);
    const one = play(s, 'yellow: line Dr', 'yellow: line El');
    const other = play(s, 'yellow: line Pp', 'yellow: line Gm');
    for (const viewer of ['blue', 'spectator'] as const) {
      expect(redact(one.state, viewer)).toEqual(redact(other.state, viewer));
      expect(redact(one.state, viewer).players.yellow).toMatchObject({
        reserve: Array(12).fill('?'),
        lineup: ['?', '?'],
      });
    }
    const placing = play(answer(s, 'lineup'), 'chance: * yellow');
    for (const viewer of VIEWERS) {
      if (viewer === 'yellow') continue;
      const [ring, rope] = ['hide Ring B', 'hide Rope B'].map((text) => redact(play(placing, text).state, viewer));
      expect(ring).toEqual(rope);
    }
  });
});

// B-OPT-10
const TABLE = ['6:', '5:', '6:C5,C6', '5:C5,C6', '5:C6', '4:C6', '6:C6'];
const MODES = [ALONE, FREE, MUTUAL];
/** The teams are made; blue is handicapped. */
const made = (id: string, handicap = '6:C6'): Scene => {
  const name = `${id} handicap=blue:${handicap}`;
  if (id === FREE) return chosen(name);
  return id === MUTUAL ? draft('yellow', name).s : table(name);
};

describe('Handicap', () => {
  it('P-MIX-22: after the teams are made he takes two characters out, he alone and no objects', () => {
    const s = made(MUTUAL);
    expect(topTask(s.state)).toEqual({ kind: 'forgo', seats: ['blue'] });
    expect(offers(s, /./, 'blue')).toEqual(BASE.map((code) => `forgo ${code}`));
    expect([verdict(s, 'blue: forgo Dr'), verdict(s, 'blue: forgo Rope')]).toEqual(['B-SETUP-06', 'B-SETUP-03']);
    expect(verdict(s, 'yellow: forgo Cl')).toBe('B-TURN-12');
    const one = play(s, 'forgo Th');
    expect([task(one), verdict(one, 'forgo Th')]).toEqual(['forgo', 'B-SETUP-06']);
    const two = play(one, 'forgo Go');
    expect([task(two), two.state.players.blue.reserve.length]).toEqual(['lineup', 12]);
    expect(two.state.players.yellow.reserve).toHaveLength(14);
  });

  it('P-MIX-22 P-MIX-C7: the other sees the eight agreed names and how many are left, not which are gone', () => {
    const s = made(MUTUAL);
    const one = play(s, 'forgo Th', 'forgo Go');
    const other = play(s, 'forgo Wz', 'forgo Cl');
    expect(s.rules.options.handicap?.characters).toBe(6);
    for (const viewer of ['yellow', 'spectator'] as const) {
      const view = redact(one.state, viewer);
      expect(codes(s, view.players.blue.team).slice(0, 8)).toEqual(BASE);
      expect(view.players.blue.reserve).toEqual(Array(12).fill('?'));
      expect(view).toEqual(redact(other.state, viewer));
      const told = eventsOf(s, 'blue', 'forgo Th').map((event) => redactEvent(event, viewer));
      expect(told).toEqual([{ type: 'forgone', seat: 'blue', kind: '?' }]);
    }
  });

  it.each(TABLE)('P-MIX-23: %s of the base table: characters, cards, four on the line, five points to win', (row) => {
    const [characters, cards = ''] = row.split(':') as [string, string];
    const s = answer(made(MUTUAL, row), 'forgo', ...SET_UP);
    const { blue, yellow } = s.state.players;
    expect(yellow.hand).toEqual(s.rules.deck.yellow);
    expect(blue.hand).toEqual(s.rules.deck.yellow.filter((card) => !cards.split(',').includes(card)));
    const isCharacter = (kind: string) =>
      s.rules.roster.some((each) => each.kind === kind && each.sort === 'character');
    const standing = s.state.pieces.filter(({ id, at }) => at >= 0 && s.rules.roster[id]?.owner === 'blue');
    expect(standing).toHaveLength(4);
    expect(hidden(s, 'blue').filter(isCharacter)).toHaveLength(Number(characters) - 4);
    expect(s.rules.options.target).toBe(5);
  });

  it.each(MODES)('P-MIX-24: the same in %s, after the teams are made and before anybody lines up', (id) => {
    const s = made(id);
    expect(topTask(s.state)).toEqual({ kind: 'forgo', seats: ['blue'] });
    expect(s.state.players.blue.reserve).toHaveLength(14);
    expect(offers(s, /./, 'blue')).toHaveLength(8);
    const out = answer(s, 'forgo');
    expect([task(out), asked(out), out.state.players.blue.reserve.length]).toEqual(['lineup', 'yellow,blue', 12]);
  });

  it.each(MODES)('P-MIX-25: in %s the removed are out of the game, for nobody’s points, and in secret', (id) => {
    const s = made(id);
    const gone = s.state.players.blue.reserve.slice(0, 2);
    const out = answer(s, 'forgo');
    for (const code of codes(s, gone)) expect(verdict(out, `blue: line ${code}`)).toBe('B-SETUP-06');
    const laid = answer(out, ...SET_UP);
    for (const kind of gone) {
      const member = s.rules.roster.find((each) => each.owner === 'blue' && each.kind === kind);
      expect(laid.state.pieces[member?.id as number]?.at).toBe(UNSEEN);
      expect(hidden(laid, 'blue')).not.toContain(kind);
    }
    expect([points(laid), hidden(laid, 'blue').length]).toEqual(['0:0', 8]);
    const others = play(s, ...codes(s, s.state.players.blue.reserve.slice(6, 8)).map((code) => `blue: forgo ${code}`));
    for (const viewer of ['yellow', 'spectator'] as const)
      expect(redact(out.state, viewer)).toEqual(redact(others.state, viewer));
  });

  it('P-MIX-26: some rooms receive fewer tokens than they take', () => {
    const s = answer(made(FREE), 'forgo', ...SET_UP);
    const stash = s.state.tiles.map((tile) => tile.stash.length);
    expect(stash.reduce((sum, each) => sum + each)).toBe(18);
    expect(stash.filter((count, slot) => count < (s.rules.capacity[slot] as number)).length).toBeGreaterThan(0);
    expect([hidden(s, 'yellow').length, hidden(s, 'blue').length]).toEqual([10, 8]);
  });
});
