import type { Answer } from '@archmage/protocol';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AccountForms } from './account-forms.tsx';
import { sayFailed } from './failed.tsx';
import { GameRow } from './game-row.tsx';
import { ask } from './http.ts';
import { MyData, Notices } from './my-data.tsx';
import { NameField } from './name-field.tsx';
import { type Me, me } from './person.ts';
import { Ratings } from './ratings.tsx';
import { useOnlineTexts } from './texts/texts.ts';

/** Who one is here, what one has played, and what is kept of one. */
export const Account = () => {
  const { me: said } = useOnlineTexts();
  const now = me.value;
  const who = now?.ok ? now.value : undefined;
  return (
    <div class="far-me">
      <h1 tabindex={-1}>{said.title}</h1>
      <section class="card">
        {who === undefined ? <NameField /> : <Who me={who} />}
        <AccountForms me={who} />
      </section>
      {who !== undefined && <Played me={who} />}
      <Notices />
      {who !== undefined && <MyData me={who} />}
    </div>
  );
};

const Who = ({ me: { guest, name } }: { readonly me: Me }) => {
  const { me: said } = useOnlineTexts();
  return (
    <>
      {guest ? <NameField /> : <h2>{name}</h2>}
      <p class="soft">{guest ? said.guest : said.account}</p>
    </>
  );
};

interface Past {
  readonly games: Answer<'gameLines'>['games'];
  readonly course: Answer<'rated'>['games'];
}

const Played = ({ me: who }: { readonly me: Me }) => {
  const { me: said } = useOnlineTexts();
  const past = useSignal<Past | undefined>(undefined);
  useEffect(() => {
    void readPast().then((found) => {
      past.value = found;
    });
  }, [who.id]);
  const over = past.value?.games.filter(({ status }) => status === 'over') ?? [];
  return (
    <>
      <section class="card">
        <h2>{said.ratings}</h2>
        <Ratings me={who} course={past.value?.course ?? []} />
      </section>
      <div class="far-list">
        <h2>{fill(said.games)}</h2>
        {over.length === 0 ? (
          <p class="soft">{said.gamesNone}</p>
        ) : (
          <ul>
            {over.map((line) => (
              <GameRow key={line.id} line={line} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
};

const readPast = async (): Promise<Past | undefined> => {
  const [games, course] = await Promise.all([ask('gameLines', 'GET', '/games'), ask('rated', 'GET', '/me/rated')]);
  if (games.ok && course.ok) return { games: games.value.games, course: course.value.games };
  sayFailed(games.ok ? (course as Exclude<typeof course, { ok: true }>) : games);
  return undefined;
};
