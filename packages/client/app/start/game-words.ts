import { boxesIn, compile, type Seat } from '@archmage/engine';
import { type GameSummary, humansOf } from '@archmage/host';
import { endingWords, fill } from '@archmage/words';
import { type Language, language } from '../shell/settings.ts';
import { allTexts, lexicon } from '../texts/texts.ts';
import { BOX_NAMES } from './wish.ts';

/** A player's name: the only person is `You`, two people go by their sides, the computer has a name for each level. */
export const playerName = (players: GameSummary['players'], seat: Seat): string => {
  const { levels, sides, you } = allTexts.value.start;
  const player = players[seat];
  if (player !== 'human') return levels[player];
  return humansOf(players).length === 1 ? you : sides[seat];
};

/** What the game is called: its title, or who plays. */
export const gameName = ({ players, title }: GameSummary): string => {
  const { games } = allTexts.value.start;
  if (title !== '') return title;
  if (humansOf(players).length === 2) return games.two;
  return fill(games.versus, { yellow: playerName(players, 'yellow'), blue: playerName(players, 'blue') });
};

/** Unlike its name, no other game's. */
export const fullName = (game: GameSummary): string =>
  fill(allTexts.value.start.games.nameAndDate, { name: gameName(game), date: dateOf(game.changed) });

export const dateOf = (time: number): string => formatOf(language.value).format(time);

/** Where a game stands: its turn and whose it is, or how it ended. */
export const standing = ({ ending, players, seat, turn }: GameSummary): string => {
  const { games, sides } = allTexts.value.start;
  if (ending === undefined) {
    if (turn === 0) return games.setUp;
    return `${fill(games.turn, { turn })} · ${fill(games.toMove, { side: sides[seat] })}`;
  }
  const { ending: why } = endingWords(lexicon.value, ending);
  const { winner } = ending;
  if (winner === 'draw') return `${games.drawn} · ${why}`;
  const player = playerName(players, winner);
  return `${fill(games.won[kindOf(players, winner)], { player, side: sides[winner] })} · ${why}`;
};

const kindOf = (players: GameSummary['players'], seat: Seat): 'bot' | 'you' | 'side' => {
  if (players[seat] !== 'human') return 'bot';
  return humansOf(players).length === 1 ? 'you' : 'side';
};

/** What differs from the usual game. */
export const agreements = ({ rules }: GameSummary): readonly string[] => {
  const { boxes, games } = allTexts.value.start;
  const compiled = compile(rules);
  if (!compiled.ok) return [];
  const { beginner, timer } = compiled.value.options;
  const played = BOX_NAMES.filter((name) => boxesIn(rules).includes(`${name}.1`));
  const box = played.join() === 'base' ? false : played.map((name) => boxes[name]).join(' + ');
  return [box, beginner && games.beginner, timer && games.timed].filter((text) => typeof text === 'string');
};

/** Points needed, as the rules of the game say. */
export const targetOf = ({ rules }: GameSummary): number => {
  const compiled = compile(rules);
  return compiled.ok ? compiled.value.options.target : 0;
};

const formats = new Map<Language, Intl.DateTimeFormat>();

/** In the player's own kind of English or French. */
const formatOf = (speech: Language): Intl.DateTimeFormat => {
  const region = navigator.languages.find((each) => each.startsWith(speech)) ?? speech;
  const known = formats.get(speech) ?? new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(speech, known);
  return known;
};
