import { expect, test } from 'vitest';
import { deal } from '../../testing/dealt.ts';
import { searchesAgree } from '../../testing/laws/searches.ts';
import { randomOf } from '../../testing/random.ts';
import { RULESETS } from '../../testing/rulesets.ts';
import { rulesOf } from '../../testing/scene.ts';
import { apOf, canAct, situationOf } from '../situation.ts';
import { topTask } from '../state.ts';

test.each(RULESETS)('The plain search and the quick one agree: %s', { timeout: 60_000 }, (id) => {
  const rules = rulesOf(id);
  const random = randomOf(61);
  for (let asked = 0; asked < 4; ) {
    const state = deal(rules, random);
    if (topTask(state)?.kind !== 'act') continue;
    const situation = situationOf(rules, state);
    const { seat } = state.turn;
    const able = rules.characters[seat].filter((id) => canAct(situation, seat, id) && apOf(situation, id) > 0);
    for (const piece of random.shuffle(able).slice(0, 2)) {
      expect(searchesAgree(rules, state, piece)).toEqual([]);
      asked++;
    }
  }
});
