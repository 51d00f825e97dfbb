import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { storyOf } from '../host/story.ts';
import { EndPanel } from '../parts/end-panel.tsx';
import { statisticsOf } from '../play/stats.ts';
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';
import { EndReview } from './end-review.tsx';
import type { TableSession } from './session.ts';

/** The result, until one would rather look at the board. */
export const Result = ({ session }: { readonly session: TableSession }) => {
  const { table: said } = useTexts();
  const { table } = session;
  const isOpen = useSignal(true);
  const view = table.view.value;
  const { ending } = view;
  const statistics = useMemo(() => statisticsFor(session), [session]);
  if (statistics === undefined || ending === undefined) return null;
  if (!isOpen.value) {
    return (
      <button type="button" class="button button-main table-result" onClick={() => (isOpen.value = true)}>
        {said.buttons.result}
      </button>
    );
  }
  const close = () => {
    isOpen.value = false;
  };
  return (
    <Dialog title={said.buttons.result} onClose={close} wide>
      <FromTheTop>
        <EndPanel
          rules={table.host.rules}
          view={view}
          ending={ending}
          statistics={statistics}
          players={table.host.players}
          onReplay={() => go({ name: 'replay', id: table.host.id })}
          onAgain={() => go({ name: 'new', start: 'choose' })}
          onBoard={close}
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
