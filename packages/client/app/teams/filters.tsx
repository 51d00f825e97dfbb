import { fill } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../texts/texts.ts';
import { type Candidate, EVERYTHING, type Filter, KNACKS, type Sort, valuesOf } from './stock.ts';
import { boxName, useTeamTexts } from './texts/texts.ts';

interface FiltersProps {
  readonly sort: Exclude<Sort, 'pair'>;
  readonly candidates: readonly Candidate[];
  readonly found: number;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export const Filters = (props: FiltersProps) => {
  const said = useTeamTexts();
  const { sort, candidates, found, filter, onFilter } = props;
  const boxes = [...new Set(candidates.map(({ box }) => box))];
  const knacks = KNACKS.filter((knack) => candidates.some((each) => each.knacks.includes(knack)));
  return (
    <fieldset class="teams-filters">
      <legend class="shell-unseen">{said.filter.label}</legend>
      <Choice
        label={said.filter.box}
        value={filter.box ?? ''}
        onChange={(box) => onFilter({ ...filter, box: box || undefined })}
      >
        <option value="">{said.filter.boxes}</option>
        {boxes.map((box) => (
          <option key={box} value={box}>
            {boxName(said, box)}
          </option>
        ))}
      </Choice>
      {sort === 'character' && <Values {...props} value="speed" />}
      {sort === 'character' && <Values {...props} value="combat" />}
      <Choice
        label={said.filter.knack}
        value={filter.knack ?? ''}
        onChange={(name) => onFilter({ ...filter, knack: KNACKS.find((knack) => knack === name) })}
      >
        <option value="">{said.filter.knacks}</option>
        {knacks.map((knack) => (
          <option key={knack} value={knack}>
            {said.knacks[knack]}
          </option>
        ))}
      </Choice>
      <p class="teams-found" role="status">
        {found < candidates.length && fill(said.filter.shown, { count: found, all: candidates.length })}
      </p>
      {filter !== EVERYTHING && found < candidates.length && (
        <button
          type="button"
          class="button button-small"
          onClick={(event) => {
            // The button goes with what it undoes.
            event.currentTarget.closest('fieldset')?.querySelector('select')?.focus();
            onFilter(EVERYTHING);
          }}
        >
          {said.filter.reset}
        </button>
      )}
    </fieldset>
  );
};

const Values = ({ candidates, filter, onFilter, value }: FiltersProps & { readonly value: 'speed' | 'combat' }) => {
  const said = useTeamTexts();
  const { character } = useTexts().parts;
  return (
    <Choice
      label={character[value]}
      value={`${filter[value]}`}
      onChange={(least) => onFilter({ ...filter, [value]: Number(least) })}
    >
      <option value="0">{said.filter.any}</option>
      {valuesOf(candidates, value).map((least) => (
        <option key={least} value={`${least}`}>
          {fill(said.filter.least, { value: least })}
        </option>
      ))}
    </Choice>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ComponentChildren;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <label class="teams-filter">
    <span>{label}</span>
    <select class="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </select>
  </label>
);
