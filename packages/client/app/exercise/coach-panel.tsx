import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { announce } from '../shell/announce.tsx';
import { Icon } from '../shell/icons.tsx';
import './coach-panel.css';

/** What is pointed at beside the board. */
export type Pointed = 'hand' | 'pass';

export interface CoachPanelProps {
  readonly title: string;
  /** Beside the title: how far one has come. */
  readonly note?: ComponentChildren;
  readonly text: string;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly points?: readonly Pointed[];
  /** What its buttons do. */
  readonly children?: ComponentChildren;
  readonly close?: { readonly label: string; readonly run: () => void };
}

/** Somebody explains: one thing at a time, said aloud too, beside the board and never over it. */
export const CoachPanel = ({ title, note, text, tone = 'plain', points = [], children, close }: CoachPanelProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    announce(text);
    // Beside the board it stands at the top of what scrolls.
    panel.current?.closest('.table-talk, .table-side')?.scrollTo(0, 0);
  }, [text]);
  return (
    <section ref={panel} class={`coach coach-${tone}`} aria-labelledby={id} data-points={points.join(' ')}>
      <div class="coach-head">
        <h2 id={id} tabindex={-1}>
          {title}
        </h2>
        {note && <span class="coach-note">{note}</span>}
        {close && (
          <button
            type="button"
            class="button-icon coach-close"
            aria-label={close.label}
            title={close.label}
            onClick={close.run}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p class="coach-text">{text}</p>
      {children && <div class="coach-row">{children}</div>}
    </section>
  );
};
