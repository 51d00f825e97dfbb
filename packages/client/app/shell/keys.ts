import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Texts } from '../texts/shape.ts';
import { shortcuts } from './settings.ts';

/** The keys of a screen or a part of one, written down before anything is pressed, so that they can be listed. */
export interface KeyList<Name extends string = string> {
  readonly title: (texts: Texts) => string;
  readonly keys: Readonly<Record<Name, Key>>;
}

export interface Key {
  /** Any of these: `ArrowLeft`, `Enter`, `?`, `n`, `Control+z`. */
  readonly press: readonly string[];
  readonly text: (texts: Texts) => string;
}

/** What a key does; one that answers `pass` lets the page have the key after all. */
export type KeyAction = (event: KeyboardEvent) => unknown;

export const keyList = <const Name extends string>(list: KeyList<Name>): KeyList<Name> => list;

/** The keys work for as long as the component is on screen; one without an action does nothing. Later lists come first. */
export const useKeys = <Name extends string>(
  list: KeyList<Name>,
  actions: { readonly [Each in Name]?: KeyAction | undefined },
): void => {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const entry: Entry = { list, act: (name, event) => run(latest.current[name as Name], event) };
    entries.value = [...entries.value, entry];
    return () => {
      entries.value = entries.value.filter((each) => each !== entry);
    };
  }, [list]);
};

interface Entry {
  readonly list: KeyList;
  readonly act: (name: string, event: KeyboardEvent) => 'done' | 'pass';
}

const entries = signal<readonly Entry[]>([]);

/** The lists whose keys work now, the screen's before the shell's. */
export const currentLists = (): readonly KeyList[] => [...new Set(entries.value.map(({ list }) => list))].reverse();

/** Listens to the keyboard from now on. */
export const listenToKeys = (): void => addEventListener('keydown', onKey);

const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal') !== null) return;
  const pressed = nameOf(event);
  if (isCharacter(pressed) && (shortcuts.value === 'off' || isWriting(event.target))) return;
  for (const { list, act } of entries.value.toReversed()) {
    const found = Object.entries(list.keys).find(([, { press }]) => press.includes(pressed));
    if (found === undefined || act(found[0], event) === 'pass') continue;
    event.preventDefault();
    return;
  }
};

const run = (action: KeyAction | undefined, event: KeyboardEvent): 'done' | 'pass' =>
  action === undefined || action(event) === 'pass' ? 'pass' : 'done';

/** `Control+Shift+ArrowLeft`; the shift of a character is in the character already. */
export const nameOf = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string => {
  const key = event.key === ' ' ? 'Space' : event.key;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return [
    event.ctrlKey || event.metaKey ? 'Control+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey && key.length > 1 ? 'Shift+' : '',
    name,
  ].join('');
};

const isCharacter = (name: string): boolean => name.length === 1;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select') !== null;
