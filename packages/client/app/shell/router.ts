import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Where the player is; the address says it after its `#`. */
export type Route =
  | { readonly name: 'home' }
  /** `quick`, `simple` and `guided` begin a game at once, `choose` and `solo` ask first. */
  | { readonly name: 'new'; readonly start: Start }
  | { readonly name: 'game'; readonly id: string }
  /** At a moment: after so many actions. */
  | { readonly name: 'replay'; readonly id: string; readonly at?: number }
  /** A rule, a case, a chapter, or the beginning. */
  | { readonly name: 'rules'; readonly id: string | undefined }
  | { readonly name: 'games' }
  /** Rooms and scenarios of one's own: all of them, the drawing board (`draw`), or one. */
  | { readonly name: 'workshop'; readonly id: string | undefined }
  | { readonly name: 'lessons' }
  | { readonly name: 'lesson'; readonly id: string }
  | { readonly name: 'puzzles' }
  | { readonly name: 'puzzle'; readonly id: string }
  /** Play from afar: all of it, or one of its pages. */
  | { readonly name: 'online'; readonly page?: OnlinePage | undefined }
  /** A game from afar, perhaps with the secret of an invitation. */
  | { readonly name: 'afar'; readonly id: string; readonly key?: string | undefined }
  | { readonly name: 'keys' }
  /** Somebody's link with a position (`p1.…`) or a game (`g1.…`) in it. */
  | { readonly name: 'link'; readonly text: string }
  | { readonly name: 'unknown' };

export const STARTS = ['choose', 'quick', 'simple', 'guided', 'solo'] as const;
export type Start = (typeof STARTS)[number];

export const ONLINE_PAGES = ['new', 'me'] as const;
export type OnlinePage = (typeof ONLINE_PAGES)[number];

export type RouteName = Route['name'];
export type RouteOf<Name extends RouteName> = Extract<Route, { readonly name: Name }>;

export const parseRoute = (hash: string): Route => {
  const text = hash.replace(/^#/, '');
  if (/^[pg]\d+\./.test(text)) return { name: 'link', text };
  const [name = '', id, ...more] = text.replace(/^\//, '').split('/').map(decode);
  if (name === 'replay' && id && more.length === 1) return parseMoment(id, more[0] ?? '');
  if (name === 'afar' && id && more.length < 2) return { name, id, key: more[0] || undefined };
  if (more.length > 0) return { name: 'unknown' };
  if (name === 'game' || name === 'replay' || name === 'lesson' || name === 'puzzle')
    return id ? { name, id } : { name: 'unknown' };
  if (name === 'rules' || name === 'workshop') return { name, id: id || undefined };
  if (name === 'new') return parseNew(id);
  if (name === 'online') return parseOnline(id);
  if (id !== undefined) return { name: 'unknown' };
  if (name === '') return { name: 'home' };
  return name === 'games' || name === 'keys' || name === 'lessons' || name === 'puzzles'
    ? { name }
    : { name: 'unknown' };
};

export const hrefOf = (to: Route): string => {
  switch (to.name) {
    case 'home':
    case 'unknown':
      return '#/';
    case 'new':
      return to.start === 'choose' ? '#/new' : `#/new/${to.start}`;
    case 'game':
    case 'lesson':
    case 'puzzle':
      return `#/${to.name}/${encodeURIComponent(to.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(to.id)}${to.at === undefined ? '' : `/${to.at}`}`;
    case 'rules':
    case 'workshop':
      return `#/${to.name}${to.id === undefined ? '' : `/${encodeURIComponent(to.id)}`}`;
    case 'online':
      return to.page === undefined ? '#/online' : `#/online/${to.page}`;
    case 'afar':
      return `#/afar/${encodeURIComponent(to.id)}${to.key === undefined ? '' : `/${encodeURIComponent(to.key)}`}`;
    case 'link':
      return `#${to.text}`;
    default:
      return `#/${to.name}`;
  }
};

const hash = signal(globalThis.location?.hash ?? '');

export const route: ReadonlySignal<Route> = computed(() => parseRoute(hash.value));

/** Goes to another screen; `replace` leaves nothing to come back to. */
export const go = (to: Route, how: 'push' | 'replace' = 'push'): void => {
  const href = hrefOf(to);
  if (how === 'push') history.pushState(undefined, '', href);
  else history.replaceState(undefined, '', href);
  hash.value = location.hash;
};

/** Follows the address from now on. */
export const followAddress = (): void => {
  const read = () => {
    hash.value = location.hash;
  };
  addEventListener('hashchange', read);
  addEventListener('popstate', read);
  read();
};

const parseNew = (id: string | undefined): Route => {
  const start = STARTS.find((each) => each === (id || 'choose'));
  return start === undefined ? { name: 'unknown' } : { name: 'new', start };
};

const parseOnline = (id: string | undefined): Route => {
  const page = ONLINE_PAGES.find((each) => each === id);
  return id && page === undefined ? { name: 'unknown' } : { name: 'online', page };
};

const parseMoment = (id: string, at: string): Route =>
  /^\d{1,6}$/.test(at) ? { name: 'replay', id, at: Number(at) } : { name: 'unknown' };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
