import type { Kind, Ruleset, Seat } from '@archmage/engine';
import { abilityText, fill, kindName } from '@archmage/words';
import { useState } from 'preact/hooks';
import { TokenIcon } from '../../art/token.tsx';
import { useTexts } from '../texts/texts.ts';
import { pieceOf, useArt } from './art.tsx';
import { type Drag, useDrag } from './drag.ts';
import { useRoving } from './roving.ts';
import { useWords } from './words.ts';
import './parts.css';
import './setup-tray.css';

export interface SetupTrayProps {
  readonly rules: Ruleset;
  readonly side: Seat;
  /** What may be laid out. */
  readonly kinds: readonly Kind[];
  /** How many of them are still needed. */
  readonly left: number;
  readonly picked?: Kind | undefined;
  readonly label: string;
  readonly onPick: (kind: Kind) => void;
  /** A token was let go over this point of the window; without it nothing is laid anywhere. */
  readonly onDrop?: ((kind: Kind, clientX: number, clientY: number) => void) | undefined;
  readonly onAsk: (kind: Kind) => void;
  /** While one is dragged, to light up the spot below; nothing when it ends. */
  readonly onDragOver?: ((kind: Kind, at: { readonly x: number; readonly y: number } | undefined) => void) | undefined;
}

/** Tokens to lay out: picked by a click or a key and then put somewhere, or dragged there. */
export const SetupTray = (props: SetupTrayProps) => {
  const { tray } = useTexts().parts;
  const { kinds, left, picked, label, side } = props;
  const roving = useRoving<HTMLDivElement>();
  const [looked, look] = useState<Kind | undefined>(undefined);
  const { drag, handlers } = useDrag(props);
  useArt();
  const told = drag?.kind ?? [looked, picked].find((kind) => kind !== undefined && kinds.includes(kind));
  return (
    <section class={`tray tray-${side}`} aria-label={label}>
      <p class="tray-head">
        <strong>{label}</strong>
        <span class="tray-left">{fill(tray.left, { count: left })}</span>
      </p>
      <div
        ref={roving.row}
        class="tray-row"
        role="toolbar"
        aria-label={label}
        onKeyDown={roving.onKeyDown}
        onFocusIn={roving.onFocusIn}
      >
        {kinds.map((kind) => (
          <Token
            key={kind}
            {...props}
            kind={kind}
            look={look}
            dragged={drag?.kind === kind}
            handlers={handlers(kind)}
          />
        ))}
      </div>
      {kinds.length === 0 ? <p class="tray-told">{tray.none}</p> : <Told {...props} kind={told} />}
      {drag !== undefined && <Ghost {...props} drag={drag} />}
    </section>
  );
};

interface TokenProps extends SetupTrayProps {
  readonly kind: Kind;
  readonly look: (kind: Kind | undefined) => void;
  readonly dragged: boolean;
  readonly handlers: object;
}

const Token = ({ rules, side, kind, picked, look, dragged, handlers, onAsk }: TokenProps) => {
  const words = useWords();
  const { tray } = useTexts().parts;
  const name = kindName(words, kind);
  return (
    <button
      type="button"
      class={dragged ? 'tray-token tray-dragged' : 'tray-token'}
      data-roving
      data-stop={picked === kind ? '' : undefined}
      aria-pressed={picked === kind}
      aria-label={fill(tray.token, { name, facts: useFacts(rules, side, kind) })}
      onPointerEnter={() => look(kind)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => look(kind)}
      onBlur={() => look(undefined)}
      onContextMenu={(event) => {
        event.preventDefault();
        onAsk(kind);
      }}
      {...handlers}
    >
      <TokenIcon kind={kind} side={side} sort={rules.roster[pieceOf(rules, side, kind)]?.sort ?? 'character'} />
      <span class="tray-name">{name}</span>
    </button>
  );
};

const useFacts = (rules: Ruleset, side: Seat, kind: Kind): string => {
  const { tray } = useTexts().parts;
  const member = rules.roster[pieceOf(rules, side, kind)];
  if (member === undefined || member.sort === 'object') return tray.object;
  return fill(tray.character, { speed: member.speed, combat: member.combat });
};

/** What the token looked at can do; its place is kept when there is none. */
const Told = ({
  rules,
  side,
  kind,
  onAsk,
  onDrop,
}: Omit<SetupTrayProps, 'kind'> & { readonly kind: Kind | undefined }) => {
  const { tray } = useTexts().parts;
  const words = useWords();
  const facts = useFacts(rules, side, kind ?? '');
  if (kind === undefined) {
    return (
      <div class="tray-told">
        <p class="soft">{tray.hint}</p>
        {onDrop && <p class="soft small">{tray.keys}</p>}
      </div>
    );
  }
  const name = kindName(words, kind);
  return (
    <div class="tray-told">
      <div class="tray-title">
        <p>
          <strong>{name}</strong> <span class="soft">{facts}</span>
        </p>
        <button
          type="button"
          class="button button-quiet tray-more"
          aria-label={fill(tray.ask, { name })}
          onClick={() => onAsk(kind)}
        >
          {tray.more}
        </button>
      </div>
      <p class="tray-ability">{abilityText(words, kind)}</p>
    </div>
  );
};

/** Above everything, and placed by the window whatever lies around the tray: hence a popover. */
const Ghost = ({ rules, side, drag }: SetupTrayProps & { readonly drag: Drag }) => (
  <div
    ref={lift}
    class="tray-ghost"
    popover="manual"
    aria-hidden="true"
    style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}
  >
    <TokenIcon kind={drag.kind} side={side} sort={rules.roster[pieceOf(rules, side, drag.kind)]?.sort ?? 'character'} />
  </div>
);

const lift = (ghost: HTMLDivElement | null): void => ghost?.showPopover();
