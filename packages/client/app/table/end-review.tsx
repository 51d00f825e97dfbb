import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Sight, storyOf } from '../host/story.ts';
import type { ReviewPanelProps } from '../review/review-panel.tsx';
import { go, hrefOf } from '../shell/router.ts';
import type { TableSession } from './session.ts';

/** How the chances of a finished game went. It is loaded when a game is over: most of the time there is none. */
export const EndReview = ({ session: { table } }: { readonly session: TableSession }) => {
  const { host } = table;
  const loaded = useReviewPanel();
  const record = useMemo(() => host.record(), [host]);
  const game = useMemo(
    () => record && { rules: host.rules, story: (sight: Sight) => storyOf(record, sight, host.options.memory) },
    [host, record],
  );
  if (record === undefined || game === undefined || loaded === undefined) return null;
  const replayAt = (at: number) => ({ name: 'replay', id: host.id, at }) as const;
  const doors = { href: (at: number) => hrefOf(replayAt(at)), onOpen: (at: number) => go(replayAt(at)) };
  return <loaded.Panel heading="h4" game={game} name={record.headers.hash} doors={doors} />;
};

const useReviewPanel = () => {
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<ReviewPanelProps> } | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    import('../review/review-panel.tsx').then(
      ({ ReviewPanel }) => isWanted && setLoaded({ Panel: ReviewPanel }),
      // The result is there all the same.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
};
