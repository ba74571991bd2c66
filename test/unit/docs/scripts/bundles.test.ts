// The scripts of the pages are what their sources say, and small.

import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleScript, bundlePath, scriptNames } from '../../../../scripts/docs-scripts.ts';

/** Bytes, compressed. */
const most = { 'page-script': 1_000, search: 3_000, 'request-form': 5_000 };

describe.each(scriptNames)('the script %s', (name) => {
  it('is bundled from its source of today: npm run build:docs', async () => {
    const path = bundlePath(name);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(await bundleScript(name));
  });

  it('is small', async () => {
    expect(gzipSync(await bundleScript(name), { level: 9 }).length).toBeLessThan(most[name]);
  });

  it('makes nothing from markup or text, and asks nobody by itself', async () => {
    const text = await bundleScript(name);
    expect(text).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|https?:\/\//,
    );
  });
});
