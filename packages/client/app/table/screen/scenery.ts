import { evolve, SEATS, type State, topTask, walks } from '@archmage/engine';
import { fill, optionIn } from '@archmage/words';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { BoardModel, Highlight, Spot, TokenView, Trail } from '../../../board/model.ts';
import { answersIn, spotOfAnswer } from '../../play/answers.ts';
import { choicesOf, type Deed, deedsOf, highlightsOf, placesFor, readyPieces, roomsFor } from '../../play/choices.ts';
import { prospects, trailOf } from '../../play/draft.ts';
import { pictureOf } from '../../play/picture.ts';
import { pushOf } from '../../play/push.ts';
import { isDeadly, placeOf, type Seen } from '../../play/seen.ts';
import { texts } from '../../texts/texts.ts';
import { isAimed } from '../hand/choose.ts';
import { aimIn, draftIn, type Intent, type PlacingIntent, pieceOf, placingOf, setupOf } from '../hand/intent.ts';
import { dotPlaces, freeDots } from '../hand/lay-out.ts';
import type { Sketch } from '../hints/sketch.ts';
import { describeRoom } from '../said/describe.ts';
import { deedDetail, deedLabel, kindWord, oddsFor, percent, pushText, speechOf } from '../said/narrate.ts';
import type { Table } from '../store.ts';

/** What the board shows now: the view, or what it would become, and all that can be done there. */
export const sceneryOf = (table: Table): ReadonlySignal<BoardModel> => {
  let previous: BoardModel | undefined;
  const { rules } = table.host;
  const dots = SEATS.flatMap((seat) => dotPlaces(rules, seat));
  return computed(() => {
    const intent = table.intent.value;
    const seen = table.asked.value;
    const shown = shownView(table, seen, intent);
    const picture = pictureOf(rules, shown, {
      words: { room: (view, tile) => describeRoom(rules, view, tile) },
      previous,
      selected: pieceOf(intent),
      ready: readyIn(seen),
      highlights: [
        ...[...pointedOut(table), ...sketched(table), ...highlightsIn(table, seen, intent)].filter(isFirstOnSpot),
        ...(table.coach.value?.marks.value ?? []),
      ],
      trails: [...(sketchOn(table)?.trails ?? []), ...trailsIn(intent), ...pushTrails(seen, intent)],
      rays: table.rays.value,
    });
    previous = picture;
    const drafted = seen === undefined ? [] : draftedLine(seen, intent);
    return { ...picture, dots, tokens: drafted.length === 0 ? picture.tokens : [...picture.tokens, ...drafted] };
  });
};

const shownView = (table: Table, seen: Seen | undefined, intent: Intent): State => {
  const preview = table.preview.value ?? table.sketch.value?.view;
  if (preview !== undefined) return preview;
  if (intent.kind !== 'placing' || seen === undefined) return table.view.value;
  return placed(seen, intent);
};

const placed = ({ view }: Seen, { laid }: PlacingIntent): State =>
  [...laid].reduce((state, [piece, at]) => evolve(state, { type: 'entered', piece, at }), view);

const readyIn = (seen: Seen | undefined) =>
  seen !== undefined && topTask(seen.view)?.kind === 'act'
    ? { seat: seen.seat, pieces: readyPieces(choicesOf(seen)) }
    : undefined;

const keyOf = (spot: Spot): string => Object.values(spot).join();

const isFirstOnSpot = ({ on }: Highlight, nth: number, all: readonly Highlight[]): boolean =>
  all.findIndex((other) => keyOf(other.on) === keyOf(on)) === nth;

/** What the line of the log under the pointer speaks of. */
const pointedOut = ({ pointedLine }: Table): readonly Highlight[] => {
  const line = pointedLine.value;
  if (line === undefined) return [];
  const label = texts.value.table.marks.lying;
  const spots: readonly Spot[] = [
    ...line.places.filter((place) => place >= 0).map((place) => ({ kind: 'place', place }) as const),
    ...line.tiles.map((room) => ({ kind: 'room', room }) as const),
  ];
  return spots.map((on) => ({ on, tone: 'chosen', text: undefined, label }));
};

const sketched = (table: Table): readonly Highlight[] => sketchOn(table)?.highlights ?? [];

/** What is planned, or what somebody else would do. */
const sketchOn = ({ companion, sketch }: Table): Sketch | undefined => sketch.value ?? companion.value?.sketch.value;

const highlightsIn = (table: Table, seen: Seen | undefined, intent: Intent): readonly Highlight[] => {
  if (seen === undefined) return table.busy.value ? [] : lookedAt(table, intent);
  const task = topTask(seen.view)?.kind;
  if (task === 'lineup') return dotMarks(seen, intent);
  if (task === 'hide') return roomMarks(seen, intent);
  if (task === 'place') return squareMarks(seen, intent);
  if (task === 'question') return answerMarks(seen, intent);
  return deedMarks(table, seen, intent);
};

/** Where a character could go if it were its turn. */
const lookedAt = (table: Table, intent: Intent): readonly Highlight[] => {
  const piece = pieceOf(intent);
  if (piece === undefined || placeOf(table.view.value, piece) < 0) return [];
  const { rules } = table.host;
  const ends = new Set(walks(rules, table.view.value, piece).map(({ end }) => end));
  const label = texts.value.table.marks.theirs;
  return [...ends].map((place) => ({ on: { kind: 'place', place }, tone: 'faint', text: undefined, label }));
};

const dotMarks = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const { tray } = texts.value.table;
  const { laid, picked } = setupOf(intent);
  return freeDots(seen).map(({ nth, place }) => {
    const kind = laid.get(nth);
    // Which dot it is belongs to the square's own name.
    const free = picked === undefined ? '' : tray.here;
    return {
      on: { kind: 'place', place },
      tone: kind === undefined ? 'place' : 'chosen',
      text: `${nth + 1}`,
      label: kind === undefined ? free : fill(tray.taken, { kind: kindWord(kind) }),
    };
  });
};

const roomMarks = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const { picked } = setupOf(intent);
  const { tray } = texts.value.table;
  const { rules, view } = seen;
  const open = picked === undefined ? [] : roomsFor(choicesOf(seen), picked);
  return view.tiles.map((tile, room) => {
    const facts = { count: tile.stash.length, most: rules.capacity[tile.slot] };
    return {
      on: { kind: 'room', room },
      tone: open.includes(room) ? 'place' : 'faint',
      text: `${facts.count}/${facts.most}`,
      label: fill(open.includes(room) ? tray.room : tray.full, facts),
    };
  });
};

const squareMarks = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const { picked, laid } = placingOf(intent, seen);
  const { tray } = texts.value.table;
  const taken = [...laid.values()];
  const free = picked === undefined ? [] : placesFor(choicesOf(seen), picked).filter((place) => !taken.includes(place));
  return [
    ...taken.map((place): Highlight => ({ on: at(place), tone: 'chosen', text: undefined, label: '' })),
    ...free.map((place): Highlight => ({ on: at(place), tone: 'place', text: undefined, label: tray.here })),
  ];
};

/** Every spot that answers what a rule asks; the one pointed at is chosen. */
const answerMarks = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const speech = speechOf(seen.rules, seen.view);
  const chosen = intent.kind === 'torn' ? keyOf(intent.spot) : undefined;
  const spots = new Map<string, { readonly on: Spot; readonly labels: string[] }>();
  for (const option of answersIn(seen.view)) {
    const on = spotOfAnswer(seen.view, option);
    if (on === undefined) continue;
    const known = spots.get(keyOf(on)) ?? { on, labels: [] };
    known.labels.push(optionIn(speech, option));
    spots.set(keyOf(on), known);
  }
  return [...spots].map(([key, { on, labels }]) => ({
    on,
    tone: key === chosen ? 'chosen' : 'magic',
    text: undefined,
    label: fill(texts.value.table.marks.answer, { options: labels.join('; ') }),
  }));
};

const at = (place: number): Spot => ({ kind: 'place', place });

const deedMarks = (table: Table, seen: Seen, intent: Intent): readonly Highlight[] => {
  if (intent.kind === 'proposed')
    return [{ ...markOf(seen, [intent.deed]), tone: intent.deed.tone }, ...pushMarks(seen, intent)];
  if (intent.kind === 'torn') return [{ on: intent.spot, tone: 'chosen', text: undefined, label: '' }];
  const draft = draftIn(intent);
  if (draft !== undefined && draft.legs.length > 0) return drawnOn(seen, intent);
  const piece = pieceOf(intent);
  if (piece === undefined) return [];
  const abilities = choicesOf(seen).characters.get(piece);
  if (abilities === undefined) return lookedAt(table, intent);
  const aim = aimIn(intent);
  const near = highlightsOf(
    deedsOf(abilities).filter((deed) => isAimed(deed, aim)),
    { label: (deeds) => markOf(seen, deeds).label, text: (deeds) => markOf(seen, deeds).text },
  );
  return aim === undefined ? [...near, ...farMarks(table)] : near;
};

/** What several Moves would cost. */
const farMarks = ({ far }: Table): readonly Highlight[] =>
  far.value.map(({ cost, place }) => ({
    on: at(place),
    tone: 'faint',
    text: `${cost}`,
    label: fill(texts.value.table.marks.far, { count: cost }),
  }));

const markOf = (seen: Seen, deeds: readonly [Deed, ...Deed[]]): Highlight => ({
  on: deeds[0].spot,
  tone: deeds[0].tone,
  text: textOf(seen, deeds[0]),
  label: deeds.map((deed) => `${deedLabel(seen, deed)}, ${deedDetail(seen, deed)}`).join('; '),
});

/** The chances of an attack, and what anything else costs. */
const textOf = (seen: Seen, deed: Deed): string | undefined => {
  const odds = oddsFor(seen, deed);
  if (odds !== undefined) return `${percent(odds.win)}%`;
  return deed.action.type === 'move' ? undefined : `${deed.cost}`;
};

/** Where a way that is being drawn can go on to. */
const drawnOn = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const draft = draftIn(intent);
  if (draft === undefined) return [];
  const { marks, details } = texts.value.table;
  return prospects(draft)
    .ends.filter(({ place }) => place !== draft.at && place !== placeOf(seen.view, draft.piece))
    .map(({ place, steps }) => ({
      on: at(place),
      tone: isDeadly(seen, place) ? 'danger' : 'reach',
      text: undefined,
      label: fill(marks.reach, { detail: fill(details.steps, { count: steps }) }),
    }));
};

const trailsIn = (intent: Intent): readonly Trail[] => {
  const draft = draftIn(intent);
  if (draft === undefined || draft.legs.length === 0) return [];
  return [{ places: trailOf(draft), tone: draft.refusal === undefined ? 'reach' : 'faint' }];
};

const pushIn = (seen: Seen | undefined, intent: Intent) =>
  seen === undefined || intent.kind !== 'proposed' ? undefined : pushOf(seen, intent.deed.action);

/** Where somebody would be pushed. */
const pushMarks = (seen: Seen, intent: Intent): readonly Highlight[] => {
  const push = pushIn(seen, intent);
  if (push === undefined || intent.kind !== 'proposed') return [];
  const label = pushText(seen, intent.deed.action);
  return [{ on: at(push.to), tone: push.isLast ? 'danger' : 'chosen', text: push.isLast ? '✕' : undefined, label }];
};

const pushTrails = (seen: Seen | undefined, intent: Intent): readonly Trail[] => {
  const push = pushIn(seen, intent);
  return push === undefined ? [] : [{ places: [push.from, push.to], tone: push.isLast ? 'danger' : 'reach' }];
};

/** Starters laid on trial; they have the numbers they keep when they are there for good. */
const draftedLine = (seen: Seen, intent: Intent): readonly TokenView[] => {
  if (intent.kind !== 'setup') return [];
  const { rules, seat } = seen;
  const places = dotPlaces(rules, seat);
  const number = rules.lines.findIndex((line) => line.seat === seat);
  return freeDots(seen).flatMap(({ nth, place }) => {
    const kind = intent.laid.get(nth);
    if (kind === undefined) return [];
    const id = rules.roster.length + number * places.length + nth;
    return [{ id, kind, sort: 'character', side: seat, place, carrier: undefined, wounded: false, mood: 'plain' }];
  });
};
