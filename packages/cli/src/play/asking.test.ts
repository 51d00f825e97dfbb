import { PassThrough, Readable } from 'node:stream';
import { redact } from '@archmage/engine';
import { play, rulesOf, type Scene, scene } from '@archmage/engine/testing';
import type { Language } from '@archmage/words';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../messages/languages.ts';
import { askHuman } from './human.ts';
import { openLines } from './lines.ts';
import type { Decision } from './talk.ts';
import type { TerminalGame } from './terminal-game.ts';

const rules = rulesOf('asking.1 timer=120:60:5:5');
const table = scene('yMe@T1[1,1] yTh@T1[3,1] bWa@T1[1,3]', { rules });

/** Yellow types these lines; what was said, and what came of it. */
const answered = async (
  { state }: Scene,
  typed: readonly string[],
  language: Language = 'en',
): Promise<{ readonly said: string; readonly decision: Decision }> => {
  const output = new PassThrough();
  const io = { input: Readable.from(typed.map((line) => `${line}\n`)), output, errors: new PassThrough(), env: {} };
  const lines = openLines(io);
  const nothing = () => undefined;
  const players = { yellow: 'human', blue: 'random' } as const;
  // What a talk asks of a host.
  const host = { rules, players, view: () => redact(state, 'yellow'), pause: nothing, resume: nothing };
  const look = { paint: (text: string) => text, width: 120, words: MESSAGES[language] };
  const decision = await askHuman({ io, look, host, lines, asking: undefined } as unknown as TerminalGame, 'yellow');
  lines.close();
  return { said: `${output.read() ?? ''}`, decision };
};

describe('a question in the terminal', () => {
  const aimed = play(table, 'Me!aim');

  test('is put with its answers and what the clock would say, and answered by number', async () => {
    const { said, decision } = await answered(aimed, ['2']);
    expect(said).toContain('Choose one.\nWhen time is up: nobody.\n  1 answer word=nobody\n  2 answer piece=yTh\n');
    expect(decision).toMatchObject({ seat: 'yellow', action: { type: 'answer', option: { piece: 2 } } });
  });

  test('is answered by text', async () => {
    const { decision } = await answered(aimed, ['answer word=nobody']);
    expect(decision).toMatchObject({ action: { type: 'answer', option: { word: 'nobody' } } });
  });

  test.each([
    ['nonsense', 'That is not in the list'],
    ['9', 'There is no number 9 in the list.'],
    ['answer piece=bXx', 'a token such as yCl'],
    ['answer piece=bTr', 'That is none of the answers.'],
    ['pass', 'Something else has to be decided first'],
  ])('refuses %s, and asks again', async (line, reason) => {
    const { said, decision } = await answered(aimed, [line, '1']);
    expect(said).toContain(reason);
    expect(decision).toMatchObject({ action: { option: { word: 'nobody' } } });
  });

  test('is put in French', async () => {
    const { said } = await answered(aimed, ['1'], 'fr');
    expect(said).toContain('Choisissez.\nÀ la fin du temps : nobody.\n');
  });

  test('names squares, edges, rooms and kinds as the notation does', async () => {
    const { said } = await answered(play(table, 'Me!mark'), ['1']);
    const answers = ['place=b2', 'edge=a1|b1', 'tile=A', 'kind=Th', 'word=coin,place=b2'];
    expect(said).toContain(answers.map((answer, nth) => `  ${nth + 1} answer ${answer}\n`).join(''));
  });
});
