import { PLAYERS } from '@archmage/ai';
import { isAsked, type Refusal, type Seat, type State, takeback } from '@archmage/engine';
import { AFAR, type Clock, type Host, HUMAN, type Sitting, type Story } from '@archmage/host';
import { fill } from '@archmage/words';
import { notify } from '../shell/notices.tsx';
import type { FarGame } from './far-game.ts';
import { onlineTexts } from './texts/texts.ts';
import type { Answered } from './wishes.ts';

/** A game from afar as a table sees it: like any other, but that somebody else decides, keeps and times it. */
export const farHost = (game: FarGame): Host => {
  const { line, rules, viewer } = game;
  return {
    id: `${FAR}${game.id}`,
    rules,
    get players() {
      return { yellow: sittingAt(game, 'yellow'), blue: sittingAt(game, 'blue') };
    },
    get names() {
      return namesAt(game);
    },
    options: { takeback: line.rated ? 'strict' : 'relaxed', memory: 'forgets' },
    story: storyFor(game),
    view: () => game.told().view,
    record: () => game.record()?.record,
    act: async (_seat, action) => {
      const answered = await game.act(action);
      if (answered.said === 'done') return answered;
      return sayDeclined(answered) ? { said: 'declined' } : { said: 'refused', refusal: answered.refusal as Refusal };
    },
    mayTakeBack: (seat) => (seat === viewer ? freelyBack(game, seat) : 0),
    takeBack: async (_seat, count) => {
      const answered = await game.act({ type: 'takeBack', count } as { readonly type: string });
      if (answered.said === 'done') return { said: 'done', count };
      sayDeclined(answered);
      return { said: 'declined' };
    },
    clocks: () => clocksOf(game),
    // Nobody stops the server's clocks by looking away.
    pause: () => {},
    resume: () => {},
    retry: () => {},
    reload: async () => ({ ok: true, value: undefined }),
    listen: (_viewer, hear) => game.listen(hear),
    close: async () => game.close(),
  };
};

/** Before the id of a game that is kept by the server, where those of this browser stand too. */
export const FAR = 'afar.';

const seatsNow = ({ line, now }: FarGame) => now.value?.table.seats ?? line.seats;

const sittingAt = (game: FarGame, seat: Seat): Sitting => {
  if (seat === game.viewer) return HUMAN;
  const bot = seatsNow(game)[seat]?.bot;
  return PLAYERS.find((each) => each === bot && each !== HUMAN) ?? AFAR;
};

/** A computer player goes by his name in the player's language. */
const namesAt = (game: FarGame): NonNullable<Host['names']> => {
  const { blue, yellow } = seatsNow(game);
  return {
    ...(yellow && yellow.bot === undefined && { yellow: yellow.name }),
    ...(blue && blue.bot === undefined && { blue: blue.name }),
  };
};

/** The same object until something has happened, so that what is derived from it stays known. */
const storyFor = (game: FarGame): Host['story'] => {
  let last: { readonly of: object; readonly story: Story } | undefined;
  return () => {
    const told = game.told();
    if (last?.of !== told) last = { of: told, story: { start: told.start, chapters: told.chapters } };
    return last.story;
  };
};

const freelyBack = (game: FarGame, seat: Seat): number => {
  const { chapters, view } = game.told();
  if (game.line.rated || view.ending !== undefined) return 0;
  const batches = chapters.map(({ actor, events }) => ({ seat: actor, action: NO_ACTION, events }));
  return takeback({ batches }, seat, 'relaxed');
};

/** Whether something was learnt is told by the events alone. */
const NO_ACTION = { type: 'pass' } as const;

const clocksOf = (game: FarGame): readonly Clock[] => {
  const since = game.now.value;
  if (since === undefined || game.told().view.ending !== undefined) return [];
  const { clocks, paused } = since.table;
  return clocks.map(({ of, seat, left, runs }) => ({
    of,
    seat,
    runs: runs && !paused && isWaited(game.told().view, seat),
    left: Math.max(0, left - (runs ? Date.now() - since.at : 0)) / 1000,
  }));
};

const isWaited = (view: State, seat: Seat): boolean => isAsked(view, seat);

/** Says why the server would not, if it is no matter of the game's rules. */
export const sayDeclined = (answered: Answered): boolean => {
  if (answered.said === 'done') return false;
  const { refused } = onlineTexts.value;
  const { code } = answered.refusal;
  const text = (refused as Readonly<Record<string, string | undefined>>)[code];
  if (text === undefined && answered.refusal.rule !== undefined) return false;
  notify({ text: text ?? fill(refused.other, { code }), tone: 'bad' });
  return true;
};
