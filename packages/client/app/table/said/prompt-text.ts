import { isAsked, SEATS, type Task, topTask } from '@archmage/engine';
import { AFAR } from '@archmage/host';
import { fill, questionText } from '@archmage/words';
import { choicesOf } from '../../play/choices.ts';
import { isCommanded } from '../../play/seen.ts';
import { lexicon, texts } from '../../texts/texts.ts';
import type { Table } from '../store.ts';
import { seatName } from './narrate.ts';

/** Who is asked for what, in a sentence. */
export const promptText = (table: Table): string => {
  const { end, prompts } = texts.value.table;
  const view = table.view.value;
  if (table.curtain.value !== undefined) return prompts.curtain;
  if (table.rerun.value !== undefined) return fill(prompts.replay, { seat: seatName(table.rerun.value) });
  if (view.ending !== undefined) {
    const { winner } = view.ending;
    return winner === 'draw' ? end.draw : fill(end.won, { seat: seatName(winner) });
  }
  const task = topTask(view);
  if (task === undefined) return prompts.over;
  const asked = SEATS.filter((seat) => isAsked(view, seat));
  const seat = asked.find((each) => each === table.seat.value) ?? asked[0];
  if (seat === undefined) return prompts.draw;
  if (table.host.players[seat] !== 'human') return fill(prompts.thinking, { seat: seatName(seat) });
  const question = task.kind === 'question' ? questionText(lexicon.value, task.asks) : undefined;
  return fill(prompts[promptOf(task)], { seat: seatName(seat), question });
};

/** What is named for both is said by its sort. */
export const promptOf = (task: Task) => (task.kind === 'draft' ? task.what : task.kind);

/** What a newcomer would like to know now. */
export const hintText = (table: Table): string => {
  const { hints } = texts.value.table;
  const seen = table.asked.value;
  if (table.view.value.ending !== undefined) return hints.over;
  if (seen === undefined) return waitingHint(table);
  const task = topTask(seen.view)?.kind;
  const intent = table.intent.value;
  if (task === 'act' && intent.kind === 'chosen') {
    if (!choicesOf(seen).characters.has(intent.piece)) return isCommanded(seen, intent.piece) ? hints.idle : hints.act;
    if (intent.aim !== undefined) return hints.aim;
    return intent.draft !== undefined && intent.draft.legs.length > 0 ? hints.draft : hints.chosen;
  }
  if (task === 'lineup') return hints.line;
  if (task === 'hide') return table.host.options.memory === 'recalls' ? hints.hideRecalls : hints.hide;
  return task === 'question' || task === 'forgo' || task === 'place' || task === 'card' || task === 'act'
    ? hints[task]
    : '';
};

/** It is the other side's work only if nobody at this screen is asked: one's own answer may be on its way. */
const waitingHint = ({ host, people, view }: Table): string => {
  const { hints } = texts.value.table;
  if (people.length === 0) return SEATS.some((seat) => host.players[seat] === AFAR) ? hints.onlook : hints.watch;
  return people.length === SEATS.length || people.some((seat) => isAsked(view.value, seat)) ? hints.doing : hints.wait;
};
