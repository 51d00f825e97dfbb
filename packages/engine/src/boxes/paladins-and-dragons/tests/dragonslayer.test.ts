import { describe, expect, it } from 'vitest';
import { character } from '../../../rules/box.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { play, type Scene, scene } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';
import { paladinsAndDragons } from '../index.ts';

/** Strengths before cards, yellow's first. */
const strength = ({ state }: Scene): string => {
  const task = state.tasks.at(-1);
  if (task?.kind !== 'commit') throw new Error('Nobody fights.');
  return `${task.strength.yellow}:${task.strength.blue}`;
};
const fight = (tokens: string, ...texts: readonly string[]) => play(scene(tokens, { ...hall(), ap: 3 }), ...texts);
const blueFights = (tokens: string, ...texts: readonly string[]) =>
  play(scene(tokens, { ...hall(), ap: 3, active: 'blue' }), ...texts);
const CARRIER = 'yPp@T1[0,0]+ySlayer bDr@T1[0,1] bMe@B4[1,1]';

describe('Dragonslayer', () => {
  it('P-SLAYER-C1 P-SLAYER-01 P-SLAYER-02 P-SLAYER-09: +4, and the beaten Dragon is eliminated for 2 points', () => {
    const s = fight(CARRIER, 'Pp x bDr');
    expect(strength(s)).toBe('6:6');
    const after = play(s, 'yellow: C3', 'blue: C2');
    expect([spot(after, 'bDr'), points(after), spot(after, 'ySlayer')]).toEqual(['out', '2:0', 'T1[0,0] yPp']);
  });

  it('P-SLAYER-02: without it a beaten Dragon is only wounded', () => {
    const won = fight('yPp@T1[0,0]+ySword bDr@T1[0,1] bMe@B4[1,1]', 'Pp x bDr', 'yellow: C5', 'blue: C0');
    expect([spot(won, 'bDr'), points(won)]).toEqual(['T1[0,1]*', '0:0']);
  });

  it('P-SLAYER-C2 P-SLAYER-03: the same for whoever is attacked by a Dragon', () => {
    const s = blueFights('yGo@T1[0,0]+ySlayer bDr@T1[0,1] yMe@B4[1,1]', 'Dr x yGo');
    expect(strength(s)).toBe('5:6');
    const won = play(s, 'yellow: C3', 'blue: C0');
    expect([spot(won, 'bDr'), points(won)]).toEqual(['out', '2:0']);
    const lost = play(s, 'yellow: C0', 'blue: C1');
    expect([spot(lost, 'yGo'), spot(lost, 'bDr'), points(lost)]).toEqual(['T1[0,0]*', 'T1[0,1]', '0:0']);
  });

  it('P-SLAYER-04 P-SLAYER-05: in a group the carrier needs a Dragon beside him, whomever he attacks', () => {
    const beside = 'yPp@T1[0,0]+ySlayer bTh@T1[0,1] bDr@T1[1,0]';
    const s = fight(beside, 'Pp x bTh');
    expect(strength(s)).toBe('6:8');
    const won = play(s, 'yellow: C3', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'bTh'), points(won)]).toEqual(['out', 'T1[0,1]*', '2:0']);
  });

  it('P-SLAYER-C3 P-SLAYER-04 P-SLAYER-05: a Dragon drawn in elsewhere gives no +4 and is wounded as usual', () => {
    const s = fight('yPp@T1[0,0]+ySlayer bTh@T1[0,1] yGm@T1[0,2] bDr@T1[0,3]', 'Pp x bTh');
    expect(strength(s)).toBe('6:8');
    const won = play(s, 'yellow: C5', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'bTh'), points(won)]).toEqual(['T1[0,3]*', 'T1[0,1]*', '0:0']);
  });

  it('P-SLAYER-04 P-SLAYER-05: he need not be the one who attacks, and of those beside him only the Dragon dies', () => {
    const s = fight('yPp@T1[1,1]+ySlayer bDr@T1[0,1] yGm@T1[0,0] bTr@T1[1,0]', 'Gm x bDr');
    expect(strength(s)).toBe('10:10');
    const won = play(s, 'yellow: C1', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'bTr'), points(won)]).toEqual(['out', 'T1[1,0]*', '2:0']);
  });

  it('P-SLAYER-04 P-SLAYER-05: defending in a group too, against a Dragon that joins the attackers', () => {
    const s = blueFights('yPp@T1[0,0]+ySlayer bDr@T1[0,1] bTh@T1[1,0] yMe@B4[1,1]', 'Th x yPp');
    expect(strength(s)).toBe('6:8');
    const alone = play(s, 'yellow: C3', 'blue: C0');
    expect([spot(alone, 'bDr'), spot(alone, 'bTh'), points(alone)]).toEqual(['out', 'T1[1,0]*', '2:0']);
    const helped = blueFights('yPp@T1[0,0]+ySlayer yGm@T1[0,2] bDr@T1[0,1] bTh@T1[1,0]', 'Th x yPp');
    expect(strength(helped)).toBe('10:8');
    const won = play(helped, 'yellow: C0', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'bTh'), points(won)]).toEqual(['out', 'T1[1,0]*', '2:0']);
  });

  it('P-SLAYER-04: one bonus however many Dragons there are, and each of those beside him dies', () => {
    const green = character('greenDragon', {
      code: 'Gd',
      rule: 'B-COMP-06',
      speed: 2,
      combat: 5,
      traits: ['dragon'],
      rules: [],
    });
    const box = { ...paladinsAndDragons, characters: [...paladinsAndDragons.characters, green] };
    const rules = compileBoxes([box], DEFAULTS);
    const rooms = ['8ccw.0', '7ccw.0', '5cw.0', '5ccw.0', '6cw.0', '6ccw.0', '8cw.0', '7cw.0'];
    const s = play(scene('yPa@T1[0,1]+ySlayer bDr@T1[0,0] bGd@T1[0,2]', { rules, rooms }), 'Pa x bDr');
    expect(strength(s)).toBe('7:11');
    const won = play(s, 'yellow: C5', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'bGd'), points(won)]).toEqual(['out', 'out', '3:0']);
  });

  it('P-SLAYER-06: no bonus where no Dragon is against him', () => {
    expect(strength(fight('yPp@T1[0,0]+ySlayer bTh@T1[0,1]', 'Pp x bTh'))).toBe('2:2');
    expect(strength(fight('yPp@T1[0,0]+ySlayer bTh@T1[0,1] yDr@T1[1,0]', 'Pp x bTh'))).toBe('2:2');
    expect(strength(fight('yPp@T1[0,0]+ySlayer bTh@T1[0,1] bDr@T1[1,0]*', 'Pp x bTh'))).toBe('2:2');
    expect(strength(fight('yGo@T1[0,0] bTh@T1[0,1]+bSlayer', 'Go x bTh'))).toBe('1:2');
    const won = fight('yPp@T1[0,0]+ySlayer bTh@T1[0,1] bMe@B4[1,1]', 'Pp x bTh', 'yellow: C1', 'blue: C0');
    expect([spot(won, 'bTh'), points(won)]).toEqual(['T1[0,1]*', '0:0']);
  });

  it('P-SLAYER-07: a wounded carrier fights with 4, and slays', () => {
    const s = blueFights('yGo@T1[0,0]*+ySlayer bDr@T1[0,1] yMe@B4[1,1]', 'Dr x yGo');
    expect(strength(s)).toBe('4:6');
    const won = play(s, 'yellow: C3', 'blue: C0');
    expect([spot(won, 'bDr'), spot(won, 'yGo'), points(won)]).toEqual(['out', 'T1[0,0]*', '2:0']);
    expect(points(play(s, 'yellow: C1', 'blue: C0'))).toBe('0:1');
  });

  it('P-SLAYER-08: a Dragon has it against the other Dragon', () => {
    const s = fight('yDr@T1[0,0]+bSlayer bDr@T1[0,1] bMe@B4[1,1]', 'Dr x bDr');
    expect(strength(s)).toBe('10:6');
    expect(points(play(s, 'yellow: C0', 'blue: C0'))).toBe('2:0');
    const lost = play(s, 'yellow: C0', 'blue: C5');
    expect([spot(lost, 'yDr'), points(lost)]).toEqual(['T1[0,0]*', '0:0']);
  });

  it('P-SLAYER-09: 2 points for blue as well, and no more for a Dragon that was wounded before', () => {
    const blue = blueFights('bWa@T1[0,0]+bSlayer yDr@T1[0,1] yMe@B4[1,1]', 'Wa x yDr', 'blue: C1', 'yellow: C0');
    expect(points(blue)).toBe('0:2');
    const again = 'yPp@T1[0,0]+ySlayer bDr@T1[0,1]* bMe@B4[1,1]';
    expect(points(fight(again, 'Pp x bDr', 'yellow: C0', 'blue: C0'))).toBe('2:0');
  });

  it('P-SLAYER-C4: a Paladin with two', () => {
    const s = fight('yPa@T1[0,0]+ySlayer+bSlayer bDr@T1[0,1] bMe@B4[1,1]', 'Pa x bDr');
    expect(strength(s)).toBe('11:6');
    expect(strength(blueFights('yPa@T1[0,0]+ySlayer+bSlayer bDr@T1[0,1] yMe@B4[1,1]', 'Dr x yPa'))).toBe('11:6');
  });

  it('P-SLAYER-C5: on a tie the Dragon lives', () => {
    const after = fight(CARRIER, 'Pp x bDr', 'yellow: C2', 'blue: C2');
    expect([spot(after, 'bDr'), spot(after, 'yPp'), points(after)]).toEqual(['T1[0,1]', 'T1[0,0]', '0:0']);
  });
});
