import { knownOwn, type Own, type OwnScenario } from '@archmage/engine';
import { fill } from '@archmage/words';
import { language } from '../shell/settings.ts';
import { scenariosHere } from '../start/scenarios-here.ts';
import { kept } from './kept.ts';
import { type Pair, pairsOf } from './room-draft.ts';
import { workshopTexts } from './texts/texts.ts';

/** What a user's own things are called: by the name he gave, by their title, or by the numbers of the rooms. */
export const ownName = (learnt: Own): string => {
  if (learnt.kind === 'scenario') return learnt.scenario.name[language.value];
  if (learnt.kind === 'npcs') return keptName(learnt.id) || learnt.id;
  return keptName(learnt.id) || numbersName(pairsOf(learnt.rooms));
};

export const numbersName = (pairs: readonly Pair[]): string =>
  fill(workshopTexts.value.roomsNamed, { numbers: pairs.map(({ number }) => number).join(', ') });

/** Something of the user's own, or a scenario of ours. */
export const findOwn = (id: string): Own | undefined => knownOwn(id) ?? ours().find((each) => each.id === id);

export const ours = (): readonly OwnScenario[] =>
  scenariosHere().map((scenario) => ({ kind: 'scenario', id: scenario.id, text: '', scenario }));

/** Under which name it is saved: its own, but for signs no file may have. */
export const fileName = (own: Own): string => {
  const name = ownName(own)
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .trim();
  return `${name || own.kind}.${own.kind}.txt`;
};

/** What rooms from a file are called: as the file is, unless that is but their numbers or says nothing. */
export const nameInFile = (file: string, own: Own): string => {
  const [, name = ''] = /^(.*)\.rooms(?: ?\(\d+\))?\.txt$/.exec(file) ?? [];
  return own.kind === 'rooms' && name !== own.kind && name !== numbersName(pairsOf(own.rooms)) ? name : '';
};

const keptName = (id: string): string => kept.value?.find((own) => own.id === id)?.name ?? '';
