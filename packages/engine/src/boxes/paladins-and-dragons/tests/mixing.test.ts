import { describe, expect, it } from 'vitest';
import { start } from '../../../core/start.ts';
import { SEATS, topTask } from '../../../core/state.ts';
import { type Box, character, object } from '../../../rules/box.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { offers, play, rulesOf, type Scene, scene, table, verdict } from '../../../testing/scene.ts';
import { apLeft } from '../../../testing/tell.ts';
import { compile } from '../../index.ts';
import { BOXES } from '../../registry.ts';

const FREE = 'base.1+paladins.1 teams=free';
const MUTUAL = 'base.1+paladins.1 teams=mutual';
const BASE = ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz'];
const OWN = ['Dr', 'El', 'Gh', 'Gm', 'Il', 'Wm', 'Pa', 'Pp'];

const picks = (...codes: readonly string[]) => codes.map((code) => `pick ${code}`);
const pairs = (...numbers: readonly number[]) => numbers.map((number) => `pair ${number}`);
const by = (seat: string, texts: readonly string[]) => texts.map((text) => `${seat}: ${text}`);
/** How a seat's choices fare one after the other: the first refusal with its choice, or `legal`. */
const fate = (s: Scene, texts: readonly string[]): string => {
  let now = s;
  for (const text of by('yellow', texts)) {
    const answer = verdict(now, text);
    if (answer !== 'legal') return `${text} ${answer}`;
    now = play(now, text);
  }
  return 'legal';
};
const objectsOf = (seat: 'yellow' | 'blue', { rules, state }: Scene) =>
  state.players[seat].reserve.filter((kind) =>
    rules.roster.some((each) => each.kind === kind && each.sort === 'object'),
  );
const asked = ({ state }: Scene) => topTask(state)?.seats;

/** Everybody's first answer until the game waits for something else. */
const answer = (s: Scene, ...kinds: readonly string[]): Scene => {
  let now = s;
  while (kinds.includes(topTask(now.state)?.kind ?? 'over')) now = play(now, offers(now)[0] as string);
  return now;
};

/** Another box at hand, as Prison will be one: a Key, and a Wizard and a Wand of its own under the old names. */
const CELLS: Box = {
  ...(BOXES.all()[1] as Box),
  id: 'cells.1',
  rooms: (BOXES.all()[1] as Box).rooms.replaceAll(/# paladins (\d)-/g, (_, number) => `# cells ${Number(number) + 4}-`),
  characters: [
    character('wizard', { code: 'Wz', rule: 'B-COMP-06', speed: 5, combat: 2 }),
    ...['Ax', 'Be', 'Cy', 'De', 'Ef', 'Fa', 'Ga'].map((code) =>
      character(`cell${code}`, { code, rule: 'B-COMP-06', speed: 3, combat: 3 }),
    ),
  ],
  objects: [
    object('key', { code: 'Key', rule: 'B-COMP-06', common: true }),
    object('fireballWand', { code: 'Wand', rule: 'B-COMP-06' }),
    ...['Bow', 'Net', 'Horn', 'Lamp'].map((code) => object(`cell${code}`, { code, rule: 'B-COMP-06' })),
  ],
};
const tableOf = (...boxes: readonly [Box, ...Box[]]): Scene => {
  const rules = compileBoxes(boxes, { ...DEFAULTS, teams: 'free' });
  return { rules, state: start(rules) };
};
const [base, paladins] = BOXES.all() as unknown as readonly [Box, Box];

describe('Mixing boxes: what is in the game', () => {
  it('P-MIX-01: this box alone is enough, with the same team for both', () => {
    const s = table('paladins.1');
    expect(topTask(s.state)).toEqual({ kind: 'lineup', seats: SEATS });
    expect([...s.state.unseen].sort()).toEqual(['5ccw', '5cw', '6ccw', '6cw', '7ccw', '7cw', '8ccw', '8cw']);
    for (const seat of SEATS) {
      const codes = s.rules.roster.filter(({ owner }) => owner === seat).map(({ code }) => code);
      expect(codes).toEqual([...OWN, 'Ring', 'Shield', 'Key', 'Scroll', 'Slayer', 'Rope']);
      expect(s.state.players[seat].reserve).toHaveLength(14);
    }
    expect(s.state.players.yellow.reserve).toEqual(s.state.players.blue.reserve);
    const begun = play(answer(s, 'lineup', 'hide', 'draw'), 'A2');
    const shown = play(begun, offers(begun, /reveal/)[0] as string, 'chance: * 8cw.2');
    expect(shown.state.tiles.filter(({ room }) => room !== undefined)).toHaveLength(1);
  });

  it('P-MIX-02: two pairs, eight characters and six objects each, no more and no less', () => {
    const s = table(FREE);
    const chosen = [
      ...pairs(1, 5),
      ...picks(...BASE.slice(0, 4), ...OWN.slice(0, 4), 'Ring', 'Key', 'Armor', 'Wand', 'Sword'),
    ];
    const nearly = play(s, ...by('yellow', chosen));
    expect(verdict(nearly, 'yellow: pick Tr')).toBe('P-MIX-02');
    expect(verdict(nearly, 'yellow: pair 6')).toBe('P-MIX-02');
    expect(asked(nearly)).toEqual(['yellow', 'blue']);
    const full = play(nearly, 'yellow: pick Rope');
    expect([asked(full), verdict(full, 'yellow: pick Shield')]).toEqual([['blue'], 'B-TURN-12']);
    expect(full.state.players.yellow.reserve).toHaveLength(14);
    const six = play(s, ...by('yellow', picks('Ring', 'Key', 'Armor', 'Wand', 'Sword', 'Rope')));
    expect([verdict(six, 'yellow: pick Shield'), verdict(six, 'yellow: pick Tr')]).toEqual(['P-MIX-02', 'legal']);
    const both = play(full, ...by('blue', chosen), 'blue: pick Rope');
    expect([both.state.unseen.length, both.state.tiles.length]).toEqual([8, 8]);
  });

  it('P-MIX-02: in mutual choice as well', () => {
    const s = answer(play(table(MUTUAL), 'chance: * yellow'), 'draft');
    expect(s.state.unseen).toHaveLength(8);
    for (const seat of SEATS) {
      expect(s.state.players[seat].reserve).toHaveLength(14);
      expect([s.state.players[seat].pairs.length, objectsOf(seat, s).length]).toEqual([2, 6]);
    }
  });

  it('P-MIX-03: boxes are mixed in a way that is named, one box alone is not', () => {
    expect([FREE, MUTUAL].map((id) => compile(id).ok)).toEqual([true, true]);
    for (const id of ['base.1+paladins.1', 'base.1+paladins.1 vp=6', 'base.1+paladins.1 teams=random'])
      expect([id, compile(id).ok]).toEqual([id, false]);
    for (const id of ['paladins.1 teams=free', 'base.1 teams=mutual', 'base.1+base.1 teams=free'])
      expect([id, compile(id).ok]).toEqual([id, false]);
    expect(topTask(table(FREE).state)).toEqual({ kind: 'choose', seats: SEATS });
    expect(topTask(table(MUTUAL).state)).toEqual({ kind: 'draw', seats: ['chance'], what: 'drafter' });
  });
});

describe('Mixing boxes: different, and common', () => {
  it('P-MIX-07 P-MIX-C3: two tokens of one name are the same: no team has both Wizards', () => {
    const s = tableOf(base, CELLS);
    expect(offers(s, /^pick Wz$/, 'yellow')).toEqual(['pick Wz']);
    expect(fate(s, picks('Wz', 'Wz'))).toBe('yellow: pick Wz P-MIX-04');
    expect(offers(play(s, 'yellow: pick Wz'), /Wz/, 'yellow')).toEqual([]);
    expect(offers(play(s, 'yellow: pick Wz'), /Wz/, 'blue')).toEqual(['pick Wz']);
    expect(s.rules.characters.yellow).toHaveLength(8 + 7);
  });

  it('P-MIX-07: nor two Fireball Wands', () => {
    const s = tableOf(base, CELLS);
    expect(fate(s, picks('Wand', 'Sword', 'Wand'))).toBe('yellow: pick Wand P-MIX-04');
    expect(fate(s, picks('Wand', 'Sword', 'Key', 'Armor', 'Bow', 'Net'))).toBe('legal');
  });

  it('P-MIX-08 P-MIX-C1: two Ropes, a Key, and three other objects are a legal six', () => {
    const six = picks('Rope', 'Rope', 'Key', 'Potion', 'Treasure', 'Shield');
    expect(fate(table(FREE), six)).toBe('legal');
    const s = play(table(FREE), ...by('yellow', six));
    expect(objectsOf('yellow', s)).toEqual(['rope', 'rope', 'key', 'speedPotion', 'treasure', 'fireShield']);
  });

  it('P-MIX-04 P-MIX-08: nothing else is taken twice', () => {
    for (const code of [...BASE, ...OWN, 'Ring', 'Shield', 'Scroll', 'Slayer', 'Armor', 'Wand', 'Potion', 'Sword'])
      expect(fate(table(FREE), picks(code, code))).toBe(`yellow: pick ${code} P-MIX-04`);
    expect(fate(table(FREE), picks('Treasure', 'Treasure'))).toBe('yellow: pick Treasure P-MIX-04');
  });

  it('P-MIX-08 P-MIX-09 P-MIX-C2: one Key for each box with a Key', () => {
    expect(fate(table(FREE), picks('Key', 'Key'))).toBe('yellow: pick Key P-MIX-08');
    const three = tableOf(base, paladins, CELLS);
    expect(fate(three, picks('Key', 'Key', 'Rope', 'Sword', 'Ring', 'Bow'))).toBe('legal');
    expect(fate(three, picks('Key', 'Key', 'Key'))).toBe('yellow: pick Key P-MIX-08');
    expect(fate(tableOf(base, CELLS), picks('Key', 'Key'))).toBe('yellow: pick Key P-MIX-08');
  });

  it('P-MIX-09: so two Ropes of each colour, whatever the other takes', () => {
    expect(fate(table(FREE), picks('Rope', 'Rope', 'Rope'))).toBe('yellow: pick Rope P-MIX-08');
    const taken = play(table(FREE), 'blue: pick Rope', 'blue: pick Rope');
    expect(fate(taken, picks('Rope', 'Rope'))).toBe('legal');
    expect(fate(tableOf(base, CELLS), picks('Rope', 'Rope'))).toBe('yellow: pick Rope P-MIX-08');
    const one = table(FREE).rules.roster.filter(({ kind }) => kind === 'rope');
    expect(one.map(({ owner }) => owner)).toEqual(['yellow', 'yellow', 'blue', 'blue']);
  });
});

/** Both have brought 6 and 8, yellow has the first turn with five action points and stands before A and E. */
const twice = (): Scene => {
  const team = (extra: string) => [
    ...pairs(6, 8),
    ...picks(...OWN, 'Ring', 'Shield', 'Key', 'Scroll', 'Slayer', extra),
  ];
  const chosen = play(table(FREE), ...by('yellow', team('Rope')), ...by('blue', team('Sword')));
  const lines = SEATS.flatMap((seat) => by(seat, ['line El', 'line Gh', 'line Pa', 'line Wm']));
  const hidden = answer(play(chosen, ...lines, 'chance: * yellow'), 'hide');
  return play(hidden, 'chance: * yellow');
};
/** A seat's first character turns this slot up, and all that lies there is placed. */
const turnUp = (s: Scene, slot: string, room: string): Scene =>
  answer(play(s, `El reveal ${slot}`, `chance: * ${room}`), 'place');

describe('Mixing boxes: pairs of rooms', () => {
  it('P-MIX-10: one player’s two pairs differ', () => {
    expect(fate(table(FREE), pairs(6, 6))).toBe('yellow: pair 6 P-MIX-10');
    expect(offers(play(table(FREE), 'yellow: pair 6'), /pair/, 'yellow')).toEqual(pairs(1, 2, 3, 4, 5, 7, 8));
    expect(fate(table(FREE), pairs(6, 1))).toBe('legal');
  });

  it('P-MIX-11: both may bring the same pair, and all four rooms are used', () => {
    const s = play(table(FREE), 'yellow: pair 6', 'blue: pair 6');
    expect(s.state.unseen).toEqual(['6ccw', '6ccw', '6cw', '6cw']);
    const mixed = play(s, 'yellow: pair 1', 'blue: pair 8');
    expect(mixed.state.unseen).toEqual(['1ccw', '1cw', '6ccw', '6ccw', '6cw', '6cw', '8ccw', '8cw']);
  });

  it('P-MIX-11 P-MIX-C4: with 6 and 8 from both there are four rooms of each number, and each turns up', () => {
    const s = twice();
    const six = ['6ccw', '6ccw', '6cw', '6cw'];
    expect(s.state.unseen).toEqual([...six, ...six.map((room) => room.replace('6', '8'))]);
    const first = turnUp(play(s, 'A2'), 'A', '6cw.0');
    const second = turnUp(first, 'E', '6cw.1');
    expect(second.state.unseen).toEqual(['6ccw', '6ccw', '8ccw', '8ccw', '8cw', '8cw']);
    const third = play(second, 'blue: A2', 'El reveal D');
    expect(['6cw.0', '6ccw.0', '8cw.0', '1cw.0'].map((room) => verdict(third, `chance: * ${room}`))).toEqual([
      'B-SETUP-01',
      'legal',
      'legal',
      'B-SETUP-01',
    ]);
    const fourth = turnUp(play(second, 'blue: A2'), 'D', '6ccw.0');
    const all = turnUp(fourth, 'H', '6ccw.0');
    const board = all.state.tiles.map(({ room = '?' }) => room);
    expect(board).toEqual(['6cw', '?', '?', '6ccw', '6cw', '?', '?', '6ccw']);
    expect(all.state.unseen).toEqual(['8ccw', '8ccw', '8cw', '8cw']);
  });

  const FOURS = ['6cw.0', '6ccw.0', '6cw.2', '6ccw.1', '8cw.0', '8ccw.0', '8cw.0', '8ccw.0'];

  it('P-MIX-12 P-MIX-C4: from one gear 6 any of the four may be turned, each by its own arrow', () => {
    const s = scene('yPa@T1[1,3] bPp@B4[0,0]', { rules: FREE, rooms: FOURS });
    expect(offers(s, /rot/)).toEqual(['Pa rot A+', 'Pa rot B-', 'Pa rot C+', 'Pa rot D-']);
    expect(verdict(s, 'Pa rot A-')).toBe('B-ROT-01');
    for (const wrong of ['B+', 'C-', 'D+']) expect(verdict(s, `Pa rot ${wrong}`)).toBe('B-ROT-02');
    const turns = (text: string) =>
      play(s, text)
        .state.tiles.map(({ turn }) => turn)
        .join('');
    expect(turns('Pa rot A+')).toBe('10210000');
    expect(turns('Pa rot B-')).toBe('03210000');
    expect(turns('Pa rot C+')).toBe('00310000');
    expect(turns('Pa rot D-')).toBe('00200000');
  });

  it('P-MIX-12: for 1 AP a quarter, and not while face-down', () => {
    const s = scene('yPa@T1[1,3] bPp@B4[0,0]', { rules: FREE, rooms: FOURS, faceDown: ['T3'] });
    expect(offers(s, /rot/)).toEqual(['Pa rot A+', 'Pa rot B-', 'Pa rot D-']);
    expect(verdict(s, 'Pa rot C+')).toBe('B-ROT-05');
    const after = play(s, 'Pa rot B-', 'Pa rot D-', 'Pa rot D-');
    expect([apLeft(s), apLeft(after)]).toEqual([5, 2]);
    expect(after.state.tiles.map(({ turn }) => turn).join('')).toBe('03030000');
  });

  it('P-MIX-13 P-MIX-C8: rooms are linked by number, and by nothing else', () => {
    const rooms = ['1cw.0', '5cw.0', '1ccw.0', '5ccw.0', '2cw.0', '2ccw.0', '3cw.0', '4cw.0'];
    const gearOf = (room: string) => {
      const gear = rulesOf(FREE).rooms[room]?.gear as number;
      return `[${Math.floor(gear / 5)},${gear % 5}]`;
    };
    const s = scene(`yPa@T1${gearOf('1cw')} bPp@B4[0,0]`, { rules: FREE, rooms });
    expect(offers(s, /rot/)).toEqual(['Pa rot A+', 'Pa rot C-']);
    for (const other of ['B+', 'B-', 'D-', 'E+', 'F-', 'G+', 'H+'])
      expect(verdict(s, `Pa rot ${other}`)).toBe('B-ROT-02');
    const five = scene(`yPa@T2${gearOf('5cw')} bPp@B4[0,0]`, { rules: FREE, rooms });
    expect(offers(five, /rot/)).toEqual(['Pa rot B+', 'Pa rot D-']);
  });
});
