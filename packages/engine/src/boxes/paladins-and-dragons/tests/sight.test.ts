import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type SceneOptions, scene, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const OPEN = '+   +   +   +   +   +';
/** A room whose first row is drawn with its edges. */
const firstRow = (cells: string) => [
  OPEN,
  `  ${cells}`,
  ...Array.from({ length: 3 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  `  .   .   .   .   ${cells.includes('G') ? '.' : 'G'}`,
  OPEN,
];
const EDGE = 'T1[0,1]|T1[0,2]';

/** Does the Dragon on T1[0,0] see whoever stands on T1[0,3]? */
const sees = (options: SceneOptions, between = ''): boolean =>
  offers(scene(`yDr@T1[0,0] bGo@T1[0,3] ${between} ${REST}`, options), /breathe/).includes('Dr!breathe e') &&
  spot(play(scene(`yDr@T1[0,0] bGo@T1[0,3] ${between} ${REST}`, options), 'Dr!breathe e'), 'bGo') === 'out';

describe('Line of sight', () => {
  it('P-SIGHT-01: straight along a row or column, at any distance, over borders and lines', () => {
    const far = scene(`yDr@YL0 bGo@BL0 ${REST}`, hall());
    expect(offers(far, /breathe/)).toEqual(['Dr!breathe e']);
    expect(spot(play(far, 'Dr!breathe e'), 'bGo')).toBe('out');
    const column = scene(`yDr@T2[0,2] bGo@B2[4,2] ${REST}`, hall());
    expect(offers(column, /breathe/)).toEqual(['Dr!breathe s']);
    const line = scene(`yDr@YL0 yGo@YL9 ${REST}`, hall());
    expect([offers(line, /breathe/), points(play(line, 'Dr!breathe s'))]).toEqual([['Dr!breathe s'], '0:1']);
  });

  it('P-SIGHT-01: never cornerwise or round a corner', () => {
    for (const at of ['T1[1,1]', 'T1[3,3]', 'T1[1,2]', 'T2[1,0]']) {
      expect([at, offers(scene(`yDr@T1[0,0] bGo@${at} ${REST}`, hall()), /breathe/)]).toEqual([at, []]);
    }
    const il = scene(`yIl@T1[0,0] ${REST}`, hall());
    expect([verdict(il, 'Il!pit T1[0,4]'), verdict(il, 'Il!pit T2[0,4]'), verdict(il, 'Il!pit T1[1,1]')]).toEqual([
      'legal',
      'legal',
      'P-ILLU-17',
    ]);
  });

  it('P-SIGHT-02: blocked by wall, closed portcullis, anybody, mist, fountain and Rubble', () => {
    expect(sees(hall())).toBe(true);
    expect(sees(hall(firstRow('.   . | .   .   .')))).toBe(false);
    expect(sees(hall(firstRow('.   . ! .   .   .')))).toBe(false);
    for (const somebody of ['yTh@T1[0,1]', 'yTh@T1[0,2]*', 'bTh@T1[0,1]', 'bTh@T1[0,2]*', 'bGh@T1[0,1]'])
      expect([somebody, sees(hall(), somebody)]).toEqual([somebody, false]);
    expect(sees(hall(['.m...']))).toBe(false);
    expect(sees(hall(['..f..']))).toBe(false);
    expect(sees(hall(['.M...']))).toBe(false);
    for (const cover of ['rubble:yellow', 'rubble:blue'])
      expect([cover, sees({ ...hall(), covers: { 'T1[0,1]': cover } })]).toEqual([cover, false]);
  });

  it('P-SIGHT-02: an Illusionist’s line ends there too', () => {
    const squares = (options: SceneOptions, between = '') =>
      offers(scene(`yIl@T1[0,0] ${between} ${REST}`, options), /Il!pit [b-e]1$/).map((text) => text.slice(7));
    expect(squares(hall())).toEqual(['b1', 'c1', 'd1', 'e1']);
    expect(squares(hall(firstRow('.   . | .   .   .')))).toEqual(['b1']);
    expect(squares(hall(), 'bTh@T1[0,2]')).toEqual(['b1']);
    expect(squares(hall(['..f..']))).toEqual(['b1']);
    expect(squares({ ...hall(), covers: { 'T1[0,2]': 'rubble:blue' } })).toEqual(['b1']);
  });

  it('P-SIGHT-03: not by objects, pits, Pit markers, rifts, rocks, gears and pentacles', () => {
    expect(sees(hall(), 'bSword@T1[0,1] yRope@T1[0,2]')).toBe(true);
    for (const mark of ['o', 'v', 'r', 'G', 'p']) expect([mark, sees(hall([`.${mark}...`]))]).toEqual([mark, true]);
    for (const cover of ['pit:yellow', 'pit:blue'])
      expect([cover, sees({ ...hall(), covers: { 'T1[0,1]': cover } })]).toEqual([cover, true]);
  });

  it('P-SIGHT-03: nor by open or broken portcullises and broken walls', () => {
    const gate = hall(firstRow('.   . ! .   .   .'));
    expect([sees({ ...gate, open: [EDGE] }), sees({ ...gate, broken: [EDGE] })]).toEqual([true, true]);
    expect(sees({ ...hall(firstRow('.   . | .   .   .')), broken: [EDGE] })).toBe(true);
  });

  it('P-SIGHT-04 P-SIGHT-C3: at a border both rooms’ edges must let it through', () => {
    const border = (west: string, east: string, more: SceneOptions = {}) =>
      offers(
        scene(`yDr@T1[0,0] bGo@T2[0,4] ${REST}`, { ...hall(borderWest(west), borderEast(east)), ...more }),
        /breathe/,
      ).length;
    expect([border(' ', ' '), border('!', ' '), border(' ', '!'), border('|', ' '), border(' ', '|')]).toEqual([
      1, 0, 0, 0, 0,
    ]);
    const [near, far] = ['T1[0,4]|T2[0,0]', 'T2[0,0]>w'];
    expect(border('!', '!', { open: [near] })).toBe(0);
    expect(border('!', '!', { open: [far] })).toBe(0);
    expect(border('!', '!', { open: [near, far] })).toBe(1);
    expect(border('|', '|', { broken: [near] })).toBe(0);
    expect(border('|', '|', { broken: [near, far] })).toBe(1);
  });

  it('P-SIGHT-05: a face-down room stops every line', () => {
    const tokens = `yDr@T1[0,0] bGo@T3[0,0] ${REST}`;
    expect(verdict(scene(tokens, hall()), 'Dr!breathe e')).toBe('legal');
    expect(verdict(scene(tokens, { ...hall(), faceDown: ['T2'] }), 'Dr!breathe e')).toBe('P-DRAGON-05');
    const il = scene(`yIl@T1[0,3] ${REST}`, { ...hall(), faceDown: ['T2'] });
    expect(offers(il, /Il!pit [e-t]1$/)).toEqual(['Il!pit e1']);
  });

  it('P-SIGHT-06: one’s own burden does not block the view', () => {
    const dragon = play(scene(`yDr@T1[0,0]+yCl* bGo@T1[0,3] ${REST}`, hall()), 'Dr!breathe e');
    expect([spot(dragon, 'bGo'), spot(dragon, 'yCl')]).toEqual(['out', 'T1[0,0]* yDr']);
    expect(verdict(scene(`yIl@T1[0,0]+yCl* ${REST}`, hall()), 'Il!pit T1[0,2]')).toBe('legal');
  });

  it('P-SIGHT-C1: past rift, rocks, Key, gear and a broken wall the breath hits', () => {
    const rooms = hall(firstRow('.   v   r   .   G |'));
    const tokens = `yDr@T1[0,0] bKey@T1[0,3] bGo@T2[0,0] ${REST}`;
    expect(verdict(scene(tokens, rooms), 'Dr!breathe e')).toBe('P-DRAGON-05');
    const after = play(scene(tokens, { ...rooms, broken: ['T1[0,4]|T2[0,0]'] }), 'Dr!breathe e');
    expect([spot(after, 'bGo'), spot(after, 'bKey'), points(after)]).toEqual(['out', 'T1[0,3]', '1:0']);
  });

  it('P-SIGHT-C2: no line past a fountain, nor past Rubble of either side', () => {
    const tokens = `yDr@T1[0,0] bGo@T1[0,2] ${REST}`;
    expect(verdict(scene(tokens, hall(['.f...'])), 'Dr!breathe e')).toBe('P-DRAGON-05');
    for (const owner of ['yellow', 'blue']) {
      const s = scene(tokens, { ...hall(), covers: { 'T1[0,1]': `rubble:${owner}` } });
      expect(verdict(s, 'Dr!breathe e')).toBe('P-DRAGON-05');
    }
    expect(verdict(scene(tokens, hall()), 'Dr!breathe e')).toBe('legal');
  });
});

const borderWest = (edge: string) => firstRow(`.   .   .   .   . ${edge}`);
const borderEast = (edge: string) =>
  firstRow('.   .   .   .   .').map((line, nth) => (nth === 1 ? `${edge} .${line.slice(3)}` : line));
