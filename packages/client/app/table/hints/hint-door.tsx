import { Glyph } from '../../parts/glyphs.tsx';
import { combatTask } from '../../play/seen.ts';
import { useOnDemand } from '../../shell/on-demand.ts';
import { telling, useTexts } from '../../texts/texts.ts';
import { allowsHints } from '../coach.ts';
import type { TableSession } from '../session.ts';
import './hint-panel.css';

interface HintProps {
  readonly session: TableSession;
}

const loadPanel = () => telling(() => import('./hint-panel.tsx'));

/** What the computer would do here, best first; it is loaded when somebody asks. */
export const HintPanel = ({ session, at }: HintProps & { readonly at: 'table' | 'combat' }) => {
  const hint = session.table.hint.value;
  const isHere = hint !== undefined && (combatTask(hint.seen.view) !== undefined) === (at === 'combat');
  const loaded = useOnDemand(isHere, loadPanel);
  return isHere && loaded !== undefined ? <loaded.OpenHint session={session} hint={hint} /> : null;
};

/** Asks for a hint, where one can be had. */
export const HintButton = ({ session }: HintProps) => {
  const { buttons } = useTexts().table;
  const { hinting, table } = session;
  const isOpen = table.hint.value !== undefined;
  if (!allowsHints(table.coach.value) || (table.asked.value === undefined && !isOpen)) return null;
  return (
    <button type="button" class="button button-small table-hint-button" aria-expanded={isOpen} onClick={hinting.toggle}>
      <Glyph name="bulb" />
      <span>{buttons.hint}</span>
    </button>
  );
};
