import { expect, test } from 'vitest';
import { drawableWalks, listedWalks } from '../../testing/drawable.ts';
import { hall } from '../../testing/hall.ts';
import { scene, token } from '../../testing/scene.ts';

const FLOOR = hall();
const PITS = hall(['..o..', '.....', 'o..o.']);

test.each([
  ['yTr@T1[2,2]', FLOOR],
  ['yTr@T1[2,2]+bSword', FLOOR],
  ['yWa@T1[2,2]+bSword yArmor@T1[2,3] bGo@T1[1,2]', FLOOR],
  ['yWa@T1[2,2] yGo@T1[2,3]+bSword yCl@T1[3,2]*', FLOOR],
  ['yEl@T1[2,2]+bSword', FLOOR],
  ['yPa@T1[2,2]+bSword yArmor@T1[2,3] ySword@T1[1,1]', FLOOR],
  ['yWa@T1[1,1]+yRope', PITS],
  ['yWa@T1[1,1] yRope@T1[1,2] bSword@T1[0,1]', PITS],
  ['yWa@T1[1,1]+bSword yRope@T1[4,4]', PITS],
  ['yGh@T1[1,1] bSword@T1[0,1]', PITS],
])('What can be drawn is what is listed: %s', (tokens, on) => {
  const { rules, state } = scene(tokens, on);
  const { id } = token({ rules, state }, tokens.slice(0, 3));
  const listed = listedWalks(rules, state, 'yellow', id);
  expect(listed.length).toBeGreaterThan(5);
  expect(drawableWalks(rules, state, id)).toEqual(listed);
});
