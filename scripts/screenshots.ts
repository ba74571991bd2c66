// Screenshots for the README, taken in Chromium: `npm run screenshots`, after `npm run generate`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { addresses } from '../test/setup/external-service-addresses.ts';
import { serveDirectory } from '../test/setup/serve-directory.ts';
import { buildSite } from './docs/build-site.ts';
import { createSource, repositoryUrl } from './docs/pages.ts';

const root = join(import.meta.dirname, '..');
const referenceUrl = (path: string): string => pathToFileURL(join(root, 'generated/docs/html', path)).href;
const ownSitePath = join(root, 'site');
const ownOrigin = 'http://docs.test';
const desktop = { width: 1000, height: 600 };
const phone = { width: 390, height: 700 };

interface Screenshot {
  readonly name: string;
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /** Prepares the page before the screenshot is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

const screenshots: readonly Screenshot[] = [
  {
    name: 'operation',
    url: referenceUrl('operations/rebuild-node-balancer-config.html'),
    viewport: desktop,
    colorScheme: 'light',
  },
  { name: 'search', url: referenceUrl('index.html'), viewport: desktop, colorScheme: 'dark', before: search },
  {
    name: 'phone-light',
    url: referenceUrl('schemas/node-balancer-config.html'),
    viewport: phone,
    colorScheme: 'light',
  },
  {
    name: 'phone-dark',
    url: referenceUrl('operations/rebuild-node-balancer-config.html'),
    viewport: phone,
    colorScheme: 'dark',
    before: (page) => page.evaluate("document.getElementById('try').scrollIntoView()").then(() => undefined),
  },
  {
    name: 'own',
    url: `${ownOrigin}/guides/express.html`,
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
  },
];

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('timeout');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

await buildSite(createSource(repositoryUrl()), ownSitePath);
const browser = await chromium.launch({
  executablePath: addresses.chromium,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const encoder = await browser.newPage();
for (const { name, url, viewport, colorScheme, before } of screenshots) {
  const context = await browser.newContext({ viewport, colorScheme });
  const page = await context.newPage();
  if (url.startsWith(ownOrigin)) await serveDirectory(page, ownOrigin, ownSitePath);
  await page.goto(url);
  await before?.(page);
  const png = (await page.screenshot()).toString('base64');
  // WebP is several times smaller than PNG for pages of text.
  const webp = String(
    await encoder.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.7);
  })()`),
  );
  const file = join(root, `docs/images/${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'));
  await context.close();
}
await browser.close();
