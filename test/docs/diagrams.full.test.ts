// Diagrams in Chromium: labels fit their boxes, and every diagram has a name and a description.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser, openPage } from '../setup/start-chromium.ts';

interface RenderedDiagram {
  readonly name: string;
  readonly description: string;
  readonly width: number;
  /** Labels that are wider than the box around their center. */
  readonly overflowingLabels: readonly string[];
}

// Runs in the page.
const measureDiagrams = `[...document.querySelectorAll('svg[role=img]')].map((svg) => {
  const boxes = [...svg.querySelectorAll('rect[rx]')].map((rect) => rect.getBBox());
  const measure = ({ width, height }) => width * height;
  // The smallest box that contains the center of a label.
  const boxAround = (label) => {
    const x = label.x + label.width / 2;
    const y = label.y + label.height / 2;
    const isAround = (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    return boxes.filter(isAround).sort((first, second) => measure(first) - measure(second))[0];
  };
  const overflows = (text) => {
    const label = text.getBBox();
    const box = boxAround(label);
    return box !== undefined && (label.x < box.x || label.x + label.width > box.x + box.width);
  };
  const labelIds = svg.getAttribute('aria-labelledby').split(' ');
  const [name, description] = labelIds.map((id) => document.getElementById(id).textContent);
  return {
    name,
    description,
    width: svg.getBoundingClientRect().width,
    overflowingLabels: [...svg.querySelectorAll('text')].filter(overflows).map((text) => text.textContent),
  };
})`;

describe.skipIf(isBrowserMissing)('the diagrams', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()), 60_000);
  afterAll(() => browser.close());

  test.each([
    'guides/authentication.html',
    'guides/resources.html',
    'schemas/database-status.html',
    'operations/create-database-backup.html',
  ])('of %s fit their boxes, and have a name and a description', async (path) => {
    const page = await openPage(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(pathToFileURL(join(root, 'generated/docs/html', path)).href);
    await page.evaluate(`for (const details of document.querySelectorAll('details')) details.open = true`);
    const diagrams = await page.evaluate<readonly RenderedDiagram[]>(measureDiagrams);
    expect(diagrams.length).toBeGreaterThan(0);
    for (const { name, description, width, overflowingLabels } of diagrams) {
      expect(overflowingLabels, name).toEqual([]);
      expect(name.length).toBeGreaterThan(5);
      expect(description.length, name).toBeGreaterThan(20);
      expect(width, name).toBeGreaterThan(100);
    }
    // The page itself does not scroll horizontally on a phone.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.close();
  });
});
