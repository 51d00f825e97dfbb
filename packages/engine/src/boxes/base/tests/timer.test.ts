import { describe, expect, it } from 'vitest';
import { limits } from '../../../core/actions/clock.ts';
import { start } from '../../../core/start.ts';
import { BOOK_TIMER } from '../../../rules/options.ts';
import { offers, play, rulesOf, type Scene, type SceneOptions, scene, token, verdict } from '../../../testing/scene.ts';
import { points, purses, whereIs } from '../../../testing/tell.ts';

const RULES = 'base.1 timer=120:60:5:5';
const timed = (tokens: string, options: SceneOptions = {}) =>
  scene(tokens, { rules: RULES, ...options, turn: { seconds: 120, ...options.turn } });
const running = ({ rules, state }: Scene) => limits(rules, state);
const FIGHT = 'yWa@T1[1,1] bGo@T1[1,2] yCl@T4[1,1]';

/** Yellow has revealed T2 with these tokens on it. */
const revealed = (...tokens: readonly string[]) =>
  play(
    timed('yWa@T1[0,4] bMe@B4[1,1]', { faceDown: ['T2'], stash: { T2: tokens } }),
    'Wa reveal B',
    'chance: * 2ccw.0',
  );

describe('Turn timer', () => {
  it('B-OPT-C1 B-OPT-02 B-OPT-05: when the two minutes are over the turn ends, and what was not done is lost', () => {
    const s = timed('yWa@T1[1,1] yCl@T1[3,3] bGo@T4[1,1]', { ap: 2 });
    expect(running(s)).toEqual([{ of: 'turn', seat: 'yellow', seconds: 120 }]);
    const over = play(s, 'clock: timeout turn');
    expect([over.state.turn.seat, purses(over), over.state.tasks.at(-1)?.kind]).toEqual(['blue', '', 'card']);
    expect(over.state.pieces).toEqual(s.state.pieces);
    expect(over.state.turn).toMatchObject({ seconds: 120, expired: false });
  });

  it('B-OPT-02: without a timer there is none, and only the clock calls time', () => {
    expect(verdict(scene(FIGHT), 'clock: timeout turn')).toBe('B-OPT-02');
    expect(offers(scene(FIGHT), /./, 'clock')).toEqual([]);
    expect(verdict(timed(FIGHT), 'yellow: timeout turn')).toBe('B-TURN-12');
  });

  it('B-OPT-02: a Potion adds a minute to this turn', () => {
    const s = play(timed('yWa@T1[1,1]+yPotion bGo@T4[1,1]'), 'Wa!drink');
    expect(running(s)).toEqual([{ of: 'turn', seat: 'yellow', seconds: 180 }]);
    expect(running(play(s, 'pass'))).toEqual([{ of: 'turn', seat: 'blue', seconds: 120 }]);
  });

  it('B-OPT-02: who has not even played a card plays his lowest, so that his cycle goes on', () => {
    const s = play(timed('yWa@T1[1,1] bGo@T4[1,1]'), 'pass', 'clock: timeout turn');
    expect(s.state.turn.seat).toBe('yellow');
    expect(s.state.players.blue.hand.filter((card) => card.startsWith('A'))).toEqual(['A3', 'A4', 'A5']);
  });

  it('B-OPT-02: who has none in a position made by hand loses the turn, and takes his cards back', () => {
    const { state, ...rest } = play(timed('yWa@T1[1,1] bGo@T4[1,1]'), 'pass');
    const blue = { ...state.players.blue, hand: ['J'] };
    const s = play({ ...rest, state: { ...state, players: { ...state.players, blue } } }, 'clock: timeout turn');
    expect([s.state.turn.seat, s.state.players.blue.hand]).toEqual(['yellow', ['A2', 'A3', 'A4', 'A5', 'J']]);
  });

  it('B-OPT-03: the second placer has five seconds, then the revealer places his objects himself', () => {
    const s = revealed('yGo', 'ySword');
    expect(verdict(s, 'clock: timeout reaction')).toBe('B-OPT-05');
    const waiting = play(s, 'place yGo@T2[0,1]');
    expect(running(waiting)).toEqual([{ of: 'reaction', seat: 'blue', seconds: 5 }]);
    const own = play(waiting, 'clock: timeout reaction');
    expect(own.state.tasks.at(-1)).toMatchObject({
      kind: 'place',
      seats: ['yellow'],
      tokens: [token(own, 'ySword').id],
    });
    expect(verdict(own, 'blue: place ySword@T2[0,2]')).toBe('B-TURN-12');
    const placed = play(own, 'place ySword@T2[0,2]');
    expect([whereIs(placed, 'ySword'), placed.state.turn.seat, placed.state.tasks.at(-1)?.kind]).toEqual([
      'T2[0,2]',
      'yellow',
      'act',
    ]);
  });

  it('B-OPT-C2 B-OPT-04: who lays no card in time has played +0, and keeps it', () => {
    const s = play(timed(FIGHT), 'Wa x bGo');
    expect(verdict(s, 'clock: timeout reaction')).toBe('B-OPT-05');
    const waiting = play(s, 'yellow: C1');
    expect(running(waiting)).toEqual([{ of: 'reaction', seat: 'blue', seconds: 5 }]);
    const fought = play(waiting, 'clock: timeout reaction');
    expect(token(fought, 'bGo').wounded).toBe(true);
    expect(fought.state.players.blue.hand).toEqual(s.state.players.blue.hand);
    expect(fought.state.players.yellow.hand).not.toContain('C1');
  });

  it('B-OPT-04: the active player too, once the other has laid his', () => {
    const s = play(timed(FIGHT), 'Wa x bGo', 'blue: C6');
    expect(running(s)).toContainEqual({ of: 'reaction', seat: 'yellow', seconds: 5 });
    const fought = play(s, 'clock: timeout reaction');
    expect([token(fought, 'yWa').wounded, fought.state.turn.seat]).toEqual([true, 'yellow']);
  });

  it('B-OPT-05: the active player’s clock stands while only the opponent decides', () => {
    expect(verdict(play(revealed('yGo', 'ySword'), 'place yGo@T2[0,1]'), 'clock: timeout turn')).toBe('B-OPT-05');
    expect(verdict(play(timed(FIGHT), 'Wa x bGo', 'yellow: C1'), 'clock: timeout turn')).toBe('B-OPT-05');
    const rules = rulesOf(RULES);
    expect(verdict({ rules, state: start(rules) }, 'clock: timeout turn')).toBe('B-OPT-05');
  });

  it('B-OPT-05: out of time while placing, chance places the rest, then the turn ends', () => {
    const late = play(revealed('yGo', 'bTr'), 'place yGo@T2[0,1]', 'clock: timeout turn');
    expect(late.state.tasks.at(-1)).toMatchObject({
      kind: 'place',
      seats: ['chance'],
      tokens: [token(late, 'bTr').id],
    });
    expect(verdict(late, 'yellow: place bTr@T2[0,2]')).toBe('B-TURN-12');
    const over = play(late, 'chance: place bTr@T2[0,2]');
    expect([whereIs(over, 'bTr'), over.state.turn.seat]).toEqual(['T2[0,2]', 'blue']);
  });

  it('B-OPT-03 B-OPT-05: if both are late, chance places everything and nobody waits for ever', () => {
    const late = play(revealed('yGo', 'ySword'), 'clock: timeout turn', 'chance: place yGo@T2[0,1]');
    expect(running(late)).toEqual([{ of: 'reaction', seat: 'blue', seconds: 5 }]);
    const both = play(late, 'clock: timeout reaction');
    expect(both.state.tasks.at(-1)).toMatchObject({ kind: 'place', seats: ['chance'] });
    expect(play(both, 'chance: place ySword@T2[0,2]').state.turn.seat).toBe('blue');
  });

  it('B-OPT-05: out of time while choosing a card, it is +0, and the turn ends after the combat', () => {
    const late = play(timed(FIGHT), 'Wa x bGo', 'clock: timeout turn');
    expect(late.state.players.yellow.committed).toBe('C0');
    const over = play(late, 'blue: C1');
    expect([token(over, 'bGo').wounded, over.state.turn.seat, points(over)]).toEqual([true, 'blue', '0:0']);
  });

  it('B-OPT-05: all limits are settings, with the book’s as defaults', () => {
    expect(BOOK_TIMER).toEqual({ turn: 120, potion: 60, place: 5, combat: 5 });
    const slow = { rules: 'base.1 timer=300:30:20:15', turn: { seconds: 300 } };
    const s = scene('yWa@T1[1,1]+yPotion bGo@T1[1,2]', slow);
    expect(running(play(s, 'Wa!drink'))).toEqual([{ of: 'turn', seat: 'yellow', seconds: 330 }]);
    expect(running(play(s, 'Wa x bGo', 'yellow: C1'))).toEqual([{ of: 'reaction', seat: 'blue', seconds: 15 }]);
    const dark = { ...slow, faceDown: ['T2'], stash: { T2: ['ySword'] } };
    const reveal = play(scene('yWa@T1[0,4] bMe@B4[1,1]', dark), 'Wa reveal B', 'chance: * 2ccw.0');
    expect(running(reveal)).toEqual([{ of: 'reaction', seat: 'blue', seconds: 20 }]);
    expect(running(play(s, 'pass'))).toEqual([{ of: 'turn', seat: 'blue', seconds: 300 }]);
  });
});
