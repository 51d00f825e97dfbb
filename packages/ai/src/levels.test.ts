import { redact, type State, start } from '@archmage/engine';
import * as testing from '@archmage/engine/testing';
import { playMatch, randomOf, type Step } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Bot, Question } from './bot.ts';
import { BOTS, botsNamed } from './bots.ts';
import { searching } from './mcts.ts';
import { BOT_NAMES, botNamed, LEVELS } from './names.ts';

const { disguise, fightingRules, rulesOf } = testing;

const RULES = [
  'base.1',
  'base.1 beginner',
  'base.1 vp=8',
  'base.1 handicap=blue:5:C6',
  'base.1 timer=60:60:5:5',
  'base.1 cards=hidden',
];
/** The strong ones think long: a few turns of each will do here, whole games are the soak's. */
const ACTIONS = 60;

describe('levels', () => {
  test.each(RULES)(
    'all play %s, and nothing they do is refused',
    (id) => {
      const rules = rulesOf(id);
      LEVELS.forEach((yellow, nth) => {
        const blue = LEVELS[(nth + 3) % LEVELS.length] ?? yellow;
        const seed = `${id} ${yellow}`;
        const table = playMatch(
          { rules, seed, bots: hurried({ yellow, blue }), random: randomOf(seed) },
          () => {},
          ACTIONS,
        );
        expect(table.state.turn.number).toBeGreaterThan(0);
      });
    },
    120_000,
  );

  test('they attack from afar, and answer what a combat asks', { timeout: 120_000 }, () => {
    const rules = fightingRules();
    const random = testing.randomOf(11);
    const wanted = ['answer', 'by hand', 'from afar'];
    const seen = new Set<string>();
    for (const level of LEVELS) {
      const { yellow, blue } = hurried({ yellow: level, blue: level });
      const players = { yellow: asPlayer(yellow), blue: asPlayer(blue) };
      for (let nth = 0; nth < 16 && !wanted.every((each) => seen.has(each)); nth++)
        for (const { batch } of testing.playout(rules, players, random, {
          from: testing.deal(rules, random),
          cap: 12,
        })) {
          if (batch.action.type === 'attack') seen.add(batch.action.way === undefined ? 'by hand' : 'from afar');
          if (batch.action.type === 'answer') seen.add('answer');
        }
    }
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });

  test.each(['base.1', 'paladins.1', 'base.1+paladins.1 teams=free'])(
    'the same seed gives the same game of %s',
    (id) => {
      const rules = rulesOf(id);
      const once = () =>
        playMatch(
          { rules, seed: 'twice', bots: botsNamed({ yellow: 'scout', blue: 'rogue' }), random: randomOf('t') },
          () => {},
          90,
        );
      expect(once().batches).toEqual(once().batches);
    },
    60_000,
  );

  test('two games of a level differ', () => {
    const rules = rulesOf('base.1');
    const bots = botsNamed({ yellow: 'rogue', blue: 'rogue' });
    const game = (seed: string) => playMatch({ rules, seed: 'same deal', bots, random: randomOf(seed) }, () => {}, 60);
    expect(game('one').batches).not.toEqual(game('other').batches);
  }, 60_000);

  test('each has a number and a name', () => {
    expect(LEVELS.map((_, nth) => botNamed(`level${nth + 1}`))).toEqual(LEVELS);
    expect(BOT_NAMES.map(botNamed)).toEqual(BOT_NAMES);
    expect(botNamed('level7')).toBeUndefined();
  });
});

/** Little time for each decision, counted in looks at the clock: so it is the same on every machine. */
const hurried = ({ yellow, blue }: Parameters<typeof botsNamed>[0]) => {
  const bots = botsNamed({ yellow, blue });
  const hurry =
    (bot: Bot): Bot =>
    (question) => {
      let looks = 40;
      return bot({ ...question, isOver: () => looks-- <= 0 });
    };
  return { yellow: hurry(bots.yellow), blue: hurry(bots.blue) };
};

/** A bot among the engine's players: what it does must be legal. */
const asPlayer =
  (bot: Bot): testing.Player =>
  (rules, view, seat, random) =>
    bot({ rules, view: redact(view, seat), seat, random: random.below, notes: undefined }).action;

describe('two worlds', () => {
  test.each(['squire', 'sergeant', 'strategist', 'archmage', 'greedy', 'mcts'] as const)(
    '%s does the same in two worlds it cannot tell apart',
    (name) => {
      const rules = rulesOf('base.1');
      const chance = testing.randomOf(7);
      let truth: State = start(rules);
      let compared = 0;
      const watched: Bot = (question) => {
        const { seat } = question;
        const answer = fresh(name)(limited(question));
        const twin = disguise(rules, truth, { viewer: seat, memory: 'recalls' }, chance);
        if (twin === undefined) return answer;
        expect(fresh(name)(limited({ ...question, view: redact(twin, seat, 'recalls') }))).toEqual(answer);
        compared++;
        return answer;
      };
      const witness = ({ after }: Step) => {
        truth = after;
      };
      playMatch({ rules, seed: name, bots: { yellow: watched, blue: watched }, random: randomOf(name) }, witness, 60);
      expect(compared).toBeGreaterThan(20);
    },
    120_000,
  );
});

/** It learns from what it was asked before how long it may think. */
const fresh = (name: keyof typeof BOTS): Bot => (name === 'mcts' ? searching(400) : BOTS[name]);

const limited = (question: Question): Question => {
  let looks = 30;
  return { ...question, random: randomOf('thoughts'), isOver: () => looks-- <= 0 };
};
