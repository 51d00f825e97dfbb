import {
  formatKind,
  formatToken,
  OUT,
  type Player,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  score,
  topTask,
} from '@archmage/engine';
import type { Paint } from './drawing/paint.ts';
import { en } from './messages/en.ts';
import type { Position } from './positions.ts';

/** Both players' points and hands, then the turn and what it waits for. */
export const drawStatus = ({ rules, state }: Position, paint: Paint): readonly string[] => [
  ...SEATS.flatMap((seat) => drawPlayer(rules, state, seat, paint)),
  drawTurn(rules, state),
];

const drawPlayer = (rules: Ruleset, state: State, seat: Seat, paint: Paint): readonly string[] => {
  const player = state.players[seat];
  const points = `${score(rules, state, seat)}/${rules.options.target}`;
  const gone = state.pieces.filter(({ id, at }) => at === OUT && rules.roster[id]?.owner === seat);
  const parts = [
    `hand ${drawHand(player)}`,
    ...(gone.length > 0 ? [`gone ${gone.map(({ id }) => formatToken(rules, id)).join(' ')}`] : []),
    ...listed(rules, 'line', player.lineup),
    ...listed(rules, 'to lay out', player.reserve),
    ...(player.committed === undefined ? [] : [`laid ${player.committed}`]),
    ...(player.agreed ? ['agrees to a draw'] : []),
  ];
  return [`${paint(seat, seat.padEnd(7))}${points.padEnd(5)}${parts.join(' | ')}`];
};

/** `A2 A3 J×3 C0 C1 C2×2`. */
const drawHand = ({ hand }: Player): string => {
  const cards = [...new Set(hand)];
  const count = (card: string) => hand.filter((each) => each === card).length;
  return cards.map((card) => (count(card) > 1 ? `${card}×${count(card)}` : card)).join(' ') || 'none';
};

const listed = (rules: Ruleset, name: string, kinds: Player['reserve']): readonly string[] =>
  kinds.length === 0 ? [] : [`${name} ${kinds.map((kind) => formatKind(rules, kind)).join(' ')}`];

const drawTurn = (rules: Ruleset, state: State): string => {
  const { ending, turn } = state;
  if (ending !== undefined) {
    return `Over: ${ending.winner === 'draw' ? 'a draw' : `${ending.winner} wins`}, ${en.endings[ending.why]}.`;
  }
  const purses = turn.purses.map(({ ap, only }) =>
    only === undefined ? `${ap} AP` : `${ap} AP for ${formatToken(rules, only)}`,
  );
  const task = topTask(state);
  const asked = task === undefined ? 'nobody is asked' : `${task.seats.join(' and ')}: ${en.tasks[task.kind]}`;
  const fight = task?.kind === 'commit' ? [`strength yellow ${task.strength.yellow}, blue ${task.strength.blue}`] : [];
  const place = task?.kind === 'place' ? [task.tokens.map((id) => formatToken(rules, id)).join(' ')] : [];
  return [turn.number === 0 ? 'Set-up' : `Turn ${turn.number}`, ...purses, ...fight, ...place, asked].join(' | ');
};
