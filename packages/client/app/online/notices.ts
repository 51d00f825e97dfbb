import { type Signal, signal } from '@preact/signals';

const KEPT = 'archmage.online.notices';

/** Whether one is told of one's turn while another window is in front. */
export const tells: Signal<boolean> = signal(isAllowed() && kept() === 'on');

/** What the browser allows, it says; answers whether it is so now. */
export const wantNotices = async (wants: boolean): Promise<boolean> => {
  const isGiven = wants && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  tells.value = isGiven;
  try {
    localStorage.setItem(KEPT, isGiven ? 'on' : 'off');
  } catch {
    // Then it lasts as long as the page.
  }
  return isGiven;
};

/** Of one game one thing at a time; nobody is told of what he is looking at. */
export const tellOfTurn = async (game: string, title: string, body: string): Promise<void> => {
  if (!tells.peek() || document.visibilityState !== 'hidden') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined) new Notification(title, { body, tag: game });
  else await worker.showNotification(title, { body, tag: game });
};

function isAllowed(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
