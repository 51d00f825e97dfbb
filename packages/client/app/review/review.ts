import type { Advice } from '@archmage/ai';
import { type Ruleset, redact, type State, type View } from '@archmage/engine';
import { type AdviceQuestion, type Onlooker, type Story, stateAt, type Think } from '@archmage/host';
import { viewsOf } from '../play/story.ts';
import { type ChanceAt, chancesOf, momentsOf, type Swing, swingsOf } from './chances.ts';

/** A finished game to be looked through. */
export interface Reviewed {
  readonly rules: Ruleset;
  readonly story: (onlooker: Onlooker) => Story;
}

/** What is known of it by now. */
export interface Review {
  readonly chances: readonly ChanceAt[];
  readonly swings: readonly SwingSeen[];
  /** From 0 to 1. */
  readonly progress: number;
}

export interface SwingSeen extends Swing {
  /** What the seat saw when its turn began. */
  readonly view: View;
  /** What the computer would have done there; not yet known, or nothing. */
  readonly advice: Advice | 'pending' | undefined;
}

export type Tell = (review: Review) => void;

/** Who is asked, who is told, and until when. */
interface Desk {
  readonly think: Think;
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/**
 * Looks through a game and tells what it has found, again and again. The chances come from what a spectator saw, so that
 * nothing shows what the replay would not; the advice from what the seat itself saw then.
 */
export const reviewGame = async (game: Reviewed, think: Think, tell: Tell, signal: AbortSignal): Promise<void> => {
  const desk = { think, tell, signal };
  const story = game.story('spectator');
  const moments = momentsOf(story);
  const views = viewsOf(story);
  const end = views.at(-1) ?? story.start;
  const seen = moments.map(({ at, seat }) => {
    const view = views[seat === undefined && isGivenUp(end) ? at - 1 : at];
    return redact(view ?? story.start, 'spectator');
  });
  const found: number[] = [];
  for (let from = 0; from < seen.length; from += AT_ONCE) {
    const some = seen.slice(from, from + AT_ONCE);
    found.push(...(await think({ ask: 'chances', rules: game.rules.id, views: some }, signal)));
    tell({ chances: chancesOf(moments, found, end), swings: [], progress: (FIRST * found.length) / seen.length });
  }
  const swings = swingsOf(moments, found).map((swing) => sightedIn(game, swing));
  await adviseOn(game, { chances: chancesOf(moments, found, end), swings, progress: FIRST }, desk);
};

/** Who gives up or agrees changes nothing on the board: the chances are those before it. */
const isGivenUp = ({ ending }: State): boolean => ending?.why === 'resigned' || ending?.why === 'agreed';

const adviseOn = async ({ rules }: Reviewed, begun: Review, { think, tell, signal }: Desk): Promise<void> => {
  let review = begun;
  for (const [nth, { advice: known, view, seat }] of begun.swings.entries()) {
    if (known !== 'pending') continue;
    tell({ ...review, progress: FIRST + ((1 - FIRST) * nth) / begun.swings.length });
    const [advice] = await think(questionFor(rules, view, seat), signal);
    review = { ...review, swings: review.swings.map((swing, each) => (each === nth ? { ...swing, advice } : swing)) };
  }
  tell({ ...review, progress: 1 });
};

/** Positions asked about in one go: few enough that the progress can be seen. */
const AT_ONCE = 8;
/** The chances are the first part of the work, and the smaller one. */
const FIRST = 0.2;
/** Milliseconds. */
const THINKING = 1500;

const questionFor = (rules: Ruleset, view: View, seat: Swing['seat']): AdviceQuestion => ({
  ask: 'advice',
  rules: rules.id,
  view,
  seat,
  seed: `a review of turn ${view.turn.number}`,
  ms: THINKING,
  count: 1,
});

const sightedIn = (game: Reviewed, swing: Swing): SwingSeen => {
  const state: State = stateAt(game.story(swing.seat), swing.at);
  // Whoever is played by the rules had no choice (S-RAND-02).
  const isPlayer = game.rules.options.solo === undefined || swing.seat === 'yellow';
  return { ...swing, view: redact(state, swing.seat, 'recalls'), advice: isPlayer ? 'pending' : undefined };
};
