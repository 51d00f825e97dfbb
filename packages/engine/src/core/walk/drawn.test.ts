import { expect, test } from 'vitest';
import { drawableWalks, listedWalks } from '../../testing/drawable.ts';
import { greedy, playout, random } from '../../testing/players.ts';
import { randomOf } from '../../testing/random.ts';
import { rulesOf } from '../../testing/scene.ts';
import { check } from '../decide.ts';
import { movers } from '../legal.ts';
import { sample } from '../sample.ts';
import { topTask } from '../state.ts';

test.each(['base.1', 'paladins.1', 'base.1+paladins.1 teams=free'])(
  'In games of %s what can be drawn is what is listed, and whatever is drawn may be done',
  (id) => {
    const rules = rulesOf(id);
    const lot = randomOf(9).below;
    let walks = 0;
    for (const { next: state } of playout(rules, { yellow: greedy, blue: random }, randomOf(4), { cap: 500 })) {
      for (const actor of topTask(state)?.seats ?? [])
        expect(check(rules, state, actor, sample(rules, state, actor, lot))).toBeUndefined();
      const { seat } = state.turn;
      for (const mover of walks < 20_000 ? movers(rules, state, seat) : []) {
        if (state.pieces[mover]?.wounded) continue;
        const listed = listedWalks(rules, state, seat, mover);
        expect(drawableWalks(rules, state, mover)).toEqual(listed);
        walks += listed.length;
      }
    }
    expect(walks).toBeGreaterThan(5_000);
  },
);
