import { confirm } from '../shell/confirm.tsx';
import { download } from '../shell/download.ts';
import { notify } from '../shell/notices.tsx';
import { Switch } from '../start/radio-cards.tsx';
import { sayFailed } from './failed.tsx';
import { ask, askText } from './http.ts';
import { tells, wantNotices } from './notices.ts';
import { learnMe, type Me } from './person.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';

/** Whether one wants to be told. */
export const Notices = () => {
  const { notices } = useOnlineTexts().me;
  const set = async (wants: boolean): Promise<void> => {
    if ((await wantNotices(wants)) !== wants) notify({ text: notices.refused, tone: 'bad' });
  };
  return (
    <section class="card">
      <h2>{notices.title}</h2>
      <Switch {...notices.turn} isOn={tells.value} onChange={(wants) => void set(wants)} />
    </section>
  );
};

/** All that is kept of one: to take along, to leave, to delete. */
export const MyData = ({ me }: { readonly me: Me }) => {
  const { me: said } = useOnlineTexts();
  return (
    <section class="card">
      <h2>{said.data}</h2>
      <div class="far-row">
        <button type="button" class="button" onClick={() => void save()}>
          {said.export}
        </button>
        {!me.guest && (
          <>
            <button type="button" class="button" onClick={() => void leave('/leave')}>
              {said.leave}
            </button>
            <button type="button" class="button" onClick={() => void leave('/leave?everywhere')}>
              {said.everywhere}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => void remove()}>
          {said.delete}
        </button>
      </div>
    </section>
  );
};

const save = async (): Promise<void> => {
  const text = await askText('/me/export');
  if (text.ok) download('archmage.json', text.value);
  else sayFailed(text);
};

const leave = async (path: string): Promise<void> => {
  const left = await ask('done', 'POST', path, {});
  if (!left.ok) return sayFailed(left);
  notify({ text: onlineTexts.value.me.left, tone: 'plain' });
  await learnMe();
};

const remove = async (): Promise<void> => {
  const { deleteAsk, deleted } = onlineTexts.value.me;
  if (!(await confirm({ ...deleteAsk, grave: true }))) return;
  const gone = await ask('done', 'DELETE', '/me');
  if (!gone.ok) return sayFailed(gone);
  notify({ text: deleted, tone: 'plain' });
  await learnMe();
};
