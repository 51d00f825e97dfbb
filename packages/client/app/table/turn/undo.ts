import type { Action, Seat, Viewer } from '@archmage/engine';
import type { Chapter, Host } from '@archmage/host';
import { fill, kindName, offerName } from '@archmage/words';
import { memberOf } from '../../play/seen.ts';
import { lexicon, texts } from '../../texts/texts.ts';
import { seatName } from '../said/narrate.ts';
import type { TurnTexts } from './texts/texts.ts';
import { turnTexts } from './texts/texts.ts';

/** Why nothing before it can be taken back. */
export type Stop = keyof TurnTexts['undo']['stops'];

/** What a seat could take back, as far as the viewer may know. */
export interface Undoing {
  readonly seat: Seat;
  readonly count: number;
  /** The latest of it, unless it is a secret. */
  readonly action: Action | undefined;
  readonly stop: Stop;
}

export const undoingIn = (host: Host, viewer: Viewer, seat: Seat): Undoing => {
  const { chapters } = host.story(viewer);
  const count = host.mayTakeBack(seat);
  const stop = stopAt(host, chapters[chapters.length - count - 1], seat);
  return { seat, count, action: count > 0 ? chapters.at(-1)?.action : undefined, stop };
};

const stopAt = ({ options }: Host, chapter: Chapter | undefined, seat: Seat): Stop => {
  // B-TURN-09
  if (options.takeback === 'strict') return 'strict';
  if (chapter === undefined) return 'first';
  const { actor, events } = chapter;
  const happened = (type: Chapter['events'][number]['type']) => events.some((event) => event.type === type);
  if (actor === 'clock') return 'time';
  if (happened('unmasked')) return 'cards';
  if (actor !== seat && actor !== 'chance') return 'answered';
  if (happened('revealed')) return 'room';
  return happened('teamShown') ? 'teams' : 'shown';
};

/** What an action is called on a small button: who, and what. */
export const actionWords = ({ rules }: Host, action: Action | undefined): string => {
  const { what, deed } = turnTexts.value.undo;
  if (action === undefined) return what.other;
  const name = nameOfAction(action);
  if (!('piece' in action)) return name;
  return fill(deed, { piece: kindName(lexicon.value, memberOf(rules, action.piece).kind), what: name });
};

const nameOfAction = (action: Action): string => {
  const { what } = turnTexts.value.undo;
  const { refused } = texts.value.table;
  switch (action.type) {
    case 'move':
    case 'attack':
      return refused[action.type];
    case 'use':
      return offerName(lexicon.value, action.offer);
    case 'jump':
    case 'rotate':
    case 'card':
    case 'pass':
    case 'place':
      return what[action.type];
    default:
      return what.other;
  }
};

/** What the button says: whose it is where two sit at the screen, and how far it goes. */
export const undoLabel = (host: Host, { action, count, seat }: Undoing, people: readonly Seat[]): string => {
  const { undo } = turnTexts.value;
  if (count === 0) return undo.nothing;
  const what = actionWords(host, action);
  return people.length > 1 ? fill(undo.theirs, { seat: seatName(seat), what }) : fill(undo.yours, { what });
};

export const undoReach = ({ count, seat, stop }: Undoing): string => {
  const { undo } = turnTexts.value;
  const why = fill(undo.stops[stop], { seat: seatName(seat === 'yellow' ? 'blue' : 'yellow') });
  return count === 0 ? why : fill(undo.reach, { count, why });
};
