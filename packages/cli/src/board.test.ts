import { BOXES, redact } from '@archmage/engine';
import { quarter, scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { drawBoard, drawLegend } from './board.ts';
import { drawGround } from './drawing/ground.ts';
import { coloured, plain } from './drawing/paint.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

const crowd = scene('yWa@T1[1,1]+ySword bGo@T1[1,2]* yTh@YL1 bTr@BL3 bRope@T2[2,2] yCl@B2[1,1]+yMe* yWz@T1[0,2]', {
  faceDown: ['T3'],
  stash: { T3: ['yGo', 'bSword', 'bWa'] },
  open: ['T1[2,0]|T1[2,1]'],
  broken: ['T1[2,3]|T1[2,4]'],
});
const draw = (drawn = crowd, width = 200) => drawBoard(drawn.rules, drawn.state, { paint: plain, width, words: en });

const ESCAPE = '\u001b';

describe('the board', () => {
  test('board S of the catalogue', () => {
    expect(`\n${draw(scene(''))}\n`).toBe(BOARD_S);
  });

  test('tokens, loads, wounds, gates and the back of a room', () => {
    expect(`\n${draw()}\n`).toBe(CROWD);
    expect(drawLegend(crowd.rules, crowd.state)).toEqual([
      'bGo at c2 is wounded',
      'yCl at g7 carries yMe*',
      'yWa at b2 carries ySword',
      'yWz at c1 is over a pit',
    ]);
  });

  test('what a viewer may not know is ?', () => {
    const view = redact(crowd.state, 'blue');
    expect(draw({ rules: crowd.rules, state: view })).toContain('y? b? b?');
  });

  test('colours change nothing but the colour', () => {
    const text = drawBoard(crowd.rules, crowd.state, { paint: coloured, width: 200, words: en });
    expect(text).toContain(ESCAPE);
    const colour = new RegExp(`${ESCAPE}[[][0-9;]*m`, 'g');
    const bare = text
      .replace(colour, '')
      .split('\n')
      .map((line) => line.trimEnd());
    expect(bare).toEqual(draw().split('\n'));
  });

  test('a narrow terminal gets two halves', () => {
    const lines = draw(crowd, 80).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /^ *(y +)?[ak] /.test(line))).toHaveLength(2);
  });

  test('the smaller board of the beginner’s game', () => {
    const rules = { rules: 'base.1 beginner', rooms: ['1ccw.1', '2ccw.0', '?', '1cw.0', '?', '?'] };
    expect(draw(scene('yGo@YL3', rules))).toContain('F face-down');
  });
});

describe('the board of Paladins & Dragons', () => {
  const hall = scene(
    'yPa@T1[1,0]+yKey+yRope yEl@T3[0,2] yGh@T4[1,0]+bSlayer bPp@T1[1,2]*+bRope bIl@T1[0,1]* bKey@T2[1,2]',
    {
      rules: 'paladins.1',
      rooms: ['6ccw.0', '7ccw.0', '5cw.0', '8ccw.0', '6cw.0', '7cw.0', '5ccw.0', '8cw.0'],
      covers: { 'T1[0,1]': 'pit:yellow', 'T1[0,2]': 'pit:blue', 'T2[3,1]': 'rubble:blue' },
      open: ['T1[0,2]|T1[0,3]'],
      broken: ['T1[0,3]-T1[1,3]'],
    },
  );

  test('terrain, illusions and a broken wall', () => {
    expect(`\n${draw(hall).split('\n').slice(2, 11).join('\n')}\n`).toBe(HALL);
  });

  test('what tokens carry, share and hide', () => {
    expect(drawLegend(hall.rules, hall.state)).toEqual([
      'bIl at b1 is wounded, is over a pit, an illusion of yellow',
      'bKey at h2 is under falling rocks',
      'bPp at c2 is wounded, shares the square with bRope, is over a rift',
      'yEl at m1 is in the mist',
      'yGh at p2 shares the square with bSlayer',
      'yPa at a2 carries yKey and yRope',
    ]);
    expect(drawLegend(hall.rules, hall.state, fr)[0]).toBe(
      'bIl en b1 est un personnage blessé, est au-dessus d’une fosse, une illusion de Jaune',
    );
  });

  test('what lies in the mist is between its signs', () => {
    const sheet = { rules: hall.rules, state: hall.state, paint: plain, words: en };
    expect(['pitInMist', 'rocksInMist', 'gearInMist'].map((name) => drawGround(sheet, 0, name))).toEqual([
      '≈oo≈',
      '≈^^≈',
      '≈6↺≈',
    ]);
  });
});

test('C-BOARD-2 C-BOARD-20: rooms of four zones, and who faces which of them from a starting zone', () => {
  const hall = quarter('Na@yw.T Wa@(1,1) Th@yw.G', 'Me@be.S Cl@(1,1)* Go@(2,2)+bKey', {
    rooms: ['bluecw', '?', 'blueccw', 'greenccw'],
    lines: ['stash A=yRope'],
  });
  expect(`\n${draw(hall)}\n`).toBe(ZONES);
  expect(drawLegend(hall.rules, hall.state)).toEqual([
    'bGo at c2 carries bKey',
    'bMe at z1S faces a square',
    'yNa at y2T faces a triangle',
    'yTh at y2G faces a gear',
    'yWa at b3 shares the square with bCl*',
  ]);
});

test.each(BOXES.all())('every terrain and marker of $id has a look of its own', ({ terrain, covers = [] }) => {
  const { rules, state } = scene('');
  const sheet = { rules, state, paint: plain, words: en };
  const names = new Set([...terrain, ...covers].map(({ name }) => name));
  const looks = new Set([...names].map((name) => drawGround(sheet, 0, name)));
  expect(looks.size).toBe(names.size);
  expect([...looks].filter((look) => look.length !== 4 || look.includes('?'))).toEqual([]);
  expect(drawGround(sheet, 0, 'lava')).toBe(' ?  ');
});

const ZONES = `
    y     a    b     c    d     z
             A      B green↺
        +~~~~~~~~~++    +----+
 1      ~         ~  T  o C    bMe  1
        ~  yRope  ~+oooo+-:--+
 2      ~         ~ bGo+  S         2
        +~~~~~~~~~++    +    +
          C blue↻    D blue↺
        +    +====++    +    +
 3 yNa  | T   yWa  : G↺   S  |      3
   yTh  +    +oooo++    +----+
 4        C  | G↻    C  ! T         4
        +    +    ++----+    +
    y     a    b     c    d     z
`;

const HALL = `
        +    +----+    +----+    ++    +    +----+    +----++----+----+    +----+    ++    +    +----+    +    +
 1  :     .   bIl*  oob: .    .     .    .  | .    .    .   | .    .   yEl | .    .     .    .    .    .  | .     :   1
        +    +    +----+x  x+    ++    +----+    +----+    ++    +----+    +    +----++    +----+----+    +    +
 2  •   |yPa+  vv  bPp*| .    .  || .    .   bkey  () ! .     .  | .    ≈≈   oo   .  | yGh | <>   <>   .    .  |  •   2
        +    +    +    +    +----++----+    +----+    +    ++    +    +----+----+    ++    +    +    +----+    +
 3  :     .    vv   vv   ^^   .  |  .    .    oo   .    .  |  ≈≈   ≈≈ ! 5↻   ≈≈   ≈≈  | .  ! <>   <> | 8↺   .     :   3
        +    +    +    +    +    ++    +----+    +----+    ++----+    +    +    +    ++    +----+    +    +----+
 4  •   | .    vv   vv   6↺   .     .  ! ##b  .  | .    .   | .    ^^   ≈≈   .  | .     .    oo   .    ^^   .  |  •   4
        +    +----+    +----+    ++    +----+    +    +----++    +----+    +----+    ++----+    +    +----+    +
`;

const BOARD_S = `
    y     a    b    c    d    e     f    g    h    i    j     k    l    m    n    o     p    q    r    s    t     z
                A room 1↺                 B room 2↺                 C room 3↺                 D room 4↺
        +    +    +    +    +    ++    +----+    +    +    ++    +    +----+    +    ++----+    +    +    +----+
 1  :     .  | 1↺   oo   .  | .     .  | .    .    .  | oo    oo   .    .    .  | .   | .    .  | .  | .    .  |  :   1
        +    +    +    +----+    ++----+    +    +    +----++    +----+    +    +----++    +----+    +====+    +
 2  •     .  | .    .    .  | .     .    .  | oo | .    .     .  ! .    .  | .    .  |  .  | 4↺   .  | .  | .     •   2
        +    +    +    +    +    ++    +----+    +----+    ++    +----+----+----+    ++    +----+    +    +    +
 3  :     .  ! .    .    .  ! .     .  ! .    2↺   .  ! .  || .    .    .    oo | .   | .    .  | .    .  | .  |  :   3
        +    +    +    +    +    ++    +----+    +----+    ++----+    +    +    +    ++----+    +----+----+    +
 4  •     .  | .    .    .  | .     .    .  | oo | .    .     .  | 3↺   .  | .  | .     .  | .    oo   .    .  |  •   4
        +    +----+    +----+    ++----+    +    +    +----++    +----+====+    +    ++    +----+    +----+----+
 5  :     .  | .  | oo | .  | .     .  | .    .    .  | .     .    .    .  | .    .  || .    .  | .  | .    .     :   5
        +    +    +    +    +    ++    +----+    +----+    ++    +----+    +    +    ++----+    +    +    +----+
                E room 1↻                 F room 2↻                 G room 3↻                 H room 4↻
        +----+    +    +    +----++----+----+----+    +    ++    +----+    +    +----++    +----+----+    +----+
 6  :   | .    .    .    .    .  || .    .    .    .  | .  |  .  ! .    .  | .    .   | .    .    .  | .    .  |  :   6
        +----+----+    +----+    ++    +    +----+----+    ++    +    +====+----+    ++    +====+----+    +    +
 7  •     .    .    .    .  | .     .  | .  ! .    .    .     .  | .  | .    .  | .   | .  | .    .    .    .  |  •   7
        +    +    +    +    +    ++    +    +    +----+----++    +    +    +    +====++    +----+----+----+    +
 8  :     .  | .    1↻   .  | .   | .  | .  | .    .    oo  | .  | 3↻ | .    .    .  |  .  | 4↻   .    .  | .     :   8
        +    +    +    +    +    ++    +    +    +----+    ++    +    +----+    +    ++----+----+    +    +    +
 9  •   | .  | .    .    .  ! .   | oo   .  | .    2↻ | .  |  oo   .    .    oo   .  || .    .    .  | .  | .  |  •   9
        +    +----+----+----+    ++----+----+    +----+    ++    +----+----+----+    ++    +----+    +    +    +
10  :     oo   .    .    .    .  |  .    .    .  | .    .  |  .    .    .    .  | .     .  | .    .  | .    oo |  :   10
        +    +    +    +    +----++    +----+----+    +----++    +----+    +    +    ++----+    +----+----+    +
    y     a    b    c    d    e     f    g    h    i    j     k    l    m    n    o     p    q    r    s    t     z
`;

const CROWD = `
    y     a    b    c    d    e     f    g    h    i    j     k    l    m    n    o     p    q    r    s    t     z
                A room 1↺                 B room 2↺                C face-down                D room 4↺
        +    +    +    +    +    ++    +----+    +    +    ++~~~~~~~~~~~~~~~~~~~~~~~~++----+    +    +    +----+
 1  :     .  | 1↺  yWz   .  | .     .  | .    .    .  | oo  ~                        ~| .    .  | .  | .    .  |  :   1
        +    +    +    +----+    ++----+    +    +    +----+~                        ~+    +----+    +====+    +
 2 yTh    .  |yWa+ bGo*  .  | .     .    .  | oo | .    .   ~                        ~  .  | 4↺   .  | .  | .     •   2
        +    +    +    +    +    ++    +----+    +----+    +~                        ~+    +----+    +    +    +
 3  :     .  : .    .    .  x .     .  ! .   brop  .  ! .  |~     yGo bSword bWa     ~| .    .  | .    .  | .  |  :   3
        +    +    +    +    +    ++    +----+    +----+    +~                        ~+----+    +----+----+    +
 4  •     .  | .    .    .  | .     .    .  | oo | .    .   ~                        ~  .  | .    oo   .    .  | bTr  4
        +    +----+    +----+    ++----+    +    +    +----+~                        ~+    +----+    +----+----+
 5  :     .  | .  | oo | .  | .     .  | .    .    .  | .   ~                        ~| .    .  | .  | .    .     :   5
        +    +    +    +    +    ++    +----+    +----+    ++~~~~~~~~~~~~~~~~~~~~~~~~++----+    +    +    +----+
                E room 1↻                 F room 2↻                 G room 3↻                 H room 4↻
        +----+    +    +    +----++----+----+----+    +    ++    +----+    +    +----++    +----+----+    +----+
 6  :   | .    .    .    .    .  || .    .    .    .  | .  |  .  ! .    .  | .    .   | .    .    .  | .    .  |  :   6
        +----+----+    +----+    ++    +    +----+----+    ++    +    +====+----+    ++    +====+----+    +    +
 7  •     .    .    .    .  | .     .  |yCl+! .    .    .     .  | .  | .    .  | .   | .  | .    .    .    .  |  •   7
        +    +    +    +    +    ++    +    +    +----+----++    +    +    +    +====++    +----+----+----+    +
 8  :     .  | .    1↻   .  | .   | .  | .  | .    .    oo  | .  | 3↻ | .    .    .  |  .  | 4↻   .    .  | .     :   8
        +    +    +    +    +    ++    +    +    +----+    ++    +    +----+    +    ++----+----+    +    +    +
 9  •   | .  | .    .    .  ! .   | oo   .  | .    2↻ | .  |  oo   .    .    oo   .  || .    .    .  | .  | .  |  •   9
        +    +----+----+----+    ++----+----+    +----+    ++    +----+----+----+    ++    +----+    +    +    +
10  :     oo   .    .    .    .  |  .    .    .  | .    .  |  .    .    .    .  | .     .  | .    .  | .    oo |  :   10
        +    +    +    +    +----++    +----+----+    +----++    +----+    +    +    ++----+    +----+----+    +
    y     a    b    c    d    e     f    g    h    i    j     k    l    m    n    o     p    q    r    s    t     z
`;
