import { type BySeat, check, type Ruleset, redact, type TaskKind, topTask, type View } from '@archmage/engine';
import { play, rulesOf, scene } from '@archmage/engine/testing';
import { playMatch, randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { paceFrom } from './mcts/pace.ts';
import { mcts, searching } from './mcts.ts';
import { random } from './random.ts';

const asked = (bot: Bot, rules: Ruleset, view: View, isOver?: () => boolean) =>
  bot({ rules, view, seat: 'yellow', random: randomOf('mcts'), notes: undefined, ...(isOver && { isOver }) }).action;

/** Writes down what it was asked, and stops at what is refused. */
const watched =
  (bot: Bot, kinds: Set<TaskKind | undefined>): Bot =>
  (question) => {
    const { rules, view, seat } = question;
    const answer = bot(question);
    kinds.add(topTask(view)?.kind);
    expect(check(rules, view, seat, answer.action)).toBeUndefined();
    return answer;
  };

const game = (id: string, seed: string, bots: BySeat<Bot>, most?: number) =>
  playMatch({ rules: rulesOf(id), seed, bots, random: randomOf(seed) }, undefined, most);

const quick = searching(20);

describe('mcts', () => {
  test.each([
    ['base.1', ['lineup', 'hide', 'card', 'act', 'place']],
    ['base.1 handicap=yellow:5:C5,C6 cards=hidden', ['forgo', 'lineup', 'hide', 'card', 'act']],
    ['base.1+paladins.1 teams=free', ['choose', 'lineup', 'hide', 'card', 'act']],
    ['base.1+paladins.1 teams=mutual', ['draft', 'lineup', 'hide', 'card', 'act']],
  ] as const)('answers whatever is asked, with something legal: %s', (id, kinds) => {
    const met = new Set<TaskKind | undefined>();
    const bot = watched(searching(3), met);
    game(id, 'kinds', { yellow: bot, blue: bot }, 250);
    for (const kind of kinds) expect(met).toContain(kind);
  });

  test.each(['base.1', 'base.1 cards=hidden'])('chooses a combat card, whoever is first: %s', (rules) => {
    const fight = play(scene('yWa@T1[1,1] bTr@T1[1,2]', { rules }), 'Wa x bTr');
    const both = redact(fight.state, 'yellow');
    const late = redact(play(fight, 'blue: C3').state, 'yellow');
    for (const view of [both, late]) {
      const action = asked(mcts, fight.rules, view);
      expect(action.type).toBe('commit');
      expect(check(fight.rules, view, 'yellow', action)).toBeUndefined();
    }
  });

  test('repeats itself with the same seed', () => {
    const batches = () => game('base.1', 'twice', { yellow: quick, blue: quick }, 60).batches;
    expect(batches()).toEqual(batches());
  });

  test('sees that leaving is good, and that a fight can be won', () => {
    const exit = scene('yGo@B4[2,4] bWa@T1[1,1]');
    expect(asked(mcts, exit.rules, redact(exit.state, 'yellow'))).toMatchObject({ type: 'move' });
    const last = scene('yWa@T1[1,1] bTr@T1[1,2]*', { players: { yellow: { bank: 4 } }, ap: 1 });
    expect(asked(mcts, last.rules, redact(last.state, 'yellow'))).toMatchObject({ type: 'attack' });
  });

  test('does not think where there is nothing to choose', () => {
    const { rules, state } = scene('bWa@T1[1,1]');
    const never = () => expect.unreachable();
    expect(asked(mcts, rules, redact(state, 'yellow'), never)).toEqual({ type: 'pass' });
  });

  test('stops when its time is up', () => {
    const { rules, state } = scene('yWa@T1[1,1] yGo@B4[0,4] bTr@T1[1,2]');
    let polls = 0;
    const isOver = () => ++polls > 5;
    const action = asked(searching(100_000), rules, redact(state, 'yellow'), isOver);
    expect(polls).toBeLessThan(9);
    expect(check(rules, state, 'yellow', action)).toBeUndefined();
  });

  test.each([20_000, 40])('learns how much time a turn has, and shares it out: %i at first', (guess) => {
    const pace = paceFrom(guess);
    const turnOf = (number: number) =>
      [5, 4, 3, 2, 1].reduce(
        ({ left, counts }, ap) => {
          const { state } = scene('', { ap, turn: { number } });
          const count = Math.min(left, pace.share(state, 'yellow'));
          pace.spend(count, left === count ? 'up' : 'left');
          return { left: left - count, counts: [...counts, count] };
        },
        { left: 1000, counts: [] as readonly number[] },
      ).counts;
    const turns = Array.from({ length: 30 }, (_, number) => turnOf(number + 1));
    for (const counts of turns.slice(-8)) {
      expect(Math.min(...counts.slice(0, 4))).toBeGreaterThan(100);
      expect(Math.max(...counts)).toBeLessThan(300);
    }
  });

  test('beats random play', () => {
    const winner = (bots: BySeat<Bot>) => game('base.1 beginner', 'a', bots).state.ending?.winner;
    expect(winner({ yellow: quick, blue: random })).toBe('yellow');
    expect(winner({ yellow: random, blue: quick })).toBe('blue');
  });
});
