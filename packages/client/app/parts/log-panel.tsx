import type { Actor } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Log, type LogEntry, type LogLine, type Run, runsOf } from '../play/log.ts';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '../texts/texts.ts';
import { SideMark, useArt } from './art.tsx';
import { Glyph } from './glyphs.tsx';
import { useRoving } from './roving.ts';
import { capital, useWords } from './words.ts';
import './parts.css';
import './log-panel.css';

export interface LogPanelProps {
  readonly log: Pick<Log, 'entries'>;
  /** The line under the pointer or the focus, to light up its squares. */
  readonly onPoint: (line: LogLine | undefined) => void;
  /** To watch a turn again. */
  readonly onTurn?: ((turn: number) => void) | undefined;
}

/** What happened, grouped by turn and actor, the newest in sight. */
export const LogPanel = ({ log, onPoint, onTurn }: LogPanelProps) => {
  const { log: texts } = useTexts().parts;
  const { row, onKeyDown, onFocusIn } = useRoving<HTMLDivElement>('last');
  const latest = useRef({ onPoint, onTurn });
  latest.current = { onPoint, onTurn };
  useArt();
  useNewest(row, log);
  const { entries } = log;
  return (
    <section ref={row} class="log" aria-label={texts.label} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      {entries.length === 0 && <p class="soft">{texts.empty}</p>}
      {entries.map((entry, nth) => (
        <Entry
          key={`${entry.turn} ${entry.seat} ${nth}`}
          entry={entry}
          opens={entries[nth - 1]?.turn !== entry.turn}
          latest={latest}
          canWatch={onTurn !== undefined}
        />
      ))}
    </section>
  );
};

type Latest = { readonly current: Pick<LogPanelProps, 'onPoint' | 'onTurn'> };

interface EntryProps {
  readonly entry: LogEntry;
  /** Whether it is the first of its turn. */
  readonly opens: boolean;
  readonly latest: Latest;
  readonly canWatch: boolean;
}

/** Entries before the last are the same objects each time: they are not drawn again. */
const Entry = ({ entry, opens, latest, canWatch }: EntryProps) => {
  const { log: texts } = useTexts().parts;
  const { actors } = useWords().things;
  const { turn, seat, lines } = entry;
  return useMemo(
    () => (
      <div class={`log-entry log-${seat}`}>
        {opens && <TurnHead turn={turn} latest={latest} canWatch={canWatch} />}
        <h4 class="log-who">
          <ActorMark actor={seat} />
          {capital(actors[seat])}
        </h4>
        <ol class="log-lines">
          {runsOf(lines).map(({ line, times }, nth) => (
            <Line key={`${nth + 1}`} line={line} times={times} latest={latest} />
          ))}
        </ol>
      </div>
    ),
    [entry, opens, texts, actors, canWatch],
  );
};

const TurnHead = ({
  turn,
  latest,
  canWatch,
}: {
  readonly turn: number;
  readonly latest: Latest;
  readonly canWatch: boolean;
}) => {
  const { log: texts } = useTexts().parts;
  return (
    <div class="log-turn">
      <h3>{turn === 0 ? texts.setUp : fill(texts.turn, { turn })}</h3>
      {canWatch && (
        <button
          type="button"
          class="button-icon log-watch"
          aria-label={turn === 0 ? texts.watchSetUp : fill(texts.watch, { turn })}
          onClick={() => latest.current.onTurn?.(turn)}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
};

const ActorMark = ({ actor }: { readonly actor: Actor }) => {
  if (actor === 'yellow' || actor === 'blue') return <SideMark side={actor} />;
  return (
    <span class="part-mark">
      <Glyph name={actor === 'clock' ? 'clock' : 'star'} />
    </span>
  );
};

interface LineProps extends Run {
  readonly latest: Latest;
}

const Line = ({ line, times, latest }: LineProps) => {
  const point = () => latest.current.onPoint(line);
  const leave = () => latest.current.onPoint(undefined);
  return (
    <li>
      <button
        type="button"
        class="log-line"
        data-roving
        tabindex={-1}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={point}
      >
        {line.brief}
        {times > 1 && <span class="log-times"> × {times}</span>}
      </button>
    </li>
  );
};

const NEAR = 48;

/** Stays at the newest line, unless somebody reads further up. */
const useNewest = (panel: { readonly current: HTMLElement | null }, log: Pick<Log, 'entries'>): void => {
  const wasAtEnd = useRef(true);
  const element = panel.current;
  if (element !== null) {
    wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  }
  useLayoutEffect(() => {
    const now = panel.current;
    if (now !== null && wasAtEnd.current) now.scrollTop = now.scrollHeight;
  }, [log.entries]);
};
