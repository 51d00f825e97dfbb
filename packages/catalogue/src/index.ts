export {
  type Catalogue,
  citedIds,
  type Entry,
  type EntryKind,
  findEntry,
  type Language,
  parseCatalogue,
  plainText,
} from './catalogue.ts';
export { flawsOf, RULING, translated } from './translation.ts';
