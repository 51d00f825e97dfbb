import { isAsked, opponent, topTask } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { choicesOf } from '../../play/choices.ts';
import { lull } from '../../play/lull.ts';
import { confirm } from '../../shell/confirm.tsx';
import { useOnDemand } from '../../shell/on-demand.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HintButton } from '../hints/hint-door.tsx';
import type { TableSession } from '../session.ts';
import { TurnTools } from '../turn/door.tsx';
import { canReplay, replayLast } from './replay-last.ts';

const loadMore = () => import('./more.tsx');

interface ToolsProps {
  readonly session: TableSession;
  readonly onLog: () => void;
  readonly onResult: () => void;
}

/** Ending the turn, and what else can be done at any time. */
export const Tools = ({ session, onLog, onResult }: ToolsProps) => {
  const { buttons } = useTexts().table;
  const { director, table } = session;
  const isOpen = useSignal(false);
  const loaded = useOnDemand(isOpen.value, loadMore);
  const isRerun = table.rerun.value !== undefined;
  const isOver = table.view.value.ending !== undefined;
  const seen = table.seen.value;
  const canPass = seen !== undefined && topTask(seen.view)?.kind === 'act' && isAsked(seen.view, seen.seat);
  const isOffered = !isOver && seen !== undefined && seen.view.players[opponent(seen.seat)].agreed;
  return (
    <div class="table-tools">
      {canPass && (
        <button type="button" class="button table-pass" onClick={() => director.whenFree(() => void pass(session))}>
          {buttons.pass}
        </button>
      )}
      <TurnTools session={session} />
      {isOver && (
        <button type="button" class="button button-main table-result" onClick={onResult}>
          {buttons.result}
        </button>
      )}
      {!isRerun && <HintButton session={session} />}
      {isRerun && (
        <button type="button" class="button button-small" onClick={director.skip}>
          {buttons.stop}
        </button>
      )}
      {canReplay(table) && (
        <button type="button" class="button button-small table-replay-button" onClick={() => replayLast(session)}>
          {buttons.replay}
        </button>
      )}
      {isOffered && (
        <button
          type="button"
          class="button button-small"
          onClick={() => void loadMore().then(({ agree }) => agree(session))}
        >
          {buttons.accept}
        </button>
      )}
      <button type="button" class="button button-small table-log-button" onClick={onLog}>
        {buttons.log}
      </button>
      {table.coach.value?.leads !== 'exercise' && (
        <button
          type="button"
          class="button button-small"
          aria-haspopup="dialog"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {buttons.more}
        </button>
      )}
      {isOpen.value && loaded && (
        <loaded.MoreDialog session={session} onLog={onLog} onClose={() => (isOpen.value = false)} />
      )}
    </div>
  );
};

/** Asks first only when something would be given up. */
export const pass = async ({ hand, table }: TableSession): Promise<void> => {
  const seen = table.asked.peek();
  lull.peek()?.goOn();
  if (seen === undefined || topTask(seen.view)?.kind !== 'act') return;
  const { characters, pass: action } = choicesOf(seen);
  if (action === undefined) return;
  const count = seen.view.turn.purses.reduce((sum, { ap }) => sum + ap, 0);
  const { passAsk } = texts.value.table;
  const isSure =
    characters.size === 0 || count === 0 || (await confirm({ ...passAsk, text: fill(passAsk.text, { count }) }));
  if (isSure) hand.act(action);
};
