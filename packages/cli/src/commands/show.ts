import { formatPosition, hashOf, heldBy, redact, SEATS, type Seat, score, VIEWERS } from '@archmage/engine';
import { drawBoard, drawLegend, type Look } from '../board.ts';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { coloured, plain } from '../drawing/paint.ts';
import { EXIT, hasColour, say, sayJson, type Terminal, widthOf } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { type Position, readPosition } from '../positions.ts';
import { drawStatus } from '../status.ts';

export const show: Command = {
  name: 'show',
  help: ({ helps }) => helps.show,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(show, argv, OPTIONS);
    const [file = ''] = expectArguments(show, positionals, ['FILE']);
    const viewer = values.as === undefined ? undefined : readOneOf(VIEWERS, values.as, '--as');
    const { rules, state: whole } = await readPosition(io, file, readOwn(values));
    const state = viewer === undefined ? whole : redact(whole, viewer);
    if (values.json) sayJson(io, describe({ rules, state }));
    else say(io, drawTable({ rules, state }, lookFor(io)));
    return EXIT.fine;
  },
};

const OPTIONS = { ...OWN_OPTIONS, as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export const lookFor = (io: Terminal): Look => ({
  paint: hasColour(io) ? coloured : plain,
  width: widthOf(io),
  words: io.words,
});

/** Board, notes and hands. */
export const drawTable = ({ rules, state }: Position, look: Look): string => {
  const notes = drawLegend(rules, state, look.words);
  return [
    drawBoard(rules, state, look),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    ...drawStatus({ rules, state }, look),
  ].join('\n');
};

export const describe = ({ rules, state }: Position) => ({
  position: formatPosition(rules, state),
  hash: hashOf(rules, state),
  points: Object.fromEntries(SEATS.map((seat: Seat) => [seat, score(rules, state, seat)])),
  held: Object.fromEntries(SEATS.map((seat: Seat) => [seat, heldBy(rules, state, seat).length])),
  asked: state.tasks.at(-1)?.seats ?? [],
  task: state.tasks.at(-1)?.kind,
  over: state.ending,
});
