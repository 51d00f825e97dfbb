import { SEATS, type Seat } from '../core/state.ts';
import { say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';
import { type Handicap, LEVELS, type Level, type Options, type Timer } from './ruleset.ts';

export const DEFAULTS: Options = { target: 5, beginner: false };

/** B-OPT-02 to B-OPT-04. */
export const BOOK_TIMER: Timer = { turn: 120, potion: 60, place: 5, combat: 5 };

const HIDDEN_CARDS = 'cards=hidden';

/** Told from a ruleset's id, which every state carries: views are made without the rules. */
export const hidesTeams = (id: string): boolean => id.split(' ').includes('teams=free');

/**
 * `solo=pink vision npcs=0123456789ab`, `scenario=hoard`, `teams=free`, `rooms=0123456789ab`, `vp=7`, `beginner`, `pairs=1,2,3`, `handicap=yellow:5:C5,C6`, `timer=120:60:5:5`, `cards=hidden`; what
 * is usual is left out.
 */
export const formatOptions = ({
  scenario,
  teams,
  rooms,
  target,
  beginner,
  pairs,
  handicap,
  timer,
  cards,
  solo,
}: Options): readonly string[] => [
  ...(scenario ? [`scenario=${scenario}`] : []),
  ...(teams ? [`teams=${teams}`] : []),
  ...(rooms ? [`rooms=${rooms}`] : []),
  ...(target === DEFAULTS.target ? [] : [`vp=${target}`]),
  ...(beginner ? ['beginner'] : []),
  ...(pairs ? [`pairs=${pairs.join()}`] : []),
  ...(handicap ? [`handicap=${handicap.seat}:${handicap.characters}:${handicap.without.join()}`] : []),
  ...(timer ? [`timer=${timer.turn}:${timer.potion}:${timer.place}:${timer.combat}`] : []),
  ...(cards ? [HIDDEN_CARDS] : []),
  ...(solo ? [`solo=${solo.level}`] : []),
  ...(solo?.vision ? ['vision'] : []),
  ...(solo?.npcs ? [`npcs=${solo.npcs}`] : []),
];

/** The words after a box's id. Each error's column counts in the text given. */
export const parseOptions = (text: string): Result<Options> => {
  let options: Options = DEFAULTS;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const change = readWord(word) ?? readSolo(word, options);
    if (change === undefined) {
      const { at, ...flaw } = flawIn(word);
      return bad({ line: 1, column: index + at + 1, ...flaw });
    }
    options = { ...options, ...change };
  }
  return good(options);
};

/** What is wrong in a word, and where in it. */
type Flaw = Omit<ParseError, 'line' | 'column'> & { readonly at: number };

const flawIn = (word: string): Flaw => {
  const [, name = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(word) ?? [];
  const flaw = name === 'handicap' ? handicapFlaw(value) : name === 'timer' ? timerFlaw(value) : undefined;
  return flaw ? { ...flaw, at: flaw.at + name.length + 1 } : { at: 0, ...say('rulesOption'), found: word };
};

const readWord = (word: string): Partial<Options> | undefined => {
  const [, name = '', value = ''] = /^([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
  switch (name) {
    case 'scenario':
      return /^[a-z0-9-]+$/.test(value) ? { scenario: value } : undefined;
    case 'rooms':
      return /^[0-9a-f]{12}$/.test(value) ? { rooms: value } : undefined;
    case 'teams':
      return value === 'free' || value === 'mutual' || value === 'draft' ? { teams: value } : undefined;
    case 'vp':
      return /^[5-8]$/.test(value) ? { target: Number(value) } : undefined;
    case 'beginner':
      return word === 'beginner' ? { beginner: true } : undefined;
    case 'pairs':
      return /^[^,:=]+(,[^,:=]+)*$/.test(value) ? { pairs: value.split(',') } : undefined;
    case 'handicap':
      return readHandicap(value);
    case 'timer':
      return readTimer(value);
    case 'cards':
      return word === HIDDEN_CARDS ? { cards: 'hidden' } : undefined;
    default:
      return undefined;
  }
};

/** S-SET-04: the level first, then what goes with it. */
const readSolo = (word: string, { solo }: Options): Partial<Options> | undefined => {
  const [, name = '', value] = /^([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
  if (name === 'solo' && isLevel(value)) return { solo: { level: value, vision: false } };
  if (solo === undefined) return undefined;
  if (word === 'vision') return { solo: { ...solo, vision: true } };
  return name === 'npcs' && /^[0-9a-f]{12}$/.test(value ?? '')
    ? { solo: { ...solo, npcs: value as string } }
    : undefined;
};

const isLevel = (word: string | undefined): word is Level => LEVELS.some((level) => level === word);

/** B-OPT-08. */
const readHandicap = (value: string): { handicap: Handicap } | undefined => {
  const [, seat, characters, cards] = HANDICAP.exec(value) ?? [];
  if (seat === undefined) return undefined;
  return { handicap: { seat: seat as Seat, characters: Number(characters), without: cards?.split(',') ?? [] } };
};

const handicapFlaw = (value: string): Flaw => {
  const [seat = '', characters = ''] = value.split(':');
  if (!SEATS.some((each) => each === seat)) return { at: 0, ...say('either', { list: SEATS }), found: seat };
  const at = seat.length + 1;
  if (!/^[4-7]$/.test(characters)) return { at, ...say('handicap', { least: 4, most: 7 }), found: characters };
  const rest = at + characters.length + 1;
  return { at: rest, ...say('handicapCards'), found: value.slice(rest) };
};

const HANDICAP = new RegExp(`^(${SEATS.join('|')}):([4-7])(?::(C[4-6](?:,C[4-6])*)?)?$`);

const readTimer = (value: string): { timer: Timer } | undefined => {
  const times = value.split(':');
  if (times.length !== 4 || !times.every(isTime)) return undefined;
  const [turn, potion, place, combat] = times.map(Number) as [number, number, number, number];
  return { timer: { turn, potion, place, combat } };
};

/** A day and more: the clocks of hosts count milliseconds and know no number of any size. */
const isTime = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

const timerFlaw = (value: string): Flaw => {
  const times = value.split(':');
  if (times.length !== 4) return { at: 0, ...say('times'), found: value };
  const wrong = times.findIndex((time) => !isTime(time));
  const at = times.slice(0, wrong).join(':').length + Math.min(wrong, 1);
  return { at, ...say('numberFrom', { least: 1, most: 99999 }), found: times[wrong] ?? '' };
};
