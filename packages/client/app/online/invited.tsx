import { SEATS } from '@archmage/engine';
import type { GameLine } from '@archmage/protocol';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { SideMark } from '../parts/art.tsx';
import { useTexts } from '../texts/texts.ts';
import { Failed } from './failed.tsx';
import { ask, type Denied } from './http.ts';
import { NameField } from './name-field.tsx';
import { beGuest } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';
import { paceText, rulesText } from './words.ts';

interface InvitedProps {
  readonly line: GameLine;
  /** The secret of the invitation; an open table needs none. */
  readonly secret: string | undefined;
  readonly onSat: () => void;
}

/** A free seat: one press, and one plays. */
export const Invited = ({ line, secret, onSat }: InvitedProps) => {
  const { join, line: said } = useOnlineTexts();
  const { parts } = useTexts();
  const denied = useSignal<Denied | undefined>(undefined);
  const host = (line.seats.yellow ?? line.seats.blue)?.name;
  const side = SEATS.find((seat) => line.seats[seat] === undefined) ?? 'yellow';
  if (denied.value !== undefined) return <Failed denied={denied.value} onRetry={() => (denied.value = undefined)} />;
  return (
    <form
      class="card far-invited"
      onSubmit={(event) => {
        event.preventDefault();
        void sit(line.id, secret).then((answer) => {
          if (answer === undefined) onSat();
          else denied.value = answer;
        });
      }}
    >
      <h1 tabindex={-1}>{host === undefined ? join.anybody : fill(join.title, { name: host })}</h1>
      <dl class="far-facts">
        <dt>{join.game}</dt>
        <dd>{[rulesText(line.rules), paceText(line.pace), ...(line.rated ? [said.rated] : [])].join(' · ')}</dd>
      </dl>
      <p class="far-side">
        <SideMark side={side} />
        {fill(join.side, { side: parts.seats[side] })}
      </p>
      <NameField />
      <button type="submit" class="button button-main" data-autofocus>
        {join.go}
      </button>
    </form>
  );
};

const sit = async (game: string, secret: string | undefined): Promise<Denied | undefined> => {
  const guest = await beGuest();
  if (!guest.ok) return guest;
  const sat = await ask('created', 'POST', `/games/${game}/join`, secret === undefined ? {} : { key: secret });
  return sat.ok ? undefined : sat;
};
