import { type Seat, topTask } from '@archmage/engine';
import { Curtain } from '../../parts/curtain.tsx';
import { useTexts } from '../../texts/texts.ts';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';

interface CurtainProps {
  readonly session: TableSession;
  readonly to: Seat;
}

/** Why the screen is covered, and for whom. */
export const TableCurtain = ({ session, to }: CurtainProps) => {
  const { curtain } = useTexts().table;
  const task = topTask(session.table.view.value)?.kind ?? 'act';
  const why = task in curtain ? curtain[task as keyof typeof curtain] : curtain.turn;
  return <Curtain to={to} name={seatName(to)} why={why} onLift={session.director.lift} />;
};
