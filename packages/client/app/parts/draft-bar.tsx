import { fill } from '@archmage/words';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '../texts/texts.ts';
import { Glyph } from './glyphs.tsx';
import './parts.css';
import './draft-bar.css';

export interface DraftOffer {
  readonly key: string;
  readonly label: string;
  readonly onDo: () => void;
}

export interface DraftBarProps {
  readonly steps: number;
  readonly speed: number;
  /** Action points. */
  readonly cost: number;
  readonly offers: readonly DraftOffer[];
  /** Why it cannot end here. */
  readonly problem?: string | undefined;
  /** What is taken by stopping here. */
  readonly note?: string | undefined;
  /** What comes of it if it ends here. */
  readonly warning?: string | undefined;
  readonly canConfirm: boolean;
  readonly onConfirm: () => void;
  readonly onUndo: () => void;
  readonly onCancel: () => void;
  /** Asked when confirming is pressed although it is not possible. */
  readonly onAsk?: (() => void) | undefined;
}

/** The Move being drawn: what it uses, what may be taken or left on the way, and its end. */
export const DraftBar = (props: DraftBarProps) => {
  const { draft } = useTexts().parts;
  const { steps, speed, cost, problem, warning, note, canConfirm, onUndo, onCancel } = props;
  const canUndo = steps > 0;
  return (
    <section class="draft" aria-label={draft.label}>
      <div class="draft-grid">
        <div class="draft-facts">
          <span class="draft-steps">
            <Glyph name="feet" />
            <span class="draft-pips" aria-hidden="true">
              {Array.from({ length: speed }, (_, nth) => (
                <i key={`${nth + 1}`} class={nth < steps ? 'draft-pip draft-pip-used' : 'draft-pip'} />
              ))}
            </span>
            <span>{fill(draft.steps, { steps, speed })}</span>
          </span>
          <span class="draft-cost">
            <Glyph name="cog" />
            {fill(draft.cost, { cost })}
          </span>
        </div>
        <Offers {...props} />
        <p class={problem || warning ? 'draft-note draft-problem' : 'draft-note'} role="status">
          {problem ?? warning ?? note ?? (canConfirm ? draft.ready : '')}
        </p>
        <div class="draft-buttons">
          <button type="button" class="button button-quiet" onClick={onCancel}>
            <Icon name="close" />
            <span class="draft-word">{draft.cancel}</span>
          </button>
          <button type="button" class="button" aria-disabled={!canUndo} onClick={() => canUndo && onUndo()}>
            <Glyph name="back" />
            <span class="draft-word">{draft.undo}</span>
          </button>
          <Confirm {...props} />
        </div>
      </div>
    </section>
  );
};

const Offers = ({ offers }: DraftBarProps) => {
  const { draft } = useTexts().parts;
  return (
    <ul class="draft-offers" aria-label={draft.offers}>
      {offers.map(({ key, label, onDo }) => (
        <li key={key}>
          <button type="button" class="button button-small draft-offer" onClick={onDo}>
            <Glyph name="hand" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Confirm = ({ canConfirm, onConfirm, onAsk }: DraftBarProps) => {
  const { draft } = useTexts().parts;
  return (
    <button
      type="button"
      class="button button-main draft-confirm"
      aria-disabled={!canConfirm}
      onClick={() => (canConfirm ? onConfirm() : onAsk?.())}
    >
      <Glyph name="check" />
      {draft.confirm}
    </button>
  );
};
