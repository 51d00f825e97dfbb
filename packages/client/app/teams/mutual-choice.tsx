import { isAsked, SEATS, type State } from '@archmage/engine';
import { fill, kindIn } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { memberOf, type Seen } from '../play/seen.ts';
import { useKeys } from '../shell/keys.ts';
import { whyOf } from '../table/hand/asking.ts';
import { seatName, speechOf } from '../table/said/narrate.ts';
import type { TableSession } from '../table/session.ts';
import { useTexts } from '../texts/texts.ts';
import { Roster } from './roster.tsx';
import { SORTS, type Sort } from './stock.ts';
import type { Standing } from './stock-cards.tsx';
import { Stock } from './stock-list.tsx';
import { actionFor, countsOf, draftedSort, has, refusalOf, sentBy, type Thing } from './team.ts';
import { closeWhy, TEAM_KEYS } from './team-keys.ts';
import { type TeamTexts, useTeamTexts } from './texts/texts.ts';

interface MutualProps {
  readonly session: TableSession;
  readonly seen: Seen;
}

/** One thing is named at a time, and both teams grow (P-MIX-14 to P-MIX-17). */
export const MutualChoice = ({ session, seen }: MutualProps) => {
  const { table } = session;
  const what = draftedSort(seen) ?? 'pair';
  const [sort, setSort] = useState<Sort>(what);
  const [picked, setPicked] = useState<Thing | undefined>(undefined);
  const progress = progressOf(seen.view);
  useEffect(() => setSort(what), [what]);
  useEffect(() => setPicked(undefined), [progress]);
  useKeys(TEAM_KEYS, {
    lists: ({ key }) => setSort(SORTS[Number(key) - 1] ?? sort),
    cancel: () => closeWhy(session),
  });
  const teams = SEATS.map((seat) => sentBy(seen.rules, seen.view.players[seat], seat));
  const own = sentBy(seen.rules, seen.view.players[seen.seat], seen.seat);
  const isTurn = isAsked(seen.view, seen.seat);
  const name = (thing: Thing) => {
    if (table.busy.peek()) return;
    setPicked(undefined);
    session.hand.act(actionFor(seen.rules, thing));
  };
  const pick = (thing: Thing) => {
    if (table.seen.peek() === undefined) return;
    const refusal = refusalOf(seen, own, thing);
    table.why.value = refusal && whyOf(seen, refusal);
    if (refusal !== undefined) return;
    if (isSame(picked, thing)) name(thing);
    else setPicked(thing);
  };
  const standing = (thing: Thing): Standing => {
    if (teams.some((team) => 'pair' in thing && has(team, thing)) || has(own, thing)) return { state: 'taken' };
    if (isSame(picked, thing)) return { state: 'chosen' };
    return { state: refusalOf(seen, own, thing) === undefined ? 'free' : 'refused' };
  };
  return (
    <>
      <Stock
        seen={seen}
        sort={sort}
        onSort={setSort}
        counts={countsOf(seen.rules, own)}
        standing={standing}
        onPick={pick}
      />
      <BothTeams session={session} seen={seen}>
        <Naming session={session} seen={seen} picked={isTurn ? picked : undefined} onName={name} />
      </BothTeams>
    </>
  );
};

const isSame = (one: Thing | undefined, other: Thing): boolean => JSON.stringify(one) === JSON.stringify(other);

const progressOf = ({ players }: State): number =>
  SEATS.reduce((sum, seat) => sum + players[seat].team.length + players[seat].pairs.length, 0);

const BothTeams = ({ seen, children }: MutualProps & { readonly children: ComponentChildren }) => {
  const said = useTeamTexts();
  return (
    <aside class="teams-side teams-side-both" aria-label={said.keys.title}>
      {SEATS.map((seat) => (
        <Roster
          key={seat}
          rules={seen.rules}
          side={seat}
          team={sentBy(seen.rules, seen.view.players[seat], seat)}
          title={fill(said.team, { seat: seatName(seat) })}
        />
      ))}
      {children}
    </aside>
  );
};

interface NamingProps extends MutualProps {
  readonly picked: Thing | undefined;
  readonly onName: (thing: Thing) => void;
}

const Naming = ({ session, seen, picked, onName }: NamingProps) => {
  const said = useTeamTexts();
  const { buttons } = useTexts().table;
  const { hand, table } = session;
  const asked = SEATS.find((seat) => isAsked(seen.view, seat));
  const isTurn = table.seen.value !== undefined && asked === seen.seat;
  return (
    <div class="teams-deeds">
      <p class="teams-note">
        {lastNamed(session)} {isTurn ? said.turn.own : asked && fill(said.turn.other, { seat: seatName(asked) })}
      </p>
      {table.undoable.value !== undefined && !table.busy.value && (
        <div class="teams-tools">
          <button type="button" class="button button-small" onClick={hand.takeBack}>
            {buttons.takeBack}
          </button>
        </div>
      )}
      <button
        type="button"
        class="button button-main teams-confirm"
        aria-disabled={picked === undefined || table.busy.value}
        onClick={() => picked !== undefined && onName(picked)}
      >
        {picked === undefined ? said.nameWhat[draftedSort(seen) ?? 'pair'] : labelOf(seen, picked, said)}
      </button>
    </div>
  );
};

const labelOf = (seen: Seen, thing: Thing, { bring, name }: TeamTexts): string =>
  'pair' in thing
    ? fill(bring, { number: thing.pair })
    : fill(name, { the: kindIn(speechOf(seen.rules, seen.view), memberOf(seen.rules, thing.piece).kind) });

const lastNamed = ({ table }: TableSession): string | undefined => table.log.value.entries.at(-1)?.lines.at(-1)?.text;
