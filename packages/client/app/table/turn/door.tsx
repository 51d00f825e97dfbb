import { useEffect } from 'preact/hooks';
import { lull } from '../../play/lull.ts';
import { useOnDemand } from '../../shell/on-demand.ts';
import type { TableSession } from '../session.ts';

/** What a turn needs and set-up does not: taking back, what just happened, where to go. */
export const loadTurn = () => import('./turn.ts');

/** Loaded with the first turn, or when something can be taken back before. */
export const useTurn = ({ table }: TableSession) => {
  const isWanted = table.view.value.turn.number > 0 || table.undoable.value !== undefined;
  const loaded = useOnDemand(isWanted, loadTurn);
  return isWanted ? loaded : undefined;
};

interface DoorProps {
  readonly session: TableSession;
}

/** Taking back, and sound, among the tools. */
export const TurnTools = ({ session }: DoorProps) => {
  const loaded = useTurn(session);
  const speakOf = loaded?.speakOf;
  useEffect(() => speakOf?.(session), [speakOf, session]);
  if (loaded === undefined) return null;
  return (
    <>
      {lull.value === undefined && <loaded.UndoButton session={session} />}
      <loaded.MuteButton />
      <loaded.AimSaid session={session} />
    </>
  );
};

export const LullDoor = ({ session }: DoorProps) => {
  const loaded = useTurn(session);
  return loaded ? <loaded.LullPanel session={session} /> : null;
};
