import {
  type BySeat,
  type Card,
  isAsked,
  opponent,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
} from '@archmage/engine';
import type { Clock } from '@archmage/host';
import { cardName, fill, namesOf, type Speech } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { CombatCard } from '../../art/combat-card.tsx';
import type { CardOdds, Fight, Odds, Showdown } from '../play/odds.ts';
import type { Texts } from '../texts/shape.ts';
import { useTexts } from '../texts/texts.ts';
import { ActionHand, type HandCard } from './action-hand.tsx';
import { SideMark, useArt } from './art.tsx';
import { CombatSide } from './combat-side.tsx';
import { Glyph } from './glyphs.tsx';
import { useModal } from './modal.ts';
import { OddsBar } from './odds-bar.tsx';
import { Time } from './time.tsx';
import { useUnmasking } from './unmasking.ts';
import { capital, useSpeech, useWords } from './words.ts';
import './parts.css';
import './combat-scene.css';

export interface CombatSceneProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly fight: Fight;
  /** Who chooses a card at this screen now. */
  readonly chooser?: Seat | undefined;
  readonly cards?: readonly HandCard[] | undefined;
  readonly laid: BySeat<boolean>;
  /** Those that run while cards are chosen. */
  readonly clocks?: readonly Clock[] | undefined;
  /** Once both cards lie open. */
  readonly showdown?: Showdown | undefined;
  /** The chooser's. */
  readonly odds?: Odds | undefined;
  readonly onPick?: ((card: HandCard) => void) | undefined;
  readonly onAsk?: ((card: HandCard) => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** What is asked before cards are chosen. */
  readonly question?: ComponentChildren;
  /** What is to be shown inside, a WhyBox for instance: nothing outside can be reached while the scene is open. */
  readonly children?: ComponentChildren;
  /** Beside the button that looks at the board. */
  readonly tools?: ComponentChildren;
}

/** A combat: who fights, what counts, both cards turning over, what came of it. */
export const CombatScene = (props: CombatSceneProps) => {
  const { combat } = useTexts().parts;
  const { showdown, laid, onClose, children, tools } = props;
  const title = useId();
  const dialog = useModal();
  const [peeks, setPeeks] = useState(false);
  const phase = useUnmasking(showdown);
  useArt();
  return (
    <dialog
      ref={dialog}
      class={peeks ? 'combat combat-peek' : 'combat'}
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <div class="combat-head">
        <h2 id={title} tabindex={-1}>
          {combat.title}
        </h2>
        {showdown === undefined && <Clocks {...props} />}
        {tools}
        <button type="button" class="button button-small combat-look" onClick={() => setPeeks(!peeks)}>
          <Glyph name="eye" />
          <span>{peeks ? combat.lookAtFight : combat.lookAtBoard}</span>
        </button>
      </div>
      <div class="combat-why">{children}</div>
      <div class="combat-stage">
        {SEATS.map((side) => (
          <CombatSide key={side} {...props} side={side} laid={laid[side]} phase={phase} />
        ))}
        <div class="combat-divider" aria-hidden="true">
          <Glyph name="swords" />
        </div>
      </div>
      <div class="combat-foot">
        {showdown === undefined ? (
          props.question || <Choosing {...props} />
        ) : (
          <Outcome {...props} showdown={showdown} told={phase === 'told'} />
        )}
      </div>
    </dialog>
  );
};

const Clocks = ({ clocks = [] }: CombatSceneProps) => (
  <span class="combat-clocks">
    {clocks.map((clock) => (
      <span key={`${clock.seat} ${clock.of}`} class="combat-clock">
        <SideMark side={clock.seat} />
        <Time {...clock} />
      </span>
    ))}
  </span>
);

/** A card is chosen first, with its chances, and laid by a button: nobody can take it back. */
const Choosing = (props: CombatSceneProps) => {
  const { combat, seats } = useTexts().parts;
  const { chooser, cards, odds, view, onPick, onAsk } = props;
  const words = useWords();
  const [pointed, point] = useState<HandCard | undefined>(undefined);
  const [chosen, choose] = useState<HandCard | undefined>(undefined);
  const absent = SEATS.find((seat) => isAsked(view, seat));
  if (chooser === undefined || cards === undefined) {
    const text = absent === undefined ? combat.bothLaid : fill(combat.waiting, { seat: seats[absent] });
    return (
      <p class="combat-prompt" role="status">
        {text}
      </p>
    );
  }
  const shown = (pointed ?? chosen)?.card;
  const own: CardOdds | undefined = odds?.cards.find(({ card }) => card.name === shown);
  return (
    <>
      <p class="combat-prompt">
        {fill(view.players[opponent(chooser)].open ? combat.read : combat.choose, { seat: seats[chooser] })}
      </p>
      <ActionHand
        cards={cards}
        side={chooser}
        kind="combat"
        Card={CombatCard}
        chosen={chosen?.card}
        pick={choose}
        ask={(card) => onAsk?.(card)}
        onPoint={point}
      />
      {odds !== undefined && <OddsBar odds={own ?? odds} card={own?.card} />}
      <button
        type="button"
        class="button button-main combat-lay"
        aria-disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onPick?.(chosen)}
      >
        {fill(combat.lay, { card: chosen && cardName(words, chosen.face) })}
      </button>
    </>
  );
};

interface OutcomeProps extends CombatSceneProps {
  readonly showdown: Showdown;
  readonly told: boolean;
}

const Outcome = ({ rules, view, showdown, told, onClose }: OutcomeProps) => {
  const { combat } = useTexts().parts;
  const speech = useSpeech(rules, view);
  return (
    <div class="combat-outcome">
      <div role="status" class={told ? 'combat-result combat-told' : 'combat-result'}>
        {told ? (
          resultOf(combat, speech, showdown).map((text) => <p key={text}>{text}</p>)
        ) : (
          <p class="combat-prompt">{combat.bothLaid}</p>
        )}
      </div>
      {onClose !== undefined && (
        <button type="button" class="button button-main combat-go" data-autofocus ref={focusOnce} onClick={onClose}>
          {combat.goOn}
        </button>
      )}
    </div>
  );
};

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

const resultOf = (combat: Texts['parts']['combat'], speech: Speech, showdown: Showdown): readonly string[] => {
  const { winner, totals, wounded, eliminated, late, laid } = showdown;
  const hurried = late.map((seat) =>
    fill(combat.late, { seat: speech.words.things.actors[seat], card: faceName(speech, laid[seat]) }),
  );
  const hurt = [
    wounded.length > 0 &&
      fill(wounded.length === 1 ? combat.woundedOne : combat.woundedMore, { names: namesOf(speech, wounded) }),
    eliminated.length > 0 &&
      fill(eliminated.length === 1 ? combat.eliminatedOne : combat.eliminatedMore, {
        names: namesOf(speech, eliminated),
      }),
  ].filter((text) => text !== false);
  return [headOf(combat, speech, { winner, totals }), ...hurried, ...(hurt.length === 0 ? [combat.nobody] : hurt)].map(
    capital,
  );
};

const faceName = ({ rules, words }: Speech, card: Card | undefined): string => {
  const face = card === undefined ? undefined : rules.cards[card];
  return face === undefined ? '' : cardName(words, face);
};

const headOf = (
  combat: Texts['parts']['combat'],
  { words }: Speech,
  { winner, totals }: Pick<Showdown, 'winner' | 'totals'>,
): string => {
  if (winner === undefined || winner === 'draw') return fill(combat.draw, { total: totals.yellow });
  return fill(combat.wins, {
    winner: words.things.actors[winner],
    more: totals[winner],
    less: totals[opponent(winner)],
  });
};
