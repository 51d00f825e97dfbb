import { useId } from 'preact/hooks';
import { me, wantedName } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';

/** By what name one plays; an account has one already. */
export const NameField = () => {
  const texts = useOnlineTexts();
  const id = useId();
  const now = me.value;
  if (now?.ok && !now.value.guest) return null;
  return (
    <div class="far-field">
      <label htmlFor={id}>{texts.name}</label>
      <input
        id={id}
        class="field"
        required
        maxLength={24}
        autocomplete="nickname"
        value={wantedName.value}
        onInput={({ currentTarget }) => {
          wantedName.value = currentTarget.value;
        }}
      />
      <p class="soft small">{texts.nameNote}</p>
    </div>
  );
};
