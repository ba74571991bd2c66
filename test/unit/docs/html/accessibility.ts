// Pages in a browser: served from memory under a name of their own, and judged by axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where the pages are; nothing else is answered. */
export const origin = 'http://docs.test';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
};

/** A tab in which the files are all that there is; `asked` fills with addresses that are none of them. */
export async function openSite(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  asked: string[],
  options: {
    readonly bypassCSP?: boolean;
    readonly javaScriptEnabled?: boolean;
    readonly colorScheme?: 'light' | 'dark';
    readonly width?: number;
  } = {},
): Promise<Page> {
  const { width = 1280, ...rest } = options;
  const context = await browser.newContext({ ...rest, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { origin: from, pathname } = new URL(route.request().url());
    const body = from === origin ? files.get(decodeURIComponent(pathname.slice(1))) : undefined;
    if (body !== undefined)
      return route.fulfill({ body, contentType: types[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/plain' });
    asked.push(route.request().url());
    return route.abort();
  });
  return page;
}

/** What axe finds on a page: "rule: element". */
export async function violations(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(`${origin}/${path}`);
  // All of it is judged, also what is not laid out before it comes near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  if ((await page.locator('#try-form').count()) > 0) {
    await page.locator('#try').scrollIntoViewIfNeeded();
    await page.locator('#try-form form').waitFor();
  }
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`)))',
  );
  return Array.isArray(found) ? found.map((each) => `${path} ${String(each)}`) : ['axe gave no answer'];
}
