import { knownOwn, type Own, type OwnScenario, scenarios } from '@archmage/engine';
import { fill } from '@archmage/words';
import { language } from '../shell/settings.ts';
import { kept } from './kept.ts';
import { type Pair, pairsOf } from './room-draft.ts';
import { workshopTexts } from './texts/texts.ts';

/** What a user's own things are called: by the name he gave, by their title, or by the numbers of the rooms. */
export const ownName = (learnt: Own): string => {
  if (learnt.kind === 'scenario') return learnt.scenario.name[language.value];
  return keptName(learnt.id) || numbersName(pairsOf(learnt.rooms));
};

export const numbersName = (pairs: readonly Pair[]): string =>
  fill(workshopTexts.value.roomsNamed, { numbers: pairs.map(({ number }) => number).join(', ') });

/** Something of the user's own, or a scenario of ours. */
export const findOwn = (id: string): Own | undefined => knownOwn(id) ?? ours().find((each) => each.id === id);

export const ours = (): readonly OwnScenario[] =>
  scenarios().map((scenario) => ({ kind: 'scenario', id: scenario.id, text: '', scenario }));

/** Under which name it is saved; nothing but letters, digits and dashes. */
export const fileName = (learnt: Own): string => {
  const name = ownName(learnt)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${name || learnt.kind}.${learnt.kind}.txt`;
};

const keptName = (id: string): string => kept.value?.find((own) => own.id === id)?.name ?? '';
