import { describe, expect, it } from 'vitest';
import type { CommitTask } from '../../../core/state.ts';
import { formatToken } from '../../../notation/token.ts';
import { offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';

const FIGURE_4 = 'bWa@T1[2,1] bMe@T1[1,2] bCl@T1[1,1] yWw@T1[2,2] yWz@T1[1,3] yGo@T1[3,1]*';
const BLUE = { active: 'blue' } as const;

/** Who fights, and with how much before cards: `yCl yWa 5 x bGo bTr 5`. */
const sides = (s: Scene, attack: string): string => {
  const { rules, state } = play(s, attack);
  const { attackers, defenders, strength } = state.tasks.at(-1) as CommitTask;
  const names = (ids: readonly number[]) => ids.map((id) => formatToken(rules, id)).join(' ');
  const [own, other] =
    state.turn.seat === 'yellow' ? [strength.yellow, strength.blue] : [strength.blue, strength.yellow];
  return `${names(attackers)} ${own} x ${names(defenders)} ${other}`;
};

const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene =>
  play(s, attack, `yellow: ${yellow}`, `blue: ${blue}`);

describe('Group combat', () => {
  it('B-GRP-C1 B-GRP-01 B-GRP-02 B-GRP-03: figure 4', () => {
    const s = scene(FIGURE_4, BLUE);
    expect(sides(s, 'Wa x yWw')).toBe('bMe bWa 5 x yWw yWz 2');
    const after = fight(s, 'Wa x yWw', 'C4', 'C0');
    expect(['bWa', 'bMe', 'bCl', 'yWw', 'yWz', 'yGo'].map((name) => spot(after, name))).toEqual([
      'T1[2,1]*',
      'T1[1,2]*',
      'T1[1,1]',
      'T1[2,2]',
      'T1[1,3]',
      'T1[3,1]*',
    ]);
    expect(points(after)).toBe('0:0');
  });

  it('B-GRP-C2 B-GRP-04: figure 4, the wounded Goblin as the target', () => {
    const s = scene(FIGURE_4, BLUE);
    expect(sides(s, 'Wa x yGo')).toBe('bMe bWa 5 x yGo yWw yWz 2');
    const after = fight(s, 'Wa x yGo', 'C0', 'C0');
    expect(['yGo', 'yWw', 'yWz'].map((name) => spot(after, name))).toEqual(['out', 'T1[2,2]*', 'T1[1,3]*']);
    expect(points(after)).toBe('0:1');
  });

  it('B-GRP-C3 B-GRP-01: a chain of four', () => {
    const s = scene('yWa@T1[1,1] bGo@T1[1,2] yCl@T1[1,3] bTr@T1[2,3]');
    expect(sides(s, 'Wa x bGo')).toBe('yCl yWa 5 x bGo bTr 5');
    expect(offers(play(s, 'Wa x bGo'), /^(?!C\d$)/, 'blue')).toEqual([]);
  });

  it('B-GRP-C4 B-GRP-02: a wall keeps the Troll out', () => {
    const s = scene('yTr@T1[0,3] bGo@T1[1,3] yWa@T1[1,2]');
    expect(sides(s, 'Wa x bGo')).toBe('yWa 3 x bGo 1');
    expect(spot(fight(s, 'Wa x bGo', 'C0', 'C6'), 'yTr')).toBe('T1[0,3]');
  });

  it('B-GRP-02: a closed portcullis breaks the chain, an open one links', () => {
    const tokens = 'yWa@T1[3,1] bGo@T1[2,1] yTh@T1[2,0]';
    expect(sides(scene(tokens), 'Wa x bGo')).toBe('yWa 3 x bGo 1');
    expect(sides(scene(tokens, { open: ['T1[2,0]|T1[2,1]'] }), 'Wa x bGo')).toBe('yTh yWa 5 x bGo 1');
  });

  it('B-GRP-02: a starting line links like any square, friends among themselves do not', () => {
    const s = scene('bWa@T1[3,0] yTr@T1[2,0] yCl@YL3 yWz@YL4', BLUE);
    expect(sides(s, 'Wa x yTr')).toBe('bWa 3 x yCl yTr 6');
  });

  it('B-GRP-03: one card a side, and all the losers are wounded', () => {
    const s = scene('yWa@T1[1,1] bGo@T1[1,2] yCl@T1[1,3] bTr@T1[2,3]');
    const lost = fight(s, 'Wa x bGo', 'C0', 'C1');
    expect(['yWa', 'yCl', 'bGo', 'bTr'].map((name) => spot(lost, name))).toEqual([
      'T1[1,1]*',
      'T1[1,3]*',
      'T1[1,2]',
      'T1[2,3]',
    ]);
    const won = fight(s, 'Wa x bGo', 'C1', 'C0');
    expect(['yWa', 'yCl', 'bGo', 'bTr'].map((name) => spot(won, name))).toEqual([
      'T1[1,1]',
      'T1[1,3]',
      'T1[1,2]*',
      'T1[2,3]*',
    ]);
    const cards = (seat: 'yellow' | 'blue') =>
      won.state.players[seat].hand.filter((card) => card.startsWith('C')).length;
    expect([cards('yellow'), cards('blue')]).toEqual([8, 9]);
  });

  it('B-GRP-04: a wounded target counts 0, draws in the attacker’s friends beside it, and no second wounded', () => {
    const s = scene('yWa@T1[1,1] yCl@T1[2,2] bTr@T1[1,2]* bGo@T1[2,1]*');
    expect(sides(s, 'Wa x bTr')).toBe('yCl yWa 5 x bTr 0');
    const after = fight(s, 'Wa x bTr', 'C0', 'C0');
    expect([spot(after, 'bTr'), spot(after, 'bGo'), points(after)]).toEqual(['out', 'T1[2,1]*', '1:0']);
  });

  it('B-GRP-C5 B-GRP-05: a healed Troll neither counts, nor links, nor is wounded', () => {
    const healed = scene('yWa@T1[1,1] yTr@T1[2,2]* yCl@T1[3,2] bWa@T1[1,2] bGo@T1[2,3]');
    const s = play(healed, 'Cl!heal yTr');
    expect(sides(s, 'Wa x bWa')).toBe('yWa 3 x bWa 3');
    const after = fight(s, 'Wa x bWa', 'C0', 'C1');
    expect([spot(after, 'yTr'), spot(after, 'yWa')]).toEqual(['T1[2,2]', 'T1[1,1]*']);
  });

  it('B-GRP-05: nor does a regenerated one; in the next turn he fights', () => {
    const s = play(scene('yWa@T1[1,1] yTr@T1[2,2]* bWa@T1[1,2]'), 'Tr!regenerate');
    expect(sides(s, 'Wa x bWa')).toBe('yWa 3 x bWa 3');
    expect(sides(play(s, 'pass', 'A2'), 'Wa x yWa')).toBe('bWa 3 x yTr yWa 7');
  });

  it('B-GRP-C6 B-GRP-04: a wounded bystander is not in and unharmed', () => {
    const s = scene('yWa@T1[1,1] bGo@T1[1,2] bTh@T1[2,1]*');
    expect(sides(s, 'Wa x bGo')).toBe('yWa 3 x bGo 1');
    const after = fight(s, 'Wa x bGo', 'C0', 'C0');
    expect([spot(after, 'bGo'), spot(after, 'bTh'), points(after)]).toEqual(['T1[1,2]*', 'T1[2,1]*', '0:0']);
  });

  it('B-GRP-C7 B-GRP-06: Swords count for attackers, Armors for defenders', () => {
    const s = scene('yWa@T1[1,1]+ySword bCl@T1[1,2]+bArmor bGo@T1[2,1]+bSword yTh@T1[2,2]+yArmor');
    expect(sides(s, 'Wa x bCl')).toBe('yTh yWa 6 x bCl bGo 4');
  });

  it('B-GRP-06: every one of them', () => {
    const s = scene('yWa@T1[1,1]+ySword bCl@T1[1,2]+bArmor bGo@T1[2,1]+yArmor yTh@T1[2,2]+bSword');
    expect(sides(s, 'Wa x bCl')).toBe('yTh yWa 7 x bCl bGo 5');
  });

  it('B-GRP-07: a carried friend adds nothing, links nobody and shares the defeat', () => {
    const s = scene('yGo@T1[1,1] bWa@T1[1,2]+bTr* yCl@T1[1,3]+yTh* bGo@T1[3,3]');
    expect(sides(s, 'Go x bWa')).toBe('yCl yGo 3 x bWa 3');
    const won = fight(s, 'Go x bWa', 'C1', 'C0');
    expect([spot(won, 'bTr'), spot(won, 'bWa'), spot(won, 'yTh'), points(won)]).toEqual([
      'out',
      'T1[1,2]*',
      'T1[1,3]* yCl',
      '1:0',
    ]);
    expect(verdict(s, 'Go x bTr')).toBe('B-WND-08');
  });

  it('B-GRP-07 B-GRP-05: a passenger does not link where its blocked carrier does not', () => {
    const tokens = 'yWa@T1[1,1] bWa@T1[1,2] yCl@T1[2,2]+yTh* bGo@T1[2,3]';
    const carried = scene(tokens);
    const blocked = scene(tokens, { turn: { blocked: [token(carried, 'yCl').id] } });
    expect(sides(carried, 'Wa x bWa')).toBe('yCl yWa 5 x bGo bWa 4');
    expect(sides(blocked, 'Wa x bWa')).toBe('yWa 3 x bWa 3');
  });
});
