import { describe, expect, it } from 'vitest';
import { start } from '../../../../core/start.ts';
import { offers, play, rulesOf, type Scene, verdict } from '../../../../testing/scene.ts';
import { act, onlyChoice, solo, where } from '../../../../testing/solo-table.ts';
import { BAG, COMBAT, DISCARD, DRAWN, leftOver, NPCS, piecesIn, rowOf, thingsIn } from '../piles.ts';

const NPCS_DRAWN = [
  'Lissandra',
  'VelvetSal',
  'Kesh',
  'Mirabelle',
  'WaveRick',
  'KeeningMoll',
  'Rattlejaw',
  'SisterHush',
];

const begun = (id = 'prison.1 solo=pink'): Scene => {
  const rules = rulesOf(id);
  const drawn = NPCS_DRAWN.map((name) => `chance: answer piece=b${name}`);
  return play({ rules, state: start(rules) }, ...drawn, 'line Cl', 'line Na', 'line Co', 'line Wz');
};

const names = ({ rules }: Scene, pieces: readonly number[]) => pieces.map((piece) => rules.roster[piece]?.name);

describe('set-up', () => {
  it('S-SET-C1 S-SET-01 S-SET-02 S-SET-05 S-SET-06 S-SET-07 S-SET-08: twenty-four tokens in the bag, three for each room', () => {
    const s = begun();
    expect(leftOver(s.state, BAG)).toHaveLength(24);
    expect(leftOver(s.state, NPCS)).toHaveLength(24);
    expect(piecesIn(s.state, NPCS, DRAWN)).toHaveLength(8);
    expect(s.state.pieces.filter(({ at }) => at >= 0)).toHaveLength(4);
    expect(s.rules.roster.filter(({ owner, sort }) => owner === 'blue' && sort === 'character')).toHaveLength(32);
  });

  it('S-SET-03 S-SET-04 S-SET-09 S-SET-10 S-SET-11 S-RAND-01: eight rooms face-down, nine combat cards, no hand for the Non-Player', () => {
    const s = begun('prison.1 solo=black vision');
    expect(s.state.tiles.every(({ room }) => room === undefined)).toBe(true);
    expect([s.state.unseen.length, leftOver(s.state, COMBAT).length]).toEqual([8, 9]);
    expect(s.state.players.blue.hand).toEqual([]);
    expect(s.rules.id).toBe('prison.1 solo=black vision');
  });

  it('S-SET-C2: the first eight are drawn out of all', () => {
    const rules = rulesOf('prison.1 solo=pink');
    const s = play(
      { rules, state: start(rules) },
      'chance: answer piece=bFatherGoodcare',
      'chance: answer piece=bFatherClobber',
      'chance: answer piece=bSisterBalm',
    );
    expect(names(s, piecesIn(s.state, NPCS, DRAWN))).toEqual(['Father Goodcare', 'Father Clobber', 'Sister Balm']);
  });
});

describe('order of play', () => {
  it('S-TURN-C1 S-TURN-01 S-TURN-02 S-TURN-03: the Player begins with his 2, and reveals a room first', () => {
    const s = begun();
    expect(offers(s)).toEqual(['A2']);
    const first = play(s, 'A2');
    expect(new Set(offers(first).map((text) => text.replace(/^\w+ /, '')))).toEqual(new Set(['reveal A', 'reveal E']));
    expect(verdict(first, 'Na y4>y5')).toBe('S-TURN-02');
    expect(verdict(first, 'pass')).toBe('S-TURN-02');
  });

  it('S-REV-01 S-REV-02 S-REV-03 S-REV-04 S-REV-12 S-REV-15 S-REV-C1: three tokens, two dice each, the card at the right end', () => {
    let s = play(begun(), 'A2', 'Na reveal A', 'chance: * 38ccw.0');
    s = play(s, 'chance: answer piece=bLissandra', 'chance: answer piece=yRope', 'chance: answer piece=bKesh');
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'redDie' });
    s = play(s, 'chance: answer number=1', 'chance: answer number=1');
    expect(where(s, 'bLissandra')).toBe('38-ccw r1c1');
    s = play(s, 'chance: answer number=1', 'chance: answer number=1');
    // S-REV-09: taken, so both dice again.
    s = play(
      s,
      'chance: answer number=5',
      'chance: answer number=2',
      'chance: answer number=3',
      'chance: answer number=3',
    );
    expect(where(s, 'yRope')).toBe('38-ccw r3c3');
    s = play(s, 'chance: answer number=6', 'chance: answer number=5');
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'pickRow', seats: ['yellow'] });
    s = play(s, offers(s)[1] as string);
    expect(where(s, 'bKesh')).toBe('38-ccw r2c5');
    expect(
      names(
        s,
        rowOf(s.state).map(({ piece }) => piece),
      ),
    ).toEqual(['Lissandra', 'Kesh']);
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'act', seats: ['yellow'] });
  });

  it('S-REV-C2 S-REV-08 S-REV-09: not on a pit, but on the gear', () => {
    const s = afterReveal('yRope', 'answer number=5', 'answer number=2');
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'redDie' });
    expect(where(play(s, 'chance: answer number=3', 'chance: answer number=3'), 'yRope')).toBe('38-ccw r3c3');
  });

  it('S-REV-C5 S-REV-C6 S-REV-07: a double six takes a token out, and nobody scores', () => {
    const s = afterReveal('yBk', 'answer number=5', 'answer number=2', 'answer number=6', 'answer number=6');
    expect(where(s, 'yBk')).toBe('out');
    expect([s.state.players.blue.bank, s.state.players.yellow.bank]).toEqual([0, 0]);
  });

  it('S-REV-06 S-REV-10: a six on the white die, and only columns that leave a legal square', () => {
    const s = afterReveal('yRope', 'answer number=5', 'answer number=6');
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'pickColumn', seats: ['yellow'] });
    // Row 5 of that room has a pit in column 2.
    expect(offers(s).map((text) => /number=(\d)/.exec(text)?.[1])).toEqual(['1', '3', '4', '5']);
  });

  it('S-TURN-04 S-TURN-05 S-NPT-01 S-NPT-02 S-NPT-04 S-DIFF-C4 S-REIN-02: his turn ends with the reinforcement of his card, then the row is shuffled', () => {
    const s = solo('yCl@38-ccw r1c1 bHurBan@40-cw r5c4 bSlab@40-cw r1c1', {
      player: true,
      rules: 'prison.1 solo=green',
    });
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'act' });
    const passed = play(s, 'pass');
    expect(passed.state.turn.seat).toBe('blue');
    expect(passed.state.tasks.at(-1)).toMatchObject({ asks: 'nextInRow', seats: ['chance'] });
    const lined = play(passed, 'chance: answer piece=bSlab');
    expect(
      names(
        lined,
        rowOf(lined.state).map(({ piece }) => piece),
      ),
    ).toEqual(['Slab', 'Hur-Ban']);
  });

  it('S-TURN-07: a Non-Player without anybody passes', () => {
    const s = play(solo('yCl@38-ccw r1c1', { player: true }), 'pass');
    expect(s.state.turn.seat).toBe('yellow');
    expect(s.state.tasks.at(-1)?.kind).toBe('card');
  });

  it('S-NPT-03 S-NPT-05: a wounded lies sideways and is passed over', () => {
    const s = solo('yCl@38-ccw r1c1 bHurBan@40-cw r5c4* bSlab@40-cw r1c1', { row: ['bHurBan', 'bSlab'] });
    const done = act(s);
    expect(done.state.turn.seat).toBe('yellow');
    expect(where(done, 'bHurBan')).toBe('40-cw r5c4');
  });
});

/** The Player has revealed 38-ccw, and this is the first token out of the bag. */
const afterReveal = (token: string, ...answers: readonly string[]): Scene => {
  const others = ['bKey', 'yBow', 'yWand'].filter((each) => each !== token).slice(0, 2);
  const drawn = [token, ...others].map((each) => `chance: answer piece=${each}`);
  return play(begun(), 'A2', 'Na reveal A', 'chance: * 38ccw.0', ...drawn, ...answers.map((each) => `chance: ${each}`));
};

describe('combat', () => {
  const duel = (options = {}) =>
    solo('yCo@38-ccw r1c1 bHurBan@38-ccw r1c2 yCl@40-cw r5c4', { player: true, ...options });

  it('S-CBT-01 S-CBT-02 S-CBT-03 S-CBT-C1: the Player lays his card, then the top card is turned', () => {
    const s = play(duel(), 'Co x bHurBan');
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'commit', seats: ['yellow'] });
    const laid = play(s, 'yellow: C0');
    expect(laid.state.tasks.at(-1)).toMatchObject({ kind: 'commit', seats: ['chance'] });
    const done = play(laid, 'chance: C0');
    expect(done.state.players.yellow.hand).toContain('C0');
    expect(thingsIn(done.state, COMBAT, DISCARD)).toEqual([{ card: 'C0' }]);
  });

  it('S-DIFF-C1 S-DIFF-01 S-REIN-01 S-REIN-03 S-REIN-04: pink, the Non-Player turns +1: somebody comes', () => {
    const s = play(duel(), 'Co x bHurBan', 'yellow: C6', 'chance: C1');
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'reinforcement', seats: ['chance'] });
    const coming = play(s, 'chance: answer piece=bNomi');
    expect(coming.state.tasks.at(-1)).toMatchObject({ asks: 'arrivalRoom' });
    const none = play(duel(), 'Co x bHurBan', 'yellow: C6', 'chance: C3');
    expect(none.state.tasks.at(-1)?.kind).toBe('act');
  });

  it('S-DIFF-C3 S-REIN-05 S-DIFF-02: black, +6 and +0: two, the Player’s first', () => {
    const s = play(duel({ rules: 'prison.1 solo=black' }), 'Co x bHurBan', 'yellow: C6', 'chance: C0');
    expect(thingsIn(s.state, 'due', 'now')).toHaveLength(1);
    const red = play(duel({ rules: 'prison.1 solo=red' }), 'Co x bHurBan', 'yellow: C6', 'chance: C0');
    expect(thingsIn(red.state, 'due', 'now')).toHaveLength(0);
    expect(red.state.tasks.at(-1)).toMatchObject({ asks: 'reinforcement' });
  });

  it('S-DIFF-C5: green, the Player’s +4: one', () => {
    const s = play(duel({ rules: 'prison.1 solo=green' }), 'Co x bHurBan', 'yellow: C4', 'chance: C4');
    expect([s.state.tasks.at(-1)?.kind, thingsIn(s.state, 'due', 'now').length]).toEqual(['question', 0]);
  });

  it('S-VIS-02 S-VIS-06 S-CBT-05 S-VIS-C2: after the reinforcements, two eyes reveal two rooms', () => {
    const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '?', '?'];
    const s = play(
      solo('yCo@38-ccw r1c1 bHurBan@38-ccw r1c2 yCl@38-cw r5c5', {
        player: true,
        rooms,
        rules: 'prison.1 solo=green vision',
      }),
      'Co x bHurBan',
      'yellow: C3',
      'chance: C3',
    );
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'reinforcement' });
    expect(thingsIn(s.state, 'due', 'now')).toEqual([{ word: 'eye' }, { word: 'eye' }]);
  });

  it('S-CBT-04 S-CBT-C2: an empty deck is all nine cards again', () => {
    const made = duel();
    const cards = ['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5'].map((card) => ({ face: { card }, sideways: false }));
    const piles = made.state.piles.map((pile) =>
      pile.name === COMBAT ? { ...pile, lots: [{ name: DISCARD, things: cards }] } : pile,
    );
    const s = play({ ...made, state: { ...made.state, piles } }, 'Co x bHurBan', 'yellow: C0', 'chance: C6');
    expect(leftOver(s.state, COMBAT)).toHaveLength(9);
  });

  it('S-TELE-C1 S-TELE-03: the Player’s Telepath chooses one of three', () => {
    const s = play(
      solo('yTe@38-ccw r1c1 bFatherClobber@38-ccw r1c2', { player: true }),
      'Te x bFatherClobber',
      'chance: answer card=C5',
      'chance: answer card=C0',
      'chance: answer card=C3',
    );
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'pickNpCard', seats: ['yellow'] });
    const picked = play(s, 'yellow: answer card=C0', 'yellow: C3');
    expect(
      picked.state.pieces[picked.rules.roster.find(({ name }) => name === 'Father Clobber')?.id ?? 0]?.wounded,
    ).toBe(true);
    expect(thingsIn(picked.state, COMBAT, DISCARD)).toEqual([{ card: 'C0' }]);
    expect(leftOver(picked.state, COMBAT)).toHaveLength(8);
  });

  it('S-TELE-C5 S-TELE-04: the discards make up for what is missing', () => {
    const made = solo('yTe@38-ccw r1c1 bFatherClobber@38-ccw r1c2', { player: true });
    const cards = ['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4'].map((card) => ({ face: { card }, sideways: false }));
    const piles = made.state.piles.map((pile) =>
      pile.name === COMBAT ? { ...pile, lots: [{ name: DISCARD, things: cards }] } : pile,
    );
    const s = play(
      { ...made, state: { ...made.state, piles } },
      'Te x bFatherClobber',
      'chance: answer card=C5',
      'chance: answer card=C6',
    );
    expect(offers(s, /./, 'chance')).toHaveLength(7);
  });

  it('S-TELE-C2 S-TELE-01 S-TELE-02: Weak Ed forces the weakest, never +0', () => {
    const ed = (hand: readonly string[]) =>
      act(solo('bWeakEd@38-ccw r3c3 yNa@38-ccw r3c2', { row: ['bWeakEd'], players: { yellow: { hand } } }));
    const s = ed(['A3', 'C0', 'C2', 'C4']);
    expect(s.state.tasks.at(-1)?.kind).toBe('commit');
    expect(offers(s, /./, 'yellow')).toEqual(['C2']);
    const last = ed(['A3', 'C0']);
    expect(offers(last, /./, 'yellow')).toEqual(['C0']);
  });

  it('S-TELE-C3 S-TELE-05: two Telepaths cancel each other', () => {
    const s = play(solo('yTe@38-ccw r1c1 bWeakEd@38-ccw r1c2', { player: true }), 'Te x bWeakEd');
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'commit', seats: ['yellow'] });
    expect(s.state.tasks.at(-1)).not.toHaveProperty('calls');
  });

  it('S-TELE-C4 S-TELE-06: no choice of cards in a group', () => {
    const s = play(
      solo('yTe@38-ccw r1c2 bFatherClobber@38-ccw r1c1 bSlab@38-ccw r1c3', { player: true }),
      'Te x bFatherClobber',
    );
    expect(s.state.tasks.at(-1)?.kind).toBe('commit');
  });
});

describe('the end', () => {
  it('S-END-C1 S-END-01 S-END-02: the fifth point ends the game at once', () => {
    const s = solo('bSerpico@38-ccw r3c3 bSlab@40-cw r5c4 yCl@40-ccw r5c5', {
      row: ['bSerpico', 'bSlab'],
      players: { blue: { bank: 4 } },
    });
    const done = act(s);
    expect(done.state.ending).toEqual({ winner: 'blue', why: 'target' });
    expect(where(done, 'bSlab')).toBe('40-cw r5c4');
  });

  it('S-END-C3 S-END-06 S-END-03: who has nobody left, on the board or in the bag, has lost', () => {
    const made = solo('yCl@38-ccw r1c1* bHurBan@38-ccw r1c2', { row: ['bHurBan'] });
    const bagged = act(made, 'yellow: C0', 'chance: C6');
    expect(bagged.state.ending).toBeUndefined();
    const piles = made.state.piles.map((pile) => (pile.name === BAG ? { ...pile, all: [] } : pile));
    const alone = act({ ...made, state: { ...made.state, piles } }, 'yellow: C0', 'chance: C6');
    expect(alone.state.ending).toEqual({ winner: 'blue', why: 'nobody' });
  });

  it('S-END-07: where nothing happens for long the Player has not won', () => {
    const s = solo('yCl@38-ccw r1c1', { player: true, turn: { quiet: 63 }, players: { yellow: { bank: 4 } } });
    expect(play(s, 'pass').state.ending).toEqual({ winner: 'blue', why: 'quiet' });
  });

  it('S-RAND-02 S-TURN-06: the Non-Player resigns nothing and agrees to nothing, and has one answer', () => {
    const s = solo('bHurBan@38-cw r2c1 yCl@38-cw r2c3');
    expect(verdict(s, 'blue: resign')).toBe('S-TURN-05');
    expect(verdict(s, 'yellow: agree')).toBe('S-TURN-05');
    expect(onlyChoice(s)).toContain('word=combat');
  });
});
