import { type Answers, answer, prepare, type Question } from '@archmage/host/mind';

/** The computer thinks here, so that the page never stands still meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage({ number: data.number, ...(await tried(data.question)) } satisfies Answered);
});

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export type Answered = { readonly number: number } & Thought;

type Thought = { readonly answer: Answers[Question['ask']] } | { readonly message: string };

const tried = async (question: Question): Promise<Thought> => {
  try {
    await prepare(question);
    return { answer: answer(question, () => performance.now()) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
};
