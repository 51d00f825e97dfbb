import { describe, expect, it } from 'vitest';
import { start } from '../../../core/start.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { inNotation, offers, play, type Scene, scene, table, verdict } from '../../../testing/scene.ts';
import { apLeft, spot } from '../../../testing/tell.ts';
import { base } from '../../base/index.ts';
import { paladinsAndDragons } from '../index.ts';
import { key, teleportationRing } from '../objects.ts';

const REST = 'bMe@B4[1,1]';
/** Portcullises inside, and one on each side of the border T1[0,4], T2[0,0]. */
const WEST = [
  '+   +   +   +   +   +',
  '  .   .   .   .   . !',
  '+   +   +   +   +   +',
  '  .   .   .   .   .  ',
  '+   +===+   +   +   +',
  '  .   .   . ! .   .  ',
  '+   +   +   +---+   +',
  '  .   .   .   .   .  ',
  '+   +   +   +   +   +',
  '  .   .   .   .   G  ',
  '+   +   +   +   +   +',
];
const [OPEN, FLOOR] = ['+   +   +   +   +   +', '  .   .   .   .   .  '];
const EAST = [
  OPEN,
  '! .   .   .   .   .  ',
  OPEN,
  FLOOR,
  OPEN,
  FLOOR,
  OPEN,
  FLOOR,
  OPEN,
  '  .   .   .   .   G  ',
  OPEN,
];
const GATE = 'T1[2,2]|T1[2,3]';
const LEVEL = 'T1[1,1]-T1[2,1]';
const EVERYBODY = ['Dr', 'El', 'Gm', 'Il', 'Wm', 'Pa', 'Pp', 'Cl', 'Go', 'Me', 'Tr', 'Ww', 'Wa', 'Wz'];

const locks = (s: Scene) => offers(s, /!lock/);
const marks = (s: Scene, tile = 0) => s.state.tiles[tile]?.marks.map(({ state }) => state);

describe('Key', () => {
  it('P-KEY-C1 P-KEY-01 P-KEY-02: open, through, and closed behind him, with the Key still his', () => {
    const s = scene(`yGo@T1[2,2]+yKey ${REST}`, { ...hall(WEST), ap: 4 });
    const walk = 'Go T1[2,2]>T1[2,3]';
    expect(verdict(s, walk)).toBe('B-MOVE-02');
    const opened = play(s, `Go!lock ${GATE}`);
    expect([apLeft(opened), marks(opened), spot(opened, 'yKey')]).toEqual([3, ['open'], 'T1[2,2] yGo']);
    const closed = play(opened, walk, `Go!lock ${GATE}`);
    expect([apLeft(closed), marks(closed), spot(closed, 'yKey')]).toEqual([1, [], 'T1[2,3] yGo']);
    expect(verdict(closed, 'Go T1[2,3]>T1[2,2]')).toBe('B-MOVE-02');
  });

  it('P-KEY-01: from either side, upright or level, and only beside him', () => {
    const at = (square: string) => locks(scene(`yGo@${square}+bKey ${REST}`, hall(WEST)));
    expect([at('T1[2,2]'), at('T1[2,3]')]).toEqual([[inNotation(`Go!lock ${GATE}`)], [inNotation(`Go!lock ${GATE}`)]]);
    expect([at('T1[1,1]'), at('T1[2,1]')]).toEqual([
      [inNotation(`Go!lock ${LEVEL}`)],
      [inNotation(`Go!lock ${LEVEL}`)],
    ]);
    expect(at('T1[2,4]')).toEqual([]);
    const s = scene(`yGo@T1[2,3]+bKey ${REST}`, hall(WEST));
    expect(verdict(s, `Go!lock ${LEVEL}`)).toBe('P-KEY-01');
  });

  it('P-KEY-01: from a starting line as well', () => {
    const room = WEST.map((row, nth) => (nth === 1 ? `!${row.slice(1)}` : row));
    const s = scene(`yGo@YL0+yKey ${REST}`, hall(room));
    expect(verdict(s, 'Go YL0>T1[0,0]')).toBe('B-MOVE-02');
    const after = play(s, locks(s)[0] as string);
    expect([locks(s).length, marks(after), verdict(after, 'Go YL0>T1[0,0]')]).toEqual([1, ['open'], 'legal']);
  });

  it('P-KEY-01: no wall, no open edge, and nothing without a Key', () => {
    const s = scene(`yGo@T1[2,3]+yKey ${REST}`, hall(WEST));
    expect(verdict(s, 'Go!lock T1[2,3]-T1[3,3]')).toBe('P-KEY-01');
    expect(verdict(s, 'Go!lock T1[2,3]|T1[2,4]')).toBe('P-KEY-01');
    const bare = scene(`yGo@T1[2,2]+yRope yKey@T1[2,1] ${REST}`, hall(WEST));
    expect([verdict(bare, `Go!lock ${GATE}`), locks(bare)]).toEqual(['B-TURN-03', []]);
  });

  it('P-KEY-02: again and again', () => {
    const s = scene(`yGo@T1[2,2]+yKey ${REST}`, { ...hall(WEST), ap: 5 });
    const after = play(s, ...Array.from({ length: 4 }, () => `Go!lock ${GATE}`));
    expect([apLeft(after), spot(after, 'yKey'), marks(after)]).toEqual([1, 'T1[2,2] yGo', []]);
    expect(verdict(after, `Go!lock ${GATE}`)).toBe('legal');
  });

  it('P-KEY-03: several may be taken, one for each box that has it', () => {
    const another = { ...base, objects: [...base.objects, key, teleportationRing] };
    const rules = compileBoxes([paladinsAndDragons, another], { ...DEFAULTS, teams: 'free' });
    const s: Scene = { rules, state: start(rules) };
    expect(verdict(play(s, 'yellow: pick Key'), 'yellow: pick Key')).toBe('legal');
    expect(verdict(play(s, 'yellow: pick Key', 'yellow: pick Key'), 'yellow: pick Key')).toBe('P-MIX-08');
    expect(verdict(play(s, 'yellow: pick Ring'), 'yellow: pick Ring')).toBe('P-MIX-04');
    const one = play(table('base.1+paladins.1 teams=free'), 'yellow: pick Key');
    expect(verdict(one, 'yellow: pick Key')).toBe('P-MIX-08');
  });

  it('P-KEY-C2 P-KEY-04: a broken portcullis is neither opened nor closed', () => {
    const s = scene(`yGo@T1[2,2]+yKey ${REST}`, { ...hall(WEST), broken: [GATE] });
    expect([locks(s), verdict(s, `Go!lock ${GATE}`)]).toEqual([[], 'P-KEY-04']);
    const open = scene(`yGo@T1[2,2]+yKey ${REST}`, { ...hall(WEST), open: [GATE] });
    expect(verdict(open, `Go!lock ${GATE}`)).toBe('legal');
  });

  it('P-KEY-05: anybody unwounded', () => {
    for (const code of EVERYBODY) {
      const s = scene(`y${code}@T1[2,2]+yKey ${REST}`, hall(WEST));
      expect([code, verdict(s, `${code}!lock ${GATE}`)]).toEqual([code, 'legal']);
    }
    const hurt = scene(`yGo@T1[2,2]*+yKey yCl@T3[0,0] ${REST}`, hall(WEST));
    expect([locks(hurt), verdict(hurt, `Go!lock ${GATE}`)]).toEqual([[], 'B-WND-02']);
  });

  it('P-KEY-C3 P-KEY-05: but no Ghost', () => {
    const s = scene(`yGh@T1[2,2] yKey@T1[2,2] ${REST}`, hall(WEST));
    expect([locks(s), verdict(s, `Gh!lock ${GATE}`)]).toEqual([[], 'B-TURN-03']);
  });

  it('P-KEY-06: two portcullises on one border are opened one by one, the near one first', () => {
    const [near, far] = ['T1[0,4]|T2[0,0]', 'T2[0,0]>w'];
    const s = scene(`yGo@T1[0,4]+yKey ${REST}`, { ...hall(WEST, EAST), ap: 4 });
    expect(locks(s)).toEqual([inNotation(`Go!lock ${near}`)]);
    expect(verdict(s, `Go!lock ${far}`)).toBe('P-KEY-01');
    const one = play(s, `Go!lock ${near}`);
    expect([apLeft(one), marks(one, 0), marks(one, 1)]).toEqual([3, ['open'], []]);
    expect(verdict(one, 'Go T1[0,4]>T2[0,0]')).toBe('B-MOVE-02');
    const both = play(one, `Go!lock ${far}`);
    expect([apLeft(both), marks(both, 0), marks(both, 1)]).toEqual([2, ['open'], ['open']]);
    expect(verdict(both, 'Go T1[0,4]>T2[0,0]')).toBe('legal');
  });

  it('P-KEY-06: as for a Thief', () => {
    const thief = scene(`yTh@T1[0,4] ${REST}`, hall(WEST, EAST));
    const goblin = scene(`yGo@T1[0,4]+yKey ${REST}`, hall(WEST, EAST));
    const words = (s: Scene) => locks(s).map((text) => text.slice(2));
    expect(words(goblin)).toEqual(words(thief));
    const open = { ...hall(WEST, EAST), open: ['T1[0,4]|T2[0,0]'] };
    const [one, other] = [scene(`yTh@T1[0,4] ${REST}`, open), scene(`yGo@T1[0,4]+yKey ${REST}`, open)];
    expect([words(other), words(one).length]).toEqual([words(one), 2]);
  });

  it('P-KEY-07: it is closed whoever stands on either side', () => {
    const s = scene('yGo@T1[2,2]+yKey bTr@T1[2,3]', { ...hall(WEST), open: [GATE] });
    expect(verdict(s, 'Go x bTr')).toBe('legal');
    const after = play(s, `Go!lock ${GATE}`);
    expect([marks(after), spot(after, 'bTr'), verdict(after, 'Go x bTr')]).toEqual([[], 'T1[2,3]', 'B-COMB-01']);
  });
});
