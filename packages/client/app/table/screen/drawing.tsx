import { DraftBar } from '../../parts/draft-bar.tsx';
import { confirm, type Draft, prospects, takenAtStop } from '../../play/draft.ts';
import { isDeadly, isRefused, type Seen } from '../../play/seen.ts';
import { useTexts } from '../../texts/texts.ts';
import { whyOf } from '../hand/asking.ts';
import { loadLabel, stakesText, stopText } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';

interface DrawingProps {
  readonly session: TableSession;
  readonly seen: Seen;
  readonly draft: Draft;
}

/** The Move being drawn, with what may be taken or left on its way. */
export const Drawing = ({ session, seen, draft }: DrawingProps) => {
  const { table: said } = useTexts();
  const { hand, table } = session;
  const { here, onTheWay } = prospects(draft);
  const problem = draft.refusal && whyOf({ rules: seen.rules, view: draft.preview }, draft.refusal);
  return (
    <DraftBar
      steps={draft.steps}
      speed={draft.speed}
      cost={1}
      offers={[...here, ...onTheWay].map((offer, nth) => ({
        key: `${nth + 1}`,
        label: loadLabel({ ...seen, view: draft.preview }, offer, draft.at),
        onDo: () => hand.accept(offer),
      }))}
      problem={problem?.text}
      warning={isDeadly(draft, draft.at) ? said.deadly : stakesOf(seen, draft)}
      note={stopText(seen, takenAtStop(draft))}
      canConfirm={draft.refusal === undefined}
      onConfirm={hand.confirm}
      onUndo={hand.undo}
      onCancel={hand.cancel}
      onAsk={() => {
        table.why.value = problem;
      }}
    />
  );
};

const stakesOf = (seen: Seen, draft: Draft): string | undefined => {
  const action = confirm(draft);
  return isRefused(action) ? undefined : stakesText(seen, action) || undefined;
};
