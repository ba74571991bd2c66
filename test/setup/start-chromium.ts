// Starts the browser for tests of web pages.

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';

const executablePath = inject('services').chromium;

/** Whether no browser is installed. If so, the tests that need one are skipped. */
export const isBrowserMissing = executablePath === undefined;

/** Starts the browser without its sandbox, which needs privileges that containers lack. Only test pages are opened. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** Opens a page whose actions wait as long as the test does: the test runner has the only time limit. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(0);
  return page;
}
