// Site checks of spec/ and the real documents in `CORPUS`: links, HTML validity, accessibility, and page weight.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../architecture/files.ts';
import { hasNoRealDocuments, realDocuments } from '../../../real-documents.ts';
import { isBrowserMissing, startBrowser } from '../../../setup/start-chromium.ts';
import { docsAt } from '../generate-docs.ts';
import { findViolations, openSite } from './open-site.ts';
import { brokenLinks, duplicateIds } from './site-links.ts';
import { validateHtml } from './validate-html.ts';
import { findHeavyPages } from './page-weight.ts';

/** Returns at most `count` pages, evenly spaced. */
function samplePages(files: ReadonlyMap<string, string>, count: number): readonly string[] {
  const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
  const step = Math.max(1, pages.length / count);
  return Array.from({ length: Math.min(count, pages.length) }, (_, index) => pages[Math.floor(index * step)] ?? '');
}

let browser: Browser | undefined;
beforeAll(async () => {
  if (!isBrowserMissing) browser = await startBrowser();
});
afterAll(() => browser?.close());

describe.each([
  [join(root, 'spec/openapi.yaml'), 120],
  ...(hasNoRealDocuments ? [] : realDocuments).map((path) => [path, 30] as const),
] as const)('the HTML of %s', (document, count) => {
  let files: ReadonlyMap<string, string>;
  let paths: readonly string[];
  beforeAll(async () => {
    files = (await docsAt(document, 'html')).pages;
    paths = samplePages(files, count);
  }, 300_000);

  it('has no broken links or duplicate IDs', () => {
    expect(brokenLinks(files).slice(0, 20)).toEqual([]);
    expect(duplicateIds(files)).toEqual([]);
  });

  it('is valid', async () => {
    const errors: string[] = [];
    for (const path of paths)
      errors.push(...(await validateHtml(files.get(path) ?? '')).map((error) => `${path}:${error}`));
    expect(errors).toEqual([]);
  }, 600_000);

  it.skipIf(isBrowserMissing)(
    'has no accessibility violations',
    async () => {
      if (browser === undefined) throw new Error('missing browser');
      const page = await openSite(browser, files, [], { bypassCSP: true });
      const violations: string[] = [];
      for (const path of paths) violations.push(...(await findViolations(page, path)));
      expect(violations).toEqual([]);
    },
    900_000,
  );

  it('has pages of at most 30 kB compressed, including styles and scripts', () => {
    expect(findHeavyPages(files)).toEqual([]);
  });
});
