// Page load metrics: first paint, first visible operation, and blocking time.

import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';

/** Milliseconds since navigation; `undefined` if it did not happen. */
export interface Seen {
  readonly paint: number | undefined;
  /** When an operation was visible. */
  readonly readable: number | undefined;
  /** Sum of the time above 50 ms of all tasks. */
  readonly blocked: number;
  /** Number of blocked requests to other hosts. */
  readonly refused: number;
}

/** Also bytes of the files requested, and compressed bytes on the wire. */
export interface Visit extends Seen {
  readonly bytes: number;
  readonly packed: number;
}

export interface Visitor {
  readonly version: string;
  /** Opens a page with an empty cache. `operation` is the selector of an element that shows an operation. */
  visit(address: string, operation: string): Promise<Seen>;
  close(): Promise<void>;
}

/** Timeout for the first operation, in milliseconds. */
const patience = 120_000;
/** Time without a long task after which a page is idle, in milliseconds. */
const rest = 2_000;

const watch = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

export async function openVisitor(): Promise<Visitor> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`There is no Chromium at ${executablePath}: CHROMIUM says where one is.`);
  // The sandbox needs privileges that containers lack; only local builds are opened.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  // Warm-up: the first page of a browser is slower.
  const first = await browser.newPage();
  await first.setContent('<h1>A heading</h1><p>A paragraph with <code>code</code>.</p>');
  await first.close();
  return {
    version: browser.version(),
    async visit(address, operation) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      try {
        const page = await context.newPage();
        const own = new URL(address).origin;
        let refused = 0;
        // Only requests to other hosts are intercepted, so that local ones are not slowed.
        await page.route(
          (url) => url.origin !== own && /^(?:https?|wss?):$/.test(url.protocol),
          (route) => {
            refused++;
            return route.abort();
          },
        );
        await page.addInitScript({ content: `globalThis.ashlarAsked = ${JSON.stringify({ operation })};{${watch}}` });
        await page.goto(address, { waitUntil: 'commit' });
        const last = Date.now() + patience;
        let found = await told(page);
        while (Date.now() < last && !(found.readable !== undefined && found.quiet > rest)) {
          await new Promise((done) => setTimeout(done, 250));
          found = await told(page);
        }
        return { paint: found.paint, readable: found.readable, blocked: found.blocked, refused };
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Result of `watch.js`. */
interface Told extends Omit<Seen, 'refused'> {
  /** Milliseconds since the last long task. */
  readonly quiet: number;
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'blocked' in value && 'quiet' in value;
}

async function told(page: Page): Promise<Told> {
  const value: unknown = await page.evaluate('ashlarTold()');
  if (!isTold(value)) throw new Error(`${page.url()} was not watched.`);
  return value;
}
