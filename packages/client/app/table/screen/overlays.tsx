import { type Seat, topTask } from '@archmage/engine';
import { Curtain } from '../../parts/curtain.tsx';
import { useOnDemand } from '../../shell/on-demand.ts';
import { telling, useTexts } from '../../texts/texts.ts';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';

interface OverlayProps {
  readonly session: TableSession;
}

export const TableCurtain = ({ session, to }: OverlayProps & { readonly to: Seat }) => {
  const { curtain } = useTexts().table;
  const task = topTask(session.table.view.value)?.kind ?? 'act';
  const why = task in curtain ? curtain[task as keyof typeof curtain] : curtain.turn;
  return <Curtain to={to} name={seatName(to)} why={why} onLift={session.director.lift} />;
};

/** Loaded when somebody fights. */
export const CombatDoor = ({ session }: OverlayProps) => {
  const { curtain, rerun, scene, view } = session.table;
  const isChosen = topTask(view.value)?.kind === 'commit' && rerun.value === undefined && curtain.value === undefined;
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
  const { busy, scene, view } = session.table;
  const isThere = isOpen && view.value.ending !== undefined && scene.value === undefined && !busy.value;
  const loaded = useOnDemand(isThere, loadEnd);
  return isThere && loaded !== undefined ? <loaded.Result session={session} onClose={onClose} /> : null;
};

const loadEnd = () => telling(() => import('./the-end.tsx'));
