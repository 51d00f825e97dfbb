import { describe, expect, it } from 'vitest';
import { jumpCardOf } from '../core/actions/jump.ts';
import { situationOf } from '../core/situation/situation.ts';
import { parsePosition } from '../notation/position.ts';
import { offers, play, type Scene, token, verdict } from '../testing/scene.ts';
import { zonesRules } from '../testing/zones-box.ts';

const HAND = 'J:3 C:012233456';

/**
 * Blue and red rooms as printed, so that the zones of the west end are these:
 * a1 and b1 are open to each other, b1 to b2 and c1, c1 to d1; a wall is between a1 and a2, a pit between a2 and b2.
 */
const zones = (yellow: string, blue: string, turn = '3 yellow ap=3', cards = [HAND, HAND]): Scene => {
  const rules = zonesRules();
  const text = [
    'dtp 1 zones.1',
    'rooms  bluecw.0 redcw.0 greencw.0 yellowcw.0 / blueccw.0 redccw.0 greenccw.0 yellowccw.0',
    `yellow ${yellow} | ${cards[0]}`,
    `blue   ${blue} | ${cards[1]}`,
    `turn   ${turn} highest=6`,
    `tasks  act(${turn.split(' ')[1]})`,
  ];
  const state = parsePosition(text.join('\n'), rules);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return { rules, state: state.value };
};

const purse = ({ state }: Scene): number => state.turn.purses[0]?.ap ?? 0;
const ALONE = 'Wa@h4';

describe('The action wheel', () => {
  it('C-TURN-2 C-TURN-3 C-TURN-C1: two points in the first turn of the game, then three besides what was kept', () => {
    const first = zones('Na@y1', ALONE, '1 yellow ap=2');
    const second = play(first, 'Na y1>a1', 'pass');
    expect([purse(second), second.state.players.yellow.kept]).toEqual([3, 1]);
    const third = play(second, 'pass');
    expect([purse(third), third.state.players.yellow.kept]).toEqual([4, 0]);
  });

  it('C-TURN-4 C-TURN-C2 C-TURN-C3 C-TURN-C4 C-TURN-C5: three at most are kept, and six begin a turn', () => {
    expect(purse(play(zones('Na@y1', ALONE, '1 yellow ap=2'), 'pass', 'pass'))).toBe(5);
    const six = play(zones('Na@y1', ALONE, '5 yellow ap=4'), 'pass', 'pass');
    expect(purse(six)).toBe(6);
    expect(play(six, 'Na y1>a1', 'pass').state.players.yellow.kept).toBe(3);
    expect(purse(play(six, 'pass', 'pass'))).toBe(6);
  });

  it('C-TURN-12 C-TURN-11: a turn without points goes on until it is ended, and nothing can be done in it', () => {
    const spent = play(zones('Na@y1', ALONE, '3 yellow ap=1'), 'Na y1>a1');
    expect([spent.state.turn.seat, offers(spent)]).toEqual(['yellow', ['pass']]);
    expect(verdict(spent, 'Na a1>b1')).toBe('C-TURN-11');
  });

  it('C-JUMP-4: without a Jump card any Combat card pays for a jump but the +0', () => {
    const card = (hand: string) => {
      const { rules, state } = zones('Na@a2', ALONE, '3 yellow ap=3', [hand, HAND]);
      return jumpCardOf(situationOf(rules, state), 'yellow');
    };
    expect([card('J:1 C:05'), card('C:05'), card('C:0')]).toEqual(['J', 'C5', undefined]);
  });
});

describe('From zone to zone', () => {
  it('C-MOVE-1 C-MOVE-2 C-MOVE-10: as far as one’s movement goes, over open edges', () => {
    const s = zones('Na@y1', ALONE);
    expect(verdict(s, 'Na y1>a1>b1>c1')).toBe('legal');
    expect(verdict(s, 'Na y1>a1>b1>c1>d1')).toBe('C-MOVE-1');
    expect(verdict(s, 'Na y1>a1>a2')).toBe('C-MOVE-10');
    expect(verdict(s, 'Na y1>b1')).toBe('C-MOVE-2');
    expect(verdict(zones('Na@a2', ALONE), 'Na a2>b2')).toBe('C-MOVE-10');
  });

  it('C-MOVE-4 C-MOVE-5 C-MOVE-7 C-MOVE-9: friends and the wounded let one pass, an enemy only the way one came', () => {
    expect(verdict(zones('Na@a1 Wa@b1', ALONE), 'Na a1>b1>c1')).toBe('legal');
    expect(verdict(zones('Na@a1', 'Wa@b1*'), 'Na a1>b1>c1')).toBe('legal');
    const met = zones('Na@a1', 'Wa@b1');
    expect(verdict(met, 'Na a1>b1')).toBe('legal');
    expect(verdict(met, 'Na a1>b1>c1')).toBe('C-MOVE-5');
    expect(verdict(met, 'Na a1>b1>a1')).toBe('legal');
    expect(verdict(zones('Na@b1', 'Wa@b1'), 'Na b1>c1')).toBe('legal');
  });

  it('C-MOVE-11 C-MOVE-12 C-MOVE-C9 C-MOVE-C10: three of a side at most, the wounded and carried too', () => {
    const full = zones('Na@a1 Wa@b1 Co@b1 Me@b1*', 'Wa@b2');
    expect(verdict(full, 'Na a1>b1')).toBe('C-MOVE-11');
    expect(verdict(full, 'Na a1>b1>c1')).toBe('legal');
    expect(verdict(zones('Na@a1+yMe* Wa@b1 Co@b1', ALONE), 'Na a1>b1')).toBe('C-MOVE-11');
    expect(verdict(zones('Na@a1+yMe* Wa@b1 Co@b1 Cl@b1', ALONE), 'Na a1>b1-yMe>c1')).toBe('C-MOVE-11');
    expect(verdict(zones('Na@a1', 'Wa@b1 Co@b1 Me@b1'), 'Na a1>b1')).toBe('legal');
  });

  it('C-OBJ-1 C-OBJ-2 C-OBJ-4 C-OBJ-C3 C-WND-6: things are taken up and put down by the way, one at a time', () => {
    const s = zones('Na@a1 Me@b1* Wa@c1', ALONE);
    const carried = play(s, 'Na a1>b1+yMe>c1');
    expect(token(carried, 'yMe').carrier).toBe(token(s, 'yNa').id);
    expect(token(play(carried, 'Na c1-yMe'), 'yMe').carrier).toBeUndefined();
    expect(verdict(carried, 'Na c1>b1-yMe')).toBe('legal');
    expect(verdict(zones('Na@a1', 'Me@b1*'), 'Na a1>b1+bMe')).toBe('C-WND-6');
    expect(verdict(zones('Na@a1+yMe* Wa@b1*', ALONE), 'Na a1>b1+yWa')).toBe('C-OBJ-4');
  });

  it('C-EXIT-1 C-EXIT-4: who comes to the other’s starting zone is out, and nothing is done there', () => {
    const s = zones('Na@h4+yMe*', 'Wa@a1');
    expect(token(play(s, 'Na h4>z4'), 'yNa').at).toBe(-1);
    expect(verdict(s, 'Na h4>z4-yMe')).toBe('C-EXIT-4');
  });
});

describe('Whoever shares a zone', () => {
  it('C-CC-1: fights there, and nowhere else', () => {
    const s = zones('Na@b1', 'Wa@b1 Co@c1');
    expect(offers(s, / x /)).toEqual(['Na x bWa']);
    expect(verdict(s, 'Na x bCo')).toBe('C-CC-1');
  });

  it('C-REV-2: turns up the room before its post, and no other', () => {
    const rules = zonesRules();
    const text = `dtp 1 zones.1
rooms  ? redcw.0 greencw.0 yellowcw.0 / ? redccw.0 greenccw.0 yellowccw.0
unseen bluecw blueccw
yellow Na@y1 | ${HAND}
blue   Wa@h4 | ${HAND}
turn   3 yellow ap=3 highest=6
tasks  act(yellow)`;
    const state = parsePosition(text, rules);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    expect(offers({ rules, state: state.value }, /reveal/)).toEqual(['Na reveal A']);
  });
});
