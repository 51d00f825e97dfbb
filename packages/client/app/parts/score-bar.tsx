import {
  type BySeat,
  type Card,
  type CardSort,
  HIDDEN,
  heldBy,
  isOfSort,
  type Purse,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  score,
} from '@archmage/engine';
import type { Clock, Sitting } from '@archmage/host';
import { fill, nameOf, type Speech } from '@archmage/words';
import type { Texts } from '../texts/shape.ts';
import { useTexts } from '../texts/texts.ts';
import { PieceIcon, SideMark, useArt } from './art.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { Time } from './time.tsx';
import { usePlayerName, useSpeech } from './words.ts';
import './parts.css';
import './score-bar.css';

export interface ScoreBarProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly players: BySeat<Sitting>;
  readonly names?: Partial<BySeat<string>> | undefined;
  /** Whose eyes; nobody's while the curtain is down. */
  readonly seat?: Seat | undefined;
  readonly clocks: readonly Clock[];
  /** Who is asked for what. */
  readonly prompt: string;
}

/** What must always be in sight: points, cards, action points, time, and what the game waits for. */
export const ScoreBar = (props: ScoreBarProps) => {
  const { score: texts } = useTexts().parts;
  useArt();
  return (
    <section class="score" aria-label={texts.label}>
      <div class="score-grid">
        {SEATS.map((seat) => (
          <Plate key={seat} {...props} side={seat} />
        ))}
        <div class="score-middle">
          <p class="score-prompt">{props.prompt}</p>
          <div class="score-row">
            <span class="score-turn">{useTurn(props)}</span>
            {props.view.ending === undefined && <Purses {...props} />}
          </div>
        </div>
      </div>
    </section>
  );
};

const useTurn = ({ view }: ScoreBarProps): string => {
  const { score: texts } = useTexts().parts;
  if (view.ending !== undefined) return texts.over;
  return view.turn.number === 0 ? texts.setUp : fill(texts.turn, { turn: view.turn.number });
};

const isActive = ({ view }: ScoreBarProps, side: Seat): boolean =>
  view.turn.number > 0 && view.ending === undefined && view.turn.seat === side;

const Plate = (props: ScoreBarProps & { readonly side: Seat }) => {
  const { parts } = useTexts();
  const playerName = usePlayerName();
  const { rules, view, players, names, seat, side, clocks } = props;
  const active = isActive(props, side);
  const timed = rules.options.timer === undefined && clocks.length === 0 ? '' : 'score-timed';
  const who = seat === side ? parts.you : playerName(players[side], names?.[side]);
  return (
    <div class={`score-plate score-${side} ${active ? 'score-active' : ''} ${timed}`}>
      <SideMark side={side} />
      <div class="score-name">
        <strong>{parts.seats[side]}</strong>
        <span class="score-who">{who}</span>
      </div>
      <span class="score-flag">{parts.score.active}</span>
      <Points
        points={score(rules, view, side)}
        held={heldBy(rules, view, side).length}
        target={rules.options.target}
        side={side}
      />
      <Cards hand={view.players[side].hand} rules={rules} />
      <span class="score-clocks">
        {clocks
          .filter((clock) => clock.seat === side)
          .map((clock) => (
            <Time key={clock.of} {...clock} />
          ))}
      </span>
    </div>
  );
};

interface PointsProps {
  readonly points: number;
  /** Those of them that last only while something is held (P-PENTA-07). */
  readonly held: number;
  readonly target: number;
  readonly side: Seat;
}

const Points = ({ points, held, target, side }: PointsProps) => {
  const { score: texts } = useTexts().parts;
  return (
    <div class="score-points">
      <span class="shell-unseen">{fill(texts.points, { points, target })}</span>
      {held > 0 && (
        <span class="score-held" title={fill(texts.held, { held })}>
          <Glyph name="pentacle" />
          <span aria-hidden="true">{held}</span>
          <span class="shell-unseen">{fill(texts.held, { held })}</span>
        </span>
      )}
      <b aria-hidden="true">
        {points}
        <small>/{target}</small>
      </b>
      <svg class="score-pips" viewBox={`0 0 ${target * 13} 12`} aria-hidden="true" focusable="false">
        {Array.from({ length: target }, (_, nth) => (
          <path
            key={`${nth + 1}`}
            class={`score-pip ${nth < points - held ? 'score-pip-won' : nth < points ? 'score-pip-held' : ''}`}
            d={PIPS[side]}
            transform={`translate(${nth * 13 + 6.5} 6)`}
          />
        ))}
      </svg>
    </div>
  );
};

const PIPS = {
  yellow: 'M-4.500 0a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0Z',
  blue: 'M0-5.200L4.500-2.600V2.600L0 5.200-4.500 2.600V-2.600Z',
} as const;

const SORTS = [
  ['action', 'cog'],
  ['jump', 'boot'],
  ['combat', 'swords'],
] as const satisfies readonly (readonly [CardSort, GlyphName])[];

const Cards = ({ hand, rules }: { readonly hand: readonly Card[]; readonly rules: Ruleset }) => {
  const { cards } = useTexts().parts.score;
  const hidden = hand.filter((card) => card === HIDDEN).length;
  if (hidden > 0) {
    return (
      <ul class="score-cards">
        <Count icon="cards" count={hidden} label={fill(cards.hidden, { count: hidden })} />
      </ul>
    );
  }
  return (
    <ul class="score-cards">
      {SORTS.map(([sort, icon]) => {
        const count = hand.filter((card) => isOfSort(rules, card, sort)).length;
        return <Count key={sort} icon={icon} count={count} label={fill(cards[sort], { count })} />;
      })}
    </ul>
  );
};

const Count = ({
  icon,
  count,
  label,
}: {
  readonly icon: GlyphName;
  readonly count: number;
  readonly label: string;
}) => (
  <li class="score-count" title={label}>
    <Glyph name={icon} />
    <span aria-hidden="true">{count}</span>
    <span class="shell-unseen">{label}</span>
  </li>
);

/** Both purses: what anybody may spend, and what a potion gives to one alone (B-SPD-02). */
const Purses = (props: ScoreBarProps) => {
  const texts = useTexts();
  const { noPurse, purses: label } = texts.parts.score;
  const { rules, view } = props;
  const speech = useSpeech(rules, view);
  const { purses } = view.turn;
  if (purses.length === 0) return <span class="score-purse score-purse-none">{noPurse}</span>;
  return (
    <ul class="score-purses" aria-label={label}>
      {purses.map((purse) => {
        const { ap, only, lent } = purse;
        const said = purseLabel(texts, speech, purse);
        return (
          <li
            key={`${only ?? 'all'} ${lent}`}
            class={lent ? `score-purse score-purse-lent score-lent-${view.turn.seat}` : 'score-purse'}
            title={said}
          >
            {only !== undefined && <PieceIcon rules={rules} piece={only} />}
            <b aria-hidden="true">{ap}</b>
            <Cogs count={ap} />
            <span class="shell-unseen">{said}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Of anybody, of one alone, or of an enemy under a spell (P-CHARM-07). */
const purseLabel = ({ parts }: Pick<Texts, 'parts'>, speech: Speech, { ap, only, lent }: Purse): string => {
  const { purse, purseLent, purseOf } = parts.score;
  if (only === undefined) return fill(purse, { ap });
  const facts = { ap, piece: nameOf(speech, only), seat: parts.seats[speech.state.turn.seat] };
  return fill(lent ? purseLent : purseOf, facts);
};

/** More than a card gives are not counted at a glance: then the number alone tells. */
const MOST_COGS = 6;

const Cogs = ({ count }: { readonly count: number }) => (
  <span class={count > MOST_COGS ? 'score-cogs score-many' : 'score-cogs'} aria-hidden="true">
    {Array.from({ length: count > MOST_COGS ? 1 : count }, (_, nth) => (
      <Glyph key={`${nth + 1}`} name="cog" />
    ))}
  </span>
);
