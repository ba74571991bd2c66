// Every page of spec/, and samples of real documents, whose folder CORPUS names: valid, linked, without a barrier, small when packed.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../architecture/files.ts';
import { noDocuments, realDocuments } from '../../../real-documents.ts';
import { isBrowserMissing, startBrowser } from '../../../service/oauth/browser.ts';
import { docsAt } from '../pages.ts';
import { openSite, violations } from './accessibility.ts';
import { brokenLinks, sharedIds } from './site.ts';
import { invalid } from './validity.ts';
import { heavy } from './weight.ts';

/** At most `count` pages, spread over all. */
function sampled(files: ReadonlyMap<string, string>, count: number): readonly string[] {
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
  [join(root, 'spec/openapi.yaml'), Infinity],
  ...(noDocuments ? [] : realDocuments).map((path) => [path, 50] as const),
] as const)('the HTML of %s', (document, count) => {
  let files: ReadonlyMap<string, string>;
  let paths: readonly string[];
  beforeAll(async () => {
    files = (await docsAt(document, 'html')).pages;
    paths = sampled(files, count);
  }, 300_000);

  it('is linked without a gap, with one name for each place', () => {
    expect(brokenLinks(files).slice(0, 20)).toEqual([]);
    expect(sharedIds(files)).toEqual([]);
  });

  it('is valid', async () => {
    const found: string[] = [];
    for (const path of paths)
      found.push(...(await invalid(files.get(path) ?? '')).map((problem) => `${path}:${problem}`));
    expect(found).toEqual([]);
  }, 600_000);

  it.skipIf(isBrowserMissing)(
    'has no barrier that axe finds',
    async () => {
      if (browser === undefined) throw new Error('there is no browser');
      const page = await openSite(browser, files, [], { bypassCSP: true });
      const found: string[] = [];
      for (const path of paths) found.push(...(await violations(page, path)));
      expect(found).toEqual([]);
    },
    900_000,
  );

  it('has pages of at most 30 kB, packed, with style and scripts', () => {
    expect(heavy(files)).toEqual([]);
  });
});
