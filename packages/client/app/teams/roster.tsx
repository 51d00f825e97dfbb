import type { Ruleset, Seat } from '@archmage/engine';
import { fill, kindName } from '@archmage/words';
import { TokenIcon } from '../../art/token.tsx';
import { SideMark } from '../parts/art.tsx';
import { useWords } from '../parts/words.ts';
import { memberOf } from '../play/seen.ts';
import type { Sort } from './stock.ts';
import { type Count, countsOf, type Team, type Thing } from './team.ts';
import { useTeamTexts } from './texts/texts.ts';

interface RosterProps {
  readonly rules: Ruleset;
  readonly side: Seat;
  readonly team: Team;
  readonly title: string;
  /** Takes something out again; without it the team is only looked at. */
  readonly onRemove?: ((thing: Thing) => void) | undefined;
}

/** A team as it grows: what is chosen, and the places still empty. */
export const Roster = (props: RosterProps) => {
  const { rules, side, team, title } = props;
  return (
    <section class={`teams-roster teams-roster-${side}`} aria-label={title}>
      <h3>
        <SideMark side={side} />
        {title}
      </h3>
      <div class="teams-rows">
        {countsOf(rules, team).map((count) => (
          <Row key={count.sort} {...props} {...count} />
        ))}
      </div>
    </section>
  );
};

const Row = ({ sort, count, most, ...props }: RosterProps & Count) => {
  const said = useTeamTexts();
  const things = thingsOf(props, sort);
  return (
    <div class={`teams-row teams-row-${sort}`}>
      <p class="teams-row-head">
        {said.sorts[sort]}
        <span class={count === most ? 'teams-count teams-count-full' : 'teams-count'}>
          {fill(said.count, { count, most })}
        </span>
      </p>
      <ul>
        {things.map((thing) => (
          <li key={'pair' in thing ? thing.pair : thing.piece}>
            <Slot {...props} thing={thing} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, most - count) }, (_, nth) => (
          <li key={`empty ${nth}`} class="teams-slot teams-slot-empty" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
};

const thingsOf = ({ rules, team }: RosterProps, sort: Sort): readonly Thing[] =>
  sort === 'pair'
    ? team.pairs.map((pair) => ({ pair }))
    : team.pieces.filter((piece) => memberOf(rules, piece).sort === sort).map((piece) => ({ piece }));

const Slot = ({ rules, side, thing, onRemove }: RosterProps & { readonly thing: Thing }) => {
  const said = useTeamTexts();
  const words = useWords();
  const name =
    'pair' in thing ? fill(said.pair, { number: thing.pair }) : kindName(words, memberOf(rules, thing.piece).kind);
  const face =
    'pair' in thing ? (
      <span class="teams-pair-number">{thing.pair}</span>
    ) : (
      <TokenIcon kind={memberOf(rules, thing.piece).kind} sort={memberOf(rules, thing.piece).sort} side={side} />
    );
  if (onRemove === undefined) {
    return (
      <span class="teams-slot" role="img" aria-label={name} title={name}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="teams-slot"
      aria-label={fill(said.remove, { name })}
      title={fill(said.remove, { name })}
      onClick={() => onRemove(thing)}
    >
      {face}
    </button>
  );
};
