// Names that a document may give: hostile as names of files, apart in nothing but case, without end, empty, from right to left.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../service/oauth/browser.ts';
import { decode } from '../commonmark.ts';
import { docsOf, documentOf } from '../pages.ts';
import { openSite, origin } from './accessibility.ts';
import { brokenLinks, sharedIds } from './site.ts';
import { invalid } from './validity.ts';

const ids = [
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
const answers = { responses: { 200: { description: 'Good.' } } };
const long = `/${Array.from({ length: 30 }, (_, index) => `segment${String(index)}`).join('/')}/{${'p'.repeat(60)}}`;
const parameter = { name: 'p'.repeat(60), in: 'path', required: true, schema: { type: 'string' } };
const document = documentOf(
  { كتاب: { type: 'object', properties: { ['f'.repeat(200)]: { enum: ['v'.repeat(300)] } } } },
  {
    info: { title: '  ', version: '1' },
    paths: {
      ...Object.fromEntries(
        ids.map((operationId, index) => [`/${String(index)}`, { get: { operationId, ...answers } }]),
      ),
      [long]: { get: { ...answers, parameters: [parameter] } },
      '/rtl': { get: { operationId: 'rtl', summary: 'جلب كتاب', description: 'يعيد كتابا.', ...answers } },
    },
  },
);

let files: ReadonlyMap<string, string>;
beforeAll(async () => void ({ pages: files } = await docsOf(document, 'html')));

it('give files that every system can hold, each one page', () => {
  const paths = [...files.keys()];
  expect(
    paths.filter((path) => !/^[a-z0-9][a-z0-9./-]*$/.test(path) || path.includes('..') || path.length > 100),
  ).toEqual([]);
  expect(paths.filter((path) => /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('operations/'))).toHaveLength(ids.length + 2);
});

it('leave no link and no heading without words, and no page that is not valid or leads nowhere', async () => {
  expect(brokenLinks(files)).toEqual([]);
  expect(sharedIds(files)).toEqual([]);
  const empty = [...files].flatMap(([path, page]) =>
    [...page.matchAll(/<(a|h[1-6]|title)\b[^>]*>(.*?)<\/\1>/gs)]
      .filter(([, , held = '']) => decode(held.replace(/<[^>]*>/g, '')).trim() === '')
      .map(([whole]) => `${path}: ${whole}`),
  );
  expect(empty).toEqual([]);
  for (const [path, page] of files) if (path.endsWith('.html')) expect([path, await invalid(page)]).toEqual([path, []]);
  // Without an id it is called by what it answers to.
  expect(files.get('areas/default.html')).toContain(
    `>/${String(ids.indexOf(''))}</a> <span class="signature"><span class="method get">GET</span>`,
  );
});

it('make no guide that has nothing to say', () => expect(files.has('guides/authentication.html')).toBe(false));

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await openSite(browser, files, [], { width: 390 });
  });
  afterAll(() => browser.close());

  it('no page scrolls sideways on a phone', async () => {
    const wide: string[] = [];
    for (const path of files.keys()) {
      if (!path.endsWith('.html')) continue;
      await page.goto(`${origin}/${path}`);
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 390) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  it('a text from right to left begins at the right', async () => {
    await page.goto(`${origin}/operations/rtl.html`);
    const gaps = await page.evaluate<
      readonly number[]
    >(`[...document.querySelectorAll('h1, article > p:not([class])')].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return each.getBoundingClientRect().right - range.getBoundingClientRect().right;
    })`);
    expect(gaps.length).toBe(2);
    for (const gap of gaps) expect(gap).toBeLessThan(2);
  });
});
