import { SEATS, type Seat } from '@archmage/engine';
import type { GameSummary } from '@archmage/host';
import { fill } from '@archmage/words';
import { hrefOf } from '../shell/router.ts';
import { allTexts, useAllTexts } from '../texts/texts.ts';
import { agreements, dateOf, fullName, gameName, playerName, standing, targetOf } from './game-words.ts';
import type { Look } from './looks.ts';
import { Preview } from './preview.tsx';

interface GameCardProps {
  readonly game: GameSummary;
  readonly look: Look | undefined;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** A stored game: who, how it stands, and what can be done with it. */
export const GameCard = ({ game, look, onExport, onDelete }: GameCardProps) => {
  const { games } = useAllTexts().start;
  const name = { game: fullName(game) };
  const isOver = game.ending !== undefined;
  return (
    <li class="card games-card">
      <Preview look={look} />
      <div class="games-words">
        <h3>{gameName(game)}</h3>
        <p>{[standing(game), ...agreements(game)].join(' · ')}</p>
        <Points game={game} />
        <p class="soft small">{fill(games.lastPlayed, { date: dateOf(game.changed) })}</p>
      </div>
      <div class="games-deeds">
        <a
          class="button button-main"
          href={hrefOf({ name: isOver ? 'replay' : 'game', id: game.id })}
          aria-label={fill(isOver ? games.replayOf : games.continueOf, name)}
        >
          {isOver ? games.replay : games.continue}
        </a>
        <button type="button" class="button" aria-label={fill(games.exportOf, name)} onClick={onExport}>
          {games.export}
        </button>
        <button type="button" class="button" aria-label={fill(games.deleteOf, name)} onClick={onDelete}>
          {games.delete}
        </button>
      </div>
    </li>
  );
};

/** Both sides' points as marks on the way to the target. */
const Points = ({ game }: { readonly game: GameSummary }) => {
  const { start } = useAllTexts();
  const target = targetOf(game);
  return (
    <div class="games-points">
      {SEATS.map((seat) => (
        <p key={seat} class="games-side">
          <span class="games-player">{playerIn(game, seat)}</span>
          <Pips seat={seat} points={game.points[seat]} target={target} />
        </p>
      ))}
      <p class="shell-unseen">{fill(start.games.points, { ...game.points, target })}</p>
    </div>
  );
};

/** `Yellow · You`; two people are called by their sides already. */
const playerIn = ({ players }: GameSummary, seat: Seat): string => {
  const side = allTexts.value.start.sides[seat];
  const name = playerName(players, seat);
  return name === side ? side : `${side} · ${name}`;
};

const Pips = ({ seat, points, target }: { readonly seat: Seat; readonly points: number; readonly target: number }) => (
  <span class={`games-pips games-pips-${seat}`} aria-hidden="true">
    {Array.from({ length: Math.max(target, points) }, (_, nth) => (
      <span key={nth} class={nth < points ? 'games-pip games-pip-full' : 'games-pip'} />
    ))}
  </span>
);
