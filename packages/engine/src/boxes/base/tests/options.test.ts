import { describe, expect, it } from 'vitest';
import { start } from '../../../core/start.ts';
import { SEATS, type Seat } from '../../../core/state.ts';
import { SCENARIO_TEXT } from '../../../testing/scenario-text.ts';
import { offers, play, rulesOf, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { points } from '../../../testing/tell.ts';
import { compile } from '../../index.ts';
import { asNewGame } from '../../new-game.ts';
import { learnScenario } from '../../own.ts';
import { HANDICAPS } from '../handicap.ts';

const REST = 'yTr@T1[1,1] bMe@B4[1,1]';
const isRefused = (id: string) => !compile(id).ok;

/** Whoever is asked takes the first choice, until the first turn begins. */
const setUp = (id: string): Scene => {
  const rules = rulesOf(id);
  let s: Scene = { rules, state: start(rules) };
  while (s.state.turn.number === 0) {
    const actor = s.state.tasks.at(-1)?.seats[0] ?? 'chance';
    s = play(s, `${actor}: ${offers(s, /./, actor)[0]}`);
  }
  return s;
};

/** The tokens a seat has laid on the rooms. */
const laidBy = ({ state }: Scene, seat: Seat) =>
  state.tiles.flatMap(({ stash }) => stash).filter(({ owner }) => owner === seat);

/** How many of a seat's characters stand on its line, and how many lie on the rooms. */
const charactersOf = (s: Scene, seat: Seat): readonly [number, number] => {
  const own = s.rules.roster.filter(({ owner, sort }) => owner === seat && sort === 'character');
  const lined = own.filter(({ id }) => (s.state.pieces[id]?.at ?? -1) >= 0);
  return [lined.length, laidBy(s, seat).filter((token) => own.some(({ kind }) => kind === token.kind)).length];
};

describe('Figurines and higher scores', () => {
  it('B-OPT-01: figurines change nothing, so there is no such option', () => {
    expect(isRefused('base.1 figurines')).toBe(true);
    expect(rulesOf('base.1').roster.every(({ sort }) => sort === 'character' || sort === 'object')).toBe(true);
  });

  it('B-OPT-06: five points are usual, six to eight can be agreed, nothing else', () => {
    expect(rulesOf('base.1').options.target).toBe(5);
    expect([6, 7, 8].map((vp) => rulesOf(`base.1 vp=${vp}`).options.target)).toEqual([6, 7, 8]);
    expect(['vp=4', 'vp=9', 'vp=', 'vp=10'].map((option) => isRefused(`base.1 ${option}`))).toEqual(
      Array(4).fill(true),
    );
  });

  it('B-OPT-C3 B-OPT-06: in a game to seven, five points end nothing, seven do', () => {
    const bank = (yellow: number) => ({ rules: 'base.1 vp=7', players: { yellow: { bank: yellow } } });
    const five = play(scene(`yCl@T4[1,4] ${REST}`, bank(4)), 'Cl T4[1,4]>BL1', 'pass');
    expect([points(five), five.state.ending]).toEqual(['5:0', undefined]);
    const seven = play(scene(`yCl@T4[1,4] ${REST}`, bank(6)), 'Cl T4[1,4]>BL1', 'pass');
    expect([points(seven), seven.state.ending]).toEqual(['7:0', { winner: 'yellow', why: 'target' }]);
  });
});

describe('Beginner’s game', () => {
  const id = 'base.1 beginner';

  it('B-OPT-C4 B-OPT-07: twelve tokens on six rooms, two each, on 15 columns by 10 rows', () => {
    const s = setUp(id);
    expect(s.state.tiles.map(({ stash }) => stash.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const { columns, rows, size } = s.rules.grid;
    expect([columns * size, rows * size]).toEqual([15, 10]);
    expect(s.state.unseen).toHaveLength(6);
  });

  it('B-OPT-07: without Wall-Walker, Mekanork, Speed Potion and Armor; six characters and four objects a side', () => {
    const { roster } = rulesOf(id);
    for (const seat of SEATS) {
      const kinds = roster.filter(({ owner }) => owner === seat).map(({ kind }) => kind);
      expect(kinds).toEqual([
        'cleric',
        'goblin',
        'thief',
        'troll',
        'warrior',
        'wizard',
        'fireballWand',
        'rope',
        'sword',
        'treasure',
      ]);
    }
  });

  it('B-OPT-07: four characters on the usual dots, two and four objects on the rooms; five points', () => {
    const s = setUp(id);
    for (const seat of SEATS) {
      expect(charactersOf(s, seat)).toEqual([4, 2]);
      expect(laidBy(s, seat)).toHaveLength(6);
    }
    expect(s.rules.lines.map(({ dots }) => dots)).toEqual([
      [1, 3, 6, 8],
      [1, 3, 6, 8],
    ]);
    expect(s.rules.options.target).toBe(5);
  });

  it('B-OPT-07: a third token on a room is refused', () => {
    const rules = rulesOf(id);
    const lined = ['Cl', 'Go', 'Th', 'Tr'].flatMap((code) => [`yellow: line ${code}`, `blue: line ${code}`]);
    const s = play({ rules, state: start(rules) }, 'chance: * 1,2,3', ...lined, 'chance: * yellow');
    const full = play(s, 'hide Rope B', 'hide Rope B');
    expect(verdict(full, 'hide Sword B')).toBe('B-SETUP-05');
    expect(verdict(full, 'hide Sword C')).toBe('legal');
  });

  it('B-OPT-07: chance draws three of the four pairs unless they are chosen', () => {
    const drawn = rulesOf(id);
    const s = { rules: drawn, state: start(drawn) };
    expect(offers(s, /./, 'chance')).toEqual(['* 1,2,3', '* 1,2,4', '* 1,3,4', '* 2,3,4']);
    expect(play(s, 'chance: * 1,3,4').state.unseen).toEqual(['1ccw', '1cw', '3ccw', '3cw', '4ccw', '4cw']);
    const chosen = rulesOf('base.1 beginner pairs=2,3,4');
    expect(start(chosen).unseen).toEqual(['2ccw', '2cw', '3ccw', '3cw', '4ccw', '4cw']);
    expect(start(chosen).tasks.at(-1)?.kind).toBe('lineup');
    expect(['pairs=1,2', 'pairs=1,2,2', 'pairs=1,2,9'].map((pairs) => isRefused(`base.1 beginner ${pairs}`))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('Handicap', () => {
  const id = 'base.1 handicap=yellow:5:C5,C6';

  it('B-OPT-C5 B-OPT-08: five characters, fourteen cards without +5 and +6, four on the line and one on the rooms', () => {
    const s = setUp(id);
    const { hand } = s.state.players.yellow;
    expect([hand.length, hand.includes('C5'), hand.includes('C6'), hand.includes('C4')]).toEqual([
      14,
      false,
      false,
      true,
    ]);
    expect(s.state.players.blue.hand).toHaveLength(16);
    expect(charactersOf(s, 'yellow')).toEqual([4, 1]);
  });

  it('B-OPT-08: rooms stay below capacity, the target stays five', () => {
    const s = setUp(id);
    const tokens = s.state.tiles.map(({ stash }) => stash.length);
    expect(tokens.reduce((sum, each) => sum + each)).toBe(17);
    expect(s.rules.options.target).toBe(5);
    expect(setUp('base.1').state.tiles.map(({ stash }) => stash.length)).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
  });

  it.each([
    ['base.1 vp=6 beginner', 'fiveForBeginners'],
    ['base.1 vp=8 handicap=blue:6:', 'fiveWithHandicap'],
  ])('B-OPT-07 B-OPT-08: a new game of %s is refused, a stored one goes on', (mixed, code) => {
    const rules = rulesOf(mixed);
    expect(asNewGame(rules)).toMatchObject({ ok: false, error: { code } });
    expect(rules.options.target).toBe(Number(/vp=(.)/.exec(mixed)?.[1]));
  });

  it.each(['base.1 vp=8', 'base.1 beginner', 'base.1 handicap=blue:6:', 'base.1 vp=5 beginner'])(
    'B-OPT-07 B-OPT-08: a new game of %s is begun',
    (id) => expect(asNewGame(rulesOf(id)).ok).toBe(true),
  );

  it('B-OPT-08: a scenario with a handicap is played to the points it names', () => {
    const own = learnScenario(`${SCENARIO_TEXT}\nhandicap\nvp 6`);
    const rules = rulesOf(`base.1 scenario=${own.ok && own.value.id} handicap=blue:4:C6`);
    expect([asNewGame(rules).ok, rules.options.target]).toEqual([true, 6]);
  });

  it('B-OPT-08: four to seven characters, for either player, and only high Combat cards', () => {
    expect([4, 5, 6, 7].map((count) => isRefused(`base.1 handicap=blue:${count}:`))).toEqual(Array(4).fill(false));
    expect([3, 8].map((count) => isRefused(`base.1 handicap=blue:${count}:`))).toEqual([true, true]);
    expect(['C1', 'J', 'A5'].map((card) => isRefused(`base.1 handicap=blue:6:${card}`))).toEqual([true, true, true]);
    expect(rulesOf('base.1 handicap=blue:4:C6').forgoes).toEqual({ yellow: 0, blue: 4 });
  });

  it('B-OPT-09: he leaves out characters of his choice, before set-up, and only those', () => {
    const rules = rulesOf(id);
    const s = { rules, state: start(rules) };
    expect(s.state.tasks.at(-1)).toEqual({ kind: 'forgo', seats: ['yellow'] });
    expect(offers(s, /./, 'yellow')).toHaveLength(8);
    expect(verdict(s, 'yellow: forgo Rope')).toBe('B-SETUP-03');
    expect(verdict(s, 'blue: forgo Go')).toBe('B-TURN-12');
    const left = play(s, 'forgo Go', 'forgo Tr', 'forgo Wz');
    expect(left.state.tasks.at(-1)?.kind).toBe('lineup');
    expect(verdict(left, 'yellow: line Go')).toBe('B-SETUP-06');
    expect(left.state.players.yellow.reserve).toHaveLength(11);
    const kept = ['cleric', 'mekanork', 'thief', 'wallWalker', 'warrior'];
    expect(left.state.players.yellow.reserve.slice(0, 5)).toEqual(kept);
  });

  it.each([
    ['veryExperienced', 'experienced', 6, []],
    ['veryExperienced', 'good', 5, []],
    ['veryExperienced', 'beginner', 6, ['C5', 'C6']],
    ['veryExperienced', 'newbie', 5, ['C5', 'C6']],
    ['experienced', 'good', 6, []],
    ['experienced', 'beginner', 5, ['C6']],
    ['experienced', 'newbie', 4, ['C6']],
    ['good', 'beginner', 6, []],
    ['good', 'newbie', 6, ['C6']],
  ])('B-OPT-10: %s against %s plays with %i characters and without %j', (stronger, against, characters, removed) => {
    const rows = HANDICAPS.filter((row) => row.stronger === stronger && row.against === against);
    const agreed = rows.map((row) => `base.1 handicap=yellow:${row.characters}:${row.without.map(({ name }) => name)}`);
    expect(agreed).toHaveLength(1);
    const s = setUp(agreed.join());
    expect(SEATS.map((seat) => charactersOf(s, seat))).toEqual([
      [4, characters - 4],
      [4, 4],
    ]);
    const fight = play(scene('yTr@T1[1,1] bMe@T1[1,2]', { rules: s.rules.id }), 'Tr x bMe');
    const missing = offers(fight, /./, 'blue').filter((card) => !offers(fight, /./, 'yellow').includes(card));
    expect(missing).toEqual(removed);
  });

  it('B-OPT-10: nobody else has a handicap', () => {
    expect(HANDICAPS).toHaveLength(9);
  });
});
