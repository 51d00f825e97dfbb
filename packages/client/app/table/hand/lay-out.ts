import {
  type Action,
  HIDDEN,
  type Kind,
  type PieceId,
  type Place,
  type Ruleset,
  type Seat,
  topTask,
} from '@archmage/engine';
import type { Drag, Spot } from '../../../board/model.ts';
import { choicesOf, placesFor, roomsFor } from '../../play/choices.ts';
import type { Seen } from '../../play/seen.ts';
import { whyNot } from '../../play/why.ts';
import { type Intent, placingOf, type SetupIntent, type Step, setupOf, tokensToPlace } from './intent.ts';

/** The dots of one's line that are still free, in the engine's order: `nth` counts all of them. */
export const freeDots = ({ rules, view, seat }: Seen): readonly { readonly nth: number; readonly place: Place }[] =>
  dotPlaces(rules, seat)
    .map((place, nth) => ({ nth, place }))
    .slice(view.players[seat].lineup.length);

export const dotPlaces = ({ grid, lines }: Ruleset, seat: Seat): readonly Place[] => {
  const number = lines.findIndex((line) => line.seat === seat);
  return (lines[number]?.dots ?? []).map((dot) => grid.squares + number * grid.lineLength + dot);
};

/** The tokens still in the tray. */
export const kindsLeft = (seen: Seen, intent: Intent): readonly Kind[] => {
  const { lines, forgoes, hides } = choicesOf(seen);
  const all = [...lines, ...forgoes, ...hides].map(({ kind }) => kind);
  const laid = [...setupOf(intent).laid.values()];
  return [...new Set(all)].filter((kind) => kind !== HIDDEN && !laid.includes(kind));
};

/** How many of them are still to be laid out: of those who may start a few, of what is hidden everything. */
export const countLeft = (seen: Seen, intent: Intent): number => {
  const { rules, seat, view } = seen;
  const { reserve, team } = view.players[seat];
  const task = topTask(view)?.kind;
  if (task === 'lineup') return freeDots(seen).filter(({ nth }) => !setupOf(intent).laid.has(nth)).length;
  if (task !== 'forgo') return reserve.length;
  const size = rules.teams ? team.length : rules.roster.filter(({ owner }) => owner === seat).length;
  return reserve.length - (size - rules.forgoes[seat]);
};

/** A second pick lays the token on the first free dot, or puts it back. */
export const pickKind = (seen: Seen, intent: Intent, kind: Kind): Step => {
  const setup = setupOf(intent);
  if (setup.picked !== kind) return { intent: { ...setup, picked: kind } };
  const free = freeDots(seen).find(({ nth }) => !setup.laid.has(nth));
  if (topTask(seen.view)?.kind !== 'lineup' || free === undefined) return { intent: { ...setup, picked: undefined } };
  return layOnDot({ ...setup, picked: kind }, free.nth);
};

/** A click on the board during set-up. */
export const pickInSetup = (seen: Seen, intent: Intent, spot: Spot): Step => {
  const setup = setupOf(intent);
  if (topTask(seen.view)?.kind === 'hide') return spot.kind === 'room' ? hideOn(seen, setup, spot.room) : { intent };
  const dot = freeDots(seen).find(({ place }) => spot.kind === 'place' && spot.place === place);
  if (dot === undefined || topTask(seen.view)?.kind !== 'lineup') return { intent };
  if (setup.picked !== undefined) return layOnDot(setup, dot.nth);
  const taken = setup.laid.get(dot.nth);
  return taken === undefined ? { intent } : { intent: { ...setup, picked: taken, laid: without(setup, taken) } };
};

export const dragInSetup = (seen: Seen, intent: Intent, { from, to }: Drag): Step => {
  const setup = setupOf(intent);
  const picked = setup.laid.get(freeDots(seen).find(({ place }) => place === from)?.nth ?? -1);
  return picked === undefined ? { intent } : pickInSetup(seen, { ...setup, picked }, to);
};

/** All dots are taken, or a character to leave out is picked. */
export const confirmSetup = (seen: Seen, intent: Intent): Step => {
  const setup = setupOf(intent);
  if (topTask(seen.view)?.kind === 'forgo' && setup.picked !== undefined) {
    return { intent: { ...setup, picked: undefined }, actions: [{ type: 'forgo', kind: setup.picked }] };
  }
  const line = freeDots(seen).flatMap(({ nth }): Action[] => {
    const kind = setup.laid.get(nth);
    return kind === undefined ? [] : [{ type: 'line', kind }];
  });
  const isComplete = line.length > 0 && line.length === freeDots(seen).length;
  return isComplete ? { intent, actions: line } : { intent };
};

export const isSetupReady = (seen: Seen, intent: Intent): boolean => confirmSetup(seen, intent).actions !== undefined;

const layOnDot = (setup: SetupIntent, nth: number): Step => {
  if (setup.picked === undefined) return { intent: setup };
  const laid = new Map(without(setup, setup.picked));
  laid.set(nth, setup.picked);
  return { intent: { kind: 'setup', picked: undefined, laid } };
};

const without = ({ laid }: SetupIntent, kind: Kind): ReadonlyMap<number, Kind> =>
  new Map([...laid].filter(([, each]) => each !== kind));

const hideOn = (seen: Seen, setup: SetupIntent, tile: number): Step => {
  const { picked } = setup;
  if (picked === undefined) return { intent: setup };
  if (roomsFor(choicesOf(seen), picked).includes(tile)) {
    return { intent: { ...setup, picked: undefined }, actions: [{ type: 'hide', kind: picked, tile }] };
  }
  const answer = whyNot(seen, { kind: 'hide', token: picked, tile });
  return 'refusal' in answer ? { intent: setup, refusal: answer.refusal } : { intent: setup };
};

export const pickToken = (seen: Seen, intent: Intent, token: PieceId): Step => {
  const placing = placingOf(intent, seen);
  return { intent: { ...placing, picked: placing.picked === token ? undefined : token } };
};

/** A click on the board while the tokens of a revealed room are placed. */
export const pickPlacement = (seen: Seen, intent: Intent, spot: Spot): Step => {
  const placing = placingOf(intent, seen);
  if (spot.kind !== 'place') return { intent };
  const [lying] = [...placing.laid].find(([, place]) => place === spot.place) ?? [];
  const { picked } = placing;
  if (picked === undefined || picked === lying) {
    if (lying === undefined) return { intent };
    const laid = new Map([...placing.laid].filter(([token]) => token !== lying));
    return { intent: { ...placing, picked: lying, laid } };
  }
  if (!placesFor(choicesOf(seen), picked).includes(spot.place)) {
    const answer = whyNot(seen, { kind: 'place', token: picked, at: spot.place });
    return 'refusal' in answer ? { intent: placing, refusal: answer.refusal } : { intent: placing };
  }
  const laid = new Map([...placing.laid].filter(([token]) => token !== lying && token !== picked));
  laid.set(picked, spot.place);
  const rest = tokensToPlace(seen.view).filter((token) => !laid.has(token));
  return { intent: { kind: 'placing', picked: rest.length === 1 ? rest[0] : undefined, laid } };
};

export const dragPlacement = (seen: Seen, intent: Intent, { from, to }: Drag): Step => {
  const placing = placingOf(intent, seen);
  const [token] = [...placing.laid].find(([, place]) => place === from) ?? [];
  return token === undefined ? { intent } : pickPlacement(seen, { ...placing, picked: token }, to);
};

export const confirmPlacement = (seen: Seen, intent: Intent): Step => {
  const { laid } = placingOf(intent, seen);
  const tokens = tokensToPlace(seen.view);
  if (!tokens.every((token) => laid.has(token))) return { intent };
  return { intent, actions: [...laid].map(([token, at]) => ({ type: 'place', token, at })) };
};
