// Difficult names in HTML docs: invalid as file names, differing only in case, very long, empty, or right-to-left.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../setup/start-chromium.ts';
import { decodeEntities } from '../render-commonmark.ts';
import { docsOf, documentOf } from '../generate-docs.ts';
import { openSite, origin } from './open-site.ts';
import { brokenLinks, duplicateIds } from './site-links.ts';
import { validateHtml } from './validate-html.ts';

const operationIds = [
  'getPet',
  'getpet',
  'GETPET',
  '../x',
  '..',
  'CON',
  'nul.txt',
  'a/b',
  'a b',
  'index',
  '__proto__',
  '📦',
  'كتاب',
  ' ',
  '',
  'a'.repeat(300),
  'a'.repeat(301),
  '<b>',
];
const okResponse = { responses: { 200: { description: 'OK.' } } };
const segments = Array.from({ length: 30 }, (_, index) => `segment${String(index)}`);
const longPath = `/${segments.join('/')}/{${'p'.repeat(60)}}`;
const parameter = { name: 'p'.repeat(60), in: 'path', required: true, schema: { type: 'string' } };
const document = documentOf(
  { كتاب: { type: 'object', properties: { ['f'.repeat(200)]: { enum: ['v'.repeat(300)] } } } },
  {
    info: { title: '  ', version: '1' },
    paths: {
      ...Object.fromEntries(
        operationIds.map((operationId, index) => [`/${String(index)}`, { get: { operationId, ...okResponse } }]),
      ),
      [longPath]: { get: { ...okResponse, parameters: [parameter] } },
      '/rtl': { get: { operationId: 'rtl', summary: 'جلب كتاب', description: 'يعيد كتابا.', ...okResponse } },
    },
  },
);

/** Script that measures the distance from each heading or paragraph to the right end of its text, in pixels. */
const measureRightGaps = `[...document.querySelectorAll('h1, article > p:not([class])')].map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
})`;

let files: ReadonlyMap<string, string>;
beforeAll(async () => void ({ pages: files } = await docsOf(document, 'html')));

it('creates a unique, portable file name for every page', () => {
  const paths = [...files.keys()];
  expect(
    paths.filter((path) => !/^[a-z0-9][a-z0-9./-]*$/.test(path) || path.includes('..') || path.length > 100),
  ).toEqual([]);
  expect(paths.filter((path) => /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('operations/'))).toHaveLength(operationIds.length + 2);
});

it('generates valid pages without broken links or empty headings', async () => {
  expect(brokenLinks(files)).toEqual([]);
  expect(duplicateIds(files)).toEqual([]);
  const emptyElements = [...files].flatMap(([path, page]) =>
    [...page.matchAll(/<(a|h[1-6]|title)\b[^>]*>(.*?)<\/\1>/gs)]
      .filter(([, , content = '']) => decodeEntities(content.replace(/<[^>]*>/g, '')).trim() === '')
      .map(([element]) => `${path}: ${element}`),
  );
  expect(emptyElements).toEqual([]);
  for (const [path, page] of files) {
    if (path.endsWith('.html')) expect([path, await validateHtml(page)]).toEqual([path, []]);
  }
  // An operation without an ID is titled by its path.
  expect(files.get('tags/default.html')).toContain(
    `>/${String(operationIds.indexOf(''))}</a> <span class="signature"><span class="method get">GET</span>`,
  );
});

it('omits the authentication guide if the API has no authentication', () => {
  expect(files.has('guides/authentication.html')).toBe(false);
});

describe.skipIf(isBrowserMissing)('the HTML docs in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await openSite(browser, files, [], { width: 390 });
  });
  afterAll(() => browser.close());

  it('fits every page to the width of a phone', async () => {
    const widePages: string[] = [];
    for (const path of files.keys()) {
      if (!path.endsWith('.html')) continue;
      await page.goto(`${origin}/${path}`);
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 390) widePages.push(path);
    }
    expect(widePages).toEqual([]);
  });

  it('aligns right-to-left text to the right', async () => {
    await page.goto(`${origin}/operations/rtl.html`);
    const gaps = await page.evaluate<readonly number[]>(measureRightGaps);
    expect(gaps.length).toBe(2);
    for (const gap of gaps) expect(gap).toBeLessThan(2);
  });
});
