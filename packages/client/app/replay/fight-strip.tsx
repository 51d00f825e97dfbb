import { type Card as CardName, type Ruleset, SEATS, type Seat, type Secret } from '@archmage/engine';
import { cardName, fill } from '@archmage/words';
import { CombatCard } from '../../art/combat-card.tsx';
import { PieceIcon } from '../parts/art.tsx';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import type { FightShown, Reel } from './reel.ts';
import './fight-strip.css';

interface FightStripProps {
  readonly reel: Reel;
  readonly shown: FightShown;
}

/** A combat beside the board: nothing has to be closed to go on. What it says is also told in sentences. */
export const FightStrip = ({ reel, shown }: FightStripProps) => {
  const { fight } = useAllTexts().replay;
  return (
    <section class="replay-fight" aria-label={fight.title}>
      {SEATS.map((seat) => (
        <FightSide key={seat} reel={reel} shown={shown} seat={seat} />
      ))}
    </section>
  );
};

const FightSide = ({ reel, shown, seat }: FightStripProps & { readonly seat: Seat }) => {
  const { parts, replay } = useAllTexts();
  const { fight, showdown, view } = shown;
  const card = showdown?.laid[seat] ?? view.players[seat].committed;
  const total = showdown?.totals[seat];
  const isWinner = showdown?.winner === seat;
  const role = fight.attacker === seat ? replay.fight.attacks : replay.fight.defends;
  return (
    <div class={`replay-fight-side replay-fight-${seat} ${isWinner ? 'replay-fight-won' : ''}`}>
      <p class="replay-fight-role">{fill(role, { seat: parts.seats[seat] })}</p>
      <div class="replay-fight-row">
        <span class="replay-fight-tokens">
          {fight.fighters[seat].map(({ piece, wounded }) => (
            <PieceIcon key={piece} rules={reel.rules} piece={piece} wounded={wounded} />
          ))}
        </span>
        <Figure
          name="sum"
          shown={`${fight.strength[seat]}`}
          said={fill(replay.fight.strength, { strength: fight.strength[seat] })}
        />
        <FightCard rules={reel.rules} card={card} seat={seat} />
        {total !== undefined && <Figure name="total" shown={`${total}`} said={fill(replay.fight.total, { total })} />}
      </div>
    </div>
  );
};

interface FigureProps {
  readonly name: 'sum' | 'total';
  readonly shown: string;
  readonly said: string;
}

const Figure = ({ name, shown, said }: FigureProps) => (
  <span class={`replay-fight-${name}`}>
    <span aria-hidden="true">{shown}</span>
    <span class="shell-unseen">{said}</span>
  </span>
);

interface FightCardProps {
  readonly rules: Ruleset;
  readonly card: Secret<CardName> | undefined;
  readonly seat: Seat;
}

const FightCard = ({ rules, card, seat }: FightCardProps) => {
  const { fight } = useAllTexts().replay;
  if (card === undefined) {
    return (
      <span class="replay-fight-card">
        <span class="shell-unseen">{fight.empty}</span>
      </span>
    );
  }
  const face = rules.cards[card];
  return (
    <span class="replay-fight-card">
      <CombatCard face={face} side={seat} />
      <span class="shell-unseen">{face === undefined ? fight.covered : cardName(lexicon.value, face)}</span>
    </span>
  );
};
