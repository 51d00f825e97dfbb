import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface ChoiceProps<Option extends string> {
  readonly title: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly chosen: Signal<Option>;
}

/** One of a few, as radio buttons that look like what they choose. */
export const Choice = <Option extends string>({ title, options, names, chosen }: ChoiceProps<Option>) => {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option} class="choice-option">
            <input
              type="radio"
              name={group}
              checked={chosen.value === option}
              onChange={() => {
                chosen.value = option;
              }}
            />
            {names[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
