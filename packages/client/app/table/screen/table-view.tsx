import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { LogPanel } from '../../parts/log-panel.tsx';
import { ScoreBar } from '../../parts/score-bar.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { useKeys } from '../../shell/keys.ts';
import { useScroller } from '../../shell/scroller.ts';
import { isTeamMaking, TeamDoor } from '../../teams/door.tsx';
import { useTexts } from '../../texts/texts.ts';
import { keyActions } from '../hand/key-actions.ts';
import { TABLE_KEYS } from '../hand/keys.ts';
import { HintPanel } from '../hints/hint-door.tsx';
import { promptText } from '../said/prompt-text.ts';
import type { TableSession } from '../session.ts';
import { BoardArea } from './board-area.tsx';
import { Cards } from './cards.tsx';
import { ChosenCharacter } from './character-door.tsx';
import { Dock, Trays } from './dock.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { CombatDoor, CurtainDoor, TheEnd } from './overlays.tsx';
import { Tools } from './tools.tsx';
import { useInSight } from './use-in-sight.ts';
import { Why } from './why.tsx';
import { isLow, isWide } from './wide.ts';
import './table.css';
import './table-small.css';
import './table-low.css';

interface TableProps {
  readonly session: TableSession;
}

/** A game on the screen. Behind the curtain nothing is drawn. */
export const TableView = ({ session }: TableProps) => {
  const { table: said } = useTexts();
  const to = session.table.curtain.value;
  return (
    <div class="table">
      <h1 class="shell-unseen" tabindex={-1}>
        {said.title}
      </h1>
      {to === undefined ? <Uncovered session={session} /> : <CurtainDoor session={session} to={to} />}
    </div>
  );
};

const Uncovered = ({ session }: TableProps) =>
  isTeamMaking(session.table.view.value) ? <TeamDoor session={session} /> : <Playing session={session} />;

const Playing = ({ session }: TableProps) => {
  const { table: said } = useTexts();
  const { table } = session;
  const hasLog = useSignal(false);
  const onLog = () => {
    hasLog.value = !hasLog.value;
  };
  const hasResult = useSignal(true);
  const showResult = (isShown: boolean) => () => {
    hasResult.value = isShown;
  };
  useKeys(TABLE_KEYS, keyActions(session, onLog));
  useKeptFocus(session);
  useInSight(session);
  const talk = useScroller();
  return (
    <>
      <Score session={session} />
      <BoardArea session={session} />
      <Info session={session} />
      <section class="table-dock" aria-label={promptText(table)}>
        <h2 class="shell-unseen">{promptText(table)}</h2>
        <div ref={talk} class="table-talk">
          {isLow.value && <Coaching session={session} />}
          <div class="table-context">
            {!isWide.value && <HintPanel session={session} at="table" />}
            {!isWide.value && <Trays session={session} />}
            <Dock session={session} />
          </div>
          {!isWide.value && <ChosenCharacter session={session} />}
          <Cards session={session} />
        </div>
        <Tools session={session} onLog={onLog} onResult={showResult(true)} />
      </section>
      {isWide.value && (
        <aside class="table-side" aria-label={said.side}>
          <h2 class="shell-unseen">{said.side}</h2>
          <Coaching session={session} />
          <HintPanel session={session} at="table" />
          <Trays session={session} />
          <ChosenCharacter session={session} />
          <Log session={session} />
        </aside>
      )}
      <div class="table-why">
        <Why session={session} />
      </div>
      <CombatDoor session={session} />
      <TheEnd session={session} isOpen={hasResult.value} onClose={showResult(false)} />
      {hasLog.value && (
        <Dialog title={said.buttons.log} onClose={onLog}>
          <Log session={session} />
        </Dialog>
      )}
    </>
  );
};

/** Each part that changes often is drawn on its own: what is pointed at changes with every square the mouse passes. */
const Info = ({ session }: TableProps) => {
  const { table: said } = useTexts();
  return <p class="table-info">{session.info.value || said.info}</p>;
};

const Score = ({ session }: TableProps) => {
  const { table } = session;
  return (
    <div class="table-score">
      <ScoreBar
        rules={table.host.rules}
        view={table.view.value}
        players={table.host.players}
        names={table.host.names}
        seat={table.seat.value}
        clocks={table.clocks.value}
        prompt={promptText(table)}
      />
      <Row session={session} />
      {!isWide.value && !isLow.value && <Coaching session={session} />}
    </div>
  );
};

const Coaching = ({ session }: TableProps) => {
  const coach = session.table.coach.value;
  const companion = session.table.companion.value;
  return (
    <>
      {coach && <coach.Panel at="table" />}
      {companion && <companion.Panel />}
    </>
  );
};

const Row = ({ session }: TableProps) => {
  const companion = session.table.companion.value;
  return companion ? <companion.Row /> : null;
};

const Log = ({ session: { table } }: TableProps) => {
  const box = useRef<HTMLDivElement>(null);
  const log = table.log.value;
  useNewestInSight(box);
  // A game has hundreds of lines, and a character is chosen far more often than one is added.
  const panel = useMemo(
    () => (
      <LogPanel
        log={log}
        onPoint={(line) => {
          table.pointedLine.value = line;
        }}
      />
    ),
    [log, table],
  );
  return (
    <div class="table-log" ref={box}>
      {panel}
    </div>
  );
};

/** The newest line stays in sight when the panel above changes the log's height, unless somebody is reading. */
const useNewestInSight = (box: RefObject<HTMLDivElement | null>): void =>
  useLayoutEffect(() => {
    const log = box.current?.querySelector('.log');
    if (!log) return undefined;
    // Told after the layout: asking for the height earlier would have it laid out twice.
    const observer = new ResizeObserver(() => {
      if (!log.matches(':hover, :focus-within')) log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [box]);
