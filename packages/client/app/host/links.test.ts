import { evolve, explain, formatRecord, HIDDEN, type Result } from '@archmage/engine';
import { memoryLibrary, startGame } from '@archmage/host';
import { playOn, settingOf, worldOf } from '@archmage/host/testing';
import { describe, expect, it, vi } from 'vitest';
import { gameLink, positionLink, readLink } from './links.ts';
import { exportText, type Imported, importText } from './transfer.ts';

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const trust = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
};

const GAMES = import.meta.glob<string>('../../../../games/*.dtg', { query: '?raw', import: 'default', eager: true });
const FOLDER = '../../../../games/';
const names = Object.keys(GAMES).map((path) => path.slice(FOLDER.length));

const kept = (name: string): Extract<Imported, { kind: 'game' }> => {
  const game = trust(importText(GAMES[`${FOLDER}${name}`] ?? ''));
  if (game.kind !== 'game') throw new Error(`${name} is no game.`);
  return game;
};

const hosted = async () => {
  const host = await startGame(settingOf(), worldOf(memoryLibrary()));
  if (!host.ok) throw new Error('The game does not begin.');
  await playOn(host.value, 40);
  return host.value;
};

describe('a link', () => {
  it.each(names.filter((_, nth) => nth % 4 === 0))(
    'holds the whole game %s and gives it back with its events',
    async (name) => {
      const { record, rules } = kept(name);
      const link = await gameLink(rules, record);
      const read = await readLink(link);
      expect(read.ok && read.value.kind === 'game' && read.value.record).toEqual(record);
      // Browsers and messengers differ; 32 kB go through all browsers of today.
      expect(link.length).toBeLessThan(32_000);
    },
  );

  it('holds a position as its viewer sees it', async () => {
    const host = await hosted();
    const view = host.view('yellow');
    const link = await positionLink(host.rules, view);
    const read = await readLink(link);
    expect(read.ok && read.value.kind === 'position' && read.value.state).toEqual(view);
    expect(link.length).toBeLessThan(1000);
  });

  it('is not made of a game under way', async () => {
    const { record, rules } = kept('base-1.dtg');
    expect(() => gameLink(rules, { ...record, batches: record.batches.slice(0, 20) })).toThrow('secrets');
  });

  it('says what is wrong with it', async () => {
    const host = await hosted();
    const link = await positionLink(host.rules, host.view('yellow'));
    const { record, rules } = kept('base-1.dtg');
    const lie = { ...record, headers: { ...record.headers, hash: '0123456789abcdef' } };
    const why = async (text: string) => {
      const read = await readLink(text);
      return read.ok ? 'nothing' : read.failure.why;
    };
    expect(await why(link)).toBe('nothing');
    expect(await why(link.slice(1))).toBe('nothing');
    expect(await why('#games')).toBe('foreign');
    expect(await why('')).toBe('foreign');
    expect(await why(link.replace('#p1', '#p2'))).toBe('newer');
    expect(await why(link.replace('#p1', '#g1'))).toBe('broken');
    expect(await why(link.slice(0, -9))).toBe('broken');
    expect(await why('#p1.')).toBe('broken');
    expect(await why('#p1.äöü')).toBe('broken');
    expect(await why(`#p1.${link.slice(9, 60)}`)).toBe('broken');
    expect(await why(await packed('dtp 1 base.1\nrooms 1ccw.9'))).toBe('unreadable');
    const asked = 'dtp 1 base.1 ; rooms ? ? ? ? / ? ? ? ? ; turn 1 yellow ; tasks act(yellow)';
    expect(await why(await packed(asked))).toBe('nothing');
    expect(await why(await packed(`${asked} ; over yellow target`))).toBe('unreadable');
    expect(await why(await packed('a'.repeat(500_001)))).toBe('long');
    expect(await why(await gameLink(rules, lie))).toBe('otherwise');
  });

  it('is read in the time its length takes, whatever it holds', async () => {
    for (const length of [40, 4000, 400_000]) {
      const read = await readLink(await packed(`${';'.repeat(length)}x`));
      expect(read).toMatchObject({ ok: false, failure: { why: 'unreadable' } });
      expect(await readLink(await packed(`${';\n'.repeat(length / 2)}x`))).toMatchObject({ ok: false });
    }
  });

  it('is never an exception, whatever is broken off or changed', async () => {
    const { record, rules } = kept('beginner-1.dtg');
    const link = await gameLink(rules, record);
    for (let at = 4; at < link.length; at += Math.ceil(link.length / 60)) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect((await readLink(link.slice(0, at))).ok).toBe(false);
      await readLink(`${link.slice(0, at)}${other}${link.slice(at + 1)}`);
    }
  });
});

const packed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#p1.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

describe('a text', () => {
  it('of a game under way is the position with its holes', async () => {
    const host = await hosted();
    const text = exportText(host, 'blue');
    expect(text).toContain(HIDDEN);
    const read = trust(importText(text));
    expect(read.kind === 'position' && read.state).toEqual(host.view('blue'));
  });

  it('of a game that is over is all of it', async () => {
    const host = await hosted();
    await host.act('yellow', { type: 'resign' });
    const text = exportText(host, 'blue');
    expect(text).toContain('[seed "a test"]');
    const read = trust(importText(`; sent by a friend\n\n${text}`));
    expect(read.kind === 'game' && read.record).toEqual(host.record());
  });

  it('may come without its events', () => {
    const { record, rules } = kept('base-1.dtg');
    const bare = formatRecord(record, rules, evolve).replace(/ \{.*\}$/gm, '');
    const read = trust(importText(bare));
    expect(read.kind === 'game' && read.record).toEqual(record);
  });

  it.each([
    ['', 1, 1],
    ['hello', 1, 1],
    ['dtp 1 base.1 vp=12\nrooms ?', 1, 14],
    ['[rules "base.1"]\n[start "dtp 1 base.1"]', 2, 21],
    ['[rules "nothing"]\n', 1, 9],
  ])('that cannot be read says where: %j', (text, line, column) => {
    expect(importText(text)).toMatchObject({ ok: false, error: { line, column } });
  });
});
