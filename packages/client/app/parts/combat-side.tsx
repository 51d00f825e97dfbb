import type { Ruleset, Seat, State } from '@archmage/engine';
import { cardName, fill, kindName, offerName } from '@archmage/words';
import { CombatCard } from '../../art/combat-card.tsx';
import type { Fight, Fighter, Showdown } from '../play/odds.ts';
import { memberOf } from '../play/seen.ts';
import { useTexts } from '../texts/texts.ts';
import { PieceIcon, SideMark } from './art.tsx';
import { type Phase, useCount } from './unmasking.ts';
import { useWords } from './words.ts';

interface CombatSideProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly fight: Fight;
  readonly side: Seat;
  readonly laid: boolean;
  readonly showdown?: Showdown | undefined;
  readonly phase: Phase;
}

/** One side of a combat: its fighters, what they bring, its card and its total. */
export const CombatSide = (props: CombatSideProps) => {
  const { combat, seats } = useTexts().parts;
  const { fight, side, showdown, phase } = props;
  const isTold = phase === 'told';
  const won = isTold && showdown?.winner === side;
  const lost = isTold && !won && showdown?.winner !== 'draw';
  return (
    <section
      class={`combat-side combat-${side} ${won ? 'combat-won' : ''} ${lost ? 'combat-lost' : ''}`}
      aria-label={seats[side]}
    >
      <p class="combat-name">
        <SideMark side={side} />
        <strong>{seats[side]}</strong>
        <span>{fight.attacker === side ? combat.attacks : combat.defends}</span>
      </p>
      <Called {...props} />
      <ul class={fight.fighters[side].length > 2 ? 'combat-fighters combat-crowd' : 'combat-fighters'}>
        {fight.fighters[side].map((fighter) => (
          <FighterView key={fighter.piece} {...props} fighter={fighter} isTold={isTold} />
        ))}
      </ul>
      <div class="combat-sum">
        <CardSlot {...props} />
        <Total {...props} />
      </div>
    </section>
  );
};

interface FighterProps extends CombatSideProps {
  readonly fighter: Fighter;
  readonly isTold: boolean;
}

const FighterView = ({ rules, fighter, showdown, isTold }: FighterProps) => {
  const { combat } = useTexts().parts;
  const words = useWords();
  const { piece, value, bonuses, wounded } = fighter;
  const name = kindName(words, memberOf(rules, piece).kind);
  const isWounded = wounded || (isTold && showdown?.wounded.includes(piece) === true);
  const isGone = isTold && showdown?.eliminated.includes(piece) === true;
  return (
    <li class={isGone ? 'combat-fighter combat-gone' : 'combat-fighter'}>
      <span class="combat-token">
        <PieceIcon rules={rules} piece={piece} wounded={isWounded} />
      </span>
      <span class="combat-chips">
        <span class="combat-chip combat-own">{fill(wounded ? combat.wounded : combat.own, { name, value })}</span>
        {showdown === undefined && <Stake rules={rules} fighter={fighter} />}
        {bonuses.map(({ token, add }) => (
          <span key={token} class="combat-chip combat-bonus">
            <PieceIcon rules={rules} piece={token} />
            {fill(add < 0 ? combat.malus : combat.bonus, { add, name: kindName(words, memberOf(rules, token).kind) })}
          </span>
        ))}
      </span>
    </li>
  );
};

/** How it takes part otherwise than by hand, and what it risks; said where not everybody risks the same. */
const Stake = ({ rules, fighter }: Pick<FighterProps, 'rules' | 'fighter'>) => {
  const words = useWords();
  const { fate, lost, way } = fighter;
  const { fight } = words;
  if (fight === undefined) return null;
  const names = lost.map((token) => kindName(words, memberOf(rules, token).kind)).join(', ');
  const risk = names === '' ? fight[fate ?? 'unhurt'] : fill(fight.lost, { names });
  const isSafe = fate === undefined && names === '';
  return (
    <span class={isSafe ? 'combat-chip combat-stake combat-safe' : 'combat-chip combat-stake'}>
      {way === undefined ? risk : `${offerName(words, way)} · ${risk}`}
    </span>
  );
};

/** A card that this side has to lay. */
const Called = ({ rules, fight, side }: CombatSideProps) => {
  const words = useWords();
  const call = fight.calls.find(({ seat }) => seat === side);
  const face = call && rules.cards[call.card];
  if (call === undefined || face === undefined || words.fight === undefined) return null;
  const caller = kindName(words, memberOf(rules, call.piece).kind);
  return <p class="combat-called">{fill(words.fight.called, { caller, card: cardName(words, face) })}</p>;
};

/** The card on the table: none yet, its back, or turning over. Its face is in the page only once it is shown. */
const CardSlot = ({ rules, view, side, laid, showdown, phase }: CombatSideProps) => {
  const { combat, seats } = useTexts().parts;
  const words = useWords();
  const { committed, open } = view.players[side];
  const read = open ? committed : undefined;
  const card = showdown?.winner === undefined ? read : showdown.laid[side];
  // P-WMASTER-06: one that is read lies open before the other is chosen.
  const isShown = phase !== 'covered' || read !== undefined;
  const face = isShown && card !== undefined ? rules.cards[card] : undefined;
  const shown = face ? fill(combat.shown, { seat: seats[side], card: cardName(words, face) }) : combat.covered;
  const isLaid = laid || card !== undefined;
  return (
    <div class={`combat-slot ${isLaid ? 'combat-laid' : ''} ${face ? 'combat-open' : ''}`}>
      <span class="shell-unseen">{isLaid ? shown : combat.empty}</span>
      {isLaid && (
        <div class="combat-card">
          <span class="combat-back">
            <CombatCard face={undefined} side={side} />
          </span>
          <span class="combat-front">{face && <CombatCard face={face} side={side} />}</span>
        </div>
      )}
    </div>
  );
};

const Total = ({ fight, side, showdown, phase }: CombatSideProps) => {
  const { combat } = useTexts().parts;
  const strength = fight.strength[side];
  const total = showdown?.totals[side] ?? strength;
  const isSummed = phase === 'summed' || phase === 'told';
  const counted = useCount(strength, total, isSummed);
  return (
    <p class={isSummed ? 'combat-total combat-summed' : 'combat-total'}>
      <b>{isSummed ? counted : strength}</b>
      <span>{isSummed ? fill(combat.sum, { strength, card: total - strength }) : combat.strengthLabel}</span>
    </p>
  );
};
