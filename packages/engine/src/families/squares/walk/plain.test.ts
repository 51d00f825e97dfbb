import { describe, expect, test } from 'vitest';
import { situationOf } from '../../../core/situation/situation.ts';
import { formatAction } from '../../../notation/action.ts';
import { deal } from '../../../testing/dealt.ts';
import { hall } from '../../../testing/hall.ts';
import { searchesAgree, walkers } from '../../../testing/laws/searches.ts';
import { randomOf } from '../../../testing/random.ts';
import { RULESETS } from '../../../testing/rulesets.ts';
import { rulesOf, scene, token } from '../../../testing/scene.ts';
import { plainWalks } from './plain.ts';

test.each(RULESETS)('The plain search and the quick one agree: %s', { timeout: 60_000 }, (id) => {
  const rules = rulesOf(id);
  const random = randomOf(61);
  for (let asked = 0; asked < 6; ) {
    const state = deal(rules, random);
    for (const piece of random.shuffle(walkers(rules, state)).slice(0, 2)) {
      expect(searchesAgree(rules, state, piece)).toEqual([]);
      asked++;
    }
  }
});

const WALLS = '+---+---+---+---+---+';
const FLOOR = ['  .   .   .   .   .  ', '+   +   +   +   +   +'];
/** A row of five squares between walls, open to the east and west. */
const row = (squares: string) => [WALLS, `  ${[...squares].join('   ')}  `, WALLS, ...Array(4).fill(FLOOR).flat()];

describe('The plain search asks every question of a step', () => {
  test.each([
    ['speed', '..G.. yTr@T1[0,0]', 'Tr a1>b1>c1', /(>\w+){3}/],
    ['enter', '....G yTr@T1[0,1] bGo@T1[0,2]', 'Tr b1>a1', />c1/],
    ['stop', '....G yTr@T1[0,0] yGo@T1[0,1]', 'Tr a1>b1>c1', />b1$/],
    ['stop: no step', '....G yTr@T1[0,0]', 'Tr a1>b1>a1', /^Tr a1$/],
    ['stop: busy', '.r..G yGo@T1[0,0]+yShield', 'Go a1>b1', />b1-yShield$/],
    ['take', '....G yGo@T1[0,0]+ySword bArmor@T1[0,1]', 'Go a1-ySword>b1+bArmor', /b1\+bArmor>c1-ySword/],
    ['take: no hands', '....G yGh@T1[0,0] ySword@T1[0,1]', 'Gh a1>b1', /\+/],
    ['leave', '.o..G yWz@T1[0,0]+ySword', 'Wz a1>b1>c1-ySword', /b1-ySword/],
    ['depart', '....G yTr@T1[0,0]+ySword bArmor@T1[0,1]', 'Tr a1>b1-ySword+bArmor>c1', /b1-ySword>/],
    ['isDeadly', '.r..G yGo@T1[0,0]', 'Go a1>b1', />b1>/],
    ['exit', '...G. yTr@T4[0,4]', 'Tr t1>z1', />z1>/],
    ['exit: nothing there', '...G. yTr@T4[0,4] bSword@BL0', 'Tr t1>z1', />z1\+/],
  ] as const)('%s', (_, drawn, allowed, refused) => {
    const [squares = '', ...tokens] = drawn.split(' ');
    const s = scene(tokens.join(' '), hall(row(squares), [], [], row(squares)));
    const { id: piece } = token(s, (tokens[0] as string).slice(0, 3));
    const found: string[] = [];
    for (const { walk } of plainWalks(situationOf(s.rules, s.state), piece)) {
      found.push(formatAction(s.rules, s.state, { type: 'move', piece, walk }));
      // Without an end to its steps there are walks without end.
      if (found.length === 200) break;
    }
    expect(found).toContain(allowed);
    expect(found.filter((move) => refused.test(move))).toEqual([]);
  });
});
