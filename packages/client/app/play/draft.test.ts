import { check, decide, evolve, formatAction, isInPlay, isRefusal, type PieceId, walks } from '@archmage/engine';
import { at, type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  accept,
  beginDraft,
  confirm,
  type Draft,
  follow,
  goTo,
  prospects,
  reset,
  stepTo,
  takenAtStop,
  trailOf,
  undo,
} from './draft.ts';
import { isRefused, type Seen } from './seen.ts';
import { draftOf } from './stand.ts';
import { momentsOf, testGames } from './test-games.ts';

const seenIn = ({ rules, state }: Scene): Seen => ({ rules, view: state, seat: 'yellow' });

const begun = (from: Scene, name: string): Draft => drafted(beginDraft(seenIn(from), token(from, name).id));

const drafted = (answer: Draft | { code: string }): Draft => {
  if ('code' in answer) throw new Error(`Refused: ${answer.code}.`);
  return answer;
};

const load = (draft: Draft): PieceId => draft.hands[0] ?? -1;

/** With these legs more, whatever is offered. */
const further = (draft: Draft, ...legs: Draft['legs']) => draftOf(draft, draft.piece, [...draft.legs, ...legs]);

const codeOf = (answer: object): string => ('code' in answer ? `${answer.code}` : 'legal');

const written = (draft: Draft): string => {
  const action = confirm(draft);
  return isRefused(action) ? action.code : formatAction(draft.rules, draft.view, action);
};

describe('A Move being composed', () => {
  const room = scene('yGo@T1[1,1] ySword@T1[1,2]');
  const go = begun(room, 'yGo');

  test('begins where the character stands, and cannot end there', () => {
    expect(go).toMatchObject({ at: at(room, 'T1[1,1]'), steps: 0, speed: 4, hands: [] });
    expect(codeOf(confirm(go))).toBe('noStep');
  });

  test('goes square by square', () => {
    const gone = follow(go, [at(room, 'T1[1,2]'), at(room, 'T1[1,3]')]);
    expect(written(gone)).toBe('Go b2>c2>d2');
    expect(trailOf(gone)).toEqual(['T1[1,1]', 'T1[1,2]', 'T1[1,3]'].map((name) => at(room, name)));
  });

  test('or straight to a square by the best way', () => {
    const gone = drafted(goTo(go, at(room, 'T1[1,3]')));
    expect(gone.steps).toBe(2);
    expect(written(gone)).toBe('Go b2>c2>d2');
  });

  test('takes a step back when the last square is chosen again', () => {
    const gone = follow(go, [at(room, 'T1[1,2]'), at(room, 'T1[1,1]')]);
    expect(gone.legs).toEqual([]);
  });

  test('goes back for real once something was taken (B-MOVE-C8)', () => {
    const taken = drafted(further(drafted(stepTo(go, at(room, 'T1[1,2]'))), { take: token(room, 'ySword').id }));
    const back = drafted(stepTo(taken, at(room, 'T1[1,1]')));
    expect(written(back)).toBe('Go b2>c2+ySword>b2');
    expect(back.preview.pieces[token(room, 'ySword').id]).toMatchObject({ at: back.at, carrier: back.piece });
    expect(undo(undo(back)).hands).toEqual([]);
    expect(reset(back).legs).toEqual([]);
  });

  test('offers what lies on its squares', () => {
    const there = drafted(stepTo(go, at(room, 'T1[1,2]')));
    expect(prospects(there).here).toMatchObject([{ what: 'take', takes: token(room, 'ySword').id }]);
    expect(takenAtStop(there)).toEqual([token(room, 'ySword').id]);
    const [offer] = prospects(go).onTheWay;
    expect(offer).toMatchObject({ what: 'take', place: at(room, 'T1[1,2]') });
    if (offer) expect(drafted(accept(go, offer)).hands).toEqual([token(room, 'ySword').id]);
  });
});

describe('What is taken by stopping (B-OBJ-03)', () => {
  test('is known where the walk ends', () => {
    const s = scene('yTr@T1[1,1] ySword@T1[1,3]');
    const there = drafted(goTo(begun(s, 'yTr'), at(s, 'T1[1,3]')));
    expect(there.steps).toBe(there.speed);
    expect(takenAtStop(there)).toEqual([token(s, 'ySword').id]);
  });

  test('is nothing where nobody may stop, and nothing for full hands', () => {
    const s = scene('yGo@T1[1,1]+ySword yArmor@T1[1,2] yTr@T1[1,3]');
    const [crowded, carrying] = [at(s, 'T1[1,2]'), at(s, 'T1[2,1]')].map((place) =>
      drafted(goTo(begun(s, 'yGo'), place)),
    );
    expect([crowded, carrying].map((draft) => draft && takenAtStop(draft))).toEqual([[], []]);
  });
});

describe('Loads on the way', () => {
  test('are swapped with the floor, and one goes on (B-OBJ-C3, B-OBJ-C4)', () => {
    const s = scene('yGo@T1[1,1]+ySword yArmor@T1[1,2]');
    const there = drafted(stepTo(begun(s, 'yGo'), at(s, 'T1[1,2]')));
    expect(there.refusal?.code).toBe('crowded');
    expect(prospects(there).here.map(({ what }) => what)).toEqual(['swap']);
    const swapped = drafted(further(there, { leave: load(there) }, { take: token(s, 'yArmor').id }));
    expect(written(drafted(stepTo(swapped, at(s, 'T1[1,3]'))))).toBe('Go b2>c2-ySword+yArmor>d2');
    expect(undo(swapped).hands).toEqual([token(s, 'ySword').id]);
  });

  test('are given to a friend one passes (B-OBJ-09)', () => {
    const s = scene('yWa@T1[1,1]+ySword yCl@T1[1,2]');
    const there = drafted(stepTo(begun(s, 'yWa'), at(s, 'T1[1,2]')));
    expect(there.refusal?.code).toBe('stopWithFriend');
    expect(prospects(there).here).toMatchObject([{ what: 'give', partner: token(s, 'yCl').id }]);
    const given = drafted(further(there, { leave: load(there) }));
    expect(given.preview.pieces[token(s, 'ySword').id]?.carrier).toBe(token(s, 'yCl').id);
    expect(codeOf(confirm(given))).toBe('stopWithFriend');
    expect(written(drafted(stepTo(given, at(s, 'T1[1,3]'))))).toBe('Wa b2>c2-ySword>d2');
  });

  test('are exchanged, never piled on him (B-OBJ-C1, B-OBJ-C2)', () => {
    const s = scene('yTh@T1[0,0]+yRope yWz@T1[4,0]+yPotion');
    const there = drafted(stepTo(begun(s, 'yTh'), at(s, 'T1[4,0]')));
    expect(prospects(there).here.map(({ what }) => what)).toEqual(['swap']);
    const swapped = drafted(further(there, { leave: load(there) }, { take: token(s, 'yPotion').id }));
    expect(written(drafted(stepTo(swapped, at(s, 'YL4'))))).toBe('Th a1>a2>a3>a4>a5-yRope+yPotion>y5');
  });
});

describe('Refusals', () => {
  const s = scene('yTr@T1[1,1] bGo@T1[2,1]');
  test('say what is in the way, or that it is too far', () => {
    const troll = begun(s, 'yTr');
    expect(codeOf(stepTo(troll, at(s, 'T1[2,1]')))).toBe('foeInTheWay');
    expect(codeOf(stepTo(troll, at(s, 'T1[2,3]')))).toBe('tooFar');
    const gone = follow(troll, [at(s, 'T1[1,2]'), at(s, 'T1[1,3]')]);
    expect(gone.steps).toBe(gone.speed);
    expect(codeOf(stepTo(gone, at(s, 'T1[1,2]')))).toBe('legal');
    expect(codeOf(stepTo(gone, at(s, 'T1[2,3]')))).toBe('tooFar');
  });

  test('say that there is nothing to leave or to take', () => {
    expect(codeOf(further(begun(s, 'yTr'), { leave: load(begun(s, 'yTr')) }))).toBe('handsEmpty');
    expect(codeOf(further(begun(s, 'yTr'), { take: token(s, 'bGo').id }))).toBe('notHere');
    const loaded = scene('yTr@T1[1,1]+ySword');
    expect(codeOf(further(begun(loaded, 'yTr'), { take: token(loaded, 'ySword').id }))).toBe('handsFull');
  });

  test('follow a walk out of the labyrinth (B-EXIT-01)', () => {
    const gate = scene('yTh@T4[1,4]');
    const out = drafted(goTo(begun(gate, 'yTh'), at(gate, 'BL1')));
    expect(codeOf(confirm(out))).toBe('legal');
    expect(prospects(out)).toMatchObject({ next: [], ends: [], here: [] });
    expect(codeOf(stepTo(out, at(gate, 'BL2')))).toBe('walkOver');
  });

  test('come at once from somebody who cannot act', () => {
    const wounded = scene('yTr@T1[1,1]*');
    expect(codeOf(beginDraft(seenIn(wounded), token(wounded, 'yTr').id))).toBe('wounded');
  });
});

describe('In real games', () => {
  const moments = testGames().flatMap((game) => momentsOf(game, 61));
  const ready = (seen: Seen): readonly PieceId[] =>
    seen.rules.characters[seen.seat].filter((id) => {
      const piece = seen.view.pieces[id];
      return piece !== undefined && isInPlay(piece) && !isRefused(beginDraft(seen, id));
    });

  test('every end of a walk can be clicked, and every offer accepted', () => {
    expect(moments.length).toBeGreaterThan(10);
    for (const seen of moments) {
      for (const piece of ready(seen)) {
        const draft = drafted(beginDraft(seen, piece));
        const ends = new Set(prospects(draft).ends.map(({ place }) => place));
        for (const { end } of walks(seen.rules, seen.view, piece)) {
          if (end === draft.at) continue;
          expect(ends.has(end)).toBe(true);
          expect(codeOf(confirm(drafted(goTo(draft, end))))).toBe('legal');
        }
        for (const offer of [...prospects(draft).here, ...prospects(draft).onTheWay]) drafted(accept(draft, offer));
      }
    }
  });

  test('a preview is what the engine then does', () => {
    for (const seen of moments) {
      for (const piece of ready(seen)) {
        for (const { walk } of walks(seen.rules, seen.view, piece).slice(0, 40)) {
          const draft = walk.reduce<Draft>(
            (each, leg) => drafted('to' in leg ? stepTo(each, leg.to) : further(each, leg)),
            drafted(beginDraft(seen, piece)),
          );
          if (draft.legs.length !== walk.length) continue;
          const action = confirm(draft);
          if (isRefused(action)) throw new Error(action.code);
          expect(check(seen.rules, seen.view, seen.seat, action)).toBeUndefined();
          const events = decide(seen.rules, seen.view, seen.seat, action);
          if (isRefusal(events) || events.some(({ type }) => type === 'removed')) continue;
          const after = events.reduce(evolve, seen.view);
          expect(after.pieces.map((each) => each.at)).toEqual(draft.preview.pieces.map((each) => each.at));
        }
      }
    }
  });
});
