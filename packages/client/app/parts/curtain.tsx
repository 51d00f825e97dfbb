import type { Seat } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useId } from 'preact/hooks';
import { useTexts } from '../texts/texts.ts';
import { SideMark, useArt } from './art.tsx';
import { Doors } from './doors.tsx';
import { useModal } from './modal.ts';
import './parts.css';
import './curtain.css';

export interface CurtainProps {
  readonly to: Seat;
  readonly name: string;
  readonly why: string;
  readonly onLift: () => void;
}

/** Covers the whole page, dialogs too, until the right person says so. Escape does not lift it. */
export const Curtain = ({ to, name, why, onLift }: CurtainProps) => {
  const { curtain } = useTexts().parts;
  const title = useId();
  const text = useId();
  const dialog = useModal();
  useArt();
  return (
    <dialog ref={dialog} class={`curtain curtain-${to}`} aria-labelledby={title} aria-describedby={text}>
      <Doors />
      <div class="curtain-plate">
        <span class="curtain-seal">
          <SideMark side={to} />
        </span>
        <h2 id={title} tabindex={-1}>
          {fill(curtain.title, { name })}
        </h2>
        <div id={text} class="curtain-words">
          <p>{why}</p>
          <p class="curtain-note">{fill(curtain.seat, { name })}</p>
        </div>
        <button type="button" class="button button-main curtain-lift" data-autofocus onClick={onLift}>
          {fill(curtain.lift, { name })}
        </button>
      </div>
    </dialog>
  );
};
