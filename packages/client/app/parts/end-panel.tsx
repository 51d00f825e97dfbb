import { type BySeat, type Ending, type Ruleset, SEATS, type Seat, type State, score } from '@archmage/engine';
import { type Sitting, viewerOf } from '@archmage/host';
import { endingWords, fill } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { SeatStatistics, Statistics } from '../play/stats.ts';
import { Icon } from '../shell/icons.tsx';
import type { AllTexts } from '../texts/shape.ts';
import { useAllTexts } from '../texts/texts.ts';
import { SideMark, useArt } from './art.tsx';
import { Glyph } from './glyphs.tsx';
import { PointsGraph } from './points-graph.tsx';
import { capital, usePlayerName, useWords } from './words.ts';
import './parts.css';
import './end-panel.css';

export interface EndPanelProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly ending: Ending;
  readonly statistics: Statistics;
  readonly players: BySeat<Sitting>;
  readonly names?: Partial<BySeat<string>> | undefined;
  readonly onReplay: () => void;
  readonly onAgain: () => void;
  /** What playing again is called, where it is not a new game. */
  readonly again?: string | undefined;
  readonly onBoard: () => void;
  /** How the chances went. */
  readonly review?: ComponentChildren;
}

/** How the game ended, and how it went. */
export const EndPanel = (props: EndPanelProps) => {
  const { end } = useAllTexts().ending;
  const { rules, statistics, ending } = props;
  const title = useId();
  useArt();
  return (
    <section class={`end end-${ending.winner}`} aria-labelledby={title}>
      <Headline {...props} id={title} />
      <div class="end-figures">
        <div class="end-block">
          <h3>{end.statistics}</h3>
          <Figures {...props} />
        </div>
        <div class="end-block">
          <h3>{end.graph}</h3>
          <PointsGraph points={statistics.points} target={rules.options.target} />
        </div>
      </div>
      {props.review && (
        <div class="end-block">
          <h3>{end.chances}</h3>
          {props.review}
        </div>
      )}
      <div class="end-buttons">
        <button type="button" class="button" onClick={props.onBoard}>
          <Glyph name="eye" />
          {end.board}
        </button>
        <button type="button" class="button" onClick={props.onReplay}>
          <Icon name="play" />
          {end.replay}
        </button>
        <button type="button" class="button button-main" data-autofocus onClick={props.onAgain}>
          {props.again ?? end.again}
        </button>
      </div>
    </section>
  );
};

const Headline = ({ rules, view, ending, players, id }: EndPanelProps & { readonly id: string }) => {
  const { ending: said, parts } = useAllTexts();
  const { end } = said;
  const { seats } = parts;
  const words = useWords();
  const points = { yellow: score(rules, view, 'yellow'), blue: score(rules, view, 'blue') };
  return (
    <header class="end-head">
      <div class="end-marks">
        {SEATS.map((seat) => (
          <span key={seat} class={ending.winner === seat ? 'end-mark end-mark-won' : 'end-mark'}>
            <SideMark side={seat} />
          </span>
        ))}
      </div>
      <h2 id={id} tabindex={-1}>
        {titleOf(end, ending, players, seats)}
      </h2>
      <p class="end-score">{fill(end.points, points)}</p>
      <p class="end-why">{capital(endingWords(words, ending).ending)}.</p>
    </header>
  );
};

const titleOf = (
  end: AllTexts['ending']['end'],
  { winner }: Ending,
  players: BySeat<Sitting>,
  seats: BySeat<string>,
): string => {
  if (winner === 'draw') return end.drawn;
  return viewerOf(players) === winner ? end.youWon : fill(end.won, { seat: seats[winner] });
};

const Figures = ({ rules, view, statistics, players, names }: EndPanelProps) => {
  const { ending: said, parts } = useAllTexts();
  const { end } = said;
  const { seats } = parts;
  const playerName = usePlayerName();
  const rows = rowsOf(end, statistics.seats, (seat) => score(rules, view, seat));
  return (
    <table class="end-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="shell-unseen">{end.statistic}</span>
          </th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              <SideMark side={seat} />
              <span>{seats[seat]}</span>
              <small>{playerName(players[seat], names?.[seat])}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of('yellow')}</td>
            <td>{of('blue')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface Row {
  readonly label: string;
  readonly of: (seat: Seat) => string | number;
}

const rowsOf = (
  { rows, fights }: AllTexts['ending']['end'],
  seats: BySeat<SeatStatistics>,
  points: (seat: Seat) => number,
): readonly Row[] => [
  { label: rows.points, of: points },
  { label: rows.exits, of: (seat) => seats[seat].exits },
  { label: rows.kills, of: (seat) => seats[seat].kills },
  { label: rows.begun, of: (seat) => seats[seat].fights.begun },
  { label: rows.fights, of: (seat) => fill(fights, seats[seat].fights) },
  { label: rows.squares, of: (seat) => seats[seat].squares },
  { label: rows.rotations, of: (seat) => seats[seat].rotations },
  { label: rows.reveals, of: (seat) => seats[seat].reveals },
];
