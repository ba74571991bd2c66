// Committed bundles of the page scripts: up to date, small, and without HTML injection.

import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlAddresses } from '../../../../src/generator/targets/docs/html/site-addresses-and-data.ts';
import { bundleScript, bundlePath, scriptNames } from '../../../../scripts/bundle-docs-scripts.ts';

/** Maximum compressed sizes, in bytes. */
const maxSizes = { 'page-script': 1_000, search: 3_000, 'request-form': 5_000 };

describe.each(scriptNames)('the script %s', (name) => {
  it('is up to date with its source (npm run build:docs)', async () => {
    const path = bundlePath(name);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(await bundleScript(name));
  });

  it('is at most its maximum size, compressed', async () => {
    expect(gzipSync(await bundleScript(name), { level: 9 }).length).toBeLessThan(maxSizes[name]);
  });

  it('creates no elements from HTML strings, evaluates no code, and contains no URLs', async () => {
    const code = await bundleScript(name);
    expect(code).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|https?:\/\//,
    );
  });
});

describe('the page script', () => {
  it('loads only scripts that the site contains', () => {
    const code = readFileSync(new URL('../../../../src/runtime/docs/page-script.ts', import.meta.url), 'utf8');
    const loadedScripts = [...code.matchAll(/loadScript\('([\w-]+)'/g)].map(([, name = '']) => `assets/${name}.js`);
    expect(loadedScripts).toHaveLength(2);
    const sitePaths: readonly unknown[] = Object.values(htmlAddresses);
    expect(loadedScripts.filter((path) => !sitePaths.includes(path))).toEqual([]);
  });
});
