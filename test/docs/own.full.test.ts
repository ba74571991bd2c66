// Every page of Ashlar's own documentation: valid, and without a barrier in both colours.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../scripts/docs/site.ts';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';
import { openSite, violations } from '../unit/docs/html/accessibility.ts';
import { invalid } from '../unit/docs/html/validity.ts';

const files = createSite();
const pages = [...files.keys()].filter((path) => path.endsWith('.html'));

let browser: Browser | undefined;
beforeAll(async () => {
  if (!isBrowserMissing) browser = await startBrowser();
});
afterAll(() => browser?.close());

it('is valid on every page', async () => {
  expect(pages.length).toBeGreaterThan(60);
  const found: string[] = [];
  for (const path of pages)
    found.push(...(await invalid(files.get(path) ?? '')).map((problem) => `${path}:${problem}`));
  expect(found).toEqual([]);
});

it.skipIf(isBrowserMissing).each(['light', 'dark'] as const)(
  'has no barrier that axe finds on any page: %s',
  async (colorScheme) => {
    if (browser === undefined) throw new Error('there is no browser');
    const page = await openSite(browser, files, [], { bypassCSP: true, colorScheme });
    const found: string[] = [];
    for (const path of pages) found.push(...(await violations(page, path)));
    expect(found).toEqual([]);
  },
);
