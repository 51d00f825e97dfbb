import { opponent, SEATS, score } from '@archmage/engine';
import { fill } from '@archmage/words';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Exit } from '../../../board/exit.tsx';
import type { Orientation } from '../../../board/geometry.ts';
import { PastMarks } from '../../../board/past.tsx';
import { pastOf } from '../../play/past.ts';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';
import { turnTexts } from './texts/texts.ts';

interface SignsProps {
  readonly session: TableSession;
}

/** On the board: what the other side has just done, and the way out until somebody has scored. */
export const Signs = ({ session, orientation }: SignsProps & { readonly orientation: Orientation }) => {
  const { scenery, table } = session;
  const past = useMemo(() => computed(() => shownPast(table)), [table]).value;
  const { shape, rooms } = scenery.value;
  const text = fill(turnTexts.value.aim, { target: table.host.rules.options.target });
  return (
    <>
      {past && <PastMarks past={past} layout={{ shape, rooms }} orientation={orientation} />}
      {isUnscored(table) && table.people.map((side) => <Exit key={side} {...{ side, shape, orientation, text }} />)}
    </>
  );
};

/** The same for those who listen. */
export const AimSaid = ({ session: { table } }: SignsProps) => {
  const { target } = table.host.rules.options;
  if (!isUnscored(table)) return null;
  return (
    <>
      {table.people.map((side) => (
        <p key={side} class="shell-unseen">
          {fill(turnTexts.value.aimSaid, { target, seat: seatName(side), other: seatName(opponent(side)) })}
        </p>
      ))}
    </>
  );
};

/** Whoever has moved knows what he did; two people at one screen look at each other's turns. */
const shownPast = ({ host, people, rerun, told, viewer }: Table) => {
  const past = rerun.value === undefined ? pastOf(host.rules, host.story(viewer.value), told.value) : undefined;
  return past === undefined || (people.length === 1 && people.includes(past.seat)) ? undefined : past;
};

const isUnscored = ({ host, view }: Table): boolean =>
  view.value.turn.number > 0 && SEATS.every((seat) => score(host.rules, view.value, seat) === 0);
