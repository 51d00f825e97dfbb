import { describe, expect, it, test } from 'vitest';
import { legal } from '../../../core/choices/legal.ts';
import { walks } from '../../../core/choices/walks.ts';
import { apply } from '../../../core/decide.ts';
import { situationOf } from '../../../core/situation/situation.ts';
import { type PieceId, SEATS, type State, topTask } from '../../../core/state.ts';
import { parsePosition } from '../../../notation/read-position.ts';
import { explain } from '../../../result.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { deal } from '../../../testing/dealt.ts';
import { hall } from '../../../testing/hall.ts';
import { searchesAgree } from '../../../testing/laws/searches.ts';
import { type Random, randomOf } from '../../../testing/random.ts';
import { rulesOf, scene, token } from '../../../testing/scene.ts';
import { checkWalk, thingsOf } from './check.ts';
import { walkerOf } from './walker.ts';

// A taste of `walks.test.ts`, short enough to run for every mutant, and positions in which something was wrong once.

describe('Walks', () => {
  it.each(['base.1', 'paladins.1'])('are remembered only while they are true: %s', { timeout: 60_000 }, (id) => {
    const rules = rulesOf(id);
    const others = rulesOf(`${id} vp=6`);
    const random = randomOf(17);
    let compared = 0;
    for (let nth = 0; nth < 4; nth++) {
      let state = deal(rules, random);
      for (let step = 0; step < 12 && state.ending === undefined; step++) {
        const known = random.shuffle(charactersIn(rules, state));
        if (step % 4 === 3) {
          const remembered = speltOut(rules, state, known);
          // The same tokens by other rules take the place of what is remembered.
          speltOut(others, state, known);
          expect(remembered).toEqual(speltOut(rules, state, known));
          compared++;
        } else speltOut(rules, state, known.slice(0, known.length / 2));
        state = played(rules, state, random);
      }
    }
    expect(compared).toBeGreaterThan(6);
  });
});

const charactersIn = ({ characters }: Ruleset, { pieces }: State): readonly PieceId[] =>
  SEATS.flatMap((seat) => characters[seat]).filter((id) => (pieces[id]?.at ?? -1) >= 0);

const speltOut = (rules: Ruleset, state: State, pieces: readonly PieceId[]): readonly string[] =>
  pieces.map((piece) => JSON.stringify(walks(rules, state, piece)));

const played = (rules: Ruleset, state: State, random: Random): State => {
  const actor = random.pick(topTask(state)?.seats ?? []);
  const choices = legal(rules, state, actor);
  return apply(rules, state, actor, choices.at(random.below(choices.length))).state;
};

/** Rifts side by side: a Rope is laid down and taken up again on the way (P-ROPE-11, P-ROPE-12). */
const RIFTS = `dtp 1 paladins.1
rooms 8cw.2 7ccw.2 6cw.1 7cw.2 / 8ccw.1 5ccw.0 6ccw.0 5cw.0
marks k3=rubble:yellow
yellow Pa@n10
blue Pp@l3+yRope Dr@n4
loose yRing@j4 yShield@o3 yScroll@m3 bScroll@i3
turn 20 blue ap=4 highest=5
tasks act(blue)`;

const CORNERS: readonly (readonly [string, string, string])[] = [
  [
    'P-ROCKS-14: brought to rocks to die with, or left there before',
    'paladins.1',
    `rooms 5ccw.0 ? ? 6cw.2 / 6ccw.2 8cw.1 8ccw.1 7ccw.3
unseen 5cw 7cw
yellow Pp@k10+bScroll
blue Il@p4
loose yShield@l10`,
  ],
  [
    'P-ROCKS-14: brought there by a flyer, who may go on and come back',
    'base.1+paladins.1 teams=free',
    `rooms 4cw.1 7ccw.2 3ccw.1 3cw.3 / 7cw.0 4ccw.3 8ccw.0 8cw.3
yellow Wz@g5+bRope | A:2 | team Wz Rope Rope Key Gm Wm Ww Pa Go Il Cl Treasure Scroll Wand | pairs 3 8
blue Pa@i5* | A:2 | team Pa Pp Go Dr Gh Gm Th Wa Rope Ring Armor Sword Treasure Shield | pairs 7 4
loose yKey@h5 bShield@h5`,
  ],
  [
    'P-ROCKS-15: one thing given for another among rocks, and back to die with it',
    'paladins.1',
    `rooms 8ccw.3 6cw.3 5cw.0 7cw.0 / 7ccw.0 5ccw.0 ? 6ccw.1
unseen 8cw
yellow El@b8
blue Wm@b9
loose yRing@c7 bShield@b7`,
  ],
  [
    'P-ROCKS-15: two things among rocks, and back to die with empty hands',
    'paladins.1',
    `rooms 5ccw.3 7cw.3 5cw.3 6ccw.1 / 8ccw.3 8cw.2 6cw.2 7ccw.3
yellow Pp@r5
blue Wm@s4
loose yShield@r4 yKey@r4 yScroll@q4`,
  ],
  [
    'B-ROP-04: a Rope brought flying from one pit to the next, and left to stand on',
    'base.1',
    `rooms 2cw.0 3cw.2 1cw.3 3ccw.3 / 4cw.2 4ccw.3 2ccw.1 1ccw.0
yellow Wz@m5
blue Tr@k1
loose yRope@p5`,
  ],
];

test.each(CORNERS)('%s', (_, id, tokens) => {
  const by = rulesOf(id);
  const position = parsePosition(`dtp 1 ${id}\n${tokens}\nturn 20 yellow ap=2 highest=5\ntasks act(yellow)`, by);
  if (!position.ok) throw new Error(explain(position.error));
  const movers = by.characters.yellow.filter((id) => (position.value.pieces[id]?.at ?? -1) >= 0);
  for (const piece of movers) {
    expect(walks(by, position.value, piece).length).toBeGreaterThan(20);
    expect(searchesAgree(by, position.value, piece)).toEqual([]);
  }
});

const PITS = hall(['.o.o.', '.....', '..o..']);
const ROCKS = hall(['.r.r.', '.....', '..r..']);

describe('Walks in a hall are all there are', () => {
  it.each([
    ['B-TURN-05: back with one thing to where another was left', 'yWa@T1[2,2]+ySword bArmor@T1[2,4]', hall()],
    ['B-OBJ-08: two things and a friend', 'yWa@T1[2,2] ySword@T1[2,3] bArmor@T1[1,2] yGo@T1[3,2]', hall()],
    ['B-OBJ-09: what a friend has, for what one has', 'yWa@T1[2,2]+ySword yGo@T1[2,3]+bArmor', hall()],
    ['B-OBJ-09: one thing or another for a friend', 'yWa@T1[2,2]+ySword yGo@T1[2,3] bArmor@T1[1,2]', hall()],
    ['B-OBJ-09: a friend for another friend', 'yWa@T1[2,2]+yGo* yCl@T1[2,3] bArmor@T1[1,2]', hall()],
    ['B-OBJ-05: a friend beside an object', 'yWa@T1[2,2]+yGo* bArmor@T1[2,3] bSword@T1[1,2]', hall()],
    ['P-PALADIN-01: a friend with two hands', 'yWa@T1[2,2]+ySword yPa@T1[2,3] bArmor@T1[1,2]', hall()],
    ['P-PALADIN-01: a friend with a hand left', 'yWa@T1[2,2]+ySword yPa@T1[2,3]+bArmor', hall()],
    ['B-OBJ-06: flying over pits with two things', 'yWz@T1[1,1]+ySword bKey@T1[1,2]', PITS],
    ['B-ROP-04: flying over pits with a Rope', 'yWz@T1[1,1]+yRope bKey@T1[1,2]', PITS],
    ['B-OBJ-09: a friend over a pit', 'yWz@T1[1,1]+ySword yTh@T1[0,1] bKey@T1[1,2]', PITS],
    ['B-PIT-06: a Rope that a friend hangs on', 'yTh@T1[1,1] yWa@T1[0,1]+yRope bKey@T1[1,2]', PITS],
    ['B-WND-01: a wounded friend on an object', 'yWa@T1[2,2] yGo@T1[2,3]* bArmor@T1[2,3]', hall()],
    ['B-OBJ-01: a wounded friend to carry, a foe in the way', 'yWa@T1[2,2]+yGo* bTr@T1[2,3] bGo@T1[1,2]*', hall()],
    ['B-ROP-02 B-ROP-03: with a Rope among pits', 'yWa@T1[1,1]+yRope', PITS],
    ['B-ROP-01 B-ROP-04: a Rope to take, and one over a pit', 'yWa@T1[1,2] yRope@T1[1,1] bRope@T1[0,3]', PITS],
    ['B-OBJ-02: a Rope at one’s feet, taken along and brought back', 'yWa@T1[1,1] yRope@T1[1,1]', PITS],
    ['B-ROP-01: over a pit with a Rope left there, and back', 'yIl@T1[1,2]+yRope bSword@T1[2,3]', PITS],
    ['B-THF-02: a friend who bridges a pit', 'yWa@T1[1,1]+ySword yTh@T1[0,1]', PITS],
    ['P-SHIELD-02 P-ROCKS-15: with a Fire Shield among rocks', 'yWa@T1[1,1]+yShield bSword@T1[1,2]', ROCKS],
    ['P-SHIELD-02: a Fire Shield under the rocks', 'yWa@T1[1,1] yShield@T1[0,1]', ROCKS],
    [
      'P-SHIELD-02 P-ROCKS-14: two Fire Shields, and back to die with empty hands where one lay',
      'yPp@T1[1,0] yShield@T1[0,0] bShield@T1[0,1] bTr@T1[2,0] bGo@T1[1,1]',
      hall(['.r.', '...'], ['oo']),
    ],
    ['P-ROCKS-13 P-ROCKS-14: among rocks with one thing', 'yWa@T1[1,1]+ySword', ROCKS],
    [
      'P-ROCKS-13 P-ROCKS-14: and with another to take, or under the rocks',
      'yWa@T1[1,1]+ySword bKey@T1[1,2] bArmor@T1[0,1]',
      ROCKS,
    ],
    ['P-ROCKS-14 P-ROCKS-15: flying over rocks with two things', 'yWz@T1[1,1]+ySword bKey@T1[1,2]', ROCKS],
    [
      'B-OBJ-08: more things than are told apart at a glance',
      'yTr@T1[2,2]+ySword bSword@T1[2,3] yArmor@T1[1,2] bArmor@T1[3,2] yGo@T1[2,1]* yWand@T1[2,1]',
      hall(),
    ],
    ['P-PALADIN-03: two loads, and a third thing', 'yPa@T1[1,2]+ySword+bKey bArmor@T1[1,3]', hall()],
    ['P-PALADIN-01: two loads over a pit', 'yPa@T1[1,2]+ySword+yRope', PITS],
    ['P-GHOST-04: no hands', 'yGh@T1[1,2] ySword@T1[1,3] bWa@T1[1,1]', PITS],
  ])('%s', { timeout: 60_000 }, (_, tokens, floor) => {
    const { rules, state } = scene(`${tokens} bMe@B4[1,1]`, floor);
    const { id } = token({ rules, state }, tokens.slice(0, 3));
    expect(walks(rules, state, id).length).toBeGreaterThan(5);
    expect(searchesAgree(rules, state, id)).toEqual([]);
  });

  it('B-THF-01 P-SCOUT-01: whoever else crosses a pit, not everybody may stop there', () => {
    const { rules, state } = scene('yTh@T1[1,1] yEl@T1[1,3] bMe@B4[1,1]', PITS);
    for (const names of [
      ['yTh', 'yEl'],
      ['yEl', 'yTh'],
    ])
      for (const name of names) expect(searchesAgree(rules, state, token({ rules, state }, name).id)).toEqual([]);
  });
});

test('Whatever was left and taken up again, each listed Move can be spelt out and is allowed', () => {
  const mixed = rulesOf('paladins.1');
  const position = parsePosition(RIFTS, mixed);
  if (!position.ok) throw new Error(explain(position.error));
  const situation = situationOf(mixed, position.value);
  const moves = [...legal(mixed, position.value, 'blue')].filter((action) => action.type === 'move');
  expect(moves.length).toBeGreaterThan(300);
  for (const { piece, walk } of moves)
    expect(checkWalk(walkerOf(situation, piece, thingsOf(situation, piece, walk)), walk)).toBeUndefined();
});
