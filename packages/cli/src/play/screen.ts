import { evolve, type GameEvent, redact, redactEvent, type Seat, type State, type Viewer } from '@archmage/engine';
import { type Game, humansOf, isSecret } from '@archmage/host';
import { fill, type Speech, tell } from '@archmage/words';
import { drawBoard, drawLegend } from '../board.ts';
import { say } from '../io.ts';
import type { Messages } from '../messages/messages.ts';
import { drawStatus } from '../status.ts';
import type { Terminal } from './terminal.ts';

/** Board, notes, hands and the task, as a seat may see them. */
export const drawView = ({ io, look, table }: Terminal, seat: Viewer): void => {
  const { rules } = table;
  const state = redact(table.state, seat);
  say(
    io,
    [
      '',
      drawBoard(rules, state, look),
      '',
      ...drawLegend(rules, state, look.words),
      ...drawStatus({ rules, state }, look),
      '',
    ].join('\n'),
  );
};

/** The board only when it is not what was drawn last. */
export const drawNews = (game: Terminal, seat: Viewer): void => {
  const { tiles, pieces } = game.table.state;
  const isKnown = game.shown?.tiles === tiles && game.shown.pieces === pieces;
  if (isKnown) drawHands(game, seat);
  else drawView(game, seat);
  game.shown = { tiles, pieces };
};

const drawHands = ({ io, look, table }: Terminal, seat: Viewer): void =>
  say(io, ['', ...drawStatus({ rules: table.rules, state: redact(table.state, seat) }, look)].join('\n'));

/** What happened between two moments of the game, in sentences a viewer may read. */
export const narrate = ({ io, look }: Terminal, before: Game, after: Game, viewer: Viewer): void => {
  let state: State = redact(before.state, viewer);
  for (const { seat, events } of after.batches.slice(before.batches.length)) {
    for (const event of events) {
      const seen = redactEvent(event, viewer);
      const earlier = state;
      state = evolve(state, seen);
      const speech = { rules: after.rules, state, before: earlier, words: look.words, naming: 'codes' } as const;
      const sentence = told(speech, seen);
      if (sentence !== '') say(io, seat === 'yellow' || seat === 'blue' ? look.paint(seat, sentence) : sentence);
    }
  }
};

/** A turn begins with a line across. */
const told = (speech: Speech & { readonly words: Messages }, event: GameEvent): string => {
  const { play, things } = speech.words;
  return event.type === 'turnBegan' ? fill(play.turn, { seat: things.actors[event.seat] }) : tell(speech, event);
};

/** Everything, what has scrolled away included. */
export const clear = (game: Terminal): void => {
  if (game.io.output.isTTY !== true) return;
  game.io.output.write('\u001b[2J\u001b[3J\u001b[H');
  game.shown = undefined;
};

/** What is chosen now must not be seen by another person at this keyboard. */
export const isHidden = ({ players, table }: Terminal): boolean =>
  humansOf(players).length > 1 && isSecret(table.state);

/** Two people at one keyboard: what only one may know is wiped before the other is called. */
export const handOver = async (game: Terminal, seat: Seat): Promise<'ready' | 'end'> => {
  const { io, lines, look, players, table } = game;
  const { play, things } = look.words;
  const isShared = humansOf(players).length > 1 && io.input.isTTY === true;
  if (!isShared || game.last === seat || lines === undefined) return 'ready';
  if (isHidden(game) || table.rules.options.cards === 'hidden') clear(game);
  const answer = await lines.ask({ prompt: fill(play.takeKeyboard, { seat: things.actors[seat] }) });
  if (answer === 'end') return 'end';
  clear(game);
  return 'ready';
};
