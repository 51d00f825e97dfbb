import { type Answers, answer, type Question } from '@archmage/host/mind';

/** The computer thinks here, so that the page never stands still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ number: data.number, ...tried(data.question) } satisfies Answered);
});

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export type Answered = { readonly number: number } & Thought;

type Thought = { readonly answer: Answers[Question['ask']] } | { readonly message: string };

const tried = (question: Question): Thought => {
  try {
    return { answer: answer(question, () => performance.now()) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
};
