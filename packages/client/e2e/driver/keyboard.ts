import type { Locator, Page } from 'playwright-core';

/** Brings the focus to an element as the keyboard allows: Tab from group to group, arrows inside of one. */
export const navigate = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let count = 0; count < MOST; count++) {
    let key = await element?.evaluate(nextKey);
    if (key === undefined) {
      // To find it by its role takes longer than to press a key: only when it is reached, or drawn anew.
      element = await target.elementHandle();
      key = await element?.evaluate(nextKey);
    }
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not lead to ${target}.`);
};

const MOST = 120;

/** Runs in the page: the key that leads on, nothing when the focus is there or the element gone. */
const nextKey = (element: Element): string | undefined => {
  const active = document.activeElement;
  if (active === element || !element.isConnected) return undefined;
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
