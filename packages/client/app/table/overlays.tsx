import { isAsked, type Seat, type State, topTask } from '@archmage/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { storyOf } from '../host/story.ts';
import { CombatScene } from '../parts/combat-scene.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { EndPanel } from '../parts/end-panel.tsx';
import { WhyBox } from '../parts/why-box.tsx';
import { oddsOf } from '../play/odds.ts';
import { promptOf } from '../play/prompt.ts';
import { statisticsOf } from '../play/stats.ts';
import { openRule } from '../rules/open-rule.ts';
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';
import { cardsOf } from './cards.tsx';
import { EndReview } from './end-review.tsx';
import { HintButton, HintPanel } from './hint-panel.tsx';
import { seatName } from './narrate.ts';
import type { TableSession } from './session.ts';

interface OverlayProps {
  readonly session: TableSession;
}

export const TableCurtain = ({ session, to }: OverlayProps & { readonly to: Seat }) => {
  const { curtain } = useTexts().table;
  const task = topTask(session.table.view.value)?.kind ?? 'act';
  const why = task in curtain ? curtain[task as keyof typeof curtain] : curtain.turn;
  return <Curtain to={to} name={seatName(to)} why={why} onLift={session.director.lift} />;
};

/** The combat that is being decided, or has just been. */
export const Combat = ({ session }: OverlayProps) => {
  const { director, table } = session;
  const scene = table.scene.value;
  const { rules } = table.host;
  if (scene !== undefined) {
    const laid = { yellow: true, blue: true };
    return <CombatScene {...scene} rules={rules} laid={laid} onClose={director.closeScene} />;
  }
  const view = table.view.value;
  const fight = table.rerun.value === undefined ? promptOf(rules, view)?.combat : undefined;
  if (fight === undefined || table.curtain.value !== undefined) return null;
  return <Choice session={session} view={view} />;
};

const Choice = ({ session, view }: OverlayProps & { readonly view: State }) => {
  const { hand, table } = session;
  const { rules } = table.host;
  const fight = promptOf(rules, view)?.combat;
  const viewer = table.viewer.value;
  const chooser = viewer !== 'spectator' && isAsked(view, viewer) ? viewer : undefined;
  const laid = { yellow: isLaid(view, 'yellow'), blue: isLaid(view, 'blue') };
  if (fight === undefined) return null;
  return (
    <CombatScene
      rules={rules}
      view={view}
      fight={fight}
      chooser={chooser}
      cards={chooser === undefined ? undefined : cardsOf(session)}
      laid={laid}
      odds={viewer === 'spectator' ? undefined : oddsOf(fight, viewer)}
      onPick={(held) => hand.play(held.card)}
      onAsk={(held) => hand.askCard(held.card)}
      tools={<HintButton session={session} />}
    >
      <HintPanel session={session} at="combat" />
      <Why session={session} />
    </CombatScene>
  );
};

const isLaid = ({ players }: State, seat: Seat): boolean => players[seat].committed !== undefined;

export const Why = ({ session }: OverlayProps) => {
  const { why } = session.table;
  if (why.value === undefined) return null;
  return (
    <WhyBox
      {...why.value}
      onRule={openRule}
      onClose={() => {
        why.value = undefined;
      }}
    />
  );
};

/** The result, until one would rather look at the board. */
export const TheEnd = ({ session }: OverlayProps) => {
  const { table: said } = useTexts();
  const { table } = session;
  const isOpen = useSignal(true);
  const view = table.view.value;
  const { ending } = view;
  const isThere = ending !== undefined && table.scene.value === undefined && !table.busy.value;
  const statistics = useMemo(() => (isThere ? statisticsFor(session) : undefined), [session, isThere]);
  if (!isThere || statistics === undefined || ending === undefined) return null;
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
