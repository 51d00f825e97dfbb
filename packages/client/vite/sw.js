// The whole game is fetched once and then served from the cache, so that it needs no network. A new version is fetched
// beside the running one and waits until the player asks for it.
const VERSION = __VERSION__;
const FILES = __FILES__;

const PREFIX = 'archmage-';
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = './index.html';

self.addEventListener('install', (event) => {
  // `reload` passes by the browser's own cache, which may still have files of an older version under the same name.
  const requests = FILES.map((file) => new Request(`./${file}`, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answer(request));
});

// The version before this one stays: a window that still runs it may yet ask for a part it has not loaded.
async function forgetOldVersions() {
  const ours = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
  await Promise.all(ours.slice(0, -1).map((key) => caches.delete(key)));
}

async function answerPage(request) {
  const url = new URL(request.url);
  const isOurs =
    url.pathname === new URL('./', self.registration.scope).pathname || url.pathname.endsWith('/index.html');
  if (!isOurs) return answer(request);
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? fetch(request);
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
