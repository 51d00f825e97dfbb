import { signal } from '@preact/signals';
import { Dialog } from './dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Whether yes cannot be taken back. */
  readonly grave?: boolean;
}

const asked = signal<{ readonly question: Question; readonly answer: (yes: boolean) => void } | undefined>(undefined);

/** Asks and waits; closing the dialog is a no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((settle) => {
    asked.value?.answer(false);
    asked.value = {
      question,
      answer: (yes) => {
        asked.value = undefined;
        settle(yes);
      },
    };
  });

export const ConfirmDialog = () => {
  if (asked.value === undefined) return undefined;
  const { question, answer } = asked.value;
  return (
    <Dialog
      title={question.title}
      onClose={() => answer(false)}
      actions={
        <>
          <button type="button" class="button" data-autofocus onClick={() => answer(false)}>
            {question.no}
          </button>
          <button
            type="button"
            class={question.grave ? 'button button-grave' : 'button button-main'}
            onClick={() => answer(true)}
          >
            {question.yes}
          </button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
};
