import type { Option, QuestionTask } from '@archmage/engine';
import { fill, optionIn, questionText } from '@archmage/words';
import { CombatCard } from '../../../art/combat-card.tsx';
import { TokenIcon } from '../../../art/token.tsx';
import { TurnCard } from '../../../art/turn-card.tsx';
import { PieceIcon, pieceOf, useArt } from '../../parts/art.tsx';
import { useRoving } from '../../parts/roving.ts';
import { answersIn } from '../../play/answers.ts';
import type { Seen } from '../../play/seen.ts';
import { speechOf } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import { useFocusFor } from './kept-focus.ts';
import './question-tray.css';

export interface QuestionProps {
  readonly session: TableSession;
  readonly seen: Seen;
  readonly task: QuestionTask;
}

/** Any question of any box: its sentence, what it is about, an answer on each button, and what the clock would say. */
export const QuestionTray = ({ session, seen, task }: QuestionProps) => {
  const speech = speechOf(seen.rules, seen.view);
  const { row, onKeyDown, onFocusIn } = useRoving<HTMLDivElement>();
  useArt();
  useFocusFor(row, task);
  const options = answersIn(seen.view);
  const late = seen.rules.options.timer && options[task.otherwise];
  const title = questionText(speech.words, task.asks);
  const about = task.about && optionIn(speech, task.about);
  const label = about === undefined ? title : `${title} (${about})`;
  const answer = (option: Option) => session.hand.act({ type: 'answer', option });
  return (
    <section class="table-tray question" aria-label={label}>
      <p class="question-head">
        {task.about && <Picture seen={seen} option={task.about} />}
        <strong>{label}</strong>
      </p>
      <div ref={row} class="question-row" role="toolbar" aria-label={label} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
        {options.map((option) => (
          <button
            type="button"
            class="button question-answer"
            data-roving
            key={JSON.stringify(option)}
            onClick={() => answer(option)}
          >
            <Picture seen={seen} option={option} />
            <span class="question-name">{optionIn(speech, option)}</span>
          </button>
        ))}
      </div>
      {late && <p class="table-hint">{fill(speech.words.asking.otherwise, { option: optionIn(speech, late) })}</p>}
    </section>
  );
};

/** Tokens, kinds and cards are drawn; the rest is said. */
const Picture = ({ seen, option }: { readonly seen: Seen; readonly option: Option }) => {
  const { rules, seat, view } = seen;
  const { card, kind, piece } = option;
  if (piece !== undefined)
    return <PieceIcon rules={rules} piece={piece} wounded={view.pieces[piece]?.wounded ?? false} />;
  if (kind !== undefined) {
    const sort = rules.roster[pieceOf(rules, seat, kind)]?.sort ?? 'character';
    return <TokenIcon kind={kind} side={seat} sort={sort} />;
  }
  if (card === undefined) return null;
  const face = rules.cards[card];
  return face?.sort === 'combat' ? <CombatCard face={face} side={seat} /> : <TurnCard face={face} side={seat} />;
};
