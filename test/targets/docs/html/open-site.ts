// Pages in a browser, served from memory, and their accessibility violations as reported by axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../../setup/start-chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Origin of the pages. */
export const origin = 'http://docs.test';

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
};

/** Opens a tab that can load only these files. Other requests are aborted and their URLs added to `abortedUrls`. */
export async function openSite(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  abortedUrls: string[],
  options: {
    readonly bypassCSP?: boolean;
    readonly javaScriptEnabled?: boolean;
    readonly colorScheme?: 'light' | 'dark';
    readonly width?: number;
  } = {},
): Promise<Page> {
  const { width = 1280, ...contextOptions } = options;
  const page = await openPage(browser, { ...contextOptions, viewport: { width, height: 900 } });
  await page.route('**/*', (route) => {
    const { origin: requestOrigin, pathname } = new URL(route.request().url());
    const body = requestOrigin === origin ? files.get(decodeURIComponent(pathname.slice(1))) : undefined;
    if (body !== undefined)
      return route.fulfill({ body, contentType: contentTypes[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/plain' });
    abortedUrls.push(route.request().url());
    return route.abort();
  });
  return page;
}

/** Returns the accessibility violations of a page: "path rule: element". */
export async function findViolations(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(`${origin}/${path}`);
  // Otherwise the browser skips the layout of content outside the viewport, and axe ignores it.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  if ((await page.locator('#try-form').count()) > 0) {
    await page.locator('#try').scrollIntoViewIfNeeded();
    await page.locator('#try-form form').waitFor();
  }
  await page.evaluate(axe);
  const violations: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`)))',
  );
  return Array.isArray(violations)
    ? violations.map((violation) => `${path} ${String(violation)}`)
    : ['axe returned no result'];
}
