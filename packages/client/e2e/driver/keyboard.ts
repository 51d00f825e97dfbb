import type { Locator, Page } from 'playwright-core';

/** Brings the focus to an element as the keyboard allows: Tab from group to group, arrows inside of one. */
export const navigate = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let count = 0; count < MOST; count++) {
    const key = await target.evaluate(nextKey);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not lead to ${target}.`);
};

const MOST = 120;

/** Runs in the page: the key that leads on, nothing when the focus is there. */
const nextKey = (element: Element): string | undefined => {
  const active = document.activeElement;
  if (active === element) return undefined;
  const group = element.closest('[role="grid"], [role="toolbar"]');
  const isInside = active !== null && group?.contains(active) === true;
  if (!isInside) {
    const isAfter = (active?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING;
    return isAfter ? 'Shift+Tab' : 'Tab';
  }
  if (group?.getAttribute('role') === 'toolbar') return 'ArrowRight';
  const [column = 0, row = 0] = (active.getAttribute('data-square') ?? '').split(',').map(Number);
  const [toColumn = 0, toRow = 0] = (element.getAttribute('data-square') ?? '').split(',').map(Number);
  if (column !== toColumn) return column < toColumn ? 'ArrowRight' : 'ArrowLeft';
  if (row !== toRow) return row < toRow ? 'ArrowDown' : 'ArrowUp';
  // A handle on an edge of the very square.
  const direction = Number(element.getAttribute('data-direction') ?? active.getAttribute('data-direction'));
  const leads = element.hasAttribute('data-direction') ? direction : (direction + 2) % 4;
  return ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][leads];
};
