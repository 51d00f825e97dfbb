import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../parts/glyphs.tsx';
import type { Seen } from '../play/seen.ts';
import { Icon } from '../shell/icons.tsx';
import { useKeys } from '../shell/keys.ts';
import type { TableSession } from '../table/session.ts';
import { missingText } from './bench.ts';
import { favourite } from './favourite.ts';
import { type Making, useMaking } from './making.ts';
import { Roster } from './roster.tsx';
import { SORTS, type Sort } from './stock.ts';
import type { Standing } from './stock-cards.tsx';
import { Stock } from './stock-list.tsx';
import { countsOf, has, isComplete, refusalOf, type Team, type Thing } from './team.ts';
import { closeWhy, TEAM_KEYS } from './team-keys.ts';
import { useTeamTexts } from './texts/texts.ts';

interface FreeProps {
  readonly session: TableSession;
  readonly seen: Seen;
}

/** A whole team is made on this screen, and sent when it is confirmed (P-MIX-04, P-MIX-05). */
export const FreeChoice = ({ session, seen }: FreeProps) => {
  const said = useTeamTexts();
  const [sort, setSort] = useState<Sort>('character');
  const making = useMaking(session, seen);
  const open = (next: Sort) => {
    closeWhy(session);
    setSort(next);
  };
  const { team } = making.bench;
  useKeys(TEAM_KEYS, {
    lists: ({ key }) => open(SORTS[Number(key) - 1] ?? sort),
    undo: making.undo,
    random: making.random,
    cancel: () => closeWhy(session),
  });
  useKeptPlace(team);
  const standing = (thing: Thing): Standing => {
    if (has(team, thing)) return { state: 'chosen' };
    return { state: refusalOf(seen, team, thing) === undefined ? 'free' : 'refused' };
  };
  return (
    <>
      <Stock
        seen={seen}
        sort={sort}
        onSort={open}
        counts={countsOf(seen.rules, team)}
        standing={standing}
        onPick={making.toggle}
      />
      <aside class="teams-side" aria-label={said.yours}>
        <Roster rules={seen.rules} side={seen.seat} team={team} title={said.yours} onRemove={making.toggle} />
        <Deeds session={session} seen={seen} making={making} />
      </aside>
    </>
  );
};

const Deeds = ({ session: { table }, seen, making }: FreeProps & { readonly making: Making }) => {
  const said = useTeamTexts();
  const { note, past, team } = making.bench;
  const isWhole = isComplete(seen.rules, team);
  const isEmpty = team.pieces.length + team.pairs.length === 0;
  const isShared = table.people.length > 1;
  // Who shares the screen cannot keep one either, so there would be nothing to say but that.
  const hasUse = !isShared || favourite() !== undefined;
  return (
    <div class="teams-deeds">
      <p class="teams-note">{note || missingText(seen, team)}</p>
      <div class="teams-tools">
        <button type="button" class="button button-small" aria-disabled={past.length === 0} onClick={making.undo}>
          <Glyph name="back" />
          <span>{said.undo}</span>
        </button>
        <button type="button" class="button button-small" onClick={making.random}>
          <Glyph name="spark" />
          <span>{isWhole || isEmpty ? said.random : said.fillUp}</span>
        </button>
        {hasUse && (
          <button type="button" class="button button-small" onClick={making.takeFavourite}>
            <Glyph name="star" />
            <span>{said.favourite}</span>
          </button>
        )}
        {isWhole && !isShared && (
          <button type="button" class="button button-small" onClick={making.keepAsFavourite}>
            <Icon name="shelf" />
            <span>{said.keep}</span>
          </button>
        )}
        {!isWhole && !isEmpty && (
          <button type="button" class="button button-small button-quiet" onClick={making.clear}>
            <Icon name="close" />
            <span>{said.clear}</span>
          </button>
        )}
      </div>
      {isWhole && isShared && <p class="teams-shared">{said.notes.oneScreen}</p>}
      <button
        type="button"
        class="button button-main teams-confirm"
        aria-disabled={!isWhole || making.isSending}
        onClick={making.confirm}
      >
        {said.confirm}
      </button>
    </div>
  );
};

/** Who takes something out of the team presses a button that is gone afterwards. */
const useKeptPlace = (team: Team): void =>
  useEffect(() => {
    if (team === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.teams-side button')?.focus({ preventScroll: true });
  }, [team]);
