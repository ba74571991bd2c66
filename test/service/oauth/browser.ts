// The browser that pages are tested in.

import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

const executablePath = inject('services').chromium;

/** Whether there is no browser, so that its tests are skipped. */
export const noBrowser = executablePath === undefined;

/** Starts the browser. Its sandbox needs rights that containers don't give; it opens nothing but the tests' own pages. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
