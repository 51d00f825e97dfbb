import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Language, language } from '../shell/settings.ts';
import type { Book } from './book.ts';
import { type Library, openLibrary } from './library.ts';

export type Reading = 'reading' | 'failed' | Library;

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly books: readonly Book[] }>>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
};

const readings = signal<Readonly<Partial<Record<Language, Reading>>>>({});

/** Fetches the catalogues in the player's language, once; after a failure it may be asked again. */
export const readLibrary = async (): Promise<void> => {
  const wanted = language.peek();
  const known = readings.peek()[wanted];
  if (known !== undefined && known !== 'failed') return;
  put(wanted, 'reading');
  await BOOKS[wanted]().then(
    ({ books }) => put(wanted, openLibrary(books)),
    () => put(wanted, 'failed'),
  );
};

const put = (wanted: Language, reading: Reading): void => {
  readings.value = { ...readings.peek(), [wanted]: reading };
};

/** The catalogues, fetched as soon as somebody wants to read in them. */
export const useLibrary = (): Reading => {
  const wanted = language.value;
  useEffect(() => {
    void readLibrary();
  }, [wanted]);
  return readings.value[wanted] ?? 'reading';
};
