import { fill } from '@archmage/words';
import { useState } from 'preact/hooks';
import { Glyph } from '../parts/glyphs.tsx';
import { useRoving } from '../parts/roving.ts';
import { Filters } from './filters.tsx';
import { type Candidate, candidatesOf, EVERYTHING, type Filter, isFound, pairsOf, SORTS, type Sort } from './stock.ts';
import { CandidateCard, PairCard, type Shelf } from './stock-cards.tsx';
import type { Count } from './team.ts';
import { useTeamTexts } from './texts/texts.ts';

interface StockProps extends Shelf {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly counts: readonly Count[];
}

/** All there is in the boxes, list by list. */
export const Stock = ({ sort, onSort, counts, ...shelf }: StockProps) => {
  const said = useTeamTexts();
  return (
    <section class="teams-stock" aria-label={said.lists}>
      <Tabs sort={sort} onSort={onSort} counts={counts} />
      <div class="teams-panel" role="tabpanel" id="teams-panel" aria-labelledby={`teams-tab-${sort}`}>
        {sort === 'pair' ? <Pairs {...shelf} /> : <Tokens key={sort} sort={sort} {...shelf} />}
      </div>
    </section>
  );
};

const Tabs = ({ sort, onSort, counts }: Omit<StockProps, keyof Shelf>) => {
  const said = useTeamTexts();
  const roving = useRoving<HTMLDivElement>();
  return (
    <div
      ref={roving.row}
      class="teams-tabs"
      role="tablist"
      aria-label={said.lists}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {SORTS.map((each) => {
        const { count, most } = counts.find((one) => one.sort === each) ?? { count: 0, most: 0 };
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={`teams-tab-${each}`}
            class="teams-tab"
            data-roving
            data-stop={each === sort ? '' : undefined}
            aria-selected={each === sort}
            aria-controls="teams-panel"
            onClick={() => onSort(each)}
          >
            <span>{said.sorts[each]}</span>
            <span class={count === most ? 'teams-count teams-count-full' : 'teams-count'}>
              {count === most && <Glyph name="check" />}
              <span aria-hidden="true">{fill(said.count, { count, most })}</span>
              <span class="shell-unseen">{fill(said.countSaid, { count, most })}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
};

const Tokens = ({ sort, ...shelf }: Shelf & { readonly sort: Exclude<Sort, 'pair'> }) => {
  const said = useTeamTexts();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const all = candidatesOf(shelf.seen.rules, shelf.seen.seat).filter((each) => each.sort === sort);
  const found = all.filter((each) => isFound(filter, each));
  return (
    <>
      <Filters sort={sort} candidates={all} found={found.length} filter={filter} onFilter={setFilter} />
      {found.length === 0 ? <p class="soft">{said.filter.none}</p> : <Grid sort={sort} found={found} {...shelf} />}
    </>
  );
};

const Grid = ({ sort, found, ...shelf }: Shelf & { readonly sort: Sort; readonly found: readonly Candidate[] }) => {
  const said = useTeamTexts();
  const roving = useRoving<HTMLUListElement>();
  return (
    <ul
      ref={roving.row}
      class="teams-grid"
      aria-label={said.sorts[sort]}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {found.map((candidate) => (
        <CandidateCard key={candidate.piece} candidate={candidate} {...shelf} />
      ))}
    </ul>
  );
};

const Pairs = (shelf: Shelf) => {
  const said = useTeamTexts();
  const roving = useRoving<HTMLUListElement>();
  return (
    <ul
      ref={roving.row}
      class="teams-grid teams-grid-pairs"
      aria-label={said.sorts.pair}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {pairsOf(shelf.seen.rules).map((pair) => (
        <PairCard key={pair.number} pair={pair} {...shelf} />
      ))}
    </ul>
  );
};
