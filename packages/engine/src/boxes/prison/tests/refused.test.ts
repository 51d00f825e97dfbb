import { describe, expect, it } from 'vitest';
import { formatRoom, parseRooms } from '../../../board/room.ts';
import { explain, type Result } from '../../../result.ts';
import { legend } from '../../at-hand.ts';
import { compile } from '../../index.ts';
import { learnRooms, learnScenario } from '../../own.ts';
import { rooms } from '../rooms.ts';

/** Where, what and against which rule. */
const said = (result: Result<unknown>): string => {
  if (result.ok) return 'good';
  const { line, column, code, rule } = result.error;
  return `${line}:${column} ${code} ${rule}`;
};

describe('A scenario that goes against the box is refused with line, column and rule', () => {
  const TEXT = `scenario yard
name The Yard
nom La cour
boxes prison.1
rooms 37 38 39 40
yellow Na Bk Bn Te Cl Co | Key Rope
blue Na Bk Bn Te Me Wz | Bow Spear
story They are let out.
histoire On les laisse sortir.
`;
  const changed = (from: string | RegExp, to: string) => said(learnScenario(TEXT.replace(from, to)));

  it('R-BOX-02 B-COMP-05: four pairs of its rooms, each once', () => {
    expect(said(learnScenario(TEXT))).toBe('good');
    expect(changed('39 40', '39 41')).toBe('5:16 pairOf R-BOX-02');
    expect(changed('39 40', '1 40')).toBe('5:13 pairOf R-BOX-02');
    expect(changed('39 40', '39 39')).toBe('5:16 somePairs R-BOX-02');
    expect(changed('39 40', '39')).toBe('5:15 somePairs B-COMP-05');
    expect(changed('boxes prison.1\nrooms 37', 'boxes prison.1 base.1\nrooms 1 37')).toBe('5:18 somePairs B-COMP-05');
    expect(changed('rooms 37 38 39 40', 'board 5\nrooms any')).toBe('6:7 somePairs B-COMP-05');
  });

  it('R-BOX-03 R-BOX-04: each of its characters and objects once, and no others', () => {
    expect(changed('Te Cl Co', 'Te Cl Th')).toBe('6:23 oneOf R-BOX-03');
    expect(changed('Te Cl Co', 'Te Cl Na')).toBe('6:23 once R-BOX-03');
    expect(changed('Te Cl Co', 'Te Cl Key')).toBe('6:23 oneOf R-BOX-03');
    expect(changed('Key Rope', 'Key Sword')).toBe('6:32 oneOf R-BOX-04');
    expect(changed('Key Rope', 'Rope Rope')).toBe('6:33 once R-BOX-04');
  });

  it('B-SETUP-03 R-BOX-05: four for the line, and room for the rest', () => {
    expect(changed('Na Bk Bn Te Cl Co |', 'Na Bk Bn |')).toBe('6:17 team B-SETUP-03');
    expect(changed('story', 'hold 0 0\nstory')).toBe('8:6 stash B-SETUP-05');
  });

  it('B-OPT-06 P-MIX-20: it is played to 5 to 8 points, with teams and with fights', () => {
    expect(changed('story', 'vp 9\nstory')).toBe('8:4 target B-OPT-06');
    expect(changed('story', 'peace\nstory')).toBe('8:1 beginning P-MIX-20');
    expect(changed(/yellow.*\nblue.*\n/, 'teams 8 6\n')).toBe('6:1 beginning P-MIX-20');
  });

  it('a misspelt word is at odds with no rule', () => {
    expect(changed('boxes prison.1', 'boxes prison')).toBe('4:7 box undefined');
    expect(changed('story', 'storey')).toBe('8:1 beginning undefined');
  });
});

describe('Rooms that go against the rules', () => {
  const read = parseRooms(rooms, legend());
  if (!read.ok) throw new Error(explain(read.error));
  const pair = read.value.filter(({ number }) => number === '37');
  const drawn = pair.map((room) => formatRoom({ ...room, number: '9' }, legend())).join('\n');
  const changed = (from: string, to: string) => said(learnRooms(drawn.replace(from, to)));

  it('B-COMP-02: have one gear and one twin each', () => {
    expect(said(learnRooms(drawn))).toBe('good');
    expect(changed('G', '.')).toBe('1:1 oneGear B-COMP-02');
    expect(changed('o', 'G')).toBe('1:1 oneGear B-COMP-02');
    expect(changed('9-cw', '8-cw')).toMatch(/^\d+:1 twin B-COMP-02$/);
    expect(changed('9-cw', '9-ccw')).toMatch(/^\d+:1 roomOnce B-COMP-02$/);
  });

  it('R-EDGE-03 B-COMP-03: have slits only where the prison is played with, and nothing that it has not', () => {
    const own = learnRooms(drawn);
    const misty = learnRooms(drawn.replace('o', 'm'));
    const wrong = (box: string, learnt: typeof own) =>
      learnt.ok ? compile(`${box} vp=6 rooms=${learnt.value.id}`) : learnt;
    expect(said(wrong('prison.1', own))).toBe('good');
    expect(said(wrong('base.1', own))).toBe('1:13 strangeRooms B-COMP-03');
    expect(said(wrong('prison.1', misty))).toBe('1:15 strangeRooms R-BOX-02');
    const refused = wrong('prison.1', misty);
    const place = { line: 5, column: 3 };
    expect(refused).toMatchObject({ error: { facts: place, found: { facts: { meaning: 'mist' } } } });
  });
});

describe('Rules that make no sense', () => {
  it.each([
    ['prison.1 vp=6 beginner', '1:15 beginners B-OPT-07'],
    ['prison.1 teams=free', '1:10 severalBoxes P-MIX-01'],
    ['prison.1 pairs=37,38,39', '1:10 pairs R-BOX-02'],
    ['prison.1 cards=hidden pairs=1,2,3,4', '1:23 pairs R-BOX-02'],
    ['base.1+prison.1', '1:17 teamsOrScenario P-MIX-03'],
    ['base.1+prison.1 teams=draft', '1:17 teamsOrScenario P-MIX-03'],
    ['base.1+prison.1 teams=free pairs=37,38', '1:28 noPairs P-MIX-05'],
    ['base.1+prison.1 teams=mutual pairs=37,38', '1:30 noPairs P-MIX-14'],
    ['prison.1 scenario=breakout', '1:10 theBoxes P-MIX-20'],
    ['prison.1+base.1 scenario=breakout vp=5 teams=free', '1:40 offScript P-MIX-20'],
    ['prison.1+base.1 scenario=breakout pairs=37,38,39,40', '1:35 offScript P-MIX-20'],
    ['prison.1+base.1+paladins.1 scenario=tower handicap=blue:5:', '1:43 noHandicap P-MIX-20'],
  ])('%s', (id, why) => {
    expect(said(compile(id))).toBe(why);
  });
});
