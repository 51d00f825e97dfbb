import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, spot } from '../../../testing/tell.ts';

const PLAIN = hall([]);
const REST = 'bMe@B4[1,1]';
const OPEN = '+   +   +   +   +   +';
const ROW = '  .   .   .   .   .';
const GAP = '+   +   +---+   +   +';
/** A room with all edges open but those drawn here: its rim above and below, and its five rows. */
const room = ({ top = OPEN, rows = {} as Record<number, string>, bottom = OPEN }) => [
  top,
  ...[0, 1, 2, 3].flatMap((nth) => [rows[nth] ?? ROW, OPEN]),
  rows[4] ?? '  .   .   .   .   G',
  bottom,
];
const first = (row: string) => room({ rows: { 0: row } });
/** A wall in the middle of each side. */
const WALLED = room({ top: GAP, rows: { 2: '| .   .   .   .   . |' }, bottom: GAP });
/** T1 and B1 put a wall each between T1[4,2] and B1[0,2]. */
const SOUTH = room({ bottom: GAP });
const NEAR = 'Gm!smash T1[4,2]-B1[0,2]';
const FAR = 'Gm!smash B1[0,2]>n';
const double = hall(SOUTH, [], [], [], WALLED);
const smashes = (s: Scene) => offers(s, /!smash/).map((text) => text.split(' ')[1]);
const marksOn = ({ state }: Scene, tile: number) => state.tiles[tile]?.marks.length;

describe('Golem: breaking walls', () => {
  it('P-GOLEM-01 P-GOLEM-03: a wall beside it, for 1 AP, from where it stands', () => {
    const s = scene(`yGm@T1[0,1] ${REST}`, hall(first('  .   . | .   .   .')));
    expect(smashes(s)).toEqual(['b1|c1']);
    expect(verdict(s, 'Gm T1[0,1]>T1[0,2]')).toBe('B-MOVE-02');
    const broken = play(s, 'Gm!smash T1[0,1]|T1[0,2]');
    expect([spot(broken, 'yGm'), apLeft(broken), marksOn(broken, 0)]).toEqual(['T1[0,1]', 4, 1]);
    expect(spot(play(broken, 'Gm T1[0,1]>T1[0,2]'), 'yGm')).toBe('T1[0,2]');
  });

  it('P-GOLEM-01: from either side, not from afar, and it alone', () => {
    const rooms = hall(first('  .   . | .   .   .'));
    expect(smashes(scene(`yGm@T1[0,2] ${REST}`, rooms))).toEqual(['b1|c1']);
    const afar = scene(`yGm@T1[0,0] yWa@T1[0,1] yWw@T1[0,2] ${REST}`, rooms);
    expect(verdict(afar, 'Gm!smash T1[0,1]|T1[0,2]')).toBe('P-GOLEM-01');
    for (const code of ['Wa', 'Ww']) expect(verdict(afar, `${code}!smash T1[0,1]|T1[0,2]`)).toBe('B-TURN-03');
  });

  it('P-GOLEM-01: in a room that lies turned as well', () => {
    const turned = ['11cw.1', ...PLAIN.rooms.slice(1)];
    const s = scene(`yGm@T1[2,4] ${REST}`, { ...hall(room({ top: GAP })), rooms: turned });
    expect(smashes(s)).toEqual(['e3|f3']);
    expect(verdict(play(s, 'Gm!smash T1[2,4]|T2[2,0]'), 'Gm T1[2,4]>T2[2,0]')).toBe('legal');
  });

  it('P-GOLEM-C3 P-GOLEM-02: three walls and never another, in this turn or a later one', () => {
    const cell = room({ rows: { 1: '  .   .   . | . | .' }, top: OPEN });
    const walls = [
      ...cell.slice(0, 2),
      '+   +   +   +---+   +',
      cell[3] as string,
      '+   +   +   +---+   +',
      ...cell.slice(5),
    ];
    const s = scene(`yGm@T1[1,3] ${REST}`, hall(walls));
    expect(smashes(s)).toHaveLength(4);
    const two = play(
      s,
      'Gm!smash T1[0,3]-T1[1,3]',
      'Gm!smash T1[1,3]|T1[1,4]',
      'pass',
      'blue: A2',
      'pass',
      'yellow: A3',
    );
    expect(smashes(two)).toHaveLength(2);
    const three = play(two, 'Gm!smash T1[1,3]-T1[2,3]');
    expect(verdict(three, 'Gm!smash T1[1,2]|T1[1,3]')).toBe('P-GOLEM-02');
    const later = play(three, 'pass', 'blue: A3', 'pass', 'yellow: A4');
    expect([smashes(later), verdict(later, 'Gm!smash T1[1,2]|T1[1,3]')]).toEqual([[], 'P-GOLEM-02']);
  });

  it('P-GOLEM-10 P-GOLEM-C9: no portcullis, no Rubble, no fountain, but an arrow-slit', () => {
    const at = (row: string, covers = {}) => smashes(scene(`yGm@T1[0,1] ${REST}`, { ...hall(first(row)), covers }));
    expect(at('  .   . ! .   .   .')).toEqual([]);
    expect(at('  .   .   f   .   .')).toEqual([]);
    expect(at('  .   .   .   .   .', { 'T1[0,2]': 'rubble:blue' })).toEqual([]);
    expect(at('  .   . : .   .   .')).toEqual(['b1|c1']);
    const gate = scene(`yGm@T1[0,1] ${REST}`, hall(first('  .   . ! .   .   .')));
    expect(verdict(gate, 'Gm!smash T1[0,1]|T1[0,2]')).toBe('P-GOLEM-01');
    const slit = scene(`yGm@T1[0,1] ${REST}`, hall(first('  .   . : .   .   .')));
    expect(verdict(slit, 'Gm T1[0,1]>T1[0,2]')).toBe('R-EDGE-03');
    expect(verdict(play(slit, 'Gm!smash T1[0,1]|T1[0,2]'), 'Gm T1[0,1]>T1[0,2]')).toBe('legal');
  });

  it('P-GOLEM-18: wounded it breaks nothing', () => {
    const s = scene(`yGm@T1[0,1]* yGo@T1[4,0] ${REST}`, hall(first('  .   . | .   .   .')));
    expect([verdict(s, 'Gm!smash T1[0,1]|T1[0,2]'), smashes(s)]).toEqual(['B-WND-02', []]);
  });
});

describe('Golem: two rooms', () => {
  it('P-GOLEM-C1 P-GOLEM-05 P-GOLEM-06: through a double wall to the Treasure, one wall left', () => {
    const beyond = room({ top: GAP, rows: { 0: '  .   . | . | .   .' } });
    const s = scene(`yGm@T1[4,2] yTreasure@B1[0,2] ${REST}`, hall(SOUTH, [], [], [], beyond));
    const broken = play(s, NEAR, FAR);
    expect([apLeft(broken), marksOn(broken, 0), marksOn(broken, 4)]).toEqual([3, 1, 1]);
    const there = play(broken, 'Gm T1[4,2]>B1[0,2]');
    expect([carries(there, 'yGm'), apLeft(there), smashes(there).length]).toEqual(['yTreasure', 2, 2]);
    expect(smashes(play(there, 'Gm!smash B1[0,1]|B1[0,2]'))).toEqual([]);
  });

  it('P-GOLEM-07 P-GOLEM-05: the near wall first, each for 1 AP, with anything between or nothing after', () => {
    const s = scene(`yGm@T1[4,2] yGo@T1[0,0] ${REST}`, { ...double, ap: 3 });
    expect(smashes(s)).toEqual(['c5-c6']);
    expect(verdict(s, FAR)).toBe('P-GOLEM-01');
    const near = play(s, NEAR);
    expect([smashes(near), apLeft(near)]).toEqual([['c6>n'], 2]);
    expect(verdict(near, 'Gm T1[4,2]>B1[0,2]')).toBe('B-MOVE-02');
    expect(verdict(near, 'pass')).toBe('legal');
    const both = play(near, 'Go T1[0,0]>T1[0,1]', FAR, 'blue: A2', 'pass', 'yellow: A2');
    expect(verdict(both, 'Gm T1[4,2]>B1[0,2]')).toBe('legal');
  });

  it('P-GOLEM-C7 P-GOLEM-06: with two walls broken it breaks the near one and no more', () => {
    const rooms = hall(room({ rows: { 4: '  .   . | . | .   G' }, bottom: GAP }), [], [], [], WALLED);
    const s = scene(`yGm@T1[4,2] ${REST}`, rooms);
    const two = play(s, 'Gm!smash T1[4,1]|T1[4,2]', 'Gm!smash T1[4,2]|T1[4,3]');
    expect(verdict(two, NEAR)).toBe('legal');
    const three = play(two, NEAR);
    expect([verdict(three, FAR), smashes(three)]).toEqual(['P-GOLEM-02', []]);
  });

  it('P-GOLEM-C6 P-GOLEM-08: only the neighbour’s wall: its marker lies there and turns with that room', () => {
    const s = scene(`yGm@T1[4,2] yEl@B2[2,0] yMe@B1[4,4] ${REST}`, hall([], [], [], [], WALLED));
    expect(smashes(s)).toEqual(['c6>n']);
    const broken = play(s, FAR);
    expect([marksOn(broken, 0), marksOn(broken, 4), apLeft(broken)]).toEqual([0, 1, 4]);
    expect(verdict(broken, 'Gm T1[4,2]>B1[0,2]')).toBe('legal');
    const turned = play(broken, 'Me rot E+');
    expect(verdict(turned, 'Gm T1[4,2]>B1[0,2]')).toBe('B-MOVE-02');
    expect(verdict(turned, 'El B2[2,0]>B1[2,4]')).toBe('legal');
  });

  it('P-GOLEM-C4 P-GOLEM-04: a gap in the north wall is in the east edge after a quarter clockwise', () => {
    const s = scene(`yGm@B1[0,2] yEl@B2[2,0] yMe@B1[4,4] yGo@T1[4,2] ${REST}`, hall([], [], [], [], WALLED));
    const broken = play(s, FAR);
    expect(verdict(broken, 'Go T1[4,2]>B1[0,2]>B1[1,2]')).toBe('legal');
    expect(verdict(broken, 'El B2[2,0]>B1[2,4]')).toBe('B-MOVE-02');
    const turned = play(broken, 'Me rot E+');
    expect(verdict(turned, 'Go T1[4,2]>B1[0,2]')).toBe('B-MOVE-02');
    expect(verdict(turned, 'El B2[2,0]>B1[2,4]>B1[3,4]')).toBe('legal');
    const open = hall([], [], [], [], room({ top: GAP }));
    const other = play(scene(`yGm@B1[0,2] yMe@B1[4,4] yGo@T1[4,2] ${REST}`, open), FAR, 'Me rot E+');
    expect(verdict(other, 'Go T1[4,2]>B1[0,2]')).toBe('legal');
  });

  it('P-GOLEM-C5 P-GOLEM-04: the other room keeps its gap, and there is a passage if an open edge faces it', () => {
    const tokens = `yGm@T1[4,2] yMe@B1[4,4] ${REST}`;
    const closed = play(scene(tokens, double), NEAR, FAR, 'Me rot E+');
    expect([verdict(closed, 'Gm T1[4,2]>B1[0,2]'), smashes(closed)]).toEqual(['B-MOVE-02', ['c6>n']]);
    const open = hall(SOUTH, [], [], [], room({ top: GAP }));
    expect(verdict(play(scene(tokens, open), NEAR, FAR, 'Me rot E+'), 'Gm T1[4,2]>B1[0,2]')).toBe('legal');
    expect(verdict(play(scene(tokens, open), 'Me rot E+'), 'Gm T1[4,2]>B1[0,2]')).toBe('B-MOVE-02');
  });

  it('P-GOLEM-11: a wall on the rim of the board, which leads nowhere until the room turns', () => {
    const s = scene(`yGm@T1[0,2] yMe@T1[4,4] yEl@T2[2,0] ${REST}`, hall(WALLED));
    const broken = play(s, 'Gm!smash T1[0,2]>n');
    const before = offers(s, /^Gm \w+>/);
    expect(offers(broken, /^Gm \w+>/)).toEqual(before);
    expect(verdict(broken, 'El T2[2,0]>T1[2,4]')).toBe('B-MOVE-02');
    expect(verdict(play(broken, 'Me rot A+'), 'El T2[2,0]>T1[2,4]>T1[1,4]')).toBe('legal');
  });

  it('P-GOLEM-12: walls at a starting line, from the line and from the room, on its way out too', () => {
    const own = scene(`yGm@YL0 ${REST}`, hall(first('| .   .   .   .   .')));
    expect(smashes(own)).toEqual(['a1>w']);
    const entered = play(own, 'Gm!smash T1[0,0]>w', 'Gm YL0>T1[0,0]');
    expect(spot(entered, 'yGm')).toBe('T1[0,0]');
    const s = scene(`yGm@T4[0,4] ${REST}`, hall([], [], [], first('  .   .   .   .   . |')));
    expect(verdict(s, 'Gm T4[0,4]>BL0')).toBe('B-MOVE-02');
    const out = play(s, 'Gm!smash T4[0,4]|BL0', 'Gm T4[0,4]>BL0');
    expect([spot(out, 'yGm'), points(out)]).toEqual(['out', '1:0']);
    expect(smashes(scene(`yGm@YL4 ${REST}`, PLAIN))).toEqual([]);
  });

  it('P-GOLEM-13: its own wall before a face-down room, and then it has access; beyond an open edge there is none', () => {
    const s = scene(`yGm@T1[2,4] ${REST}`, { ...hall(WALLED, WALLED), faceDown: ['T2'] });
    expect(verdict(s, 'Gm reveal B')).toBe('B-REV-01');
    const broken = play(s, 'Gm!smash T1[2,4]>e');
    expect([verdict(broken, 'Gm reveal B'), smashes(broken)]).toEqual(['legal', []]);
    expect(smashes(scene(`yGm@T1[2,4] ${REST}`, { ...hall([], WALLED), faceDown: ['T2'] }))).toEqual([]);
  });

  it('P-GOLEM-14: a portcullis on the other side of the wall stays as it is', () => {
    const rooms = hall(first('  .   .   .   .   . |'), first('! .   .   .   .   .'));
    const broken = play(scene(`yGm@T1[0,4] yTh@T2[0,0] ${REST}`, rooms), 'Gm!smash T1[0,4]|T2[0,0]');
    expect([verdict(broken, 'Gm T1[0,4]>T2[0,0]>T2[0,1]'), smashes(broken)]).toEqual(['B-MOVE-02', []]);
    expect(marksOn(broken, 1)).toBe(0);
    expect(verdict(play(broken, 'Th!lock T2[0,0]>w'), 'Gm T1[0,4]>T2[0,0]>T2[0,1]')).toBe('legal');
  });

  it('P-GOLEM-08 P-GOLEM-14: behind its own closed portcullis no wall is beside it, behind an open one there is', () => {
    const rooms = hall(first('  .   .   .   .   . !'), first('| .   .   .   .   .'));
    expect(smashes(scene(`yGm@T1[0,4] ${REST}`, rooms))).toEqual([]);
    const open = scene(`yGm@T1[0,4] ${REST}`, { ...rooms, open: ['T1[0,4]|T2[0,0]'] });
    expect(smashes(open)).toEqual(['f1>w']);
  });
});

describe('Golem: its gaps', () => {
  const wall = hall(first('  .   . | .   .   .'));
  const edge = 'T1[0,1]|T1[0,2]';
  const gap = (tokens: string, active: 'yellow' | 'blue' = 'yellow') => {
    const s = scene(`yGm@T1[0,1] ${tokens}`, { ...wall, ap: 1 });
    const broken = play(s, `Gm!smash ${edge}`, 'blue: A2');
    return active === 'blue' ? broken : play(broken, 'pass', 'yellow: A4');
  };

  it('P-GOLEM-C2: the Golem breaks into the room and takes the pentacle’s point away', () => {
    const pentacle = room({ rows: { 0: '  .   . | .   p   p', 1: '  .   .   .   p   p' } });
    const s = scene('bGm@T1[0,0] yGh@T1[0,4] yDr@T1[4,3] yMe@B4[1,1]', { ...hall(pentacle), active: 'blue', ap: 3 });
    expect(points(s)).toBe('1:0');
    const path = ['Gm T1[0,0]>T1[0,1]', `Gm!smash ${edge}`, 'Gm T1[0,1]>T1[0,2]>T1[0,3]'];
    const taken = play(s, ...path);
    expect([points(play(s, ...path.slice(0, 2))), points(taken)]).toEqual(['1:0', '0:0']);
    expect(points(play(taken, 'yellow: A2', 'Dr!breathe n'))).toBe('2:0');
    expect(points(play(taken, 'yellow: A2', 'pass', 'blue: A2', 'Gm T1[0,3]>T1[0,2]'))).toBe('1:0');
  });

  it('P-GOLEM-C8 P-GOLEM-09: breath and fireball pass', () => {
    const closed = scene(`yDr@T1[0,0] yGm@T1[1,1] bGo@T1[0,4] ${REST}`, wall);
    expect(verdict(closed, 'Dr!breathe e')).toBe('P-DRAGON-05');
    const s = scene(`yGm@T1[0,1] yDr@T1[0,0] bGo@T1[0,4] ${REST}`, wall);
    const open = play(s, `Gm!smash ${edge}`, 'Gm T1[0,1]>T1[1,1]');
    expect(spot(play(open, 'Dr!breathe e'), 'bGo')).toBe('out');
    const wizard = scene(`yGm@T1[0,1] yWz@T1[0,0]+yWand bGo@T1[0,4] ${REST}`, wall);
    expect(spot(play(wizard, `Gm!smash ${edge}`, 'Gm T1[0,1]>T1[1,1]', 'Wz!fire e'), 'bGo')).toBe('out');
  });

  it('P-GOLEM-09: both sides walk and fight through it, and a Pickpocket steals', () => {
    const s = scene('yGm@T1[0,1]+ySword bGo@T1[0,2] bPp@T1[0,3]', wall);
    expect(verdict(s, 'Gm x bGo')).toBe('B-COMB-01');
    const broken = play(s, `Gm!smash ${edge}`);
    expect(verdict(broken, 'Gm x bGo')).toBe('legal');
    const blue = play(broken, 'Gm T1[0,1]>T1[0,0]', 'pass', 'blue: A3');
    expect(verdict(blue, 'Go T1[0,2]>T1[0,1]')).toBe('legal');
    expect(verdict(gap('bGo@T1[0,2]', 'blue'), 'Go x yGm')).toBe('legal');
    const thief = scene('yGm@T1[0,1]+ySword bPp@T1[0,2]', { ...wall, ap: 1 });
    expect(carries(play(thief, `Gm!smash ${edge}`, 'blue: A2', 'Pp!steal ySword'), 'bPp')).toBe('ySword');
  });

  it('P-GOLEM-09: others reveal through it', () => {
    const rooms = { ...hall(WALLED), faceDown: ['T2'] };
    const s = scene(`yGm@T1[2,4] yGo@T1[1,4] ${REST}`, rooms);
    const beside = ['Gm T1[2,4]>T1[3,4]', 'Go T1[1,4]>T1[2,4]'];
    expect(verdict(play(s, ...beside), 'Go reveal B')).toBe('B-REV-01');
    expect(verdict(play(s, 'Gm!smash T1[2,4]>e', ...beside), 'Go reveal B')).toBe('legal');
  });

  it('P-GOLEM-09: nobody repairs it', () => {
    const s = gap(`yTh@T1[0,2] yWa@T1[0,3]+yKey yWw@T1[1,2] ${REST}`);
    expect(verdict(s, `Th!lock ${edge}`)).toBe('B-THF-03');
    expect(offers(s, /!(lock|smash|break|walk)/)).toEqual([]);
  });

  it('P-GOLEM-15: the gap outlives the Golem wounded, killed or gone', () => {
    const passes = (s: Scene) => verdict(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]');
    const s = scene(`yGm@T1[0,1] yGo@T1[0,0] bWa@T1[1,1] ${REST}`, { ...wall, ap: 2 });
    expect(passes(s)).toBe('B-MOVE-02');
    const hurt = play(s, `Gm!smash ${edge}`, 'Gm x bWa', 'yellow: C0', 'blue: C5', 'blue: A2');
    expect([spot(hurt, 'yGm'), passes(play(hurt, 'pass', 'yellow: A2'))]).toEqual(['T1[0,1]*', 'legal']);
    const dead = play(hurt, 'Wa x yGm', 'yellow: C0', 'blue: C1', 'pass', 'yellow: A2');
    expect([spot(dead, 'yGm'), passes(dead)]).toEqual(['out', 'legal']);
    const line = scene(`yGm@T4[0,4] yGo@T4[1,4] ${REST}`, hall([], [], [], first('  .   .   .   .   . |')));
    const gone = play(line, 'Gm!smash T4[0,4]|BL0', 'Gm T4[0,4]>BL0');
    expect(verdict(gone, 'Go T4[1,4]>T4[0,4]>BL0')).toBe('legal');
  });

  it('P-GOLEM-16: under charm it uses its own three and its own colour’s markers', () => {
    const rows = { 0: '  .   . | .   . | .', 1: '  .   . | .   . | .', 2: '  .   . | .   . | .' };
    const s = scene('yIl@T1[3,0]+yScroll yGm@T1[0,3] bGm@T1[0,1] bGo@B4[1,1]', hall(room({ rows })));
    const charmed = play(s, 'Il!charm bGm', `bGm!smash ${edge}`, 'bGm T1[0,1]>T1[1,1]', 'bGm!smash T1[1,1]|T1[1,2]');
    expect(charmed.state.tiles[0]?.marks.map(({ by }) => by)).toEqual(['blue', 'blue']);
    expect(verdict(charmed, 'Gm!smash T1[0,3]|T1[0,4]')).toBe('legal');
    const blue = play(charmed, 'Gm!smash T1[0,3]|T1[0,4]', 'pass', 'blue: A3', 'Gm T1[1,1]>T1[2,1]');
    expect(verdict(blue, 'Gm!smash T1[2,1]|T1[2,2]')).toBe('legal');
    const spent = play(blue, 'Gm!smash T1[2,1]|T1[2,2]', 'Gm T1[2,1]>T1[2,2]>T1[2,3]', 'yellow: A2');
    expect(verdict(play(spent, 'pass', 'blue: A2'), 'Gm!smash T1[2,3]|T1[2,4]')).toBe('P-GOLEM-02');
  });

  it('P-GOLEM-17: its markers are no tokens: the square beside them is empty and holds two', () => {
    const rooms = hall([], first('  . | .   .   .   .'));
    const s = scene(`yGm@T2[0,1] yIl@T2[4,0] yPa@T1[0,0]+yRing yEl@T2[1,1]+ySword ${REST}`, { ...rooms, ap: 3 });
    const broken = play(s, 'Gm!smash T2[0,0]|T2[0,1]', 'Gm T2[0,1]>T2[0,2]');
    expect(verdict(broken, 'Pa!teleport T2[0,0]')).toBe('legal');
    expect(verdict(broken, 'Il!pit T2[0,0]')).toBe('legal');
    expect(spot(play(broken, 'El T2[1,1]>T2[0,1]'), 'ySword')).toBe('T2[0,1] yEl');
  });
});
