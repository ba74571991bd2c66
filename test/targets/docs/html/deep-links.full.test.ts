// Links to all fragments of five pages of spec/ in a browser, with desktop and phone widths.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../setup/start-chromium.ts';
import { docsOfSpec } from '../generate-docs.ts';
import { findMisplacedTargets } from './deep-links.ts';

const pages = [
  'operations/rebuild-node-balancer-config.html',
  'schemas/compute-status.html',
  'guides/authentication.html',
  'shared.html',
  'schemas/node-balancer-config.html',
];

describe.skipIf(isBrowserMissing)('a link with a fragment', () => {
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
    'scrolls its target below the header: %s',
    async (_, width) => {
      expect(await findMisplacedTargets(browser, files, pages, width, 'another page')).toEqual([]);
    },
    600_000,
  );
});
