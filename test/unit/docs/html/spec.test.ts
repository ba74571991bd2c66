// The HTML pages of spec/ hold together: every link leads to a place, every page is valid HTML and loads nothing of other hosts.

import { beforeAll, describe, expect, it } from 'vitest';
import { docsOfSpec } from '../pages.ts';
import { brokenLinks, loaded, sharedIds } from './site.ts';
import { invalid } from './validity.ts';
import { heavy } from './weight.ts';

let files: ReadonlyMap<string, string>;
let pages: readonly (readonly [string, string])[];
beforeAll(async () => {
  files = (await docsOfSpec('html')).pages;
  pages = [...files].filter(([path]) => path.endsWith('.html'));
});

describe('the HTML pages of spec/', () => {
  it('are linked without a gap', () => {
    expect(pages.length).toBeGreaterThan(180);
    expect(brokenLinks(files)).toEqual([]);
  });

  it('have one name for each place', () => expect(sharedIds(files)).toEqual([]));

  it('load their own style and scripts, and nothing else', () => {
    for (const [path, html] of pages)
      expect([
        path,
        loaded(html).filter((address) => !/^(?:\.\.\/)?assets\/[\w-]+\.(?:css|js)$/.test(address)),
      ]).toEqual([path, []]);
  });

  it('have a place for each parameter, status and field', () => {
    const operation = files.get('operations/rebuild-node-balancer-config.html') ?? '';
    for (const id of ['path.nodeBalancerId', 'status.200', 'status.404', 'body.protocol', 'body.nodes'])
      expect(operation).toContain(` id="${id}"`);
    expect(files.get('schemas/node-balancer-config.html')).toContain(' id="field.check_interval"');
  });

  it('are small: with style and scripts, packed', () => {
    expect(heavy(files)).toEqual([]);
    // The measure would tell: there are pages, and each has a style that weighs something.
    expect(heavy(files, 5_000).length).toBe(pages.length);
  });

  it.each([
    'index.html',
    'schemas.html',
    'shared.html',
    'areas/domains.html',
    'operations/rebuild-node-balancer-config.html',
    'operations/list-domain-records.html',
    'schemas/compute-status.html',
    'schemas/domain-record-create.html',
  ])('are valid: %s', async (path) => {
    expect(await invalid(files.get(path) ?? '')).toEqual([]);
  });

  it('are valid guides', async () => {
    for (const [path, html] of pages)
      if (path.startsWith('guides/')) expect([path, await invalid(html)]).toEqual([path, []]);
  });
});
