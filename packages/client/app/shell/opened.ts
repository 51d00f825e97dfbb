import { signal } from '@preact/signals';
import { currentLists, type KeyList } from './keys.ts';

// What the head of the page opens; the dialogs are loaded when they are.

export const isMenuOpen = signal(false);

export const showMenu = (): void => {
  isMenuOpen.value = true;
};

export const hideMenu = (): void => {
  isMenuOpen.value = false;
};

export const openKeys = signal<readonly KeyList[] | undefined>(undefined);

/** Opens the list of the keys that work now. */
export const showKeys = (): void => {
  openKeys.value = currentLists();
};

export const hideKeys = (): void => {
  openKeys.value = undefined;
};
