import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

/** Nothing from elsewhere, no code in the page itself, and nobody may frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a server of its own answers for a folder. */
export const pageOf = (folder) => (request, response) => {
  answer(folder, request, response).catch(() => send(response, 500, 'Something went wrong.\n'));
};

/** Serves a folder; answers the server once it listens. A port of 0 is any free one. */
export function serve(folder, { port, host }) {
  const server = createServer(pageOf(folder));
  return new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => settle(server));
  });
}

/** The same, on the first free port from `port` on. */
export const serveFrom = (folder, { port, host }, tries) =>
  onFreePort(port, (next) => serve(folder, { port: next, host }), tries);

export async function onFreePort(port, open, tries = 20) {
  for (let next = port; ; next++) {
    try {
      return await open(next);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next + 1 >= port + tries) throw error;
    }
  }
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(response, 405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
  }
  const file = fileFor(folder, request.url);
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (!found?.isFile()) return send(response, 404, 'There is nothing here.\n');
  const content = await readFile(file);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const caching = { ETag: tag, 'Cache-Control': cacheFor(folder, file) };
  if (request.headers['if-none-match'] === tag) return end(response, 304, caching);
  const headers = { ...caching, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' };
  end(response, 200, headers, request.method === 'HEAD' ? undefined : content);
}

/** The file an address names, if it may be seen: inside the folder, and in no hidden part of it. */
export function fileFor(folder, url) {
  const path = decode(url.split(/[?#]/, 1)[0]);
  if (path === undefined || path.includes('\0') || /(^|[\\/])\./.test(path)) return undefined;
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

// What Vite puts in assets/ has its content's hash in its name.
function cacheFor(folder, file) {
  return file.startsWith(join(folder, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(response, status, text, headers = {}) {
  end(response, status, { ...headers, 'Content-Type': TYPES['.txt'] }, text);
}

function end(response, status, headers, body) {
  response.writeHead(status, { ...HEADERS, ...headers });
  response.end(body);
}
