import {
  type Action,
  apply,
  explain,
  formatAction,
  parsePosition,
  redact,
  type Seat,
  type State,
} from '@archmage/engine';
import { rulesOf, scene, token } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Question } from '../bot.ts';
import { BOTS } from '../bots.ts';
import { LEVELS } from '../names.ts';

type Scene = ReturnType<typeof scene>;

const asked = ({ rules, state }: Scene, seat: Seat = 'yellow', seed = 'a'): Question => ({
  rules,
  view: redact(state, seat, 'recalls'),
  seat,
  random: randomOf(seed),
  notes: undefined,
});

/** What the strongest plays until chance has a say, in the notation. */
const planOf = (stage: Scene): readonly string[] => {
  const { action, notes } = BOTS.archmage(asked(stage));
  return written(stage, [action, ...(notes?.steps ?? [])]);
};

const written = ({ rules, state }: Scene, actions: readonly Action[]): readonly string[] =>
  actions.map((action) => formatAction(rules, state, action));

describe('a plan', () => {
  test('leaves with the Goblin, and takes the Treasure along (B-EXIT-02, B-EXIT-03)', () => {
    const [first] = planOf(scene('yGo@B4[1,4] yTreasure@B4[2,4] bTr@T1[1,1]', { ap: 2 }));
    expect(first).toBe('Go t7>t8+yTreasure>z8');
  });

  test('kills a wounded enemy beside a strong friend (B-WND-05)', () => {
    expect(planOf(scene('yWa@T1[1,1] bTr@T1[1,2]* bGo@T4[1,1]', { ap: 1 }))).toEqual(['Wa x bTr']);
  });

  test('drinks the Potion when the card’s points are not enough to win (B-SPD-01)', () => {
    const steps = planOf(scene('yTr@B4[1,1]+yPotion bTr@T1[1,1]', { ap: 2, players: { yellow: { bank: 4 } } }));
    expect(steps).toContain('Tr!drink');
    expect(steps.length).toBeGreaterThanOrEqual(4);
  });

  test('burns who stands in line with the Wizard and his Wand (B-FIR-02)', () => {
    const steps = planOf(scene('yWz@T1[1,1]+yWand bTr@T1[1,3] bGo@T4[1,1]', { ap: 1 }));
    expect(steps[0]).toMatch(/^Wz!fire/);
  });

  test('heals a friend rather than leave him to an enemy', () => {
    const steps = planOf(scene('yCl@T1[1,1] yWa@T1[1,2]* bWa@T1[2,3]', { ap: 1 }));
    expect(steps[0]).toMatch(/^Cl!heal/);
  });

  test('takes the cheapest card that does: one point lets the Goblin out', () => {
    const { rules, state } = scene('yGo@B4[2,4] bTr@T1[1,1]', { players: { yellow: { bank: 4 } } });
    const before: State = {
      ...state,
      tasks: [{ kind: 'card', seats: ['yellow'] }],
      turn: { ...state.turn, purses: [] },
    };
    expect(planOf({ rules, state: before })[0]).toBe('A2');
  });

  test('goes on with what it wrote down, and plans anew when that cannot be done any more', () => {
    const stage = scene('yGo@B4[2,0] bTr@T1[1,1]', { ap: 2 });
    const step: Action = { type: 'pass' };
    const question = asked(stage);
    expect(BOTS.archmage({ ...question, notes: { turn: 9, steps: [step], done: [] } }).action).toEqual(step);
    expect(BOTS.archmage({ ...question, notes: { turn: 8, steps: [step], done: [] } }).action.type).toBe('move');
    const gone: Action = { type: 'attack', piece: 1, target: 2 };
    expect(BOTS.archmage({ ...question, notes: { turn: 9, steps: [gone], done: [] } }).action.type).toBe('move');
  });

  test.each(LEVELS)('when its time is up %s still does something, as long as it can', (level) => {
    const stage = scene('yGo@B4[2,4] yWa@T1[1,1] bTr@T3[1,3]', { ap: 2 });
    const first = BOTS[level]({ ...asked(stage), isOver: () => true });
    expect(first.action.type).not.toBe('pass');
    const { state } = apply(stage.rules, stage.state, 'yellow', first.action);
    const next = { ...asked({ ...stage, state }), notes: first.notes, isOver: () => true };
    expect(BOTS[level](next).action.type).not.toBe('pass');
  });

  test('when its time is up it is the best single thing', () => {
    const stage = scene('yGo@B4[2,4] yWa@T1[1,1] bTr@T3[1,3]', { ap: 2 });
    const { action } = BOTS.archmage({ ...asked(stage), isOver: () => true });
    expect(written(stage, [action])).toEqual(['Go t8>z8']);
  });
});

test.each(LEVELS)('%s turns up a room rather than throw a turn away', (level) => {
  const rules = rulesOf('base.1');
  const state = parsePosition(
    `dtp 1 base.1
rooms  2cw.3 ? ? 1ccw.0 / ? ? ? ?
unseen 1cw 2ccw 3ccw 3cw 4ccw 4cw
stash  B=yGo,bWa,bMe C=bRope,yTreasure,yArmor E=bGo,yWand F=yCl,yPotion,bTreasure G=bPotion,ySword,bSword H=yTr,bWand
yellow Me@y7 Th@b3 Ww=out Wa@y4 Wz@y9 | A:5 J:3 C:0123345 | bank 2
blue   Cl@z6 Th@z7 Tr@t5 Ww=out Wz@z9 | A:45 J:3 C:01223356
loose  yRope@d4 bArmor=out
turn   6 blue highest=4 ap=4
tasks  act(blue)
`,
    rules,
  );
  if (!state.ok) throw new Error(explain(state.error));
  for (const seed of ['1', '2', '3', '4', '5'])
    expect(BOTS[level](asked({ rules, state: state.value }, 'blue', seed)).action.type).not.toBe('pass');
});

test('B-END-02: who has won when the turn is over does nothing more', () => {
  const stage = (blue: number) =>
    scene('yTh@T2[2,2] bWa@T3[2,2] yGo@B4[1,4]', { ap: 4, players: { yellow: { bank: 5 }, blue: { bank: blue } } });
  expect(planOf(stage(4))).toEqual(['pass']);
  expect(planOf(stage(5))).not.toEqual(['pass']);
});

describe('in the second box', () => {
  const box = {
    rules: 'paladins.1',
    rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
  };

  test('the Dragon breathes on whoever it sees (P-DRAGON-01)', () => {
    const [first] = planOf(scene('yDr@YL6 bGm@B1[1,0] bPa@B4[3,3] yPa@T4[4,4]', { ...box, ap: 1 }));
    expect(first).toBe('Dr!breathe e');
  });

  test('whoever is charmed is led under falling rocks (P-CHARM-18)', () => {
    const tokens = 'bPp@T3[1,1] yPa@T4[4,4] bPa@B4[3,3]';
    const charmed = token(scene(tokens, box), 'bPp').id;
    const purses = [{ ap: 1, only: charmed, lent: true }];
    expect(planOf(scene(tokens, { ...box, turn: { purses } }))[0]).toBe('bPp l2>m2');
  });
});
