import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const TEMPLATE = resolve(import.meta.dirname, 'sw.js');
const PUBLIC = resolve(import.meta.dirname, '../public');

/** Writes sw.js with the list of everything that was built, and a version that changes with any of it. */
export const serviceWorker = (): Plugin => ({
  name: 'archmage-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => isServed(fileName));
      const copied = filesIn(PUBLIC);
      const contents = [...built.map(contentOf), ...copied.map((file) => readFileSync(join(PUBLIC, file)))];
      const template = readFileSync(TEMPLATE, 'utf8');
      const hash = createHash('sha256').update(template);
      for (const content of contents) hash.update(content);
      const files = [...built.map(({ fileName }) => fileName), ...copied].sort();
      const filled = { VERSION: hash.digest('hex').slice(0, 16), FILES: files };
      const source = Object.entries(filled).reduce(
        (text, [name, value]) => text.replace(`__${name}__`, JSON.stringify(value)),
        template,
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});

const isServed = (file: string): boolean => !file.startsWith('.vite/') && !file.endsWith('.map');

const contentOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  output.type === 'chunk' ? output.code : output.source;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
