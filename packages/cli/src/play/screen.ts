import { evolve, type GameEvent, type Seat, type Viewer } from '@archmage/engine';
import { type Chapter, humansOf, isSecret } from '@archmage/host';
import { fill, type Speech, tell } from '@archmage/words';
import { drawBoard, drawLegend } from '../board.ts';
import { say } from '../io.ts';
import type { Messages } from '../messages/messages.ts';
import { drawStatus } from '../status.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Board, notes, hands and the task, as a seat may see them. */
export const drawView = ({ host, io, look }: TerminalGame, seat: Viewer): void => {
  const { rules } = host;
  const state = host.view(seat);
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
export const drawNews = (game: TerminalGame, seat: Viewer): void => {
  const { tiles, pieces } = game.told;
  const isKnown = game.shown?.tiles === tiles && game.shown.pieces === pieces;
  if (isKnown) drawHands(game, seat);
  else drawView(game, seat);
  game.shown = { tiles, pieces };
};

const drawHands = ({ host, io, look }: TerminalGame, seat: Viewer): void =>
  say(io, ['', ...drawStatus({ rules: host.rules, state: host.view(seat) }, look)].join('\n'));

/** What happened, in sentences whoever watches may read. */
export const narrate = (game: TerminalGame, chapters: readonly Chapter[]): void => {
  const { host, io, look } = game;
  if (isHidden(game)) clear(game);
  for (const { action, actor, events } of chapters) {
    for (const event of events) {
      const before = game.told;
      game.told = evolve(before, event);
      const speech = {
        rules: host.rules,
        state: game.told,
        before,
        doing: action,
        words: look.words,
        naming: 'codes',
      } as const;
      const sentence = told(speech, event);
      if (sentence !== '') say(io, actor === 'yellow' || actor === 'blue' ? look.paint(actor, sentence) : sentence);
    }
  }
};

/** A turn begins with a line across. */
const told = (speech: Speech & { readonly words: Messages }, event: GameEvent): string => {
  const { play, things } = speech.words;
  return event.type === 'turnBegan' ? fill(play.turn, { seat: things.actors[event.seat] }) : tell(speech, event);
};

/** Everything, what has scrolled away included. */
const clear = (game: TerminalGame): void => {
  if (game.io.output.isTTY !== true) return;
  game.io.output.write('\u001b[2J\u001b[3J\u001b[H');
  game.shown = undefined;
};

/** What is chosen now must not be seen by another person at this keyboard. */
export const isHidden = ({ host, told: view }: TerminalGame): boolean =>
  humansOf(host.players).length > 1 && isSecret(view);

/** Two people at one keyboard: what only one may know is wiped before the other is called. */
export const handOver = async (game: TerminalGame, seat: Seat): Promise<'ready' | 'end'> => {
  const { host, io, lines, look } = game;
  const { play, things } = look.words;
  const isShared = humansOf(host.players).length > 1 && io.input.isTTY === true;
  if (!isShared || game.last === seat || lines === undefined) return 'ready';
  if (isHidden(game) || host.rules.options.cards === 'hidden') clear(game);
  const answer = await lines.ask({ prompt: fill(play.takeKeyboard, { seat: things.actors[seat] }) });
  if (answer === 'end') return 'end';
  clear(game);
  return 'ready';
};
