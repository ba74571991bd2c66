// Page load metrics: first paint, first visible operation, and blocking time.

import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';

/** Times in milliseconds since navigation; `undefined` if the event did not happen. */
export interface LoadMetrics {
  /** First paint. */
  readonly paint: number | undefined;
  /** First visible operation. */
  readonly readable: number | undefined;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  readonly blockingTime: number;
  /** Number of blocked requests to other hosts. */
  readonly blockedRequests: number;
}

/** Load metrics, the bytes of the requested files, and their compressed bytes on the wire. */
export interface Visit extends LoadMetrics {
  readonly bytes: number;
  readonly gzippedBytes: number;
}

/** Browser that opens pages and measures how they load. */
export interface PageBrowser {
  readonly version: string;
  /** Opens a page with an empty cache. `operation` is the selector of an element that shows an operation. */
  visit(address: string, operation: string): Promise<LoadMetrics>;
  close(): Promise<void>;
}

/** Timeout for the first operation, in milliseconds. */
const timeout = 120_000;
/** Time without a long task after which a page is idle, in milliseconds. */
const idleTime = 2_000;

const watchScript = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

export async function openPageBrowser(): Promise<PageBrowser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`Cannot find Chromium at ${executablePath}: set CHROMIUM to its path.`);
  // The sandbox needs privileges that containers lack; only local builds are opened.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  // Warm-up: the first page of a browser is slower.
  const warmUp = await browser.newPage();
  await warmUp.setContent('<h1>A heading</h1><p>A paragraph with <code>code</code>.</p>');
  await warmUp.close();
  return {
    version: browser.version(),
    async visit(address, operation) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      try {
        const page = await context.newPage();
        const origin = new URL(address).origin;
        let blockedRequests = 0;
        // Only requests to other hosts are intercepted, so that local ones are not slowed.
        await page.route(
          (url) => url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol),
          (route) => {
            blockedRequests++;
            return route.abort();
          },
        );
        await page.addInitScript({
          content: `globalThis.ashlarWatchOptions = ${JSON.stringify({ operation })};{${watchScript}}`,
        });
        await page.goto(address, { waitUntil: 'commit' });
        const deadline = Date.now() + timeout;
        let result = await readWatchResult(page);
        while (Date.now() < deadline && !(result.readable !== undefined && result.quiet > idleTime)) {
          await new Promise((resolve) => setTimeout(resolve, 250));
          result = await readWatchResult(page);
        }
        return { paint: result.paint, readable: result.readable, blockingTime: result.blockingTime, blockedRequests };
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Result of `watch.js`. */
interface WatchResult extends Omit<LoadMetrics, 'blockedRequests'> {
  /** Milliseconds since the last long task. */
  readonly quiet: number;
}

function isWatchResult(value: unknown): value is WatchResult {
  return typeof value === 'object' && value !== null && 'blockingTime' in value && 'quiet' in value;
}

async function readWatchResult(page: Page): Promise<WatchResult> {
  const value: unknown = await page.evaluate('ashlarWatchResult()');
  if (!isWatchResult(value)) throw new Error(`Cannot measure ${page.url()}: the watch script did not run.`);
  return value;
}
