import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { at, offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const OPEN = hall(['.....']);
const REST = 'bMe@B4[0,0]';
const OVER = 'T1[0,0]>T1[0,1]>T1[0,2]';

/** The marker on a square: `pit:yellow`, or `none`. */
const laid = (s: Scene, square: string): string => {
  const place = at(s, square);
  const { cells } = s.rules.grid;
  const cover = s.state.tiles[Math.floor(place / cells)]?.covers.find(({ cell }) => cell === place % cells);
  return cover === undefined ? 'none' : `${cover.name}:${cover.owner}`;
};

const allLaid = ({ state }: Scene): readonly string[] =>
  state.tiles.flatMap(({ covers }) => covers.map(({ name, owner }) => `${name}:${owner}`)).sort();

/** One marker on T1[0,1]. */
const marker = (tokens: string, cover: string, active: 'yellow' | 'blue' = 'yellow') =>
  scene(`${tokens} ${REST} yMe@B4[2,2]`, { ...OPEN, active, covers: { 'T1[0,1]': cover } });

describe('Illusionist: placing and taking back', () => {
  it('P-ILLU-01 P-ILLU-C1: for 1 AP on an empty square in sight, neither under nor beyond an enemy', () => {
    const s = scene(`yIl@T1[0,0] bTr@T1[0,3] yWz@T1[3,3]`, OPEN);
    expect(offers(s, /Il!(pit|rubble) .1$/)).toEqual(['Il!pit b1', 'Il!pit c1', 'Il!rubble b1', 'Il!rubble c1']);
    expect(verdict(s, 'Il!pit T1[0,3]')).toBe('P-ILLU-16');
    expect(verdict(s, 'Il!pit T1[0,4]')).toBe('P-ILLU-17');
    const after = play(s, 'Il!pit T1[0,2]', 'Il!rubble T1[0,1]');
    expect([laid(after, 'T1[0,2]'), laid(after, 'T1[0,1]'), apLeft(after)]).toEqual(['pit:yellow', 'rubble:yellow', 3]);
    expect(verdict(s, 'Wz!pit T1[3,2]')).toBe('B-TURN-03');
  });

  it('P-ILLU-02: one of each, in her own colour, and the other Illusionist’s do not count', () => {
    const s = scene('yIl@T1[0,0] bIl@B4[3,3]', {
      ...OPEN,
      covers: { 'B3[0,0]': 'pit:blue', 'B3[1,1]': 'rubble:blue' },
    });
    const twice = play(s, 'Il!pit T1[0,1]', 'Il!rubble T1[2,0]', 'Il!pit T1[1,0]');
    expect(allLaid(twice)).toEqual(['pit:blue', 'pit:yellow', 'rubble:blue', 'rubble:yellow']);
    expect([laid(twice, 'T1[0,1]'), laid(twice, 'T1[1,0]')]).toEqual(['none', 'pit:yellow']);
    const rubble = play(twice, 'Il!rubble T1[0,4]');
    expect([laid(rubble, 'T1[2,0]'), laid(rubble, 'T1[0,4]')]).toEqual(['none', 'rubble:yellow']);
    expect(allLaid(rubble)).toHaveLength(4);
  });

  it('P-ILLU-07 P-ILLU-C4: for 1 AP she moves one from another room, but only to another empty square in sight', () => {
    const covers = { 'B3[2,2]': 'pit:yellow', 'T1[0,1]': 'rubble:yellow' };
    const s = scene(`yIl@T1[0,0] ${REST}`, { ...OPEN, covers, ap: 1 });
    expect(verdict(s, 'Il!pit T1[1,1]')).toBe('P-ILLU-17');
    expect(verdict(s, 'Il!rubble T1[0,1]')).toBe('P-ILLU-16');
    expect(verdict(s, 'Il!pit T1[0,1]')).toBe('P-ILLU-16');
    const after = play(s, 'Il!pit T1[3,0]');
    expect([laid(after, 'B3[2,2]'), laid(after, 'T1[3,0]'), after.state.turn.seat]).toEqual([
      'none',
      'pit:yellow',
      'blue',
    ]);
    expect(laid(after, 'T1[0,1]')).toBe('rubble:yellow');
  });

  it('P-ILLU-07 P-ILLU-08 P-ILLU-09 P-ILLU-C4: or takes it back unseen and places it later for another AP', () => {
    const covers = { 'B3[2,2]': 'pit:yellow', 'T3[3,3]': 'rubble:yellow', 'T3[1,1]': 'pit:blue' };
    const s = scene(`yIl@T1[0,0] ${REST}`, { ...OPEN, covers });
    const kept = play(s, 'Il!unpit');
    expect([allLaid(kept), apLeft(kept)]).toEqual([['pit:blue', 'rubble:yellow'], 4]);
    expect(verdict(kept, 'Il!unpit')).toBe('P-ILLU-07');
    const later = play(kept, 'Il!pit T1[0,1]');
    expect([laid(later, 'T1[0,1]'), apLeft(later)]).toEqual(['pit:yellow', 3]);
    const both = play(kept, 'Il!unrubble');
    expect([allLaid(both), apLeft(both)]).toEqual([['pit:blue'], 3]);
    expect(verdict(both, 'Il!unrubble')).toBe('P-ILLU-07');
  });

  it('P-ILLU-16 P-ILLU-C2: no square with an object or somebody wounded on it', () => {
    const s = scene(`yIl@T1[0,0] bTreasure@T1[0,2] bGo@T1[2,0]* ${REST}`, OPEN);
    expect(verdict(s, 'Il!pit T1[0,2]')).toBe('P-ILLU-16');
    expect(verdict(s, 'Il!rubble T1[0,2]')).toBe('P-ILLU-16');
    expect(verdict(s, 'Il!pit T1[2,0]')).toBe('P-ILLU-16');
    expect(verdict(s, 'Il!pit T1[0,3]')).toBe('legal');
  });

  it('P-ILLU-16: plain floor only, and no marker of either colour there', () => {
    for (const mark of ['G', 'm', 'p', 'o', 'v', 'r', 'f']) {
      const s = scene(`yIl@T1[0,0] ${REST}`, hall([`.${mark}`]));
      expect([mark, verdict(s, 'Il!pit T1[0,1]'), verdict(s, 'Il!rubble T1[0,1]')]).toEqual([
        mark,
        'P-ILLU-16',
        'P-ILLU-16',
      ]);
      expect(offers(s, /(pit|rubble) b1/)).toEqual([]);
    }
    expect(verdict(scene(`yIl@T1[0,0] ${REST}`, OPEN), 'Il!pit YL0')).toBe('P-ILLU-16');
    expect(verdict(marker('yIl@T1[0,0]', 'pit:blue'), 'Il!rubble T1[0,1]')).toBe('P-ILLU-16');
  });

  it('P-ILLU-C9: beyond gear, pentacle and Rope the floor behind; before the mist only what comes first', () => {
    const row = scene(`yIl@T1[0,0] yRope@T1[0,3] bTr@T2[0,0]`, hall(['.Gp..']));
    expect(offers(row, /Il!pit .1$/)).toEqual(['Il!pit e1']);
    const mist = scene(`yIl@T1[0,0] ${REST}`, hall(['..m..']));
    expect(offers(mist, /Il!pit .1$/)).toEqual(['Il!pit b1']);
    expect(verdict(mist, 'Il!pit T1[0,3]')).toBe('P-ILLU-17');
  });

  it('P-ILLU-17: straight, at any distance, across rooms; a character, a wall or mist ends it', () => {
    const s = scene(`yIl@T1[0,0] bTr@T1[2,0]* ${REST}`, OPEN);
    expect(verdict(s, 'Il!pit T4[0,4]')).toBe('legal');
    expect(laid(play(s, 'Il!pit T4[0,4]'), 'T4[0,4]')).toBe('pit:yellow');
    expect(verdict(s, 'Il!pit T1[1,1]')).toBe('P-ILLU-17');
    expect(verdict(s, 'Il!pit T1[1,0]')).toBe('legal');
    expect(verdict(s, 'Il!pit T1[3,0]')).toBe('P-ILLU-17');
    const walled = scene(`yIl@T1[0,0] ${REST}`, hall(WALLED));
    expect(verdict(walled, 'Il!pit T1[0,1]')).toBe('legal');
    expect(verdict(walled, 'Il!pit T1[0,2]')).toBe('P-ILLU-17');
    expect(verdict(scene(`yIl@T1[0,0] ${REST}`, hall(['.m'])), 'Il!pit T1[0,2]')).toBe('P-ILLU-17');
  });

  it('P-ILLU-18 P-ILLU-C10: she sees through her own Rubble, not through the other’s', () => {
    const s = (cover: string) => scene(`yIl@T1[0,0] ${REST}`, { ...OPEN, covers: { 'T1[0,2]': cover } });
    expect(verdict(s('rubble:yellow'), 'Il!pit T1[0,3]')).toBe('legal');
    expect(verdict(s('rubble:blue'), 'Il!pit T1[0,3]')).toBe('P-ILLU-17');
    expect(verdict(s('rubble:blue'), 'Il!pit T1[0,1]')).toBe('legal');
  });

  it('P-ILLU-15: she reads scrolls but does not fire the Wand', () => {
    const s = scene(`yIl@T1[0,0]+yScroll bGo@T1[0,2]`, OPEN);
    expect(verdict(s, 'Il!charm bGo')).toBe('legal');
    const armed = scene(`yIl@T1[0,0]+yWand bGo@T1[0,2]`, OPEN);
    expect(verdict(armed, 'Il!fire e')).toBe('B-WIZ-04');
    expect(verdict(scene(`yWz@T1[0,0]+yWand bGo@T1[0,2]`, OPEN), 'Wz!fire e')).toBe('legal');
  });

  it('P-ILLU-13: wounded she neither places nor moves any, and hers stay', () => {
    const covers = { 'T1[3,3]': 'pit:yellow', 'T1[4,0]': 'rubble:yellow' };
    const s = scene(`yIl@T1[0,0] bTr@T1[0,1]`, { ...OPEN, covers });
    const hurt = play(s, 'Il x bTr', 'yellow: C0', 'blue: C0');
    expect([spot(hurt, 'yIl'), allLaid(hurt)]).toEqual(['T1[0,0]*', ['pit:yellow', 'rubble:yellow']]);
    for (const deed of ['pit T1[1,0]', 'rubble T1[1,0]', 'unpit', 'unrubble'])
      expect([deed, verdict(hurt, `Il!${deed}`)]).toEqual([deed, 'B-WND-02']);
  });

  it('P-ILLU-28: charmed she lays markers of her own colour, which exempt her alone', () => {
    const s = scene(`yWz@T1[4,4]+yScroll yIl@T1[1,1] yWa@T1[2,2] bIl@T1[0,0] bWa@T1[0,2]`, OPEN);
    const after = play(s, 'Wz!charm bIl', 'bIl!pit T1[0,1]');
    expect(laid(after, 'T1[0,1]')).toBe('pit:blue');
    expect(verdict(after, 'bIl T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(after, 'Il T1[1,1]>T1[0,1]>T1[1,1]')).toBe('B-PIT-01');
    const own = play(after, 'Il!pit T1[2,1]', 'pass', 'blue: A2');
    expect(allLaid(own)).toEqual(['pit:blue', 'pit:yellow']);
    expect(verdict(own, 'Wa T1[0,2]>T1[0,1]>T1[1,1]')).toBe('B-PIT-01');
    const moved = play(own, 'Il!pit T1[1,0]');
    expect([laid(moved, 'T1[0,1]'), laid(moved, 'T1[1,0]'), laid(moved, 'T1[2,1]')]).toEqual([
      'none',
      'pit:blue',
      'pit:yellow',
    ]);
  });
});

describe('Illusionist: what her illusions do', () => {
  it('P-ILLU-03: they stop both sides and the other Illusionist, not their maker', () => {
    const rule = { pit: 'B-PIT-01', rubble: 'P-ILLU-05' };
    for (const name of ['pit', 'rubble'] as const) {
      const cover = `${name}:yellow`;
      expect(verdict(marker('yIl@T1[0,0]', cover), `Il ${OVER}`)).toBe('legal');
      expect(verdict(marker('yWa@T1[0,0]', cover), `Wa ${OVER}`)).toBe(rule[name]);
      expect(verdict(marker('bWa@T1[0,0]', cover, 'blue'), `Wa ${OVER}`)).toBe(rule[name]);
      expect(verdict(marker('bIl@T1[0,0]', cover, 'blue'), `Il ${OVER}`)).toBe(rule[name]);
      expect(verdict(marker('bIl@T1[0,0]', `${name}:blue`, 'blue'), `Il ${OVER}`)).toBe('legal');
    }
  });

  it('P-ILLU-04: her Pit is a pit to Thief, Scout, Wizard, Rope and fire', () => {
    const cover = 'pit:yellow';
    expect(verdict(marker('bTh@T1[0,0]', cover, 'blue'), 'Th T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(marker('bWa@T1[0,0] bTh@T1[0,1]', cover, 'blue'), `Wa ${OVER}`)).toBe('legal');
    expect(verdict(marker('yEl@T1[0,0]', cover), `El ${OVER}`)).toBe('legal');
    expect(verdict(marker('yEl@T1[0,0]', cover), 'El T1[0,0]>T1[0,1]')).toBe('P-SCOUT-01');
    expect(verdict(marker('bWz@T1[0,0]', cover, 'blue'), `Wz ${OVER}`)).toBe('legal');
    expect(verdict(marker('yWa@T1[0,0] bRope@T1[0,1]', cover), 'Wa T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(marker('yDr@T1[0,0] bGo@T1[0,2]', cover), 'Dr!breathe e')).toBe('legal');
  });

  it('P-ILLU-C8 P-ILLU-04: a Thief beaten on it falls and dies', () => {
    const s = marker('yWa@T1[0,0] bTh@T1[0,1]', 'pit:yellow');
    const after = play(s, 'Wa x bTh', 'yellow: C3', 'blue: C0');
    expect([spot(after, 'bTh'), points(after)]).toEqual(['out', '1:0']);
    const lost = play(s, 'Wa x bTh', 'yellow: C0', 'blue: C6');
    expect([spot(lost, 'bTh'), points(lost)]).toEqual(['T1[0,1]', '0:0']);
  });

  it('P-ILLU-05: Rubble stops everybody, and every line of sight', () => {
    for (const code of ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz', 'El', 'Gm', 'Wm', 'Pa', 'Pp']) {
      const s = scene(`y${code}@T1[0,0] bGo@B4[0,0]`, { ...OPEN, covers: { 'T1[0,1]': 'rubble:yellow' } });
      expect([code, verdict(s, `${code} ${OVER}`)]).toEqual([code, code === 'Wz' ? 'P-ILLU-20' : 'P-ILLU-05']);
    }
    const fire = scene('yDr@T1[0,0] yWz@T1[2,0]+yWand bGo@T1[0,2] bTh@T1[2,2]', {
      ...OPEN,
      covers: { 'T1[0,1]': 'rubble:yellow', 'T1[2,1]': 'rubble:blue' },
    });
    expect(verdict(fire, 'Dr!breathe e')).toBe('P-DRAGON-05');
    expect(verdict(fire, 'Wz!fire e')).toBe('B-FIR-06');
  });

  it('P-ILLU-06: she crosses both in one Move and stops on neither', () => {
    const covers = { 'T1[0,1]': 'pit:yellow', 'T1[0,2]': 'rubble:yellow' };
    const s = scene(`yIl@T1[0,0] ${REST}`, { ...OPEN, covers });
    expect(spot(play(s, 'Il T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]'), 'yIl')).toBe('T1[0,3]');
    expect(verdict(s, 'Il T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(s, 'Il T1[0,0]>T1[0,1]')).toBe('B-PIT-03');
    expect(verdict(s, 'Il T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ILLU-06');
  });

  it('P-ILLU-C3 P-ILLU-20: her Rubble closes a corridor to all but a Ghost and herself', () => {
    const cover = 'rubble:yellow';
    expect(verdict(marker('yPa@T1[0,0]', cover), `Pa ${OVER}`)).toBe('P-ILLU-05');
    expect(verdict(marker('bWz@T1[0,0]', cover, 'blue'), `Wz ${OVER}`)).toBe('P-ILLU-20');
    expect(verdict(marker('bGh@T1[0,0]', cover, 'blue'), `Gh ${OVER}`)).toBe('legal');
    expect(verdict(marker('bGh@T1[0,0]', cover, 'blue'), 'Gh T1[0,0]>T1[0,1]')).toBe('P-GHOST-11');
    expect(verdict(marker('yIl@T1[0,0]', cover), `Il ${OVER}`)).toBe('legal');
    expect(verdict(marker('yIl@T1[0,0]', cover), 'Il T1[0,0]>T1[0,1]')).toBe('P-ILLU-06');
  });

  it('P-ILLU-10: a marker is no token: two tokens stop on her Pit', () => {
    const s = marker('bTh@T1[0,0]+bSword', 'pit:yellow', 'blue');
    expect(spot(play(s, 'Th T1[0,0]>T1[0,1]'), 'bSword')).toBe('T1[0,1] bTh');
    expect(verdict(s, 'Th T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(marker('bTh@T1[0,0]+bSword bRope@T1[0,1]', 'pit:yellow', 'blue'), 'Th T1[0,0]>T1[0,1]')).toBe(
      'B-TURN-05',
    );
  });

  it('P-ILLU-21: over her Pit others jump and rope, over her Rubble never', () => {
    const jump = 'Wa T1[0,0]^T1[0,1]>T1[0,2]';
    expect(verdict(marker('yWa@T1[0,0]', 'pit:yellow'), jump)).toBe('legal');
    expect(verdict(marker('yWa@T1[0,0]', 'rubble:yellow'), jump)).toBe('P-ILLU-21');
    expect(verdict(marker('yWa@T1[0,0]+yRope', 'pit:yellow'), `Wa ${OVER}`)).toBe('legal');
    expect(verdict(marker('yWa@T1[0,0]+yRope', 'pit:yellow'), 'Wa T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(marker('yWa@T1[0,0]+yRope', 'rubble:yellow'), `Wa ${OVER}`)).toBe('P-ILLU-05');
    expect(verdict(marker('yWa@T1[0,0] bRope@T1[0,1]', 'rubble:yellow'), `Wa ${OVER}`)).toBe('P-ILLU-05');
  });

  it('P-ILLU-21: Rubble is no point to tie a Rope to', () => {
    const pit = hall(['.o...', '.v...']);
    const s = (covers: Record<string, string>) => scene(`yWa@T1[0,0]+yRope ${REST}`, { ...pit, covers });
    expect(verdict(s({}), 'Wa T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(s({ 'T1[0,2]': 'rubble:yellow' }), 'Wa T1[0,0]>T1[0,1]')).toBe('B-ROP-05');
    const own = scene(`yIl@T1[0,0]+yRope ${REST}`, { ...pit, covers: { 'T1[0,2]': 'rubble:blue' } });
    expect(verdict(own, 'Il T1[0,0]>T1[0,1]')).toBe('B-ROP-05');
  });

  it('P-ILLU-22: nothing is left on Rubble, on her Pit only a Rope, not even by her', () => {
    const leaving = (load: string, name: string) =>
      verdict(marker(`yIl@T1[0,0]+${load}`, `${name}:yellow`), `Il T1[0,0]>T1[0,1]-${load.replace('*', '')}>T1[0,2]`);
    expect(leaving('ySword', 'rubble')).toBe('P-ILLU-22');
    expect(leaving('yRope', 'rubble')).toBe('P-ILLU-22');
    expect(leaving('yGo*', 'rubble')).toBe('P-ILLU-22');
    expect(leaving('ySword', 'pit')).toBe('B-OBJ-06');
    expect(leaving('yGo*', 'pit')).toBe('B-OBJ-06');
    expect(leaving('yRope', 'pit')).toBe('legal');
    const thief = marker('bTh@T1[0,0]+bSword', 'pit:yellow', 'blue');
    expect(verdict(thief, 'Th T1[0,0]>T1[0,1]-bSword>T1[0,2]')).toBe('B-OBJ-06');
  });

  it('P-ILLU-26: whoever carries her is not exempt', () => {
    for (const [name, rule] of [
      ['pit', 'B-PIT-01'],
      ['rubble', 'P-ILLU-05'],
    ])
      expect(verdict(marker('yWa@T1[0,0]+yIl*', `${name}:yellow`), `Wa ${OVER}`)).toBe(rule);
    expect(verdict(scene(`yWa@T1[0,0]+yIl* ${REST}`, OPEN), `Wa ${OVER}`)).toBe('legal');
  });

  it('P-ILLU-27: Rubble is neither broken nor walked through like a wall', () => {
    const covers = { 'T1[0,1]': 'rubble:blue', 'T1[0,2]': 'rubble:yellow' };
    const golem = (laid_: Record<string, string>) => scene(`yGm@T1[0,1] ${REST}`, { ...hall(WALLED), covers: laid_ });
    expect(offers(golem({}), /smash/)).toEqual(['Gm!smash b1|c1']);
    expect(offers(golem({ 'T1[0,0]': 'rubble:blue' }), /smash/)).toEqual(['Gm!smash b1|c1']);
    const walker = scene(`yWw@T1[0,1] ${REST}`, hall(WALLED));
    expect(verdict(walker, 'Ww!walk T1[0,2]')).toBe('legal');
    const closed = scene(`yWw@T1[0,1] ${REST}`, { ...hall(WALLED), covers: { 'T1[0,2]': 'rubble:yellow' } });
    expect(verdict(closed, 'Ww!walk T1[0,2]')).toBe('P-INT-11');
    const beside = scene(`yWw@T1[0,0] ${REST}`, { ...OPEN, covers });
    expect(offers(beside, /walk/)).toEqual([]);
    expect(verdict(beside, 'Ww!walk T1[0,1]')).toBe('B-WAL-01');
  });
});

describe('Illusionist: where her illusions go', () => {
  const BOTH = { 'T1[3,3]': 'pit:yellow', 'T1[4,0]': 'rubble:yellow', 'T2[2,2]': 'pit:blue' };

  it('P-ILLU-11: killed, hers are removed, the other’s stay', () => {
    const s = scene('yIl@T1[0,2] yGo@T4[2,2] bWz@T1[0,0]+bWand bIl@B4[0,0]', { ...OPEN, active: 'blue', covers: BOTH });
    expect(allLaid(play(s, 'Wz!fire e'))).toEqual(['pit:blue']);
    const other = scene('yIl@T4[2,2] yGo@T1[0,2] bWz@T1[0,0]+bWand', { ...OPEN, active: 'blue', covers: BOTH });
    expect(allLaid(play(other, 'Wz!fire e'))).toEqual(['pit:blue', 'pit:yellow', 'rubble:yellow']);
  });

  it('P-ILLU-12 P-ILLU-C6: escaped, hers stay for good, and nobody is exempt', () => {
    const tokens = 'yIl@T4[0,4] yWa@T1[0,0] yWz@T1[2,2] bIl@T1[1,0] bWa@B4[0,0]';
    const covers = { 'T1[0,1]': 'rubble:yellow', 'T1[1,1]': 'pit:yellow' };
    const out = play(scene(tokens, { ...OPEN, covers }), 'Il T4[0,4]>BL0');
    expect([spot(out, 'yIl'), points(out), allLaid(out)]).toEqual(['out', '1:0', ['pit:yellow', 'rubble:yellow']]);
    expect(verdict(out, `Wa ${OVER}`)).toBe('P-ILLU-05');
    expect(offers(out, /pit|rubble/)).toEqual([]);
    const blue = play(out, 'pass', 'blue: A2');
    expect(verdict(blue, 'Il T1[1,0]>T1[1,1]>T1[1,2]')).toBe('B-PIT-01');
    expect(verdict(blue, 'Il!unrubble')).toBe('P-ILLU-07');
    expect(allLaid(play(blue, 'pass', 'yellow: A2'))).toEqual(['pit:yellow', 'rubble:yellow']);
  });

  it('P-ILLU-14: carried out wounded, hers stay too', () => {
    const out = play(scene(`yWa@T4[0,4]+yIl* ${REST}`, { ...OPEN, covers: BOTH }), 'Wa T4[0,4]>BL0');
    expect([spot(out, 'yIl'), points(out)]).toEqual(['out', '1:0']);
    expect(allLaid(out)).toEqual(['pit:blue', 'pit:yellow', 'rubble:yellow']);
  });

  it('P-ILLU-C5 P-ILLU-24: wounded they stay, killed they go, and the Thief on the Pit is unharmed', () => {
    const tokens = 'yIl@T1[0,0] bTr@T1[0,1] bTh@T1[3,3] yGo@B4[0,0]';
    const s = scene(tokens, {
      ...OPEN,
      covers: { 'T1[3,3]': 'pit:yellow', 'T1[4,0]': 'rubble:yellow' },
      active: 'blue',
    });
    const hurt = play(s, 'Tr x yIl', 'yellow: C0', 'blue: C0');
    expect([spot(hurt, 'yIl'), allLaid(hurt)]).toEqual(['T1[0,0]*', ['pit:yellow', 'rubble:yellow']]);
    const dead = play(hurt, 'pass', 'yellow: A2', 'pass', 'blue: A3', 'Tr x yIl', 'yellow: C0', 'blue: C0');
    expect([spot(dead, 'yIl'), allLaid(dead), points(dead)]).toEqual(['out', [], '0:1']);
    expect(spot(dead, 'bTh')).toBe('T1[3,3]');
  });

  it('P-ILLU-24: so is who hangs there wounded on a Rope, and needs it no more', () => {
    const s = scene('yIl@T1[0,2] yGo@T1[3,2] bCl@T1[3,3]*+bRope bWz@T1[0,0]+bWand', {
      ...OPEN,
      active: 'blue',
      covers: { 'T1[3,3]': 'pit:yellow' },
    });
    const dead = play(s, 'Wz!fire e', 'pass', 'yellow: A2');
    const robbed = play(dead, 'Go T1[3,2]>T1[3,3]+bRope>T1[3,4]');
    expect([spot(robbed, 'bCl'), spot(robbed, 'bRope'), points(robbed)]).toEqual(['T1[3,3]*', 'T1[3,4] yGo', '0:1']);
  });

  it('P-ILLU-23: she takes the Pit from under Thief and Rope user, who then stand on floor', () => {
    const onPit = (who: string) =>
      scene(`yIl@T1[0,0] yPp@T1[3,2] ${who} ${REST}`, { ...OPEN, covers: { 'T1[3,3]': 'pit:yellow' } });
    const thief = play(onPit('bTh@T1[3,3]'), 'Il!unpit');
    expect(spot(thief, 'bTh')).toBe('T1[3,3]');
    const beaten = play(thief, 'Pp x bTh', 'yellow: C3', 'blue: C0');
    expect([spot(beaten, 'bTh'), points(beaten)]).toEqual(['T1[3,3]*', '0:0']);
    const roped = play(onPit('bCl@T1[3,3]+bRope'), 'Il!pit T1[0,1]');
    expect([spot(roped, 'bCl'), spot(roped, 'bRope')]).toEqual(['T1[3,3]', 'T1[3,3] bCl']);
    expect(spot(play(roped, 'Pp!steal bRope'), 'bCl')).toBe('T1[3,3]');
  });

  it('P-ILLU-25: carried onto her own Pit by a Paladin on a Rope, the Pit is gone', () => {
    const s = (cover: string) =>
      scene(`yPa@T1[0,0]+yIl*+yRope ${REST}`, { ...OPEN, covers: { 'T1[0,1]': cover, 'T1[4,0]': 'rubble:yellow' } });
    const after = play(s('pit:yellow'), 'Pa T1[0,0]>T1[0,1]');
    expect([spot(after, 'yPa'), spot(after, 'yIl'), points(after)]).toEqual(['T1[0,1]', 'T1[0,1]* yPa', '0:0']);
    expect(allLaid(after)).toEqual(['rubble:yellow']);
    expect(allLaid(play(s('pit:blue'), 'Pa T1[0,0]>T1[0,1]'))).toEqual(['pit:blue', 'rubble:yellow']);
  });

  it('P-ILLU-25: with a Rope in hand or lying there she stops on her own Pit, and the Pit is gone', () => {
    for (const tokens of ['yIl@T1[0,0]+yRope', 'yIl@T1[0,0] yRope@T1[0,1]']) {
      const s = marker(tokens, 'pit:yellow');
      expect(verdict(s, 'Il T1[0,0]>T1[0,1]')).toBe('legal');
      const after = play(s, 'Il T1[0,0]>T1[0,1]');
      expect([spot(after, 'yIl'), spot(after, 'yRope'), allLaid(after)]).toEqual(['T1[0,1]', 'T1[0,1] yIl', []]);
    }
  });

  it('P-ILLU-19 P-ILLU-C7: a Pit goes round with its room, and stays when the twin turns', () => {
    const s = scene(`yIl@T1[0,0] yMe@T1[4,4] yWa@T2[1,0] ${REST}`, {
      ...OPEN,
      rooms: ['11cw.0', '11ccw.0', ...OPEN.rooms.slice(2)],
      covers: { 'T1[0,1]': 'pit:yellow' },
    });
    const turned = play(s, 'Me rot A+');
    expect([laid(turned, 'T1[0,1]'), laid(turned, 'T1[1,4]'), spot(turned, 'yIl')]).toEqual([
      'none',
      'pit:yellow',
      'T1[0,4]',
    ]);
    expect(verdict(turned, 'Wa T2[1,0]>T1[1,4]>T1[1,3]')).toBe('B-PIT-01');
    expect(verdict(s, 'Wa T2[1,0]>T1[1,4]>T1[1,3]')).toBe('legal');
    const twin = play(s, 'Me rot B+');
    expect([laid(twin, 'T1[0,1]'), allLaid(twin)]).toEqual(['pit:yellow', ['pit:yellow']]);
  });
});

const [EDGES, FLOOR] = ['+   +   +   +   +   +', '  .   .   .   .   .  '];
const ROWS = ['  .   . | .   .   .  ', FLOOR, FLOOR, FLOOR, '  .   .   .   .   G  '];
/** A wall between [0,1] and [0,2] of an open room. */
const WALLED = [...ROWS.flatMap((row) => [EDGES, row]), EDGES];
