import { formatPosition, type Ruleset, type State } from '@archmage/engine';
import { withNeeds } from '@archmage/host';
import { gameLink, positionLink } from '../host/links.ts';
import { exportText } from '../host/transfer.ts';
import type { Recording } from './recording.ts';

/** Many mail and chat programs cut or refuse more than this. */
export const LONG = 4000;

export const addressOf = (fragment: string): string => `${location.origin}${location.pathname}${fragment}`;

export const positionAddress = async (rules: Ruleset, view: State): Promise<string> =>
  addressOf(await positionLink(rules, view));

/** Of a game that is over; there is none of a game under way. */
export const gameAddress = async ({ record, rules }: Recording): Promise<string> =>
  record === undefined ? '' : addressOf(await gameLink(rules, record));

export const positionText = (rules: Ruleset, view: State): string =>
  withNeeds(`${formatPosition(rules, view)}\n`, rules.id, '#');

export const gameText = ({ record, rules }: Recording, view: State): string =>
  exportText({ record: () => record, rules, view: () => view }, 'spectator');

export const copy = async (text: string): Promise<'copied' | 'refused'> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
};

/** `the-title.dtg`; `archmage.dtg` where nothing of the title can be in a file's name. */
export const fileName = (title: string, ending: 'dtg' | 'dtp'): string => {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'archmage'}.${ending}`;
};
