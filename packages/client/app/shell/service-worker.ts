import { texts } from '../texts/texts.ts';
import { notify } from './notices.tsx';

/** Lets the page work without a network, and says when a new version has been fetched. A version never changes by itself. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  let reloads = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another window may have asked for the new version: this one goes on with what it has until its player agrees.
    if (reloads) location.reload();
    else if (hadOne) offer(() => location.reload());
  });
  const takeOver = (worker: ServiceWorker) => {
    reloads = true;
    worker.postMessage('take over');
  };
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    if (registration.waiting && hadOne) offer(() => registration.waiting && takeOver(registration.waiting));
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && hadOne) offer(() => takeOver(installing));
      });
    });
  } catch {
    // Private windows and odd browsers refuse: the game then simply needs its network.
    return;
  }
};

const offer = (reload: () => void): void => {
  const { update } = texts.value.shell;
  notify({ text: update.ready, tone: 'plain', action: { text: update.reload, run: reload } });
};
