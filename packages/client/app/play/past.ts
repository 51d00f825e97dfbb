import { evolve, type GameEvent, type Place, type Ruleset, type Seat, type State } from '@archmage/engine';
import { type Story, stateAt } from '@archmage/host';
import type { Past } from '../../board/model.ts';
import { turnsOf } from './turns.ts';

/** What happened in the turn that has just ended, as far as the story tells; nothing once somebody has acted since. */
export const pastOf = (rules: Ruleset, { start, chapters }: Story, told: number): (Past & Whose) | undefined => {
  const story = { start, chapters: chapters.slice(0, told) };
  const isOver = story.chapters.at(-1)?.events.some(({ type }) => type === 'turnBegan');
  const turn = turnsOf(story).at(-1);
  if (!isOver || turn?.seat === undefined) return undefined;
  let past: Past & Whose = { seat: turn.seat, walks: [], turned: [], fights: [] };
  let view = stateAt(story, turn.from);
  for (const event of story.chapters.slice(turn.from).flatMap(({ events }) => events)) {
    past = marked(rules, past, event, view);
    view = evolve(view, event);
  }
  return past;
};

interface Whose {
  readonly seat: Seat;
}

const marked = ({ roster }: Ruleset, past: Past & Whose, event: GameEvent, before: State): Past & Whose => {
  const at = (piece: number): Place => before.pieces[piece]?.at ?? -1;
  if (event.type === 'moved') {
    const walk = { side: roster[event.piece]?.owner ?? past.seat, places: [at(event.piece), ...event.path] };
    return { ...past, walks: [...past.walks, walk] };
  }
  if (event.type === 'rotated') {
    const before = past.turned.find(({ room }) => room === event.tile)?.quarters ?? 0;
    const others = past.turned.filter(({ room }) => room !== event.tile);
    const quarters = (before + event.quarters) & 3;
    return { ...past, turned: quarters === 0 ? others : [...others, { room: event.tile, quarters, side: past.seat }] };
  }
  return event.type === 'fought' ? { ...past, fights: [...past.fights, ...event.defenders.map(at)] } : past;
};
