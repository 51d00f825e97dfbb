import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, purses, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const ACROSS = 'T1[0,0]>T1[0,1]>T1[0,2]';
const OPEN = '+   +   +   +   +   +';
/** A room whose first row is drawn with its edges; the wall below it is optional. */
const firstRow = (cells: string, below = OPEN) => [
  OPEN,
  `  ${cells}`,
  below,
  '  .   .   .   .   .',
  ...Array.from({ length: 2 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];
const EDGE = 'T1[0,0]|T1[0,1]';
const strength = (s: Scene) => {
  const task = s.state.tasks.at(-1);
  return task?.kind === 'commit' ? `${task.strength.yellow}:${task.strength.blue}` : 'none';
};

describe('Base characters in this box', () => {
  it('P-INT-01: the Cleric heals Ghost, Golem and Dragon, in mist too, and they wait until next turn', () => {
    for (const code of ['Gh', 'Gm', 'Dr']) {
      for (const row of ['..', 'mm', '.m', 'm.']) {
        const s = play(scene(`yCl@T1[0,0] y${code}@T1[0,1]* bGo@T1[0,2] ${REST}`, hall([row])), `Cl!heal y${code}`);
        expect([code, row, spot(s, `y${code}`), verdict(s, `${code} x bGo`)]).toEqual([
          code,
          row,
          'T1[0,1]',
          'B-CLE-03',
        ]);
      }
    }
    const drunk = play(scene(`yGm@T1[1,1]* bGo@T1[1,2] ${REST}`, hall(['.f...'])), 'Gm!fountain');
    expect(verdict(drunk, 'Gm x bGo')).toBe('legal');
  });

  it('P-INT-C1 P-INT-01: the Ghost healed on a Sword does not carry it, and acts next turn', () => {
    const s = play(scene(`yCl@T1[0,0] yGh@T1[0,1]*+ySword ${REST}`, hall()), 'Cl!heal yGh');
    expect([spot(s, 'yGh'), spot(s, 'ySword')]).toEqual(['T1[0,1]', 'T1[0,1]']);
    expect(verdict(s, 'Gh T1[0,1]>T1[0,2]')).toBe('B-CLE-03');
    const next = play(s, 'pass', 'blue: A2', 'pass', 'yellow: A2', 'Gh T1[0,1]>T1[0,2]');
    expect([spot(next, 'yGh'), spot(next, 'ySword')]).toEqual(['T1[0,2]', 'T1[0,1]']);
  });

  it('P-INT-02: nobody is healed on a square where another stands', () => {
    const s = scene(`yCl@T1[0,0] yGo@T1[0,1]* yGh@T1[0,1] ${REST}`, hall());
    expect(verdict(s, 'Cl!heal yGo')).toBe('P-INT-02');
    expect(offers(s, /heal/)).toEqual([]);
    expect(verdict(play(s, 'Gh T1[0,1]>T1[0,2]'), 'Cl!heal yGo')).toBe('legal');
  });

  it('P-INT-03 P-INT-C2: the Goblin’s two points are his owner’s, even when he is led out under charm', () => {
    const s = scene(`yWz@T2[4,4]+yScroll bGo@T2[0,2] ${REST}`, hall());
    const away = play(s, 'Wz!charm bGo', 'bGo T2[0,2]>T2[0,1]');
    expect(purses(away)).toBe('4 bGo:2');
    const out = play(away, 'bGo T2[0,1]>T2[0,0]>T1[0,4]>T1[0,3]>T1[0,2]', 'bGo T1[0,2]>T1[0,1]>T1[0,0]>YL0');
    expect([spot(out, 'bGo'), points(out)]).toEqual(['out', '0:2']);
    const own = scene(`bGo@T1[0,1] yMe@B4[3,3]`, { ...hall(), active: 'blue' });
    expect(points(play(own, 'Go T1[0,1]>T1[0,0]>YL0'))).toBe('0:2');
  });

  it('P-INT-04: the Mekanork turns rooms 5 to 8 either way, a charmed one for the caster', () => {
    const rules = 'base.1+paladins.1 teams=free';
    const rooms = ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'];
    const gears = ['T1[1,3]', 'T2[3,3]', 'T3[3,1]', 'T4[2,3]', 'B1[2,2]', 'B2[1,3]', 'B3[3,3]', 'B4[1,1]'];
    gears.forEach((gear, slot) => {
      const twin = 'ABCDEFGH'.charAt((slot + 4) % 8);
      const room = 'ABCDEFGH'.charAt(slot);
      const s = scene(`yMe@${gear} bCl@BL9`, { rules, rooms });
      expect([gear, ...offers(s, / rot /)].sort()).toEqual(
        [gear, ...[room, twin].flatMap((each) => [`Me rot ${each}+`, `Me rot ${each}-`])].sort(),
      );
      const other = scene(`yCl@${gear} bGo@BL9`, { rules, rooms });
      expect(offers(other, / rot /).length).toBe(2);
    });
    const charmed = play(scene(`yWz@T1[0,0]+yScroll bMe@T1[4,4] yGo@T1[2,2]`, hall()), 'Wz!charm bMe');
    expect([verdict(charmed, 'bMe rot A+'), verdict(charmed, 'bMe rot A-')]).toEqual(['legal', 'legal']);
    expect(spot(play(charmed, 'bMe rot A-'), 'bMe')).toBe('T1[0,4]');
  });

  it('P-INT-05 P-INT-C3: the Thief on a pit or a Pit marker; her friend the Golem walks over, an enemy cannot', () => {
    const pits = [
      hall(['.o...']),
      ...['yellow', 'blue'].map((owner) => ({ ...hall(), covers: { 'T1[0,1]': `pit:${owner}` } })),
    ];
    for (const options of pits) {
      const s = scene(`yTh@T1[0,0] ${REST}`, options);
      expect([verdict(s, `Th ${ACROSS}`), verdict(s, 'Th T1[0,0]>T1[0,1]')]).toEqual(['legal', 'legal']);
      const friend = scene(`yTh@T1[0,1] yGm@T1[0,0] ${REST}`, options);
      expect(spot(play(friend, `Gm ${ACROSS}`), 'yGm')).toBe('T1[0,2]');
      expect(verdict(scene(`yGm@T1[0,0] ${REST}`, options), `Gm ${ACROSS}`)).toBe('B-PIT-01');
      expect(verdict(scene(`bTh@T1[0,1] yGm@T1[0,0] ${REST}`, options), `Gm ${ACROSS}`)).toBe('B-MOVE-05');
    }
  });

  it('P-INT-06: she has no right on rifts', () => {
    const s = scene(`yTh@T1[0,0] ${REST}`, hall(['.v...']));
    expect([verdict(s, `Th ${ACROSS}`), verdict(s, 'Th T1[0,0]>T1[0,1]')]).toEqual(['P-RIFT-01', 'P-RIFT-01']);
    const hurt = play(scene(`yPp@T1[0,0] bTh@T1[0,1]+bRope ${REST}`, hall(['.v...'])), 'Pp!steal bRope');
    expect([spot(hurt, 'bTh'), points(hurt)]).toEqual(['out', '1:0']);
  });

  it('P-INT-07: a Key adds nothing for her', () => {
    const gate = hall(firstRow('. ! .   .   .   .'));
    for (const thief of ['yTh@T1[0,0]+yKey', 'yTh@T1[0,0]']) {
      const s = scene(`${thief} ${REST}`, gate);
      expect(offers(s, /lock/)).toEqual(['Th!lock a1|b1']);
      const open = play(s, `Th!lock ${EDGE}`);
      expect([apLeft(open), offers(open, /lock/)]).toEqual([4, ['Th!lock a1|b1']]);
    }
  });

  it('P-INT-08: the Troll dies of breath and does not come back', () => {
    for (const troll of ['bTr@T1[0,2]', 'bTr@T1[0,2]*']) {
      const s = play(scene(`yDr@T1[0,0] ${troll} ${REST}`, hall()), 'Dr!breathe e');
      expect([spot(s, 'bTr'), points(s)]).toEqual(['out', '1:0']);
      expect(offers(play(s, 'pass', 'blue: A2'), /regenerate/)).toEqual([]);
    }
  });

  it('P-INT-09 P-INT-C4: the Troll wounded this turn drinks and attacks again', () => {
    const s = scene(`yTr@T1[0,0] bGm@T1[1,0] ${REST}`, hall(['.f...']));
    const hurt = play(s, 'Tr x bGm', 'yellow: C0', 'blue: C3');
    expect([spot(hurt, 'yTr'), verdict(hurt, 'Tr!regenerate')]).toEqual(['T1[0,0]*', 'B-TRO-02']);
    const drunk = play(hurt, 'Tr!fountain');
    expect([apLeft(drunk), verdict(drunk, 'Tr x bGm')]).toEqual([3, 'legal']);
  });

  it('P-INT-10: the Wall-Walker goes through intact walls, not through rubble, fountains or portcullises', () => {
    const walk = (options: Parameters<typeof scene>[1]) =>
      verdict(scene(`yWw@T1[0,0] ${REST}`, options), 'Ww!walk T1[0,1]');
    const wall = hall(firstRow('. | .   .   .   .'));
    expect(walk(wall)).toBe('legal');
    expect(walk(hall(firstRow('. ! .   .   .   .')))).toBe('B-WAL-03');
    expect(walk({ ...hall(), covers: { 'T1[0,1]': 'rubble:blue' } })).toBe('B-WAL-01');
    expect(walk(hall(['.f...']))).toBe('B-WAL-01');
    const broken = { ...wall, broken: [EDGE] };
    expect(walk(broken)).toBe('B-WAL-01');
    expect(verdict(scene(`yWw@T1[0,0] ${REST}`, broken), `Ww ${ACROSS}`)).toBe('legal');
    expect(verdict(scene(`yWw@T1[0,0] ${REST}`, wall), `Ww ${ACROSS}`)).toBe('B-MOVE-02');
  });

  it('P-INT-11 P-INT-C5: she lands where she may stop, and nowhere else', () => {
    const lands = (mark: string, walker = 'yWw@T1[0,0]', more = {}) => {
      const s = scene(`${walker} ${REST}`, { ...hall(firstRow(`. | ${mark}   .   .   .`)), ...more });
      expect(offers(s, /!walk b1/).length).toBe(verdict(s, 'Ww!walk T1[0,1]') === 'legal' ? 1 : 0);
      return verdict(s, 'Ww!walk T1[0,1]');
    };
    expect(['m', 'p', '.'].map((mark) => lands(mark))).toEqual(['legal', 'legal', 'legal']);
    expect(['r', 'f', 'v'].map((mark) => lands(mark))).toEqual(['P-ROCKS-19', 'P-INT-11', 'P-INT-11']);
    expect(lands('.', 'yWw@T1[0,0]', { covers: { 'T1[0,1]': 'rubble:blue' } })).toBe('P-INT-11');
    // A pit, a Pit marker and whoever stands on a rift bar the way by the base rule.
    expect(lands('o')).toBe('B-WAL-04');
    expect(lands('.', 'yWw@T1[0,0]', { covers: { 'T1[0,1]': 'pit:blue' } })).toBe('B-WAL-04');
    expect(lands('v', 'yWw@T1[0,0] bGo@T1[0,1]+bRope')).toBe('B-WAL-04');
    for (const hole of ['o', 'v']) {
      expect(lands(hole, 'yWw@T1[0,0]+yRope')).toBe('legal');
      expect(lands(hole, 'yWw@T1[0,0] bRope@T1[0,1]')).toBe('legal');
    }
  });

  it('P-INT-11: a Rope in hand needs its attachment points', () => {
    // Behind the wall a rift with one open neighbour, then with two.
    const lands = (third: string) => {
      const rooms = hall(firstRow(`. | v   ${third}   .   .`, '+   +---+   +   +   +'));
      return verdict(scene(`yWw@T1[0,0]+yRope ${REST}`, rooms), 'Ww!walk T1[0,1]');
    };
    expect(lands('.')).toBe('P-INT-11');
    const two = hall(firstRow('. | v   .   .   .'));
    expect(verdict(scene(`yWw@T1[0,0]+yRope ${REST}`, two), 'Ww!walk T1[0,1]')).toBe('legal');
  });

  it('P-INT-12: where one wall of two is broken she crosses the other for a point', () => {
    const rooms = hall(firstRow('.   .   .   .   . |'), firstRow('.   .   .   .   .').map(westWall));
    const tokens = `yWw@T1[0,4] yGo@T1[1,4] ${REST}`;
    for (const edge of ['T1[0,4]|T2[0,0]', 'T2[0,0]>w']) {
      const s = scene(tokens, { ...rooms, broken: [edge] });
      expect(verdict(s, 'Ww T1[0,4]>T2[0,0]')).toBe('B-MOVE-02');
      expect(verdict(s, 'Ww!walk T2[0,0]')).toBe('legal');
      const after = play(s, 'Ww!walk T2[0,0]');
      expect([spot(after, 'yWw'), apLeft(after)]).toEqual(['T2[0,0]', 4]);
    }
  });

  it('P-INT-13: the Warrior breaks portcullises, not walls; the Golem walls, not portcullises', () => {
    const s = scene(`yWa@T1[0,1] yGm@T1[0,2] ${REST}`, hall(firstRow('. | . ! . | .   .')));
    expect([offers(s, /!break/), offers(s, /!smash/)]).toEqual([['Wa!break b1|c1'], ['Gm!smash c1|d1']]);
    expect([verdict(s, `Wa!break ${EDGE}`), verdict(s, 'Gm!smash T1[0,1]|T1[0,2]')]).toEqual([
      'B-WAR-01',
      'P-GOLEM-01',
    ]);
  });

  it('P-INT-14 P-INT-C6: the Wizard flies over rift, fountain and enemy to the floor; not over Rubble', () => {
    const tokens = `yWz@T1[0,0] bGo@T1[0,3] ${REST}`;
    const way = 'Wz T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]';
    expect(spot(play(scene(tokens, hall(['.vf..'])), way), 'yWz')).toBe('T1[0,4]');
    const rubble = { ...hall(['.v...']), covers: { 'T1[0,2]': 'rubble:blue' } };
    expect(verdict(scene(tokens, rubble), way)).toBe('P-ILLU-20');
  });

  it('P-INT-14: over pits and rocks too, not through walls or closed portcullises, and he stops on none of them', () => {
    const over = (options: Parameters<typeof scene>[1], there = '') => {
      const s = scene(`yWz@T1[0,0] ${there} ${REST}`, options);
      return [verdict(s, `Wz ${ACROSS}`), verdict(s, 'Wz T1[0,0]>T1[0,1]')];
    };
    expect(over(hall(['.o...']))).toEqual(['legal', 'B-PIT-03']);
    expect(over(hall(['.v...']))).toEqual(['legal', 'P-RIFT-02']);
    expect(over(hall(['.f...']))).toEqual(['legal', 'P-FOUNT-04']);
    expect(over(hall(), 'bGo@T1[0,1]')).toEqual(['legal', 'B-MOVE-05']);
    expect(over(hall(['.r...']))[0]).toBe('legal');
    expect(spot(play(scene(`yWz@T1[0,0] ${REST}`, hall(['.r...'])), 'Wz T1[0,0]>T1[0,1]'), 'yWz')).toBe('out');
    expect(over(hall(firstRow('. | .   .   .   .')))).toEqual(['B-MOVE-02', 'B-MOVE-02']);
    expect(over(hall(firstRow('. ! .   .   .   .')))).toEqual(['B-MOVE-02', 'B-MOVE-02']);
  });

  it('P-INT-15 P-INT-C7: in flight he takes a Rope off a hole and leaves nothing else there', () => {
    for (const hole of ['o', 'v']) {
      const s = scene(`yWz@T1[0,0] bRope@T1[0,1] ${REST}`, hall([`.${hole}...`]));
      expect(carries(play(s, 'Wz T1[0,0]>T1[0,1]+bRope>T1[0,2]'), 'yWz')).toBe('bRope');
      const sword = scene(`yWz@T1[0,0]+ySword ${REST}`, hall([`.${hole}...`]));
      expect(verdict(sword, 'Wz T1[0,0]>T1[0,1]-ySword>T1[0,2]')).toBe('B-OBJ-06');
    }
    const rocks = scene(`yWz@T1[0,0]+ySword bKey@T1[0,1] ${REST}`, hall(['.r...']));
    const after = play(rocks, 'Wz T1[0,0]>T1[0,1]-ySword+bKey>T1[0,2]');
    expect([spot(after, 'ySword'), spot(after, 'bKey')]).toEqual(['T1[0,1]', 'T1[0,2] yWz']);
  });

  it('P-INT-16: he uses the Charm Scroll', () => {
    const s = play(scene(`yWz@T1[0,0]+yScroll bGo@T1[3,3] ${REST}`, hall()), 'Wz!charm bGo');
    expect([spot(s, 'yScroll'), purses(s)]).toEqual(['out', '4 bGo:3']);
    expect(verdict(scene(`yCl@T1[0,0]+yScroll bGo@T1[3,3] ${REST}`, hall()), 'Cl!charm bGo')).toBe('P-CHARM-02');
  });

  it('P-INT-25: a charmed Cleric heals the caster’s wounded, who then wait', () => {
    const s = scene(`yWz@T1[3,3]+yScroll bCl@T1[0,0] yGo@T1[0,1]* ${REST}`, hall());
    const healed = play(s, 'Wz!charm bCl', 'bCl!heal yGo');
    expect([spot(healed, 'yGo'), purses(healed)]).toEqual(['T1[0,1]', '4 bCl:2']);
    expect(verdict(healed, 'Go T1[0,1]>T1[0,2]')).toBe('B-CLE-03');
    expect(verdict(healed, 'Go x bCl')).toBe('B-CLE-03');
  });

  it('P-INT-26: terrain does not part fighters, walls and closed portcullises of either room do', () => {
    const fight = (options: Parameters<typeof scene>[1], tokens = 'yWa@T1[0,1] bGo@T1[0,2] bTr@T1[1,1]') =>
      strength(play(scene(`${tokens} ${REST}`, options), 'Wa x bGo'));
    expect(fight(hall())).toBe('3:5');
    for (const rows of [['.mm..', '.m...'], ['.pp..', '.pp..'], ['.G...']]) expect(fight(hall(rows))).toBe('3:5');
    expect(fight(hall(['.v...']), 'yWa@T1[0,1]+yRope bGo@T1[0,2] bTr@T1[1,1]')).toBe('3:5');
    expect(fight(hall(['.....', '.o...']), 'yWa@T1[0,1] bGo@T1[0,2] bTr@T1[1,1]+bRope')).toBe('3:5');
    expect(fight(hall(firstRow('.   .   .   .   .', '+   +---+   +   +   +')))).toBe('3:1');
    expect(fight(hall(firstRow('.   .   .   .   .', '+   +===+   +   +   +')))).toBe('3:1');
    const border = 'yWa@T1[0,4] bGo@T1[0,3] bTr@T2[0,0]';
    expect(fight(hall(), border)).toBe('3:5');
    expect(fight(hall(firstRow('.   .   .   .   . !')), border)).toBe('3:1');
    expect(fight(hall([], firstRow('.   .   .   .   .').map(westWall)), border)).toBe('3:1');
  });

  it('P-INT-27: Jump cards serve for pits, Pit markers, rifts and rocks alike', () => {
    const over = ['o', 'v', 'r'].map((mark) => hall([`.${mark}...`]));
    const marker = { ...hall(), covers: { 'T1[0,1]': 'pit:blue' } };
    for (const options of [...over, marker]) {
      const after = play(scene(`yGo@T1[0,0] ${REST}`, options), 'Go T1[0,0]^T1[0,1]>T1[0,2]');
      expect([spot(after, 'yGo'), after.state.players.yellow.hand.filter((card) => card === 'J').length]).toEqual([
        'T1[0,2]',
        2,
      ]);
    }
    const rubble = { ...hall(), covers: { 'T1[0,1]': 'rubble:blue' } };
    const jump = (options: Parameters<typeof scene>[1]) =>
      verdict(scene(`yGo@T1[0,0] ${REST}`, options), 'Go T1[0,0]^T1[0,1]>T1[0,2]');
    expect([hall(), hall(['.m...'])].map(jump)).toEqual(['B-JUMP-02', 'B-JUMP-02']);
    expect([hall(['.f...']), rubble].map(jump)).toEqual(['P-FOUNT-10', 'P-ILLU-21']);
  });
});

const westWall = (line: string, nth: number) => (nth === 1 ? `| ${line.slice(2)}` : line);
