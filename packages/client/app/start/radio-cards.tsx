import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface CardOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly note?: string;
  readonly picture?: ComponentChildren;
  /** What the picture says, for those who do not see it. */
  readonly said?: string;
}

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly CardOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `row` puts short ones side by side even on a phone, `pairs` at most two in a row. */
  readonly layout?: 'cards' | 'pairs' | 'row';
}

/** One of a few, each said in a few words. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { legend, options, value, onChange, layout = 'cards' } = props;
  const group = useId();
  return (
    <fieldset class="start-choice">
      <legend>{legend}</legend>
      <div class={`start-options start-options-${layout}`}>
        {options.map((option) => (
          <label key={option.value} class="start-option">
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <Said {...option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SwitchProps {
  readonly name: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is so or not. */
export const Switch = ({ name, note, isOn, onChange }: SwitchProps) => (
  <label class="start-option">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    <Said name={name} {...(note === undefined ? {} : { note })} />
  </label>
);

const Said = ({ name, note, said }: Pick<CardOption<string>, 'name' | 'note' | 'said'>) => (
  <span class="start-said">
    <span class="start-name">{name}</span>
    {note && <span class="start-note">{note}</span>}
    {said && <span class="shell-unseen">{said}</span>}
  </span>
);
