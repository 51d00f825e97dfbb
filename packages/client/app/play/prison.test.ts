import { asks, at, play, type Scene, token, yard } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import { fightIn } from './odds.ts';
import { pushOf } from './push.ts';
import { combatTask, type Seen } from './seen.ts';
import { looks, raysOf } from './sights.ts';
import { whyNot } from './why.ts';

const seenIn = ({ rules, state }: Scene): Seen => ({ rules, view: state, seat: 'yellow' });

describe('Whom one reaches from afar', () => {
  const raysIn = (s: Scene, name: string) => raysOf({ rules: s.rules, view: s.state }, token(s, name).id);
  const places = (s: Scene, ...names: readonly string[]) => names.map((name) => at(s, name));

  test('R-LOS-01 R-LOS-04: with a Bow as far as one sees, through a slit of one’s own square only', () => {
    const s = yard('yCl@T1[0,2]+yBow bNa@T1[3,2]');
    expect(raysIn(s, 'yCl')).toContainEqual({
      from: at(s, 'T1[0,2]'),
      seen: places(s, 'T1[1,2]', 'T1[2,2]', 'T1[3,2]'),
      stop: undefined,
    });
    const below = yard('yCl@T1[2,2]+yBow bNa@T1[0,2]');
    const north = raysIn(below, 'yCl').find(({ seen }) => seen.includes(at(below, 'T1[1,2]')));
    expect(north).toMatchObject({
      seen: places(below, 'T1[1,2]'),
      stop: { kind: 'edge', place: at(below, 'T1[1,2]') },
    });
  });

  test('R-SPEAR-01 R-SPEAR-02: with a spear two squares, or one through a slit, and nothing stops it behind', () => {
    const s = yard('yCl@T1[2,1]+ySpear bNa@T1[2,3]');
    const east = raysIn(s, 'yCl').find(({ seen }) => seen.includes(at(s, 'T1[2,3]')));
    expect(east).toMatchObject({ seen: places(s, 'T1[2,2]', 'T1[2,3]'), stop: undefined });
    const behind = yard('yCl@T1[0,2]+ySpear bNa@T1[2,2]');
    const south = raysIn(behind, 'yCl').find(({ seen }) => seen.includes(at(behind, 'T1[1,2]')));
    expect(south).toMatchObject({ seen: places(behind, 'T1[1,2]'), stop: undefined });
  });

  test('is drawn for whoever aims, and for nobody who is wounded', () => {
    const s = yard('yBn@T1[2,1] yCl@T1[3,3] yNa@T2[0,0]+yKey yTe@T2[2,2]*+yBow yWz@T2[0,2]+yWand bNa@B4[1,1]');
    const board = { rules: s.rules, view: s.state };
    expect(['yBn', 'yCl', 'yNa', 'yTe', 'yWz'].map((name) => looks(board, token(s, name).id))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('Why not', () => {
  const why = (s: Scene, who: string, whom: string) => {
    const answer = whyNot(seenIn(s), { kind: 'attack', piece: token(s, who).id, target: token(s, whom).id });
    return 'refusal' in answer ? answer.refusal.rule : 'legal';
  };

  test('R-RNG-01 R-RNG-02 R-SPEAR-01 R-SHLD-01: from afar the weapon’s own rule, beside somebody that of hands', () => {
    expect(why(yard('yCl@T1[2,1]+yBow bNa@T2[2,3]'), 'yCl', 'bNa')).toBe('R-RNG-01');
    expect(why(yard('yCl@T2[2,0]+yBow bWz@T2[2,3] bNa@T2[3,0]'), 'yCl', 'bWz')).toBe('R-RNG-02');
    expect(why(yard('yCl@T2[2,0]+yBow bWz@T2[2,3]+bLargeShield'), 'yCl', 'bWz')).toBe('R-SHLD-01');
    expect(why(yard('yCl@T2[2,0]+ySpear bWz@T2[2,3]'), 'yCl', 'bWz')).toBe('R-SPEAR-01');
    expect(why(yard('yCl@T2[2,0] bWz@T2[2,3]'), 'yCl', 'bWz')).toBe('B-COMB-01');
    expect(why(yard('yCl@T2[2,0]+yBow bWz@T2[2,1]'), 'yCl', 'bWz')).toBe('legal');
  });
});

describe('A push', () => {
  const pushed = (tokens: string, target: string) => {
    const s = yard(tokens);
    const [piece, whom] = [token(s, 'yBn').id, token(s, target).id];
    const deed = choicesOf(seenIn(s))
      .characters.get(piece)
      ?.uses.find(({ action }) => action.offer === 'scream' && action.target === whom);
    if (deed === undefined) throw new Error('He is not screamed at.');
    return { s, whom, deed, push: pushOf(seenIn(s), deed.action) };
  };

  test('R-BAN-02: is shown with where it ends, for its cost of two', () => {
    const { s, whom, deed, push } = pushed('yBn@T3[3,1] bWz@T3[3,3]', 'bWz');
    expect(deed.cost).toBe(2);
    expect(push).toMatchObject({ piece: whom, from: at(s, 'T3[3,3]'), to: at(s, 'T3[3,4]'), isLast: false });
  });

  test('R-BAN-C1 R-BAN-C2: kills over a pit, unless a Rope holds', () => {
    expect(pushed('yBn@T3[3,1] bCl@T3[1,1]', 'bCl').push?.isLast).toBe(true);
    expect(pushed('yBn@T3[3,1] bCl@T3[1,1]+bRope', 'bCl').push?.isLast).toBe(false);
  });

  test('nobody else is shifted by what somebody uses', () => {
    const s = yard('yWz@T2[2,0]+yWand bWz@T2[2,3]');
    const [fire] = choicesOf(seenIn(s)).characters.get(token(s, 'yWz').id)?.uses ?? [];
    expect(fire && pushOf(seenIn(s), fire.action)).toBeUndefined();
  });
});

describe('A combat before its cards', () => {
  const s = yard('yNa@T2[2,2] bMe@T2[2,3] yTe@T3[2,0]+yBow');
  const fightAfter = (state: Scene['state']) => {
    const task = combatTask(state);
    if (task === undefined) throw new Error('Nobody fights.');
    return fightIn({ rules: s.rules, view: state }, task);
  };

  test('R-GRP-04 R-GRP-10: shows supporters with what each adds, and who is hurt and who is not', () => {
    const asked = play(s, 'Na x bMe');
    expect(asks(asked)).toBe('support');
    const { fighters, strength } = fightAfter(asked.state);
    expect(strength).toEqual({ yellow: 3, blue: 2 });
    expect(fighters.yellow.map(({ fate, lost, value, way }) => [value, way, fate, lost])).toEqual([
      [2, undefined, 'wounded', []],
      [1, 'shoot', undefined, []],
    ]);
  });

  test('R-SPEAR-03: a spear is what its bearer risks', () => {
    const far = yard('yCl@T2[2,0]+ySpear bMe@T2[2,2]');
    const [thruster] = fightAfter(play(far, 'Cl x bMe thrust').state).fighters.yellow;
    expect(thruster).toMatchObject({ way: 'thrust', fate: undefined, lost: [token(far, 'ySpear').id] });
  });

  test('R-TEL-01: a called card is shown with who called it', () => {
    const alone = yard('yTe@T2[2,2] bMe@T2[2,3]');
    const called = play(alone, 'Te x bMe', 'answer card=C6');
    const { calls, cards } = fightAfter(called.state);
    expect(calls).toEqual([{ seat: 'blue', card: 'C6', piece: token(alone, 'yTe').id }]);
    expect(cards.blue.map(({ name }) => name)).toEqual(['C6']);
  });
});
