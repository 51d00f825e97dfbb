import {
  compile,
  explain,
  isRefusal,
  parseAction,
  parsePosition,
  type Result,
  redact,
  redactEvent,
} from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import { begin, type Exercise, judge, type Story, stateOf, take } from './index.ts';
import { readAny } from './read-goal.ts';
import { replyOf } from './reply.ts';

const trust = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
};

const rules = trust(compile('base.1 beginner'));

/** Rooms 1cw before blue's line and 1ccw below it; a line for each step, conditions with commas between. */
const exercise = (tokens: string, ap: number, goals: readonly string[], replies: readonly string[] = []): Exercise => {
  const [yellow, blue, more = ''] = tokens.split(' / ');
  const start = trust(
    parsePosition(
      `dtp 1 base.1 beginner
rooms  ? ? 1cw.0 / ? 2cw.0 1ccw.0
unseen 2ccw 3cw 3ccw
stash  B=yRope,bRope
yellow ${yellow} | A:345 J:3 C:0246
blue   ${blue} | A:345 J:3 C:0135
${more}
turn   9 yellow ap=${ap} highest=5
tasks  act(yellow)`,
      rules,
    ),
  );
  const reading = { error: undefined };
  const word = (text: string) => ({ text, line: 1, column: 1 });
  const steps = goals.map((goal) => ({
    say: { en: '', fr: '' },
    aims: [],
    goal: goal.split(', ').map((any) => readAny({ reading, rules, state: start }, word(any))),
    solution: [],
  }));
  expect(reading.error).toBeUndefined();
  return { rules, start, seat: 'yellow', seed: 'x', replies, steps };
};

const play = (of: Exercise, ...actions: readonly string[]): Story =>
  actions.reduce((story, text) => {
    const next = take(of, story, trust(parseAction(rules, stateOf(story), 'yellow', text)));
    if (isRefusal(next)) throw new Error(`${text}: ${next.code}`);
    return next;
  }, begin(of));

const verdict = (of: Exercise, ...actions: readonly string[]) => judge(of, play(of, ...actions)).verdict;

describe('A condition holds when it does, and not before', () => {
  test.each([
    ['yTh at o1', 'Th@n1 / Wa@z10', ['Th n1>m1', 'Th m1>n1>o1']],
    ['yTh in C', 'Th@l6 / Wa@z10', ['Th l6>l7', 'Th l7>l6>l5']],
    ['yTh has bTreasure', 'Th@n1 / Wa@z10 / loose bTreasure@m1', ['Th n1>o1', 'Th o1>n1>m1+bTreasure']],
    ['yTh out', 'Th@o1 / Wa@z10', ['Th o1>o2', 'Th o2>z2']],
    ['yellow scores 2', 'Go@o1 Wa@o3 / Wa@z10', ['Wa o3>z3', 'Go o1>o2>z2']],
    ['bTh dead', 'Wa@m2 / Th@n2*', ['Wa m2>m1>m2', 'Wa x bTh', 'C6']],
    ['bGo wounded', 'Wa@m2 / Go@n2', ['Wa x bGo', 'C6']],
    ['yWa well', 'Cl@l2 Wa@m2* / Go@z10', ['Cl l2>l3>l2', 'Cl!heal yWa']],
    ['C turned', 'Wa@m3 / Go@z10', ['Wa rot F-', 'Wa rot C+']],
    ['B revealed', 'Wa@l2 / Go@z10', ['Wa l2>k2', 'Wa reveal B']],
    ['yWa did rotate', 'Wa@m3 Cl@l2 / Go@z10', ['Cl l2>l3', 'Wa rot C+']],
    ['yellow did heal', 'Cl@l2 Wa@m2* / Go@z10', ['Cl l2>l3>l2', 'Cl!heal yWa']],
    ['yellow did C6', 'Wa@m2 / Go@n2', ['Wa x bGo', 'C6']],
    ['turn over', 'Wa@m2 / Go@z10', ['Wa m2>m1', 'pass']],
    ['yWa out or yTh out', 'Th@o1 Wa@m3 / Go@z10', ['Wa m3>m2', 'Th o1>o2>z2']],
    ['yWa out, yTh out', 'Th@o1 Wa@o3 / Go@z10', ['Wa o3>z3', 'Th o1>o2>z2']],
  ])('%s', (goal, tokens, actions) => {
    const of = exercise(tokens, 5, [goal]);
    expect(verdict(of, ...actions.slice(0, -1))).toBe('open');
    expect(verdict(of, ...actions)).toBe('reached');
  });

  test('nobody who leaves is dead, and the dead have not left', () => {
    expect(verdict(exercise('Th@o1 / Wa@z10', 5, ['yTh dead']), 'Th o1>o2>z2')).not.toBe('reached');
    expect(verdict(exercise('Wa@m2 / Th@n2*', 5, ['bTh out']), 'Wa x bTh', 'C6')).not.toBe('reached');
  });

  test('what a token did is its own doing', () => {
    const of = exercise('Wa@m3 Cl@l2 / Go@z10', 5, ['yCl did rotate']);
    expect(verdict(of, 'Wa rot C+')).toBe('open');
  });
});

describe('A goal is missed', () => {
  const of = exercise('Th@o1 / Wa@z10', 2, ['yTh out']);

  test('when the turn is over', () => {
    expect(verdict(of, 'pass')).toBe('missed');
    expect(verdict(of, 'Th o1>n1')).toBe('open');
    expect(verdict(of, 'Th o1>n1', 'Th n1>m1')).toBe('missed');
  });

  test('and stays so, whatever the other does afterwards', () => {
    const late = exercise('Th@o1 / Wa@z10', 2, ['turn over, yTh wounded']);
    expect(verdict(late, 'pass')).toBe('missed');
  });

  test('when nothing but passing is left, unless that is the goal', () => {
    const tokens = 'Wa@m2 / Tr@n2';
    const fight = ['Wa x bTr', 'C0'];
    expect(verdict(exercise(tokens, 5, ['bTr dead'], ['C5']), ...fight)).toBe('missed');
    expect(verdict(exercise(tokens, 5, ['turn over'], ['C5']), ...fight)).toBe('open');
  });
});

describe('Steps', () => {
  const of = exercise('Th@o1 / Wa@z10', 3, ['yTh at o2', 'yTh at o4', 'yTh out']);

  test('come one after the other', () => {
    expect(judge(of, begin(of))).toEqual({ verdict: 'open', step: 0 });
    expect(judge(of, play(of, 'Th o1>o2'))).toEqual({ verdict: 'open', step: 1 });
    expect(judge(of, play(of, 'Th o1>o2', 'Th o2>o1'))).toEqual({ verdict: 'open', step: 1 });
    expect(judge(of, play(of, 'Th o1>o2', 'Th o2>o3>o4', 'Th o4>z4'))).toEqual({ verdict: 'reached', step: 3 });
  });

  test('and a later one counts for those before it', () => {
    expect(judge(of, play(of, 'Th o1>o2>o3>o4'))).toEqual({ verdict: 'open', step: 2 });
    expect(judge(of, play(of, 'Th o1>o2>z2'))).toEqual({ verdict: 'reached', step: 3 });
  });
});

describe('The other seat', () => {
  const cardOf = (replies: readonly string[]) => {
    const of = exercise('Wa@m2 / Go@n2', 5, ['bGo dead'], replies);
    const story = play(of, 'Wa x bGo');
    return story.chapters.find(({ actor }) => actor === 'blue')?.action;
  };

  test('lays its lowest card, or what it is told to as far as that is legal', () => {
    expect(cardOf([])).toEqual({ type: 'commit', card: 'C0' });
    expect(cardOf(['C6', 'pass', 'nonsense', 'C3', 'C5'])).toEqual({ type: 'commit', card: 'C3' });
  });

  test('answers the same to its own view', () => {
    const of = exercise('Wa@m2 / Go@n2', 5, ['bGo dead'], ['C3']);
    const attacked = play(of, 'Wa x bGo').chapters[0]?.events ?? [];
    const view = stateOf({
      start: redact(of.start, 'blue'),
      chapters: [{ actor: 'yellow', events: attacked.map((event) => redactEvent(event, 'blue')) }],
    });
    expect(replyOf(of, view)).toEqual({ type: 'commit', card: 'C3' });
  });

  test('passes in a turn of its own, and is asked for nothing else', () => {
    const of = exercise('Wa@m2 / Go@n2', 5, ['bGo dead']);
    const over = play(of, 'pass');
    expect(replyOf(of, stateOf(over))).toEqual({ type: 'card', card: 'A3' });
    expect(() => replyOf(of, of.start)).toThrow('not asked');
  });
});

test('Chance draws by the seed, and the story a seat is told is judged like the whole one', () => {
  const of = exercise('Wa@k2 / Go@z10', 5, ['B revealed']);
  const roomsOf = (seed: string) => stateOf(play({ ...of, seed }, 'Wa reveal B')).tiles[1]?.room;
  expect(roomsOf('x')).toBe(roomsOf('x'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(roomsOf)).size).toBeGreaterThan(1);
  const { start, chapters } = play(of, 'Wa reveal B');
  const told: Story = {
    start: redact(start, 'yellow'),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      events: chapter.events.map((event) => redactEvent(event, 'yellow')),
    })),
  };
  expect(judge(of, told)).toEqual({ verdict: 'reached', step: 1 });
});
