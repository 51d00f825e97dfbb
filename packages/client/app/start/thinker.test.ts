import { compile, isAsked, legal, redact, start } from '@archmage/engine';
import { answer, type MoveQuestion } from '@archmage/host/mind';
import { expect, test } from 'vitest';
import type { Answered, Asked } from '../bot.worker.ts';
import { thinkerOf } from './thinker.ts';

/** A worker of the test's own: it answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: Asked[] = [];
  isTerminated = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(answered: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data: answered }));
  }

  die(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}

const office = () => {
  const hired: FakeWorker[] = [];
  const think = thinkerOf(() => {
    const worker = new FakeWorker();
    hired.push(worker);
    return worker as unknown as Worker;
  });
  return { hired, think };
};

const rules = compile('base.1');
if (!rules.ok) throw new Error('The base set does not compile.');
const view = redact(start(rules.value), 'blue');
const question: MoveQuestion = {
  ask: 'move',
  bot: 'greedy',
  rules: 'base.1',
  view,
  seat: 'blue',
  seed: 'a',
  notes: undefined,
  ms: 100,
};

test('answers come back to whoever asked, in any order', async () => {
  const { hired, think } = office();
  const [one, other] = [think(question), think({ ...question, seat: 'yellow' })];
  hired[0]?.say({ number: 2, answer: { action: { type: 'pass' } } });
  hired[0]?.say({ number: 1, answer: { action: { type: 'resign' } } });
  expect((await one).action).toEqual({ type: 'resign' });
  expect((await other).action).toEqual({ type: 'pass' });
  expect(hired.length).toBe(1);
});

test('a thought that fails is an error, and the worker stays', async () => {
  const { hired, think } = office();
  const thought = think(question);
  hired[0]?.say({ number: 1, message: 'I know no such rules.' });
  await expect(thought).rejects.toThrow('I know no such rules.');
  void think(question);
  expect(hired.length).toBe(1);
});

test('a worker that dies leaves nobody waiting, and another takes its place', async () => {
  const { hired, think } = office();
  const thoughts = [think(question), think(question)];
  hired[0]?.die('Out of memory.');
  for (const thought of thoughts) await expect(thought).rejects.toThrow('Out of memory.');
  expect(hired[0]?.isTerminated).toBe(true);
  const again = think(question);
  const thought = answer(question);
  hired[1]?.say({ number: 3, answer: thought });
  expect(await again).toEqual(thought);
  expect(isAsked(question.view, 'blue') && [...legal(rules.value, question.view, 'blue')]).toContainEqual(
    thought.action,
  );
});

test('a thought nobody wants any more ends with its worker, and the others are asked of the next', async () => {
  const { hired, think } = office();
  const unwanted = new AbortController();
  const [dropped, kept] = [think(question, unwanted.signal), think(question)];
  unwanted.abort();
  await expect(dropped).rejects.toThrow('Nobody wants to know any more.');
  expect(hired[0]?.isTerminated).toBe(true);
  expect(hired[1]?.asked.map(({ number }) => number)).toEqual([2]);
  hired[0]?.say({ number: 2, answer: { action: { type: 'resign' } } });
  hired[1]?.say({ number: 2, answer: { action: { type: 'pass' } } });
  expect((await kept).action).toEqual({ type: 'pass' });
});

test('a thought that is over is not dropped, and one nobody wants is not begun', async () => {
  const { hired, think } = office();
  const unwanted = new AbortController();
  const thought = think(question, unwanted.signal);
  hired[0]?.say({ number: 1, answer: { action: { type: 'pass' } } });
  await thought;
  unwanted.abort();
  expect(hired[0]?.isTerminated).toBe(false);
  await expect(think(question, unwanted.signal)).rejects.toThrow();
  expect(hired[0]?.asked.length).toBe(1);
});
