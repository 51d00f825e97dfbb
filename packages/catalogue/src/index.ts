export {
  type Catalogue,
  citedIds,
  type Entry,
  type EntryKind,
  findEntry,
  parseCatalogue,
  plainText,
} from './catalogue.ts';
