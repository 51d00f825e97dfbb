import { fill } from '@archmage/words';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '../texts/texts.ts';
import { Glyph } from './glyphs.tsx';
import './parts.css';
import './why-box.css';

export interface WhyBoxProps {
  readonly text: string;
  /** A second sentence: what bars the direct way, for instance. */
  readonly more?: string | undefined;
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** A refusal as a sentence, its rule one press away. */
export const WhyBox = ({ text, more, rule, onRule, onClose }: WhyBoxProps) => {
  const { parts } = useTexts();
  const { why } = parts;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere inside closes it.
    <div class="why" onKeyDown={onKeyDown}>
      <span class="why-sign">
        <Glyph name="lock" />
      </span>
      <div class="why-words" role="status">
        <p class="why-title">{why.title}</p>
        <p>{text}</p>
        {more !== undefined && more !== '' && <p class="why-more">{more}</p>}
      </div>
      <button type="button" class="button-icon why-close" aria-label={why.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <button type="button" class="button button-small why-rule" onClick={() => onRule(rule)}>
        <Icon name="scroll" />
        {fill(why.rule, { rule })}
      </button>
    </div>
  );
};
