import { describe, expect, it, test } from 'vitest';
import { fightingRules } from '../../testing/fighting-box.ts';
import { offers, play, type Scene, scene, token, verdict } from '../../testing/scene.ts';
import { spot } from '../../testing/tell.ts';
import { check } from '../decide.ts';
import { type CommitTask, type State, topTask } from '../state.ts';
import { determinize } from '../views/determinize.ts';
import { redact } from '../views/redact.ts';
import { attacksFromAfar, canReach, combatOf, lossesOf } from './index.ts';

const rules = fightingRules({ timer: { turn: 120, potion: 60, place: 5, combat: 5 } });
const box = (tokens: string, options = {}): Scene => scene(tokens, { rules, ...options });

const taskIn = ({ state }: Scene): CommitTask => {
  const task = topTask(state);
  if (task?.kind !== 'commit') throw new Error(`Cards are asked for, not ${task?.kind}.`);
  return task;
};
const strengths = (s: Scene, attack: string) => taskIn(play(s, attack)).strength;
const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene =>
  play(s, attack, `yellow: ${yellow}`, `blue: ${blue}`);
const nameOf = (id: number): string => rules.roster[id]?.kind ?? '';

describe('A ranged way to attack', () => {
  const far = 'yWa@T1[1,2]+ySword bTr@B1[1,2]';

  it('is listed beside attacks by hand, and named in the notation', () => {
    expect(offers(box(far), / x /)).toEqual(['Wa x bTr shoot']);
    expect(offers(box('yWa@T1[1,1]+ySword bTr@T1[1,2]'), / x /)).toEqual(['Wa x bTr']);
    expect(offers(box('yWa@T1[1,2] bTr@B1[1,2]'), / x /)).toEqual([]);
  });

  it('is refused with reasons of its own, and to who has it not', () => {
    const refusal = (tokens: string, target: string, way = 'shoot') => {
      const s = box(tokens);
      const action = { type: 'attack', piece: token(s, 'yWa').id, target: token(s, target).id, way } as const;
      return check(rules, s.state, 'yellow', action)?.code;
    };
    expect(refusal(far, 'bTr')).toBeUndefined();
    expect(refusal('yWa@T1[1,2]+ySword bTr@B1[1,3]', 'bTr')).toBe('notInReach');
    expect(refusal(`${far} bGo@T1[1,1]*`, 'bTr')).toBe('blocked');
    expect(refusal('yWa@T1[1,2]+ySword bTr@B1[1,2]+bArmor', 'bTr')).toBe('notFoe');
    expect(refusal('yWa@T1[1,2] bTr@B1[1,2]', 'bTr')).toBe('noSuchOffer');
    expect(refusal(far, 'bTr', 'thrust')).toBe('noSuchOffer');
    expect(refusal('yWa@T1[1,2]+yCl* bTr@B1[1,2]', 'bTr')).toBe('noSuchOffer');
  });

  it('counts its own value and nothing else, and does not hurt its user', () => {
    expect(strengths(box(far), 'Wa x bTr shoot')).toEqual({ yellow: 1, blue: 4 });
    const lost = fight(box(far), 'Wa x bTr shoot', 'C0', 'C0');
    expect([spot(lost, 'yWa'), spot(lost, 'bTr')]).toEqual(['T1[1,2]', 'B1[1,2]']);
    const won = fight(box(far), 'Wa x bTr shoot', 'C6', 'C0');
    expect(spot(won, 'bTr')).toBe('B1[1,2]*');
  });

  it('draws nobody in but those who fight hand to hand beside the target', () => {
    const alone = box('yWa@T1[3,2]+ySword bTr@T1[1,2] bCl@T1[1,1]');
    expect(taskIn(play(alone, 'Wa x bTr shoot'))).toMatchObject({
      defenders: [token(alone, 'bTr').id],
      way: 'shoot',
      supporters: [{ piece: token(alone, 'yWa').id, way: 'shoot' }],
    });
    const melee = box('yWa@T1[3,2]+ySword yGo@T1[1,1] bTr@T1[1,2]');
    expect(strengths(melee, 'Wa x bTr shoot')).toEqual({ yellow: 1 + 1 + 2, blue: 4 });
    const lost = fight(melee, 'Wa x bTr shoot', 'C0', 'C1');
    expect([spot(lost, 'yGo'), spot(lost, 'yWa')]).toEqual(['T1[1,1]*', 'T1[3,2]']);
  });
});

describe('A close way to attack', () => {
  const near = 'yWa@T1[1,2]+yPotion bTr@T1[3,2]';

  it('reaches over a square, with its user’s own value', () => {
    expect(strengths(box(near), 'Wa x bTr thrust')).toEqual({ yellow: 3, blue: 4 });
    expect(verdict(box('yWa@T1[1,2]+yPotion bTr@B1[0,2]'), 'Wa x bTr thrust')).toBe('B-COMB-01');
    expect(verdict(box(`${near} yCl@T1[2,2]*`), 'Wa x bTr thrust')).toBe('B-COMB-01');
  });

  it('costs its object in defeat, by a rule on the result, and not in victory', () => {
    const lost = fight(box(near), 'Wa x bTr thrust', 'C0', 'C0');
    expect([spot(lost, 'yWa'), token(lost, 'yPotion').at < 0]).toEqual(['T1[1,2]', true]);
    const won = fight(box(near), 'Wa x bTr thrust', 'C6', 'C0');
    expect([spot(won, 'yPotion'), spot(won, 'bTr')]).toEqual(['T1[1,2] yWa', 'T1[3,2]*']);
  });
});

describe('Those who have a say in a combat', () => {
  it('support it from afar, by a rule on the plan', () => {
    const s = box('yGo@T1[1,1] bTr@T1[1,2] yWa@T1[3,2]+ySword');
    const combat = combatOf(rules, s.state, { piece: token(s, 'yGo').id, target: token(s, 'bTr').id });
    expect(combat.shares.yellow.map(({ bonuses, piece, value, way }) => [nameOf(piece), way, value, bonuses])).toEqual([
      ['goblin', undefined, 1, [{ token: token(s, 'yGo').id, add: 2 }]],
      ['warrior', 'shoot', 1, []],
    ]);
    expect(lossesOf(rules, s.state, combat, 'yellow').harms).toEqual([{ piece: token(s, 'yGo').id, fate: 'wounded' }]);
    expect(combatOf(rules, play(s, 'Go x bTr').state, taskIn(play(s, 'Go x bTr')))).toEqual(combat);
  });

  it('never support the side that is attacked', () => {
    const s = box('yGo@T1[1,1] bTr@T1[1,2] bWa@T1[3,2]+bSword');
    expect(strengths(s, 'Go x bTr')).toEqual({ yellow: 1, blue: 4 });
  });

  it('are stronger in company, by a value with a condition', () => {
    expect(strengths(box('yGo@T1[1,1] bTr@T1[1,2]'), 'Go x bTr').yellow).toBe(1);
    expect(strengths(box('yGo@T1[1,1] bTr@T1[1,2] yWa@T1[2,2]'), 'Go x bTr').yellow).toBe(1 + 2 + 3);
    expect(strengths(box('yTr@T1[1,1] bGo@T1[1,2] bWa@T1[2,1]'), 'Tr x bGo').blue).toBe(1 + 2 + 3);
    expect(strengths(box('yGo@T1[1,1] bTr@T1[1,2] yWa@T1[2,2]*'), 'Go x bTr').yellow).toBe(1);
  });

  it('react to what happened', () => {
    const hit = fight(box('yTr@T1[1,1] bCl@T1[1,2]+bArmor'), 'Tr x bCl', 'C6', 'C0');
    expect([spot(hit, 'bCl'), token(hit, 'bArmor').at < 0]).toEqual(['T1[1,2]*', true]);
    const missed = fight(box('yTr@T1[1,1] bCl@T1[1,2]+bArmor'), 'Tr x bCl', 'C0', 'C4');
    expect(spot(missed, 'bArmor')).toBe('T1[1,2] bCl');
  });
});

describe('A card that is called', () => {
  const duel = 'yMe@T1[1,1] bTr@T1[1,2]';
  const called = (options = {}) => play(box(duel, options), 'Me x bTr', 'answer card=C6');

  it('is the only one to lay, and the refusal of another names the rule that calls', () => {
    expect(offers(called(), /./, 'blue')).toEqual(['C6']);
    expect(offers(called(), /./, 'yellow')).toHaveLength(7);
    expect(verdict(called(), 'blue: C1')).toBe('B-COMB-02');
    expect(offers(play(box(duel), 'Me x bTr', 'answer word=none'), /./, 'blue')).toHaveLength(7);
  });

  it('belongs to the combat that cards are asked for', () => {
    const s = called();
    const calls = [{ seat: 'blue', card: 'C6', piece: token(s, 'yMe').id }];
    expect(combatOf(rules, s.state, taskIn(s)).calls).toEqual(calls);
    const plain = play(box(duel), 'Me x bTr', 'answer word=none');
    expect(combatOf(rules, plain.state, taskIn(plain))).not.toHaveProperty('calls');
  });

  it('binds nobody who has it not', () => {
    const missing = called({ players: { blue: { hand: ['C0', 'C1', 'C2'] } } });
    expect(offers(missing, /./, 'blue')).toEqual(['C0', 'C1', 'C2']);
  });

  it('is laid for whoever is late', () => {
    const late = play(called(), 'yellow: C3', 'clock: timeout reaction');
    expect(late.state.players.blue.hand).not.toContain('C6');
  });

  it('is what a card that lies face-down must be', () => {
    const view = redact(play(called(), 'blue: C6').state, 'yellow');
    expect(determinize(rules, view, () => 0)?.players.blue.committed).toBe('C6');
  });

  it('is asked for in a combat of two only, by hand', () => {
    const asks = (s: Scene, attack: string) => topTask(play(s, attack).state)?.kind;
    expect(asks(box(duel), 'Me x bTr')).toBe('question');
    expect(asks(box(`${duel} yWa@T1[2,2]`), 'Me x bTr')).toBe('commit');
    expect(asks(box('yMe@T1[1,2]+ySword bTr@B1[1,2]'), 'Me x bTr shoot')).toBe('commit');
    expect(asks(box('yMe@T1[1,1] bMe@T1[1,2]'), 'Me x bMe')).toBe('commit');
    expect(asks(box('yMe@T1[1,1]* bTr@T1[1,2]', { active: 'blue' }), 'Tr x yMe')).toBe('commit');
  });
});

test('Whom one reaches where one is, by hand or otherwise', () => {
  const s = box('yWa@T1[1,2]+ySword bTr@B1[1,2] bGo@T1[4,4] yCl@B4[1,1]');
  const reaches = (state: State, one: string, other: string) =>
    canReach(rules, state, token(s, one).id, token(s, other).id);
  expect(reaches(s.state, 'yWa', 'bTr')).toBe(true);
  expect(reaches(s.state, 'bTr', 'yWa')).toBe(false);
  expect(reaches(s.state, 'yWa', 'bGo')).toBe(false);
  expect(reaches(s.state, 'yWa', 'bWz')).toBe(false);
  expect(reaches(box('yWa@T1[1,1] bTr@T1[1,2]').state, 'bTr', 'yWa')).toBe(true);
});

test('Whom one reaches from afar: those alone whom one may attack so', () => {
  const s = box('yWa@T1[1,2]+ySword bTr@B1[1,2] bGo@T1[4,4] yCl@B4[1,1]');
  const afar = (name: string) => attacksFromAfar(s.rules, s.state, token(s, name).id);
  const [wa, tr] = [token(s, 'yWa').id, token(s, 'bTr').id];
  expect(afar('yWa').map(({ piece, target }) => [piece, target])).toEqual([[wa, tr]]);
  expect(afar('yWa')[0]?.way).toBeDefined();
  expect(afar('bTr')).toEqual([]);
});
