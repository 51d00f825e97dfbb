import { storyOf } from '@archmage/host';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { EndPanel } from '../../parts/end-panel.tsx';
import { statisticsOf } from '../../play/stats.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { go } from '../../shell/router.ts';
import { useTexts } from '../../texts/texts.ts';
import type { TableSession } from '../session.ts';
import { EndReview } from './end-review.tsx';

interface ResultProps {
  readonly session: TableSession;
  /** One would rather look at the board. */
  readonly onClose: () => void;
}

export const Result = ({ session, onClose }: ResultProps) => {
  const { table: said } = useTexts();
  const { table } = session;
  const view = table.view.value;
  const { ending } = view;
  const again = table.coach.value?.again;
  const statistics = useMemo(() => statisticsFor(session), [session]);
  if (statistics === undefined || ending === undefined) return null;
  return (
    <Dialog title={said.buttons.result} onClose={onClose} wide>
      <FromTheTop>
        <EndPanel
          rules={table.host.rules}
          view={view}
          ending={ending}
          statistics={statistics}
          players={table.host.players}
          names={table.host.names}
          onReplay={() => go({ name: 'replay', id: table.host.id })}
          onAgain={again?.run ?? (() => go({ name: 'new', start: 'choose' }))}
          again={again?.text}
          onBoard={onClose}
          review={<EndReview session={session} />}
        />
      </FromTheTop>
    </Dialog>
  );
};

/** The focus is on a button at its foot; what is read first is at its head. */
const FromTheTop = ({ children }: { readonly children: ComponentChildren }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.parentElement?.scrollTo(0, 0), []);
  return <div ref={box}>{children}</div>;
};

const statisticsFor = ({ table: { host } }: TableSession) => {
  const record = host.record();
  return record && statisticsOf(host.rules, storyOf(record, 'all', host.options.memory));
};
