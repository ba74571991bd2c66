// Links to a third of the fragments of five pages of spec/ in a browser, with desktop and phone widths.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../setup/start-chromium.ts';
import { docsOfSpec } from '../generate-docs.ts';
import { randomSeed } from '../../../tier.ts';
import { findMisplacedTargets } from './deep-links.ts';

const pages = [
  'operations/rebuild-node-balancer-config.html',
  'schemas/compute-status.html',
  'guides/authentication.html',
  'shared.html',
  'schemas/node-balancer-config.html',
];

/** Every third fragment, which starts at another one in each run. */
const selectIds = (ids: readonly string[]): readonly string[] =>
  ids.filter((_, index) => (index + randomSeed) % 3 === 0);

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
      expect(await findMisplacedTargets(browser, files, pages, width, 'another page', selectIds)).toEqual([]);
    },
    600_000,
  );
});
