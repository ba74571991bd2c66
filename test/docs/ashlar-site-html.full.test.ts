// HTML validity and accessibility of Ashlar's documentation site.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../scripts/docs/site.ts';
import { isBrowserMissing, startBrowser } from '../setup/start-chromium.ts';
import { findViolations, openSite } from '../targets/docs/html/open-site.ts';
import { validateHtml } from '../targets/docs/html/validate-html.ts';

const files = createSite();
const pages = [...files.keys()].filter((path) => path.endsWith('.html'));

let browser: Browser | undefined;
beforeAll(async () => {
  if (!isBrowserMissing) browser = await startBrowser();
});
afterAll(() => browser?.close());

it('contains only valid HTML pages', async () => {
  expect(pages.length).toBeGreaterThan(60);
  const errors: string[] = [];
  for (const path of pages)
    errors.push(...(await validateHtml(files.get(path) ?? '')).map((error) => `${path}:${error}`));
  expect(errors).toEqual([]);
});

// Dark mode differs only in colors, which all pages share.
it.skipIf(isBrowserMissing).each([
  ['light', pages],
  ['dark', pages.filter((_, index) => index % 4 === 0)],
] as const)('contains no accessibility violations in %s mode', async (colorScheme, paths) => {
  if (browser === undefined) throw new Error('missing browser');
  const page = await openSite(browser, files, [], { bypassCSP: true, colorScheme });
  const violations: string[] = [];
  for (const path of paths) violations.push(...(await findViolations(page, path)));
  expect(violations).toEqual([]);
});
