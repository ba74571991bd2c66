// The browser for tests of pages.

import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

const executablePath = inject('services').chromium;

/** Whether no browser is installed, so that its tests are skipped. */
export const isBrowserMissing = executablePath === undefined;

/** Starts the browser. Its sandbox needs rights that containers lack; it opens only the tests' own pages. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
