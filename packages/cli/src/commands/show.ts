import { formatPosition, hashOf, redact, SEATS, type Seat, VIEWERS } from '@archmage/engine';
import { drawBoard, drawLegend, type Look } from '../board.ts';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { coloured, plain } from '../drawing/paint.ts';
import { EXIT, hasColour, type Io, say, sayJson, widthOf } from '../io.ts';
import { type Position, readPosition } from '../positions.ts';
import { drawStatus } from '../status.ts';

export const show: Command = {
  name: 'show',
  summary: 'a position drawn as text',
  help: `
Usage: archmage show FILE|- [--as yellow|blue|spectator] [--json]

Draws the labyrinth, the tokens on it, the hands and what the game waits for.

  yTh bTh     characters by colour and code; * wounded, + loaded
  yrop        an object that nobody carries: colour and three letters
  | ----      a wall          ! ====   a portcullis, : .  . an open one, x x  x a broken one
  oo          a pit           1↻       a gear, with its room's number and arrow
  ~           a face-down room, with the colours of the tokens on it
  y z         the starting lines; • their dots

  --as SEAT   what that player or a spectator may see
  --json      one JSON object: { position, hash, points, asked, over }
`,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(show, argv, OPTIONS);
    const [file = ''] = expectArguments(show, positionals, ['FILE']);
    const viewer = values.as === undefined ? undefined : readOneOf(VIEWERS, values.as, '--as');
    const { rules, state: whole } = await readPosition(io, file);
    const state = viewer === undefined ? whole : redact(whole, viewer);
    if (values.json) sayJson(io, describe({ rules, state }));
    else say(io, drawTable({ rules, state }, lookFor(io)));
    return EXIT.fine;
  },
};

const OPTIONS = { as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export const lookFor = (io: Io): Look => ({ paint: hasColour(io) ? coloured : plain, width: widthOf(io) });

/** Board, notes and hands. */
export const drawTable = ({ rules, state }: Position, look: Look): string => {
  const notes = drawLegend(rules, state);
  return [
    drawBoard(rules, state, look),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    ...drawStatus({ rules, state }, look.paint),
  ].join('\n');
};

export const describe = ({ rules, state }: Position) => ({
  position: formatPosition(rules, state),
  hash: hashOf(rules, state),
  points: Object.fromEntries(SEATS.map((seat: Seat) => [seat, state.players[seat].bank])),
  asked: state.tasks.at(-1)?.seats ?? [],
  task: state.tasks.at(-1)?.kind,
  over: state.ending,
});
