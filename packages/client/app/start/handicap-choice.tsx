import { fill } from '@archmage/words';
import { useId } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import { HANDICAPS, type HandicapRow, rowName } from './handicaps.ts';
import { RadioCards } from './radio-cards.tsx';
import type { WishProps } from './rules-choice.tsx';
import { GIVERS } from './wish.ts';

/** B-OPT-10: the book's table, one row of which may be agreed on. */
export const HandicapChoice = ({ wish, onChange }: WishProps) => {
  const { handicap } = useAllTexts().start.begin;
  const group = useId();
  const row = (name: string) => ({ group, isChosen: wish.handicap === name, pick: () => onChange({ handicap: name }) });
  return (
    <fieldset class="start-choice">
      <legend>{handicap.name}</legend>
      <p class="start-note">{handicap.note}</p>
      <label class="start-option start-even">
        <input type="radio" name={group} checked={wish.handicap === ''} onChange={() => onChange({ handicap: '' })} />
        <span class="start-name">{handicap.even}</span>
      </label>
      <table class="start-handicaps">
        <thead>
          <tr>
            <th scope="col">{handicap.stronger}</th>
            <th scope="col">{handicap.against}</th>
            <th scope="col">{handicap.characters}</th>
            <th scope="col">{handicap.without}</th>
          </tr>
        </thead>
        <tbody>
          {HANDICAPS.map((each) => (
            <Row key={rowName(each)} row={each} {...row(rowName(each))} />
          ))}
        </tbody>
      </table>
      {wish.handicap !== '' && (
        <RadioCards
          legend={handicap.giver}
          options={GIVERS.map((value) => ({ value, name: handicap.givers[wish.mode][value] }))}
          value={wish.giver}
          onChange={(giver) => onChange({ giver })}
          layout="row"
        />
      )}
    </fieldset>
  );
};

interface RowProps {
  readonly row: HandicapRow;
  readonly group: string;
  readonly isChosen: boolean;
  readonly pick: () => void;
}

const Row = ({ row, group, isChosen, pick }: RowProps) => {
  const { handicap } = useAllTexts().start.begin;
  const stronger = handicap.strengths[row.stronger];
  const against = handicap.strengths[row.against];
  const cards = row.without.map(({ value }) => `+${value}`).join(', ') || handicap.nothing;
  const label = fill(handicap.row, { stronger, against, characters: row.characters, without: cards });
  return (
    <tr class={isChosen ? 'start-chosen' : undefined} onClick={pick}>
      <th scope="row">
        <span class="start-row-name">
          <input type="radio" name={group} checked={isChosen} onChange={pick} aria-label={label} />
          <span>{stronger}</span>
        </span>
      </th>
      <td>{against}</td>
      <td class="start-number">{row.characters}</td>
      <td>{cards}</td>
    </tr>
  );
};
