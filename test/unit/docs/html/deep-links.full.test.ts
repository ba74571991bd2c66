// Every place of five pages of spec/, opened in a browser by a link to it, on a desktop and on a phone.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../service/oauth/browser.ts';
import { docsOfSpec } from '../pages.ts';
import { misplacedIn } from './deep-links.ts';

const pages = [
  'operations/rebuild-node-balancer-config.html',
  'schemas/compute-status.html',
  'guides/authentication.html',
  'shared.html',
  'schemas/node-balancer-config.html',
];

describe.skipIf(isBrowserMissing)('a link to a place of a page', () => {
  let browser: Browser;
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    [browser, { pages: files }] = await Promise.all([startBrowser(), docsOfSpec('html')]);
  });
  afterAll(() => browser.close());

  it.each([
    ['desktop', 1280],
    ['phone', 360],
  ])(
    'shows it below the header, on every place of five pages: %s',
    async (_, width) => {
      expect(await misplacedIn(browser, files, pages, width, 'elsewhere')).toEqual([]);
    },
    600_000,
  );
});
