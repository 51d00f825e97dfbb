import type { Answer } from '@archmage/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Asked, ask } from './http.ts';

export type Me = Answer<'me'>;

const known = signal<Asked<Me> | undefined>(undefined);

/** Who one is on this server: unknown until it was asked, then somebody, nobody yet, or why that cannot be known. */
export const me: ReadonlySignal<Asked<Me> | undefined> = known;

export const myId = (): string | undefined => {
  const now = known.value;
  return now?.ok ? now.value.id : undefined;
};

export const learnMe = async (): Promise<Asked<Me>> => {
  const found = await ask('me', 'GET', '/me');
  known.value = found;
  if (found.ok) wantedName.value = found.value.name;
  return found;
};

/** A guest by the name wanted, at once; whoever has an account already stays who he is. */
export const beGuest = async (): Promise<Asked<Me>> => {
  const name = wantedName.peek().trim() || anyName();
  const now = known.peek() ?? (await learnMe());
  if (now.ok && (now.value.name === name || !now.value.guest)) return now;
  const made = await ask('me', 'POST', '/guest', { name });
  if (made.ok) {
    known.value = made;
    rememberName(name);
  }
  return made;
};

/** Whoever only looks on need not say who he is. */
export const beAnybody = async (): Promise<Asked<Me>> => {
  const now = known.peek()?.ok ? known.peek() : await learnMe();
  return now?.ok || now?.code !== 'nobody' ? (now as Asked<Me>) : beGuest();
};

const NAME = 'archmage.online.name';

/** Nobody is likely to have the same. */
const anyName = (): string => `Guest ${100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900)}`;

function remembered(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

/** By what name one would like to play: what was written last, on whichever of the pages. */
export const wantedName: Signal<string> = signal(remembered() ?? anyName());

const rememberName = (name: string): void => {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is asked for again another time.
  }
};
