import { describe, expect, it } from 'vitest';
import { offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { points, purses, whereIs } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const strength = ({ state }: Scene) => {
  const task = state.tasks.at(-1);
  return task?.kind === 'commit' ? task.strength : undefined;
};

describe('Armor and Sword', () => {
  it('B-ITEM-C13 B-ARM-01 B-SWD-01: a Sword does not defend, an Armor does not attack', () => {
    const s = scene('yWa@T1[1,1]+ySword bTr@T1[1,2]', { active: 'blue' });
    expect(strength(play(s, 'Tr x yWa'))).toEqual({ yellow: 3, blue: 4 });
    const armed = scene('yWa@T1[1,1] bTr@T1[1,2]+bArmor', { active: 'blue' });
    expect(strength(play(armed, 'Tr x yWa'))).toEqual({ yellow: 3, blue: 4 });
  });

  it('B-ARM-01: an Armor defends, of either colour, and a wounded bearer too', () => {
    expect(strength(play(scene('yTr@T1[1,1] bWa@T1[1,2]+bArmor'), 'Tr x bWa'))).toEqual({ yellow: 4, blue: 4 });
    expect(strength(play(scene('yTr@T1[1,1] bWa@T1[1,2]+yArmor'), 'Tr x bWa'))).toEqual({ yellow: 4, blue: 4 });
    expect(strength(play(scene('yTr@T1[1,1] bWa@T1[1,2]*+bArmor'), 'Tr x bWa'))).toEqual({ yellow: 4, blue: 1 });
  });

  it('B-SWD-01: a Sword attacks, of either colour, and is kept', () => {
    const s = play(scene('yTr@T1[1,1]+bSword bWa@T1[1,2]'), 'Tr x bWa');
    expect(strength(s)).toEqual({ yellow: 5, blue: 3 });
    expect(whereIs(play(s, 'yellow: C0', 'blue: C0'), 'bSword')).toBe('T1[1,1]');
    expect(strength(play(scene('yTr@T1[1,1] bWa@T1[1,2]*+bSword'), 'Tr x bWa'))).toEqual({ yellow: 4, blue: 0 });
  });
});

describe('Speed Potion', () => {
  const warrior = `yWa@T1[1,1]+yPotion yTh@T1[3,3] bGo@T1[1,3] ${REST}`;

  it('B-ITEM-C11 B-SPD-01 B-SPD-02 B-SPD-03: two accounts, the drinker’s own first', () => {
    const drunk = play(scene(warrior, { ap: 3 }), 'Wa!drink');
    expect([purses(drunk), whereIs(drunk, 'yPotion')]).toEqual(['2 yWa:4', 'out']);
    const moved = play(drunk, 'Wa T1[1,1]>T1[1,2]');
    expect(purses(moved)).toBe('2 yWa:3');
    const other = play(moved, 'Th T1[3,3]>T1[3,2]');
    expect(purses(other)).toBe('1 yWa:3');
    const fought = play(other, 'Wa x bGo', 'yellow: C0', 'blue: C0');
    expect(purses(fought)).toBe('1 yWa:2');
    const over = play(fought, 'pass');
    expect([purses(over), over.state.turn.seat]).toEqual(['', 'blue']);
    expect(purses(play(over, 'A2', 'pass', 'yellow: A2'))).toBe('2');
  });

  it('B-SPD-01: the last card point buys it, and the turn goes on', () => {
    const drunk = play(scene(warrior, { ap: 1 }), 'Wa!drink');
    expect([purses(drunk), drunk.state.turn.seat]).toEqual(['yWa:4', 'yellow']);
    const spent = play(drunk, ...Array(2).fill(['Wa T1[1,1]>T1[1,2]', 'Wa T1[1,2]>T1[1,1]']).flat());
    expect([purses(spent), spent.state.turn.seat]).toEqual(['', 'blue']);
  });

  it('B-SPD-01: two Potions in one turn give eight points, one of which paid for the second', () => {
    const s = scene(`yWa@T1[1,1]+yPotion bPotion@T1[1,2] ${REST}`, { ap: 1 });
    const twice = play(s, 'Wa!drink', 'Wa T1[1,1]>T1[1,2]', 'Wa!drink');
    const own = (from: Scene) => from.state.turn.purses.reduce((sum, { ap }) => sum + ap, 0);
    expect([own(twice), whereIs(twice, 'bPotion')]).toEqual([6, 'out']);
    expect(own(play(twice, 'Wa T1[1,2]>T1[1,3]'))).toBe(5);
  });

  it('B-SPD-02: nobody else can use them', () => {
    const drunk = play(scene(warrior, { ap: 1 }), 'Wa!drink');
    expect(verdict(drunk, 'Th T1[3,3]>T1[3,2]')).toBe('B-TURN-02');
    expect(offers(drunk, /^Th/)).toEqual([]);
  });

  it('B-SPD-02: any Action may be paid with them: reveal, rotation, ability, jump and combat', () => {
    const drunk = (tokens: string, faceDown: readonly string[] = []) =>
      play(scene(tokens, { ap: 1, faceDown }), tokens.startsWith('yTh') ? 'Th!drink' : 'Wa!drink');
    expect(verdict(drunk(`yWa@T1[0,4]+yPotion ${REST}`, ['T2']), 'Wa reveal B')).toBe('legal');
    expect(verdict(drunk(`yWa@T1[0,1]+yPotion ${REST}`), 'Wa rot A-')).toBe('legal');
    expect(verdict(drunk(`yTh@T1[2,0]+yPotion ${REST}`), 'Th!lock T1[2,0]|T1[2,1]')).toBe('legal');
    expect(verdict(drunk(`yWa@T1[0,1]+yPotion ${REST}`), 'Wa T1[0,1]^T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(drunk('yWa@T1[1,1]+yPotion bGo@T1[1,2]'), 'Wa x bGo')).toBe('legal');
  });

  it('B-SPD-03: when his own are gone the card pays again', () => {
    const s = scene(warrior, {
      turn: {
        purses: [
          { ap: 2, only: undefined, lent: false },
          { ap: 1, only: token(scene(''), 'yWa').id, lent: false },
        ],
      },
    });
    expect(purses(play(s, 'Wa T1[1,1]>T1[1,2]'))).toBe('2');
    expect(purses(play(s, 'Wa T1[1,1]>T1[1,2]', 'Wa T1[1,2]>T1[1,1]'))).toBe('1');
  });

  it('B-ITEM-C12 B-SPD-04: they are gone when he leaves, the card’s remain', () => {
    const s = play(scene(`yWa@T4[2,4]+yPotion yTh@T1[3,3] ${REST}`, { ap: 3 }), 'Wa!drink', 'Wa T4[2,4]>T4[1,4]>BL1');
    expect([whereIs(s, 'yWa'), purses(s)]).toEqual(['out', '2']);
  });

  it('B-SPD-04: lost when he is wounded, even if healed again', () => {
    const s = scene('yWa@T1[1,1]+yPotion bTr@T1[1,2] yCl@T1[2,1]', { ap: 3 });
    const hurt = play(s, 'Wa!drink', 'Wa x bTr', 'yellow: C0', 'blue: C0');
    expect(purses(hurt)).toBe('2');
    const healed = play(hurt, 'Cl!heal yWa');
    expect([purses(healed), verdict(healed, 'Wa T1[1,1]>T1[0,1]')]).toEqual(['1', 'B-CLE-03']);
  });

  it('B-SPD-04: lost when he dies, and the turn ends when nothing is left', () => {
    const s = scene(`yWa@T1[1,2]+yPotion yWz@T1[1,1]+yWand ${REST}`, { ap: 3 });
    expect(purses(play(s, 'Wa!drink', 'Wz!fire e'))).toBe('1');
    const last = play(
      scene('yWa@T1[1,1]+yPotion bTr@T1[1,2] yGo@T4[1,1]', { ap: 1 }),
      'Wa!drink',
      'Wa x bTr',
      'yellow: C0',
      'blue: C0',
    );
    expect(last.state.turn.seat).toBe('blue');
  });

  it('B-SPD-05: neither the wounded nor the blocked drink', () => {
    expect(verdict(scene(`yWa@T1[1,1]*+yPotion yGo@T4[1,1] ${REST}`), 'Wa!drink')).toBe('B-WND-02');
    const blocked = play(scene(`yWa@T1[1,1]*+yPotion yCl@T1[1,2] ${REST}`), 'Cl!heal yWa');
    expect(verdict(blocked, 'Wa!drink')).toBe('B-CLE-03');
    expect(verdict(scene(`yWa@T1[1,1] yPotion@T1[1,2] ${REST}`), 'Wa!drink')).toBe('B-TURN-03');
  });

  it('B-ITEM-C14 B-SPD-01: the other colour’s Potion is as good', () => {
    const s = scene(`yCl@T1[1,1]+bPotion ${REST}`);
    expect(verdict(s, 'Cl!drink')).toBe('legal');
    expect(purses(play(s, 'Cl!drink'))).toBe('4 yCl:4');
  });
});

describe('Treasure', () => {
  it('B-TRE-01: a point to whoever’s unwounded character carries it out, whichever colour', () => {
    expect(points(play(scene(`yCl@T4[1,4]+yTreasure ${REST}`), 'Cl T4[1,4]>BL1'))).toBe('2:0');
    expect(points(play(scene(`yCl@T4[1,4]+bTreasure ${REST}`), 'Cl T4[1,4]>BL1'))).toBe('2:0');
    const blue = scene('bCl@T1[1,0]+yTreasure yMe@T4[1,1]', { active: 'blue' });
    expect(points(play(blue, 'Cl T1[1,0]>YL1'))).toBe('0:2');
  });

  it('B-TRE-01: otherwise it has no effect', () => {
    expect(strength(play(scene('yTr@T1[1,1]+yTreasure bWa@T1[1,2]+bTreasure'), 'Tr x bWa'))).toEqual({
      yellow: 4,
      blue: 3,
    });
    expect(offers(scene(`yWa@T1[1,1]+yTreasure ${REST}`), /!/)).toEqual([]);
    const lost = play(scene(`yWz@T1[0,1]+yWand bTh@T1[0,2]+yTreasure ${REST}`), 'Wz!fire e');
    expect([whereIs(lost, 'yTreasure'), points(lost)]).toEqual(['out', '1:0']);
  });
});
