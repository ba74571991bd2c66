// Site checks of the HTML pages of spec/: links, IDs, validity, page weight, and no resources from other hosts.

import { beforeAll, describe, expect, test } from 'vitest';
import { docsOfSpec } from '../generate-docs.ts';
import { brokenLinks, duplicateIds, loadedUrls } from './site-links.ts';
import { validateHtml } from './validate-html.ts';
import { findHeavyPages } from './page-weight.ts';

let files: ReadonlyMap<string, string>;
let pages: readonly (readonly [string, string])[];
beforeAll(async () => {
  files = (await docsOfSpec('html')).pages;
  pages = [...files].filter(([path]) => path.endsWith('.html'));
});

describe('the HTML pages of spec/', () => {
  test('have no broken links', () => {
    expect(pages.length).toBeGreaterThan(180);
    expect(brokenLinks(files)).toEqual([]);
  });

  test('have no duplicate IDs', () => expect(duplicateIds(files)).toEqual([]));

  test('load only their own styles and scripts', () => {
    for (const [path, html] of pages)
      expect([path, loadedUrls(html).filter((url) => !/^(?:\.\.\/)?assets\/[\w-]+\.(?:css|js)$/.test(url))]).toEqual([
        path,
        [],
      ]);
  });

  test('have an anchor for each parameter, status, and field', () => {
    const operation = files.get('operations/rebuild-node-balancer-config.html') ?? '';
    for (const id of ['path.nodeBalancerId', 'status.200', 'status.404', 'body.protocol', 'body.nodes'])
      expect(operation).toContain(` id="${id}"`);
    expect(files.get('schemas/node-balancer-config.html')).toContain(' id="field.check_interval"');
  });

  test('are within the page weight limit', () => {
    expect(findHeavyPages(files)).toEqual([]);
    // A limit below the size of the style sheet must report every page.
    expect(findHeavyPages(files, 5_000).length).toBe(pages.length);
  });

  test.each([
    'index.html',
    'schemas.html',
    'shared.html',
    'tags/domains.html',
    'operations/rebuild-node-balancer-config.html',
    'operations/list-domain-records.html',
    'schemas/compute-status.html',
    'schemas/domain-record-create.html',
  ])('are valid: %s', async (path) => {
    expect(await validateHtml(files.get(path) ?? '')).toEqual([]);
  });

  test('include only valid guides', async () => {
    for (const [path, html] of pages)
      if (path.startsWith('guides/')) expect([path, await validateHtml(html)]).toEqual([path, []]);
  });
});
