import { fill } from '@archmage/words';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { copy } from '../replay/share.ts';
import { Dialog } from '../shell/dialog.tsx';
import { notify } from '../shell/notices.tsx';
import { failedText } from './failed.tsx';
import { ask, type Denied } from './http.ts';
import { beGuest, learnMe, type Me } from './person.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';

/** The ways to an account: to make one, to enter it, to come back without the password. */
export const AccountForms = ({ me }: { readonly me: Me | undefined }) => {
  const { me: said } = useOnlineTexts();
  const code = useSignal<string | undefined>(undefined);
  return (
    <>
      {(me === undefined || me.guest) && (
        <>
          <Form summary={said.keep} go={said.keepGo} first={said.accountName} run={keep(code)} />
          <Form summary={said.enter} go={said.enterGo} first={said.accountName} run={enter} />
          <Form summary={said.recover} go={said.recoverGo} first={said.code} run={recover(code)} isNew />
        </>
      )}
      {code.value !== undefined && <CodeDialog code={code.value} onClose={() => (code.value = undefined)} />}
    </>
  );
};

type Run = (first: string, password: string) => Promise<Denied | undefined>;

const keep =
  (code: Signal<string | undefined>): Run =>
  async (name, password) => {
    const guest = await beGuest();
    const kept = guest.ok ? await ask('code', 'POST', '/account', { name, password }) : guest;
    if (!kept.ok) return kept;
    code.value = kept.value.code;
    return refreshed();
  };

const enter: Run = async (name, password) => {
  const entered = await ask('me', 'POST', '/enter', { name, password });
  if (!entered.ok) return entered;
  notify({ text: fill(onlineTexts.value.me.entered, { name: entered.value.name }), tone: 'good' });
  return refreshed();
};

const recover =
  (code: Signal<string | undefined>): Run =>
  async (given, password) => {
    const found = await ask('code', 'POST', '/recover', { code: given, password });
    if (!found.ok) return found;
    code.value = found.value.code;
    return refreshed();
  };

const refreshed = async (): Promise<Denied | undefined> => {
  const now = await learnMe();
  return now.ok ? undefined : now;
};

interface FormProps {
  readonly summary: string;
  readonly go: string;
  /** What is asked for besides the password. */
  readonly first: string;
  readonly run: Run;
  readonly isNew?: boolean;
}

const Form = ({ summary, go, first, run, isNew = false }: FormProps) => {
  const { me: said } = useOnlineTexts();
  const [name, password] = [useSignal(''), useSignal('')];
  const wrong = useSignal<Denied | undefined>(undefined);
  return (
    <details>
      <summary>{summary}</summary>
      <form
        class="far-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(name.value.trim(), password.value).then((denied) => {
            wrong.value = denied;
          });
        }}
      >
        <Field label={first} value={name} />
        <Field label={isNew ? said.newPassword : said.password} value={password} isPassword note={said.passwordNote} />
        {wrong.value !== undefined && <p role="alert">{failedText(wrong.value)}</p>}
        <button type="submit" class="button button-main">
          {go}
        </button>
      </form>
    </details>
  );
};

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly note?: string;
  readonly isPassword?: boolean;
}

const Field = ({ label, value, note, isPassword = false }: FieldProps) => {
  const id = useId();
  const kind = isPassword
    ? ({ type: 'password', autocomplete: 'current-password', minLength: 8 } as const)
    : ({ type: 'text', autocomplete: 'username' } as const);
  return (
    <div class="far-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...kind}
        id={id}
        class="field"
        required
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
      {note !== undefined && (
        <p id={`${id}-note`} class="soft small">
          {note}
        </p>
      )}
    </div>
  );
};

const CodeDialog = ({ code, onClose }: { readonly code: string; readonly onClose: () => void }) => {
  const { me: said } = useOnlineTexts();
  const give = async (): Promise<void> => {
    const isCopied = (await copy(code)) === 'copied';
    notify({ text: isCopied ? said.codeCopied : said.codeUncopied, tone: isCopied ? 'good' : 'bad' });
  };
  return (
    <Dialog
      title={said.codeTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={() => void give()}>
            {said.codeCopy}
          </button>
          <button type="button" class="button button-main" onClick={onClose}>
            {said.codeDone}
          </button>
        </>
      }
    >
      <p>{said.codeText}</p>
      <p class="far-code">{code}</p>
    </Dialog>
  );
};
