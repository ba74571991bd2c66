// A built site in the browser, without a server.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Serves the files of a directory below an origin. Other requests are aborted and their URLs added to `abortedUrls`. */
export async function serveDirectory(
  page: Page,
  origin: string,
  directory: string,
  abortedUrls: string[] = [],
): Promise<void> {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const path = join(directory, decodeURIComponent(url.pathname).replace(/\/$/, '/index.html'));
    if (url.origin === origin && existsSync(path) && statSync(path).isFile()) return route.fulfill({ path });
    abortedUrls.push(url.href);
    return route.abort();
  });
}
