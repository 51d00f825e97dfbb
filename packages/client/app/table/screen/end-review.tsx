import { type Onlooker, storyOf } from '@archmage/host';
import { useMemo } from 'preact/hooks';
import { useOnDemand } from '../../shell/on-demand.ts';
import { go, hrefOf } from '../../shell/router.ts';
import { telling } from '../../texts/texts.ts';
import type { TableSession } from '../session.ts';

const loadPanel = () => telling(() => import('../../review/review-panel.tsx'));

/** How the chances of a finished game went. It is loaded when a game is over: most of the time there is none. */
export const EndReview = ({ session: { table } }: { readonly session: TableSession }) => {
  const { host } = table;
  const loaded = useOnDemand(true, loadPanel);
  const record = useMemo(() => host.record(), [host]);
  const game = useMemo(
    () =>
      record && { rules: host.rules, story: (onlooker: Onlooker) => storyOf(record, onlooker, host.options.memory) },
    [host, record],
  );
  if (record === undefined || game === undefined || loaded === undefined) return null;
  const replayAt = (at: number) => ({ name: 'replay', id: host.id, at }) as const;
  const doors = { href: (at: number) => hrefOf(replayAt(at)), onOpen: (at: number) => go(replayAt(at)) };
  return <loaded.ReviewPanel heading="h4" game={game} name={record.headers.hash} doors={doors} />;
};
