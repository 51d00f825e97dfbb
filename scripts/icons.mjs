import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FLAGS, findChromium } from './chromium.mjs';
import { root } from './setup.mjs';

// Run by hand when the drawing changes: node scripts/icons.mjs
const folder = join(root, 'packages', 'client', 'public', 'icons');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** A maskable icon fills its square, with what matters in the middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'maskable-512.png', size: 512, share: 0.72, ground: '#241f1b' },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
for (const { file, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${picture}`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
