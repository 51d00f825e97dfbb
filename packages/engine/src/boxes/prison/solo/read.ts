import { say } from '../../../phrases.ts';
import type { Result } from '../../../result.ts';
import { LEVELS } from '../../../rules/ruleset.ts';
import { type Cards, CLASS_ONLY, CLASSES, type Icons, ITEMS, type Line, type NpcCard, OBJECTIVES } from './cards.ts';
import { readEffect } from './effects.ts';
import { Flaw, type Json, reading } from './json.ts';
import { among, fieldOf, listOf, named, numberIn, optional, plainOf, textOf } from './shapes.ts';

/** A file of cards: `npcs`, and the icons if it has its own; what is not there is as in the box. */
export const readCards = (text: string, usual?: Cards): Result<Cards> =>
  reading(text, (json) => {
    const npcs = listOf(fieldOf(json, 'npcs')).map(readCard);
    const list = fieldOf(json, 'npcs');
    if (npcs.length < FEWEST || npcs.length > MOST)
      throw new Flaw(list.at, say('npcCount', { least: FEWEST, most: MOST }));
    const twice = npcs.findIndex(
      ({ name }, nth) => npcs.findIndex((each) => codeOf(each.name) === codeOf(name)) !== nth,
    );
    if (twice >= 0) throw new Flaw((listOf(list)[twice] as Json).at, say('npcOnce'));
    const difficulty = optional(json, 'difficulty');
    const icons = (name: 'playerCards' | 'npCombatCards') => difficulty && readDeck(fieldOf(difficulty, name));
    const [player, nonPlayer] = [icons('playerCards') ?? usual?.player, icons('npCombatCards') ?? usual?.nonPlayer];
    if (player === undefined || nonPlayer === undefined) throw new Flaw(json.at, say('field', { name: 'difficulty' }));
    return { npcs, player, nonPlayer };
  });

/** S-SET-05: eight for the bag; and no more tokens than a game can number. */
const FEWEST = 8;
const MOST = 64;

/** How a Non-Player Character is written: its name without what is no letter or digit. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .replace(/(?:^|[ -]+)(\w)/g, (_, first: string) => first.toUpperCase());

const readCard = (json: Json): NpcCard => {
  const kind = CLASSES[among(fieldOf(json, 'class'), named(CLASSES))];
  const name = textOf(fieldOf(json, 'name'));
  if (!/^[A-Za-z]\w{1,30}$/.test(codeOf(name))) throw new Flaw(fieldOf(json, 'name').at, say('word'));
  const personality = fieldOf(json, 'personality');
  return {
    id: textOf(fieldOf(json, 'id')),
    name,
    epithet: textOf(fieldOf(json, 'epithet')),
    class: kind,
    lines: readLines(fieldOf(json, 'objectives'), kind),
    objects: listOf(fieldOf(json, 'objectPriority')).map((item) => ITEMS[among(item, named(ITEMS))]),
    classes: readClasses(fieldOf(json, 'characterPriority')),
    personality: textOf(fieldOf(personality, 'text')),
    effects: listOf(fieldOf(personality, 'effects')).map(readEffect),
  };
};

/** S-COMB-01: every class is on every list. */
const readClasses = (json: Json): NpcCard['classes'] => {
  const classes = listOf(json).map((each) => CLASSES[among(each, named(CLASSES))]);
  const all = Object.values(CLASSES);
  if (classes.length !== all.length || !all.every((each) => classes.includes(each)))
    throw new Flaw(json.at, say('eachOnce', { list: named(CLASSES) }));
  return classes;
};

/** Six lines, numbered from 1, one of them the default. */
const readLines = (json: Json, kind: string): readonly Line[] => {
  const lines = listOf(json).map((line, nth): Line => {
    const objective = among(fieldOf(line, 'objective'), OBJECTIVES);
    const only = CLASS_ONLY[objective];
    if (only !== undefined && only !== kind)
      throw new Flaw(fieldOf(line, 'objective').at, say('classOnly', { class: only }));
    const isDefault = optional(line, 'default');
    const n = numberIn(fieldOf(line, 'n'), nth + 1, nth + 1);
    return {
      n,
      objective,
      ap: numberIn(fieldOf(line, 'ap'), 1, 9),
      isDefault: isDefault !== undefined && plainOf(isDefault) === true,
    };
  });
  if (lines.length !== LINES || lines.filter(({ isDefault }) => isDefault).length !== 1)
    throw new Flaw(json.at, say('npcLines', { count: LINES }));
  return lines;
};
const LINES = 6;

const readDeck = (json: Json): Readonly<Record<string, Icons>> => {
  if (json.sort !== 'object') throw new Flaw(json.at, say('field', { name: 'icons' }));
  return Object.fromEntries([...json.fields].map(([name, card]) => [cardIn(name, json), readIcons(card)]));
};

const readIcons = (json: Json): Icons => ({
  levels: listOf(fieldOf(json, 'icons')).map((icon) => among(icon, LEVELS)),
  eye: plainOf(fieldOf(json, 'eye')) === true,
});

/** `Action 5`, `Combat +3`, `Jump` as the deck calls them. */
const cardIn = (name: string, json: Json): string => {
  const [, sort, value = ''] = /^(Action|Combat|Jump)(?: \+?(\d))?$/.exec(name) ?? [];
  if (sort === undefined) throw new Flaw(json.at, say('cardLike', { card: 'Combat +3' }));
  return `${sort.charAt(0)}${value}`;
};
