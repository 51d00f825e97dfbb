import { type Failure, openGame } from '@archmage/host';
import { useEffect, useState } from 'preact/hooks';
import { isGuided } from '../school/guided.ts';
import { Message } from '../shell/message.tsx';
import { useOnDemand } from '../shell/on-demand.ts';
import { hrefOf, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { failureText } from '../start/failure-text.ts';
import { TableView } from '../table/screen/table-view.tsx';
import { sessionOf, type TableSession } from '../table/session.ts';
import { telling, useTexts } from '../texts/texts.ts';
import { MendLink } from '../workshop/mend-link.tsx';
import { adviser, world } from '../world.ts';

export const Screen = ({ route: { id } }: { readonly route: RouteOf<'game'> }) => {
  const { table } = useTexts();
  const opened = useGame(id);
  useTitle(table.title);
  if (opened === undefined) return <p class="shell-loading">{table.opening}</p>;
  return 'why' in opened ? <Unopened failure={opened} /> : <TableView session={opened} />;
};

const useGame = (id: string): TableSession | Failure | undefined => {
  const [opened, setOpened] = useState<TableSession | Failure | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => {};
    const seated = gate();
    const { breathe, ...here } = world();
    const paced = async (): Promise<void> => {
      const session = await seated.opens;
      await (session.table.companion.peek()?.breathe ?? breathe)();
    };
    void openGame(id, { ...here, breathe: paced }).then((outcome) => {
      if (!outcome.ok) {
        if (isWanted) setOpened(outcome.failure);
        return;
      }
      const session = sessionOf(outcome.value, adviser());
      stop = session.stop;
      // What did not come is done without.
      const missed = (error: unknown) => here.report({ game: id, seat: 'blue', error });
      void session.ready.catch(missed).then(() => seated.open(session));
      if (isGuided(id)) void explain(session);
      if (isWanted) setOpened(session);
      else stop();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [id]);
  return opened;
};

/** Whatever happens at a table happens when it is there. */
const gate = () => {
  let open = (_session: TableSession): void => {};
  const opens = new Promise<TableSession>((resolve) => {
    open = resolve;
  });
  return { opens, open };
};

/** A first game has somebody who explains it, for as long as that is wanted. */
const explain = async (session: TableSession): Promise<void> => {
  const { guideOf } = await telling(() => import('../school/guide/guide.tsx'));
  session.table.coach.value = guideOf(session);
};

const loadDetails = () => telling(() => import('../start/failure-words.ts'));

const Unopened = ({ failure }: { readonly failure: Failure }) => {
  const { table, shell } = useTexts();
  const { title, text, mend } = failureText(failure);
  const detail = useOnDemand(true, loadDetails)?.failureWords(failure).detail;
  return (
    <Message title={title} text={detail === undefined ? text : `${text} ${detail}`}>
      {mend && <MendLink />}
      <a class={mend ? 'button' : 'button button-main'} href={hrefOf({ name: 'games' })}>
        {table.buttons.games}
      </a>
      <a class="button" href={hrefOf({ name: 'new', start: 'choose' })}>
        {table.buttons.again}
      </a>
      <a class="button" href={hrefOf({ name: 'home' })}>
        {shell.home}
      </a>
    </Message>
  );
};
