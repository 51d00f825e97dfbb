import type { Seat } from '@archmage/engine';
import { combatTask } from '../../play/seen.ts';
import { useOnDemand } from '../../shell/on-demand.ts';
import { telling } from '../../texts/texts.ts';
import type { TableSession } from '../session.ts';

interface OverlayProps {
  readonly session: TableSession;
}

/** Loaded when two people share the screen; until it is there nothing is drawn. */
export const CurtainDoor = ({ session, to }: OverlayProps & { readonly to: Seat }) => {
  const loaded = useOnDemand(true, loadCurtain);
  return loaded === undefined ? null : <loaded.TableCurtain session={session} to={to} />;
};

const loadCurtain = () => import('./table-curtain.tsx');

/** Loaded when somebody fights. */
export const CombatDoor = ({ session }: OverlayProps) => {
  const { curtain, rerun, scene, view } = session.table;
  const isChosen = combatTask(view.value) !== undefined && rerun.value === undefined && curtain.value === undefined;
  const isThere = scene.value !== undefined || isChosen;
  const loaded = useOnDemand(isThere, loadCombat);
  return isThere && loaded !== undefined ? <loaded.Combat session={session} /> : null;
};

const loadCombat = () => import('./combat.tsx');

interface EndProps extends OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The result, loaded when a game is over. Who won stands above the board in any case. */
export const TheEnd = ({ session, isOpen, onClose }: EndProps) => {
  const { busy, coach, scene, view } = session.table;
  const isQuiet = scene.value === undefined && !busy.value && coach.value?.leads !== 'exercise';
  const isThere = isOpen && view.value.ending !== undefined && isQuiet;
  const loaded = useOnDemand(isThere, loadEnd);
  return isThere && loaded !== undefined ? <loaded.Result session={session} onClose={onClose} /> : null;
};

const loadEnd = () => telling(() => import('./the-end.tsx'));
