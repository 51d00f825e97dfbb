import { type Goal, type Judgement, judge, questOf, replyTo } from '@archmage/ai/puzzles';
import { type Action, BOXES, boxesIn, compile, explain, type State } from '@archmage/engine';

/** A puzzle's questions take up to some seconds: they are answered here, so that the page never stands still. */
export interface Asked {
  readonly number: number;
  readonly ask: 'judge' | 'reply';
  readonly rules: string;
  readonly goal: Goal;
  readonly start: State;
  readonly state: State;
}

export type Answered = { readonly number: number; readonly judgement?: Judgement; readonly action?: Action };

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  await BOXES.load(boxesIn(data.rules));
  const rules = compile(data.rules);
  if (!rules.ok) throw new Error(explain(rules.error));
  const quest = questOf(rules.value, data.start, data.goal);
  const said = data.ask === 'judge' ? { judgement: judge(quest, data.state) } : { action: replyTo(quest, data.state) };
  postMessage({ number: data.number, ...said } satisfies Answered);
});
