import { describe, expect, it } from 'vitest';
import { redact, VIEWERS } from '../../../core/views/redact.ts';
import { offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const WOUNDED_TROLL = 'yWa@T1[1,1] bTr@T1[1,2]*';
const ROUND = ['pass', 'A2', 'pass', 'A2'] as const;

const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene =>
  play(s, attack, `yellow: ${yellow}`, `blue: ${blue}`);

describe('Wounded characters', () => {
  it('B-WND-C7 B-WND-01: the Goblin lies where it stood, its Treasure with it, and may be robbed', () => {
    const s = fight(scene('yWa@T1[1,1] yCl@T1[1,3] bGo@T1[1,2]+bTreasure'), 'Wa x bGo', 'C0', 'C0');
    expect([spot(s, 'bGo'), spot(s, 'bTreasure'), points(s)]).toEqual(['T1[1,2]*', 'T1[1,2]', '0:0']);
    expect(verdict(s, 'Cl T1[1,3]>T1[1,2]+bTreasure>T1[2,2]')).toBe('legal');
    expect(spot(play(s, 'Cl T1[1,3]>T1[1,2]+bTreasure>T1[2,2]'), 'bTreasure')).toBe('T1[2,2] yCl');
  });

  it('B-WND-02: no Action of any kind', () => {
    const refused = (tokens: string, action: string) => expect(verdict(scene(tokens), action)).toBe('B-WND-02');
    refused('yWa@T1[1,1]*', 'Wa T1[1,1]>T1[1,2]');
    refused('yWa@T1[1,1]* bGo@T1[1,2]', 'Wa x bGo');
    refused('yWa@T1[0,1]*', 'Wa rot A-');
    refused('yWa@T4[3,1]*', 'Wa T4[3,1]^T4[3,2]>T4[3,3]');
    expect(verdict(scene('yWa@T1[1,4]*', { faceDown: ['T2'] }), 'Wa reveal B')).toBe('B-WND-02');
    expect(offers(scene('yWa@T1[0,1]* yTh@T4[3,1]* bGo@T1[1,1]'))).toEqual(['pass']);
  });

  it('B-WND-02: no ability, only the Troll regenerates', () => {
    const refused = (tokens: string, action: string) => expect(verdict(scene(tokens), action)).toBe('B-WND-02');
    refused('yCl@T1[1,1]* yGo@T1[1,2]*', 'Cl!heal yGo');
    refused('yTh@T1[2,1]*', 'Th!lock T1[2,0]|T1[2,1]');
    refused('yWa@T1[2,1]*', 'Wa!break T1[2,0]|T1[2,1]');
    refused('yWw@T1[3,3]*', 'Ww!walk T1[3,4]');
    refused('yMe@T1[0,1]*', 'Me rot A+');
    const troll = play(scene('yTr@T1[1,1]*', { ap: 3 }), 'Tr!regenerate');
    expect([spot(troll, 'yTr'), apLeft(troll)]).toEqual(['T1[1,1]', 2]);
  });

  it('B-WND-02: permanent abilities are lost too: a wounded Thief needs the Rope she did not need before', () => {
    const walk = 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]';
    expect(verdict(scene('yGo@T1[0,1] yTh@T1[0,2]+yRope'), walk)).toBe('legal');
    expect(verdict(scene('yGo@T1[0,1] yTh@T1[0,2]*+yRope'), walk)).toBe('B-PIT-06');
  });

  it('B-WND-03: Armor and Rope go on helping', () => {
    for (const own of ['bArmor', 'yArmor']) {
      const armor = play(scene(`yWa@T1[1,1] bTr@T1[1,2]*+${own}`), 'Wa x bTr');
      expect(armor.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 3, blue: 1 } });
    }
    const rope = fight(scene('yWa@T1[0,1] bCl@T1[0,2]+bRope'), 'Wa x bCl', 'C6', 'C0');
    expect([spot(rope, 'bCl'), spot(rope, 'bRope')]).toEqual(['T1[0,2]*', 'T1[0,2]']);
  });

  it('B-WND-03: but objects that cost AP cannot be used', () => {
    expect(verdict(scene('yWz@T1[1,1]*+yWand bGo@T1[1,3]'), 'Wz!fire e')).toBe('B-WND-02');
    expect(verdict(scene('yGo@T1[1,1]*+yPotion'), 'Go!drink')).toBe('B-WND-02');
    expect(verdict(scene('yTr@T1[1,1]*+yPotion'), 'Tr!drink')).toBe('B-WND-02');
  });

  it('B-WND-04: it counts 0, its owner plays a card, and only as the target', () => {
    const declared = play(scene(WOUNDED_TROLL), 'Wa x bTr');
    expect(declared.state.tasks.at(-1)).toMatchObject({ seats: ['yellow', 'blue'], strength: { yellow: 3, blue: 0 } });
    const bystander = play(scene('yWa@T1[1,1] bTr@T1[1,2]* bGo@T1[2,1]'), 'Wa x bGo');
    expect(bystander.state.tasks.at(-1)).toMatchObject({
      defenders: [token(bystander, 'bGo').id],
      strength: { blue: 1 },
    });
  });

  it('B-WND-C1 B-WND-05: 3 to 2, the wounded Troll is eliminated for 1 VP', () => {
    const after = fight(scene(WOUNDED_TROLL), 'Wa x bTr', 'C0', 'C2');
    expect([spot(after, 'bTr'), points(after)]).toEqual(['out', '1:0']);
  });

  it('B-WND-C2: with Armor it is 3 to 3, a tie', () => {
    const after = fight(scene('yWa@T1[1,1] bTr@T1[1,2]*+bArmor'), 'Wa x bTr', 'C0', 'C2');
    expect([spot(after, 'yWa'), spot(after, 'bTr'), points(after)]).toEqual(['T1[1,1]', 'T1[1,2]*', '0:0']);
  });

  it('B-WND-C3 B-WND-05: 3 to 4, the Warrior is wounded and the Troll stays so', () => {
    const after = fight(scene(WOUNDED_TROLL), 'Wa x bTr', 'C0', 'C4');
    expect([spot(after, 'yWa'), spot(after, 'bTr'), points(after)]).toEqual(['T1[1,1]*', 'T1[1,2]*', '0:0']);
  });

  it('B-WND-05: an upset wounds all attackers; the dead leave their object', () => {
    const s = scene('yWa@T1[1,1] yCl@T1[2,2] bTr@T1[1,2]*+bSword');
    const upset = fight(s, 'Wa x bTr', 'C0', 'C6');
    expect([spot(upset, 'yWa'), spot(upset, 'yCl'), spot(upset, 'bTr')]).toEqual(['T1[1,1]*', 'T1[2,2]*', 'T1[1,2]*']);
    const dead = fight(s, 'Wa x bTr', 'C0', 'C0');
    expect([spot(dead, 'bTr'), spot(dead, 'bSword')]).toEqual(['out', 'T1[1,2]']);
  });

  it('B-WND-06: lifted, carried, handed on and dropped, only by friends', () => {
    const lifted = play(scene('yWa@T1[1,1] yCl@T1[1,3] yGo@T1[1,2]*'), 'Wa T1[1,1]>T1[1,2]+yGo>T1[2,2]');
    expect(spot(lifted, 'yGo')).toBe('T1[2,2]* yWa');
    const carried = play(lifted, 'Wa T1[2,2]>T1[2,3]');
    expect(spot(carried, 'yGo')).toBe('T1[2,3]* yWa');
    const handed = play(carried, 'Wa T1[2,3]>T1[1,3]-yGo>T1[1,2]');
    expect(spot(handed, 'yGo')).toBe('T1[1,3]* yCl');
    expect(spot(play(handed, 'Cl T1[1,3]-yGo>T1[2,3]'), 'yGo')).toBe('T1[1,3]*');
    expect(verdict(scene('bWa@T1[1,1] yGo@T1[1,2]*', { active: 'blue' }), 'Wa T1[1,1]>T1[1,2]+yGo>T1[2,2]')).toBe(
      'B-OBJ-01',
    );
  });

  it('B-WND-C4 B-WND-07: 7 to 3, the carried Cleric dies and his carrier is wounded', () => {
    const after = fight(scene('yGo@T1[1,1] bWa@T1[1,2]+bCl*'), 'Go x bWa', 'C6', 'C0');
    expect([spot(after, 'bCl'), spot(after, 'bWa'), points(after)]).toEqual(['out', 'T1[1,2]*', '1:0']);
  });

  it('B-WND-C5 B-WND-07: an attacking carrier loses his load too, in his own turn', () => {
    const after = fight(scene('yWa@T1[1,1]+yGo* bTr@T1[1,2]'), 'Wa x bTr', 'C0', 'C0');
    expect([spot(after, 'yGo'), spot(after, 'yWa'), points(after)]).toEqual(['out', 'T1[1,1]*', '0:1']);
    expect(after.state.turn.seat).toBe('yellow');
  });

  it('B-WND-07: a winning carrier keeps his load; an eliminated one takes it along', () => {
    const won = fight(scene('yWa@T1[1,1]+yGo* bTr@T1[1,2]'), 'Wa x bTr', 'C2', 'C0');
    expect([spot(won, 'yGo'), points(won)]).toEqual(['T1[1,1]* yWa', '0:0']);
    const burnt = play(scene('yWz@T1[1,1]+yWand bWa@T1[1,3]+bGo*'), 'Wz!fire e');
    expect([spot(burnt, 'bWa'), spot(burnt, 'bGo'), points(burnt)]).toEqual(['out', 'out', '2:0']);
  });

  it('B-WND-C6 B-WND-08: of carrier and load only the carrier is offered as a target', () => {
    const s = scene('yTr@T1[1,1] bWa@T1[1,2]+bCl*');
    expect(offers(s, / x /)).toEqual(['Tr x bWa']);
    expect(verdict(s, 'Tr x bCl')).toBe('B-WND-08');
  });

  it('B-WND-08: nor is a load healed', () => {
    expect(verdict(scene('yCl@T1[1,1] yWa@T1[1,2]+yGo*'), 'Cl!heal yGo')).toBe('B-CLE-05');
    expect(verdict(scene('yCl@T1[1,1] yGo@T1[1,2]*'), 'Cl!heal yGo')).toBe('legal');
  });

  it('B-WND-09: a wound outlasts turns, carrying and rotation, until it is healed', () => {
    const s = scene('yCl@T1[0,1] yGo@T1[1,1]* bTr@BL1');
    const later = play(s, ...ROUND, 'Cl rot A-', 'pass', 'A3', 'pass', 'A3');
    expect(token(later, 'yGo').wounded).toBe(true);
    expect(spot(play(s, ...ROUND, 'Cl!heal yGo'), 'yGo')).toBe('T1[1,1]');
    const carried = play(scene('yWa@T1[1,1]+yGo* bTr@BL1'), 'Wa T1[1,1]-yGo>T1[1,2]', ...ROUND);
    expect(spot(carried, 'yGo')).toBe('T1[1,1]*');
  });

  it('B-WND-09: everybody knows who lies there', () => {
    const { state } = scene('yWa@T1[1,1]* bTr@T1[1,2]*+bSword');
    for (const viewer of VIEWERS) expect(redact(state, viewer).pieces).toEqual(state.pieces);
  });
});
