import {
  formatKind,
  formatToken,
  heldBy,
  OUT,
  type Player,
  SEATS,
  type Seat,
  type TaskKind,
  topTask,
} from '@archmage/engine';
import { endingWords, fill } from '@archmage/words';
import type { Look } from './board.ts';
import type { Messages } from './messages/messages.ts';
import type { Position } from './positions.ts';

/** Both players' points and hands, then the turn and what it waits for. */
export const drawStatus = (position: Position, look: Omit<Look, 'width'>): readonly string[] => [
  ...SEATS.map((seat) => drawPlayer(position, seat, look)),
  drawTurn(position, look),
];

const drawPlayer = ({ rules, state }: Position, seat: Seat, { paint, words }: Omit<Look, 'width'>): string => {
  const { status } = words;
  const player = state.players[seat];
  const held = heldBy(rules, state, seat).length;
  const gone = state.pieces.filter(({ id, at }) => at === OUT && rules.roster[id]?.owner === seat);
  const breaches = state.tiles.flatMap(({ marks }) => marks).filter(({ by }) => by === seat).length;
  const listed = (text: string, tokens: readonly string[]) =>
    tokens.length === 0 ? [] : [fill(text, { tokens: tokens.join(' ') })];
  const kinds = (list: Player['reserve']) => list.map((kind) => formatKind(rules, kind));
  const parts = [
    fill(status.hand, { cards: drawHand(player) }),
    ...listed(
      status.gone,
      gone.map(({ id }) => formatToken(rules, id)),
    ),
    ...listed(status.pairs, state.turn.number === 0 ? player.pairs : []),
    ...listed(status.line, kinds(player.lineup)),
    ...listed(status.reserve, kinds(player.reserve)),
    ...(held === 0 ? [] : [fill(status.held, { count: held })]),
    ...(breaches === 0 ? [] : [fill(status.breaches, { count: breaches })]),
    ...(player.committed === undefined ? [] : [fill(status.committed, { card: player.committed })]),
    ...(player.agreed ? [status.agreed] : []),
  ];
  const points = pointsOf({ rules, state }, seat).padEnd(rules.objectives.length === 0 ? 5 : 7);
  return `${paint(seat, words.things.actors[seat].padEnd(7))}${points}${parts.join(' | ')}`;
};

/** `1/5`, or `1+2/5` when two more last only while they are held (P-PENTA-07). */
const pointsOf = ({ rules, state }: Position, seat: Seat): string => {
  const held = heldBy(rules, state, seat).length;
  return `${state.players[seat].bank}${held === 0 ? '' : `+${held}`}/${rules.options.target}`;
};

/** `A2 A3 J×3 C0 C1 C2×2`. */
const drawHand = ({ hand }: Player): string | undefined => {
  const cards = [...new Set(hand)];
  const count = (card: string) => hand.filter((each) => each === card).length;
  return cards.map((card) => (count(card) > 1 ? `${card}×${count(card)}` : card)).join(' ') || undefined;
};

const drawTurn = ({ rules, state }: Position, { words }: Pick<Look, 'words'>): string => {
  const { ending, turn } = state;
  const { status } = words;
  if (ending !== undefined) return fill(status.over, endingWords(words, ending));
  const purses = turn.purses.map(({ ap, only }) =>
    only === undefined ? fill(status.purse, { ap }) : fill(status.purseOf, { ap, piece: formatToken(rules, only) }),
  );
  const task = topTask(state);
  const seats = task?.seats.map((seat) => words.things.actors[seat]).join(status.and);
  const asked = task === undefined ? status.nobody : fill(status.asked, { seats, task: wish(words, task.kind) });
  const fight = task?.kind === 'commit' ? [fill(status.strength, task.strength)] : [];
  const place = task?.kind === 'place' ? [task.tokens.map((id) => formatToken(rules, id)).join(' ')] : [];
  const first = turn.number === 0 ? status.setUp : fill(status.turn, { number: turn.number });
  return [first, ...purses, ...fight, ...place, asked].join(' | ');
};

const wish = ({ sentences, status }: Messages, kind: TaskKind): string =>
  kind === 'act' ? `${sentences.tasks.act}${status.passWord}` : sentences.tasks[kind];
