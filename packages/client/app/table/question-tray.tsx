import { type Option, optionsOf, type QuestionTask } from '@archmage/engine';
import { fill, optionIn, questionText } from '@archmage/words';
import type { Seen } from '../play/seen.ts';
import { speechOf } from './narrate.ts';
import type { TableSession } from './session.ts';

interface QuestionProps {
  readonly session: TableSession;
  readonly seen: Seen;
  readonly task: QuestionTask;
}

/** Any question of any box: its sentence, what it is about, an answer on each button, and what the clock would say. */
export const QuestionTray = ({ session, seen, task }: QuestionProps) => {
  const speech = speechOf(seen.rules, seen.view);
  const options = optionsOf(seen.view, task);
  const late = seen.rules.options.timer && options[task.otherwise];
  const title = questionText(speech.words, task.asks);
  const about = task.about && optionIn(speech, task.about);
  const answer = (option: Option) => session.hand.act({ type: 'answer', option });
  return (
    <fieldset class="table-tray">
      <legend>{about === undefined ? title : `${title} (${about})`}</legend>
      {options.map((option) => (
        <button type="button" class="button" key={JSON.stringify(option)} onClick={() => answer(option)}>
          {optionIn(speech, option)}
        </button>
      ))}
      {late && <p class="table-hint">{fill(speech.words.asking.otherwise, { option: optionIn(speech, late) })}</p>}
    </fieldset>
  );
};
