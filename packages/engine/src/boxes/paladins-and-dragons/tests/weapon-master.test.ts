import { describe, expect, it } from 'vitest';
import { limits } from '../../../core/actions/clock.ts';
import type { Seat } from '../../../core/state.ts';
import { redact, type Viewer } from '../../../core/views/redact.ts';
import { BOOK_TIMER } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';

const OPEN = hall(['.....']);
const blue = { ...OPEN, active: 'blue' } as const;

const asked = ({ state }: Scene) => state.tasks.at(-1)?.seats;
/** The card this seat has laid, as somebody else sees it. */
const seen = ({ state }: Scene, seat: Seat, viewer: Viewer) => redact(state, viewer).players[seat].committed;
const copies = ({ state }: Scene, seat: Seat, card: string) =>
  state.players[seat].hand.filter((each) => each === card).length;

describe('Weapon Master', () => {
  it('P-WMASTER-01 P-WMASTER-C1: the Golem’s card lies open before she plays hers, and she beats it', () => {
    const s = play(scene('bWm@T1[0,0] yGm@T1[0,1]', blue), 'Wm x yGm');
    expect([asked(s), verdict(s, 'blue: C5')]).toEqual([['yellow'], 'B-TURN-12']);
    const shown = play(s, 'yellow: C3');
    expect([asked(shown), seen(shown, 'yellow', 'blue')]).toEqual([['blue'], 'C3']);
    const won = play(shown, 'blue: C5');
    expect([spot(won, 'yGm'), spot(won, 'bWm')]).toEqual(['T1[0,1]*', 'T1[0,0]']);
    const level = play(shown, 'blue: C4');
    expect([spot(level, 'yGm'), spot(level, 'bWm')]).toEqual(['T1[0,1]', 'T1[0,0]']);
  });

  it('P-WMASTER-01: hers stays hidden, and without her both are', () => {
    const s = play(scene('yWm@T1[0,0] bGm@T1[0,1]', OPEN), 'Wm x bGm', 'blue: C2');
    expect(offers(s, /./, 'yellow')).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(offers(s, /./, 'blue')).toEqual([]);
    const plain = play(scene('yWa@T1[0,0] bGm@T1[0,1] yWm@T1[3,3]', OPEN), 'Wa x bGm');
    expect(asked(plain)).toEqual(['yellow', 'blue']);
    const laid = play(plain, 'blue: C2');
    expect([seen(laid, 'blue', 'yellow'), seen(laid, 'blue', 'blue')]).toEqual(['?', 'C2']);
  });

  it('P-WMASTER-02: attacking or defending', () => {
    const attacked = play(scene('yGm@T1[0,0] bWm@T1[0,1]', OPEN), 'Gm x bWm');
    expect(asked(attacked)).toEqual(['yellow']);
    expect(seen(play(attacked, 'yellow: C1'), 'yellow', 'blue')).toBe('C1');
    const beside = play(scene('yGm@T1[0,0] bGo@T1[0,1] bWm@T1[1,0]', OPEN), 'Gm x bGo');
    expect([asked(beside), asked(play(beside, 'yellow: C1'))]).toEqual([['yellow'], ['blue']]);
    const helping = play(scene('yWa@T1[0,0] bGo@T1[0,1] yWm@T1[0,2]', OPEN), 'Wa x bGo');
    expect([asked(helping), asked(play(helping, 'blue: C1'))]).toEqual([['blue'], ['yellow']]);
  });

  it('P-WMASTER-02 P-WMASTER-C2: drawn in by the closure, far from the target, she reads all the same', () => {
    const s = play(scene('yWa@T1[0,1] bTr@T1[0,2] bGo@T1[0,0] yWm@T1[1,0]', OPEN), 'Wa x bTr');
    expect(s.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 6, blue: 5 } });
    expect(asked(s)).toEqual(['blue']);
    expect(seen(play(s, 'blue: C4'), 'blue', 'yellow')).toBe('C4');
  });

  it('P-WMASTER-04 P-WMASTER-C3: one on each side cancel out: face-down, and shown together', () => {
    const s = play(scene('yWm@T1[0,0] bGo@T1[0,1] bWm@T1[1,0]', OPEN), 'Wm x bGo');
    expect(asked(s)).toEqual(['yellow', 'blue']);
    for (const [first, other] of [
      ['yellow', 'blue'],
      ['blue', 'yellow'],
    ] as const) {
      const laid = play(s, `${first}: C3`);
      expect([seen(laid, first, other), asked(laid)]).toEqual(['?', [other]]);
    }
    expect(spot(play(s, 'blue: C0', 'yellow: C6'), 'bWm')).toBe('T1[1,0]*');
  });

  it('P-WMASTER-05 P-WMASTER-C4: wounded and attacked she has no ability', () => {
    const s = play(scene('yGm@T1[0,0] bWm@T1[0,1]* bGo@B4[0,0]', OPEN), 'Gm x bWm');
    expect(asked(s)).toEqual(['yellow', 'blue']);
    expect(seen(play(s, 'yellow: C2'), 'yellow', 'blue')).toBe('?');
  });

  it('P-WMASTER-05: nor does a wounded one beside count, or cancel the other’s', () => {
    const beside = play(scene('yGm@T1[0,0] bGo@T1[0,1] bWm@T1[1,0]*', OPEN), 'Gm x bGo');
    expect(asked(beside)).toEqual(['yellow', 'blue']);
    const both = play(scene('yWm@T1[0,0] bWm@T1[0,1]* bGo@B4[0,0]', OPEN), 'Wm x bWm');
    expect(asked(both)).toEqual(['blue']);
    const healed = play(scene('yWa@T1[0,0] yCl@T1[2,2] yWm@T1[1,2]* bGo@T1[0,1] bTr@T1[0,2]', OPEN), 'Cl!heal yWm');
    expect(asked(play(healed, 'Wa x bGo'))).toEqual(['yellow', 'blue']);
  });

  it('P-WMASTER-06: the open card is final and everybody’s to see', () => {
    const s = play(scene('yWm@T1[0,0] bGm@T1[0,1]', OPEN), 'Wm x bGm', 'blue: C2');
    expect(verdict(s, 'blue: C6')).toBe('B-TURN-12');
    expect(seen(s, 'blue', 'spectator')).toBe('C2');
    const after = play(s, 'yellow: C3');
    expect([spot(after, 'yWm'), spot(after, 'bGm')]).toEqual(['T1[0,0]', 'T1[0,1]']);
    expect(after.state.players.blue.committed).toBeUndefined();
  });

  it('P-WMASTER-07: both cards are spent, +0 comes back', () => {
    const s = scene('yWm@T1[0,0] bGm@T1[0,1]', OPEN);
    const spent = play(s, 'Wm x bGm', 'blue: C2', 'yellow: C3');
    for (const [seat, card] of [
      ['yellow', 'C3'],
      ['blue', 'C2'],
    ] as const) {
      expect([seat, copies(spent, seat, card)]).toEqual([seat, copies(s, seat, card) - 1]);
      expect(spent.state.players[seat].hand).toHaveLength(s.state.players[seat].hand.length - 1);
    }
    const kept = play(s, 'Wm x bGm', 'blue: C0', 'yellow: C0');
    expect(kept.state.players.blue.hand).toEqual(s.state.players.blue.hand);
    expect(kept.state.players.yellow.hand).toEqual(s.state.players.yellow.hand);
  });

  it('P-WMASTER-08 P-WMASTER-C5: charmed, her owner reads the caster’s card and plays for her', () => {
    const s = play(scene('yWz@T1[3,3]+yScroll yTr@T1[0,0] bWm@T1[0,1]', OPEN), 'Wz!charm bWm', 'bWm x yTr');
    expect([asked(s), verdict(s, 'blue: C2')]).toEqual([['yellow'], 'B-TURN-12']);
    const shown = play(s, 'yellow: C1');
    expect([asked(shown), seen(shown, 'yellow', 'blue')]).toEqual([['blue'], 'C1']);
    const won = play(shown, 'blue: C3');
    expect([spot(won, 'yTr'), points(won)]).toEqual(['T1[0,0]*', '0:0']);
    for (const [seat, card] of [
      ['yellow', 'C1'],
      ['blue', 'C3'],
    ] as const)
      expect([seat, copies(won, seat, card)]).toEqual([seat, copies(s, seat, card) - 1]);
  });

  it('P-WMASTER-09: the opponent must lay a card, and with a timer his five seconds run first', () => {
    const rules = { ...OPEN.rules, options: { ...OPEN.rules.options, timer: BOOK_TIMER } };
    const s = play(scene('bWm@T1[0,0] yGm@T1[0,1]', { ...blue, rules, turn: { seconds: 120 } }), 'Wm x yGm');
    expect(offers(s, /./, 'yellow')).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(limits(rules, s.state)).toEqual([{ of: 'reaction', seat: 'yellow', seconds: 5 }]);
    const late = play(s, 'clock: timeout reaction');
    expect([seen(late, 'yellow', 'blue'), asked(late)]).toEqual(['C0', ['blue']]);
    expect(limits(rules, late.state)).toContainEqual({ of: 'reaction', seat: 'blue', seconds: 5 });
    expect(spot(play(late, 'blue: C2'), 'yGm')).toBe('T1[0,1]*');
  });

  it('P-WMASTER-09: whoever attacks her is asked first too', () => {
    const rules = { ...OPEN.rules, options: { ...OPEN.rules.options, timer: BOOK_TIMER } };
    const s = play(scene('yGm@T1[0,0] bWm@T1[0,1]', { ...OPEN, rules, turn: { seconds: 120 } }), 'Gm x bWm');
    expect(limits(rules, s.state)).toContainEqual({ of: 'reaction', seat: 'yellow', seconds: 5 });
    const late = play(s, 'clock: timeout reaction');
    expect([seen(late, 'yellow', 'blue'), asked(late)]).toEqual(['C0', ['blue']]);
  });

  it('P-WMASTER-03: from afar nobody lays a card, and so she reads none', () => {
    const s = play(scene('yDr@T1[0,0] bWm@T1[0,3] yGm@B4[1,1] bGm@B4[3,3]', { ...OPEN, ap: 2 }), 'Dr!breathe e');
    expect([spot(s, 'bWm'), s.state.tasks.map(({ kind }) => kind)]).toEqual(['out', ['act']]);
    const near = play(scene('yDr@T1[0,0] bWm@T1[0,1] yGm@B4[1,1]', OPEN), 'Dr x bWm');
    expect([asked(near), near.state.tasks.at(-1)]).toMatchObject([['yellow'], { kind: 'commit', reader: 'blue' }]);
  });
});
