import { BOXES, compile, formatRoom, legend, type OwnRooms, type Ruleset, scenarios } from '@archmage/engine';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { drawPlans } from '../drawing/plan.ts';
import { nameOf, readText } from '../files.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { roomsIn } from '../own.ts';
import { lookFor } from './show.ts';

export const rooms: Command = {
  name: 'rooms',
  help: ({ helps }) => helps.rooms,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(rooms, argv, OPTIONS);
    const [file = ''] = expectArguments(rooms, positionals, ['FILE']);
    const own = roomsIn(await readText(io, file), file);
    const rules = rulesWith(own);
    if (values.json) sayJson(io, { id: own.id, rules: rules.id, rooms: own.rooms.map(described) });
    else {
      const { commands, complaints } = io.words;
      const where = nameOf(file) ?? complaints.arguments.FILE;
      say(io, drawPlans(rules, own.rooms, lookFor(io)).join('\n'));
      say(io, `rooms=${own.id}\n${fill(commands.rooms.play, { rules: wishFor(rules), file: where })}`);
    }
    return EXIT.fine;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/** The first box that has all their terrain; several together have all there is. */
const rulesWith = ({ id }: OwnRooms): Ruleset => {
  const staged = BOXES.all().filter((box) => box.staged);
  const all = BOXES.boxes().filter((box) => !staged.some((each) => each.id === box));
  const played = staged.flatMap((box) => scenarios().filter(({ boxes, squad }) => boxes === box.id && squad));
  const names = [
    ...all,
    `${all.join('+')} teams=free`,
    ...played.map(({ boxes, id: story }) => `${boxes} scenario=${story}`),
  ];
  const rules = names.map((name) => compile(`${name} rooms=${id}`)).find(({ ok }) => ok);
  if (rules?.ok) return rules.value;
  throw new Error(`No rules have all the terrain of rooms=${id}.`);
};

/** `base` is played unless told. */
const wishFor = ({ id }: Ruleset): string => {
  const wish = id.replace(/ rooms=\S+/, '');
  if (wish === BOXES.boxes()[0]) return '';
  return ` --rules ${wish.includes(' ') ? `'${wish}'` : wish}`;
};

const described = (room: OwnRooms['rooms'][number]) => ({
  id: room.id,
  number: room.number,
  arrow: room.arrow,
  drawing: formatRoom(room, legend(room.size)),
});
