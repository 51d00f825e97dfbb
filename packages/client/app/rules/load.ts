import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Library, openLibrary } from './library.ts';

export type Reading = 'reading' | 'failed' | Library;

const reading = signal<Reading>('reading');
let asked: Promise<void> | undefined;

export const library: ReadonlySignal<Reading> = reading;

/** Fetches the catalogues, once; after a failure it may be asked again. */
export const readLibrary = (): Promise<void> => {
  asked ??= import('virtual:catalogue').then(
    ({ books }) => {
      reading.value = openLibrary(books);
    },
    () => {
      asked = undefined;
      reading.value = 'failed';
    },
  );
  return asked;
};

/** The catalogues, fetched as soon as somebody wants to read in them. */
export const useLibrary = (): Reading => {
  useEffect(() => {
    void readLibrary();
  }, []);
  return library.value;
};
