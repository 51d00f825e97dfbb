import { useEffect, useState } from 'preact/hooks';
import type { Coach } from '../table/coach.ts';
import { TableView } from '../table/screen/table-view.tsx';
import type { TableSession } from '../table/session.ts';
import { useTexts } from '../texts/texts.ts';
import { type Exercise, sitDownTo } from './exercise.ts';

interface ExerciseProps {
  /** Another object is another attempt. */
  readonly exercise: Exercise;
  readonly coach: (session: TableSession) => Coach;
}

/** The real table, begun from a position, with somebody who explains beside it. */
export const ExerciseTable = ({ exercise, coach }: ExerciseProps) => {
  const { table } = useTexts();
  const session = useSession(exercise, coach);
  return session === undefined ? <p class="shell-loading">{table.opening}</p> : <TableView session={session} />;
};

const useSession = (exercise: Exercise, coach: ExerciseProps['coach']): TableSession | undefined => {
  const [session, setSession] = useState<TableSession | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => {};
    void sitDownTo(exercise).then((opened) => {
      opened.table.coach.value = coach(opened);
      stop = opened.stop;
      if (isWanted) setSession(opened);
      else stop();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [exercise]);
  return session;
};
