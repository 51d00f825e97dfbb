import { describe, expect, it } from 'vitest';
import { score } from '../../../../core/score.ts';
import { start } from '../../../../core/start.ts';
import type { Option } from '../../../../core/state.ts';
import { hashOf } from '../../../../notation/hash.ts';
import { formatPosition } from '../../../../notation/position.ts';
import { parsePosition } from '../../../../notation/read-position.ts';
import { parseToken } from '../../../../notation/token.ts';
import { LEVELS } from '../../../../rules/ruleset.ts';
import { offers, play, rulesOf, type Scene, verdict } from '../../../../testing/scene.ts';
import { act, inScene, type SoloOptions, solo, step, where } from '../../../../testing/solo-table.ts';
import { gameOf } from '../game.ts';
import { BAG, DRAWN, DUE, leftOver, NOW, NPCS, piecesIn, rowOf, TURNED_UP, thingsIn, VISION } from '../piles.ts';

const id = (table: Scene, name: string): number => parseToken(table.rules, name) as number;
const asks = ({ state }: Scene): string | undefined => {
  const task = state.tasks.at(-1);
  return task?.kind === 'question' ? task.asks : task?.kind;
};
const isWounded = (table: Scene, name: string) => table.state.pieces[id(table, name)]?.wounded;
const rowNames = (s: Scene) => rowOf(s.state).map(({ piece }) => s.rules.roster[piece]?.name);

const EIGHT = ['Lissandra', 'VelvetSal', 'Kesh', 'Mirabelle', 'WaveRick', 'KeeningMoll', 'Rattlejaw', 'Grindle'];

/** After the set-up. */
const begun = (rulesId = 'prison.1 solo=pink'): Scene => {
  const rules = rulesOf(rulesId);
  const drawn = EIGHT.map((name) => `chance: answer piece=b${name}`);
  return play({ rules, state: start(rules) }, ...drawn, 'line Cl', 'line Na', 'line Co', 'line Wz');
};

/** The Player has revealed a room, and these tokens were drawn. */
const revealed = (room: string, tokens: readonly string[], rulesId?: string): Scene =>
  play(
    begun(rulesId),
    'A2',
    'Na reveal A',
    `chance: * ${room}`,
    ...tokens.map((each) => `chance: answer piece=${each}`),
  );

const dice = (...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `chance: answer number=${number}`);

/** Another pile in the place of one. */
const withPile = (s: Scene, name: string, all: readonly Option[]): Scene => {
  const others = s.state.piles.filter((pile) => pile.name !== name);
  return { ...s, state: { ...s.state, piles: [...others, { name, all, lots: [] }] } };
};

const duel = (options: SoloOptions = {}, more = '') =>
  solo(`yCo@38-ccw r1c1 bHurBan@38-ccw r1c2 yCl@40-cw r5c4${more}`, { player: true, ...options });

describe('levels', () => {
  it('S-DIFF-03: three icons at most on a card, and more to come with every level', () => {
    const { nonPlayer, player } = gameOf(rulesOf('prison.1 solo=pink')).cards;
    for (const { levels } of [...Object.values(nonPlayer), ...Object.values(player)])
      expect(levels.length).toBeLessThanOrEqual(3);
    const weights = { C0: 0.3, C1: 0.08, C2: 0.16, C3: 0.16, C4: 0.1, C5: 0.1, C6: 0.1 };
    const expected = LEVELS.map((level) => {
      const has = (icons: { readonly levels: readonly string[] } | undefined) =>
        icons?.levels.includes(level) ? 1 : 0;
      const actions = ['A2', 'A3', 'A4', 'A5'].reduce((sum, card) => sum + (10 / 4) * has(player[card]), 0);
      const mine = Object.entries(weights).reduce((sum, [card, weight]) => sum + 8 * weight * has(player[card]), 0);
      const deck = ['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5', 'C6'];
      const theirs = deck.reduce((sum, card) => sum + (8 / 9) * has(nonPlayer[card]), 0);
      return Math.round((actions + mine + theirs + 1.5 * has(player.J)) * 10) / 10;
    });
    expect(expected).toEqual([3.6, 6.1, 6.9, 7.7, 10.1, 13.2]);
  });

  it('S-DIFF-04: what is merely turned up brings nobody', () => {
    const shown = play(
      solo('yTe@38-ccw r1c1 bFatherClobber@38-ccw r1c2', { player: true }),
      'Te x bFatherClobber',
      ...['C0', 'C1', 'C3'].map((card) => `chance: answer card=${card}`),
    );
    const chosen = play(shown, 'yellow: answer card=C3');
    const read = parsePosition(formatPosition(chosen.rules, chosen.state), chosen.rules);
    expect(read.ok && hashOf(chosen.rules, read.value)).toBe(hashOf(chosen.rules, chosen.state));
    const third = play(chosen, 'yellow: C6');
    expect(thingsIn(third.state, DUE, NOW)).toEqual([]);
    expect(asks(third)).toBe('act');
    expect(asks(play(shown, 'yellow: answer card=C1', 'yellow: C6'))).toBe('reinforcement');
  });

  it('S-DIFF-C2: black', () => {
    const { nonPlayer, player } = gameOf(rulesOf('prison.1 solo=black')).cards;
    const black = (cards: typeof player) => Object.keys(cards).filter((card) => cards[card]?.levels.includes('black'));
    expect([black(player).sort(), black(nonPlayer).sort()]).toEqual([
      ['A2', 'A5', 'C0', 'C4', 'C6', 'J'],
      ['C0', 'C1', 'C6'],
    ]);
  });

  it('S-TURN-C2: in his third turn the 4 alone, in his fifth any', () => {
    const cards = (highest: number, hand: readonly string[]) => {
      const s = solo('yCl@38-ccw r1c1', { player: true, players: { yellow: { hand } }, turn: { highest } });
      return offers(play(s, 'pass'), /^A/);
    };
    expect(cards(3, ['A4', 'A5', 'C0'])).toEqual(['A4']);
    expect(cards(5, ['A2', 'A3', 'A4', 'A5', 'C0'])).toEqual(['A2', 'A3', 'A4', 'A5']);
  });
});

describe('the turn of the Player', () => {
  it('S-PLAY-01 S-PLAY-05: as in the game for two, with his abilities', () => {
    const s = solo('yBn@38-cw r2c1 bHurBan@38-cw r2c3', { player: true, ap: 2 });
    const [push] = offers(s, /scream/);
    expect(where(play(s, push as string), 'bHurBan')).toBe('38-cw r2c4');
    expect(verdict(s, inScene('Bn 38-cw r2c1>38-cw r2c2'))).toBe('legal');
  });

  it('S-PLAY-02: he leaves by the blue line, on which they may walk', () => {
    const s = solo('yCl@37-cw r5c5 bSerpico@B2', { player: true });
    const out = play(s, inScene('Cl 37-cw r5c5>B4'));
    expect([where(out, 'yCl'), score(out.rules, out.state, 'yellow')]).toEqual(['out', 1]);
  });

  it('S-PLAY-03: who is drawn may act at once', () => {
    const s = play(revealed('38ccw.0', ['yBk', 'yRope', 'yKey']), ...dice(1, 1, 1, 2, 1, 3));
    expect(where(s, 'yBk')).toBe('38-ccw r1c1');
    expect(offers(s, /^Bk /).length).toBeGreaterThan(0);
  });

  it('S-PLAY-04 S-PLAY-C2: wounded ones are walked through and robbed, or killed for a point', () => {
    const s = solo('yCl@38-cw r2c1 bHurBan@38-cw r2c2* bRope@38-cw r2c2', { player: true, ap: 3 });
    const robbed = offers(s, /^Cl a7>b7\+/);
    expect(robbed.length).toBeGreaterThan(0);
    const killed = play(s, 'Cl x bHurBan', 'yellow: C6', 'chance: C0');
    expect([where(killed, 'bHurBan'), score(killed.rules, killed.state, 'yellow')]).toEqual(['out', 1]);
  });

  it('S-PLAY-C1: pushed onto the yellow line it has left, for a point', () => {
    const bn = solo('yBn@38-ccw r5c3 bSlab@38-ccw r5c1 yCl@40-cw r1c1 bHurBan@40-cw r5c4', { player: true, ap: 2 });
    const [push] = offers(bn, /scream bSl/);
    const out = play(bn, push as string);
    expect([where(out, 'bSlab'), score(out.rules, out.state, 'blue')]).toEqual(['out', 1]);
  });
});

describe('revealing', () => {
  it('S-REV-05 S-REV-C3: a red six: the Player’s row, among those that will do', () => {
    const s = play(revealed('39cw.0', ['yRope', 'yKey', 'yBow']), ...dice(6, 2));
    expect(s.state.tasks.at(-1)).toMatchObject({ asks: 'pickRow', seats: ['yellow'] });
    expect(offers(s).map((text) => /number=(\d)/.exec(text)?.[1])).toEqual(['2', '4', '5']);
  });

  it('S-REV-11: a personality places its bearer, and only him', () => {
    const s = revealed('38ccw.0', ['bGrindle', 'yRope', 'yKey']);
    expect([where(s, 'bGrindle'), asks(s)]).toEqual(['38-ccw r3c3', 'redDie']);
    expect(where(s, 'yRope')).toBe('out');
  });

  it('S-REV-13: when one of theirs reveals it is the Player who chooses', () => {
    const rooms = ['38ccw.0', '39ccw.0', '?', '?', '38cw.0', '?', '?', '?'];
    const s = act(solo('bLissandra@38-cw r1c5 yCl@38-ccw r1c1', { rooms, row: ['bLissandra'] }));
    const bag = ['yRope', 'yKey', 'yBow'].map((name) => ({ piece: id(s, name) }));
    const drawn = ['yRope', 'yKey', 'yBow'].map((name) => `chance: answer piece=${name}`);
    const rolled = play(withPile(s, BAG, bag), 'chance: * 37ccw.0', ...drawn, ...dice(6, 1));
    expect([rolled.state.turn.seat, rolled.state.tasks.at(-1)]).toMatchObject([
      'blue',
      { asks: 'pickRow', seats: ['yellow'] },
    ]);
  });

  it('S-REV-14: a bag that runs short gives what it has', () => {
    const s = play(begun(), 'A2', 'Na reveal A');
    const short = withPile(s, BAG, [{ piece: id(s, 'yRope') }]);
    const drawn = play(short, 'chance: * 38ccw.0', 'chance: answer piece=yRope');
    expect(asks(drawn)).toBe('redDie');
    expect(asks(play(drawn, ...dice(1, 1)))).toBe('act');
  });

  it('S-REV-C7: the grid turns with the room', () => {
    const s = play(revealed('38cw.2', ['yRope', 'yKey', 'yBow']), ...dice(1, 1));
    expect(where(s, 'yRope')).toBe('38-cw r1c1');
    const straight = play(revealed('38cw.0', ['yRope', 'yKey', 'yBow']), ...dice(1, 1));
    const squareOf = ({ rules, state }: Scene) => rules.grid.besides.length > 0 && state.tiles[0]?.turn;
    expect([squareOf(s), squareOf(straight)]).toEqual([2, 0]);
  });
});

describe('reinforcements', () => {
  const coming = (s: Scene, who = 'bNomi') =>
    play(s, 'Co x bHurBan', 'yellow: C6', 'chance: C1', `chance: answer piece=${who}`, 'chance: answer tile=A');

  it('S-REV-C4: a full column under a six: both dice again', () => {
    const s = coming(duel({}, ' yNa@38-ccw r1c3 yBk@38-ccw r2c3 yRope@38-ccw r3c3 yKey@38-ccw r4c3 yBow@38-ccw r5c3'));
    expect(asks(s)).toBe('redDie');
    expect(asks(play(s, ...dice(6, 3)))).toBe('redDie');
    expect(asks(play(s, ...dice(6, 4)))).toBe('pickRow');
  });

  it('S-REIN-C4: a double six: out, card and token, for nothing', () => {
    const s = play(coming(duel()), ...dice(6, 6));
    expect([where(s, 'bNomi'), rowNames(s)]).toEqual(['out', ['Hur-Ban']]);
    expect([score(s.rules, s.state, 'yellow'), score(s.rules, s.state, 'blue')]).toEqual([0, 0]);
  });

  it('S-REIN-06: none left, or no room to come to: nobody', () => {
    const s = duel();
    const none = withPile(s, NPCS, []);
    expect(asks(play(none, 'Co x bHurBan', 'yellow: C6', 'chance: C1'))).toBe('act');
  });

  it('S-REIN-C1: black, the first turn: after his two actions', () => {
    const s = play(revealed('38ccw.0', ['yRope', 'yKey', 'yBow'], 'prison.1 solo=black'), ...dice(1, 1, 1, 2, 1, 3));
    expect(asks(s)).toBe('act');
    expect(asks(play(s, 'pass'))).toBe('reinforcement');
  });

  it('S-REIN-C2: black, a jump: before his next action', () => {
    const s = solo('yCl@38-ccw r5c3', { player: true, ap: 3, rules: 'prison.1 solo=black' });
    expect(asks(play(s, 'Cl c5^b5>a5'))).toBe('reinforcement');
  });

  it('S-REIN-C3: in the middle of an activation, which goes on; the newcomer is the last', () => {
    const s = solo('bHurBan@38-cw r2c1 bSlab@40-cw r5c4 yCl@38-cw r2c3 yWz@38-cw r2c5', { row: ['bHurBan', 'bSlab'] });
    const fought = act(
      s,
      'yellow: C5',
      'chance: C2',
      'chance: answer piece=bNomi',
      'chance: answer tile=A',
      ...dice(5, 5),
    );
    expect(rowNames(fought).slice(-1)).toEqual(['Nomi']);
    expect(asks(fought)).toBe('commit');
    expect(isWounded(fought, 'yCl')).toBe(true);
  });
});

describe('the Vision', () => {
  const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '?', '?'];
  const withEye = (id_ = 'prison.1 solo=pink vision', board: readonly string[] = rooms) =>
    play(
      solo('yCl@38-cw r5c4', {
        player: true,
        rooms: board,
        rules: id_,
        players: { yellow: { hand: ['A5', 'C0'] } },
        turn: { highest: 5 },
      }),
      'pass',
    );

  it('S-VIS-01: eight cards, one for each place', () => {
    expect(leftOver(begun('prison.1 solo=pink vision').state, VISION)).toHaveLength(8);
    expect(leftOver(begun().state, VISION)).toHaveLength(0);
  });

  it('S-VIS-C1 S-VIS-03 S-VIS-05 S-VIS-07: as soon as the 5 is played, until a face-down room is found', () => {
    const played = play(withEye(), 'A5');
    expect(asks(played)).toBe('vision');
    const again = play(played, 'chance: answer tile=A');
    expect([asks(again), thingsIn(again.state, VISION, TURNED_UP)]).toEqual(['vision', [{ tile: 0 }]]);
    const found = play(again, 'chance: answer tile=G');
    expect(found.state.tasks.at(-1)).toMatchObject({ kind: 'draw', what: 'room', tile: 6 });
  });

  it('S-VIS-04: all revealed: nothing', () => {
    const all = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'];
    expect(asks(play(withEye('prison.1 solo=pink vision', all), 'A5'))).toBe('act');
    expect(asks(play(withEye('prison.1 solo=pink'), 'A5'))).toBe('act');
  });
});

describe('the turn of the others', () => {
  it('S-NPT-C1: newcomers of a room stand at the right end, and the wounded is passed over', () => {
    const board = ['38ccw.0', '39ccw.0', '?', '?', '38cw.0', '?', '?', '?'];
    const s = act(
      solo('bLissandra@38-cw r1c5 bHurBan@38-ccw r1c1* bSlab@38-ccw r5c5 yCl@Y9', {
        rooms: board,
        row: ['bLissandra', 'bHurBan', 'bSlab'],
      }),
    );
    const tokens = ['bNomi', 'yRope', 'bGrindle'];
    const bagged = withPile(
      s,
      BAG,
      tokens.map((name) => ({ piece: id(s, name) })),
    );
    const shown = play(
      bagged,
      'chance: * 37ccw.0',
      ...tokens.map((name) => `chance: answer piece=${name}`),
      ...dice(4, 5, 4, 4),
    );
    expect(rowNames(shown)).toEqual(['Lissandra', 'Hur-Ban', 'Slab', 'Nomi', 'Grindle']);
    expect(rowOf(shown.state).map(({ sideways }) => sideways)).toEqual([false, true, false, false, false]);
  });

  it('S-NPT-07: nobody twice in one turn', () => {
    const s = solo('bFatherGoodcare@38-cw r2c1 bXanth@38-cw r2c2* yCl@40-cw r5c4', {
      row: ['bFatherGoodcare', 'bXanth'],
    });
    const acted = withLot(s, id(s, 'bXanth'));
    const isUp = (table: Scene) =>
      rowOf(healed(table).state).some(({ piece, sideways }) => piece === id(s, 'bXanth') && !sideways);
    expect([isUp(s), isUp(acted)]).toEqual([true, false]);
  });
});

const healed = (s: Scene): Scene => {
  const asked = step(s);
  return asks(asked) === 'tie' ? play(asked, `chance: ${offers(asked, /./, 'chance')[0]}`) : asked;
};

/** Somebody has acted in this turn. */
const withLot = (s: Scene, piece: number): Scene => {
  const lot = { name: 'acted', things: [{ face: { piece }, sideways: false }] };
  return {
    ...s,
    state: {
      ...s.state,
      piles: [
        ...s.state.piles.filter(({ name }) => name !== 'spent'),
        { name: 'spent', all: [{ piece }], lots: [lot] },
      ],
    },
  };
};

describe('the end', () => {
  it('S-END-C2: two points at once are enough', () => {
    const s = solo('yWz@38-cw r2c1+yWand bHurBan@38-cw r2c3+bXanth*', {
      player: true,
      players: { yellow: { bank: 4 }, blue: { bank: 4 } },
    });
    const burnt = play(s, 'Wz!fire e');
    expect([score(burnt.rules, burnt.state, 'yellow'), burnt.state.ending]).toEqual([
      6,
      { winner: 'yellow', why: 'target' },
    ]);
  });

  it('S-RAND-C1: the same choices and the same chance: the same game', () => {
    const again = () => play(revealed('38ccw.0', ['yBk', 'yRope', 'yKey']), ...dice(1, 1, 1, 2, 1, 3), 'pass');
    const [one, other] = [again(), again()];
    expect(hashOf(one.rules, one.state)).toBe(hashOf(other.rules, other.state));
    expect(piecesIn(one.state, NPCS, DRAWN)).toEqual(piecesIn(other.state, NPCS, DRAWN));
    const different = play(revealed('38ccw.0', ['yBk', 'yRope', 'yKey']), ...dice(1, 1, 1, 2, 1, 4), 'pass');
    expect(hashOf(different.rules, different.state)).not.toBe(hashOf(one.rules, one.state));
  });
});
