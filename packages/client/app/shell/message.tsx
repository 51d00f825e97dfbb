import type { ComponentChildren } from 'preact';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** The ways out. */
  readonly children?: ComponentChildren;
}

/** A screen that says why there is nothing else, and what can be done. */
export const Message = ({ title, text, children }: MessageProps) => (
  <div class="card shell-message">
    <h1 tabindex={-1}>{title}</h1>
    <p>{text}</p>
    <div class="shell-row">{children}</div>
  </div>
);
