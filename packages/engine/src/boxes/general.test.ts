import { describe, expect, it } from 'vitest';
import { COMMON_CODES, MIXING_CODES, RARE_CODES, type RefusalCode, refuse, SQUARE_CODES } from '../core/refusal.ts';
import { type Cites, TEXT_CODES } from '../rules/cites.ts';
import { compileBoxes } from '../rules/compile.ts';
import { DEFAULTS } from '../rules/options.ts';
import { rulesOf, scene, token } from '../testing/scene.ts';
import { base } from './base/index.ts';
import { paladinsAndDragons } from './paladins-and-dragons/index.ts';

const BOTH = 'base.1+paladins.1 teams=free';
const cited = (id: string, code: RefusalCode) => refuse(rulesOf(id), code).rule;

describe('What boxes cite', () => {
  it('a game of the base set names rules of the base set alone', () => {
    const codes = [...COMMON_CODES, ...SQUARE_CODES];
    const ids = codes.map((code) => cited('base.1', code));
    expect(ids.filter((id) => !/^B-[A-Z]+-\d\d$/.test(id))).toEqual([]);
    expect(Object.keys(rulesOf('base.1').cites).sort()).toEqual([...codes, ...TEXT_CODES].sort());
  });

  it('B-TURN-06 B-ROT-02 B-TURN-08: the narrowest rule there is', () => {
    const codes = ['diagonal', 'notAdjacent', 'twinWrongWay', 'wrongWay', 'cardFirst', 'wrongTask'] as const;
    expect(codes.map((code) => cited('base.1', code))).toEqual([
      'B-TURN-06',
      'B-MOVE-02',
      'B-ROT-02',
      'B-ROT-01',
      'B-TURN-08',
      'B-TURN-04',
    ]);
  });

  it('P-MIX-02 P-MIX-06: several boxes are played by the base rules, and mixed by those of mixing', () => {
    expect([cited(BOTH, 'tooFar'), cited(BOTH, 'teamFull')]).toEqual(['B-MOVE-01', 'P-MIX-02']);
    expect(MIXING_CODES.filter((code) => !cited(BOTH, code).startsWith('P-MIX-'))).toEqual([]);
  });

  it('what several boxes cite is cited by the first of them', () => {
    const other = {
      ...paladinsAndDragons,
      cites: { ...paladinsAndDragons.cites, tooFar: 'X-MOVE-01', dead: 'X-DIE-01' },
    };
    const rules = compileBoxes([base, other], { ...DEFAULTS, teams: 'free' });
    const turned = compileBoxes([other, base], { ...DEFAULTS, teams: 'free' });
    expect([rules.cites.tooFar, rules.cites.dead]).toEqual(['B-MOVE-01', 'X-DIE-01']);
    expect(turned.cites.tooFar).toBe('X-MOVE-01');
  });

  it('the rule of the place comes first, then that of the token, then the general one', () => {
    const s = scene('yPa@T1[1,1]', { rules: 'paladins.1' });
    const byGhost = (code: RefusalCode, there?: Cites) =>
      refuse(s.rules, code, { piece: token(s, 'yGh').id }, there).rule;
    expect(byGhost('noHands', { noHands: 'X-OWN-01' })).toBe('X-OWN-01');
    expect(byGhost('noHands', { dead: 'X-OWN-01' })).toBe('P-GHOST-04');
    expect(byGhost('tooFar', { dead: 'X-OWN-01' })).toBe('B-MOVE-01');
    expect(() => refuse(s.rules, 'noHands', { piece: token(s, 'yPa').id })).toThrow('noHands');
  });

  it('what no box in play brings about has no rule there', () => {
    for (const code of [...MIXING_CODES, ...RARE_CODES]) expect(() => cited('base.1', code)).toThrow(code);
  });
});
