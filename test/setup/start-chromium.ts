// Starts the browser for tests of web pages.

import { chromium, type Browser } from 'playwright-core';
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
