import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFor, serve, serveFrom } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'archmage-serve-'));
let server: Server;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), '<p>hello</p>');
  writeFileSync(join(folder, 'site', '.stamp'), 'stamp');
  writeFileSync(join(folder, 'site', 'assets', 'a-1234.js'), 'export {}');
  server = await serve(join(folder, 'site'), { port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('the server', () => {
  test('gives the page, with a strict policy, and has it asked for anew', async () => {
    const response = await fetch(`${origin}/?x=1`);
    expect(await response.text()).toBe('<p>hello</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const tag = response.headers.get('etag') ?? '';
    expect((await fetch(origin, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('lets what has a hash in its name be kept for ever', async () => {
    const response = await fetch(`${origin}/assets/a-1234.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test.each(['/nothing', '/assets', '/assets/', '/.stamp', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '/%00'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    },
  );

  test('reads only', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(origin, { method: 'HEAD' })).text()).toBe('');
  });

  test('takes the next port when one is taken', async () => {
    const { port } = server.address() as AddressInfo;
    const other = await serveFrom(folder, { port, host: '127.0.0.1' });
    expect((other.address() as AddressInfo).port).toBeGreaterThan(port);
    other.close();
  });
});

test.each(['/../secret.txt', '/assets/../../secret.txt', '/..\\secret.txt', '/.git/config'])('%s is no file', (url) => {
  expect(fileFor(join(folder, 'site'), url)).toBe(undefined);
});
