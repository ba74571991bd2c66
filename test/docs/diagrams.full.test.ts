// Diagrams in Chromium: labels fit their boxes, and every diagram has a name and a description.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';

interface RenderedDiagram {
  readonly name: string;
  readonly description: string;
  readonly width: number;
  /** Labels that are wider than the box around their center. */
  readonly overflowingLabels: readonly string[];
}

// Runs in the page.
const measureDiagrams = `[...document.querySelectorAll('svg[role=img]')].map((svg) => {
  const boxes = [...svg.querySelectorAll('rect[rx]')].map((each) => each.getBBox());
  const texts = [...svg.querySelectorAll('text')].map((each) => ({ text: each.textContent, box: each.getBBox() }));
  const smallest = (box) => boxes.filter(({ x, y, width, height }) => box.x + box.width / 2 > x && box.x + box.width / 2 < x + width && box.y + box.height / 2 > y && box.y + box.height / 2 < y + height).sort((one, other) => one.width * one.height - other.width * other.height)[0];
  const [name, description] = svg.getAttribute('aria-labelledby').split(' ').map((id) => document.getElementById(id).textContent);
  return {
    name, description, width: svg.getBoundingClientRect().width,
    overflowingLabels: texts.flatMap(({ text, box }) => { const around = smallest(box); return around && (box.x < around.x || box.x + box.width > around.x + around.width) ? [text] : []; }),
  };
})`;

describe.skipIf(isBrowserMissing)('the diagrams', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()), 60_000);
  afterAll(() => browser.close());

  it.each([
    'guides/authentication.html',
    'guides/resources.html',
    'schemas/database-status.html',
    'operations/create-database-backup.html',
  ])('of %s fit their boxes and are described', async (path) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(pathToFileURL(join(root, 'generated/docs/html', path)).href);
    await page.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`);
    const diagrams = await page.evaluate<readonly RenderedDiagram[]>(measureDiagrams);
    expect(diagrams.length).toBeGreaterThan(0);
    for (const { name, description, width, overflowingLabels } of diagrams) {
      expect(overflowingLabels, name).toEqual([]);
      expect([name.length > 5, description.length > 20, width > 100]).toEqual([true, true, true]);
    }
    // The page itself does not scroll horizontally on a phone.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.close();
  });
});
