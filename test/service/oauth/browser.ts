// The browser that the pages of the authorisation host are tested in.

import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Why there is none; undefined where there is one. */
export const noBrowser = existsSync(executable) ? undefined : `no Chromium at ${executable} (CHROMIUM says where one is)`;

if (noBrowser !== undefined) console.warn(`Tests in Chromium are skipped: ${noBrowser}`);

/** Starts it. Its sandbox needs rights that containers do not give; it opens nothing but the tests' own pages. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executable, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
