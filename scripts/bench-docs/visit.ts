// What a reader of a page waits for: paint, the first operation, and the time in which the page answers to nothing.

import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';

/** Milliseconds since the page was asked for; what never came is not there. */
export interface Seen {
  readonly paint: number | undefined;
  /** When an operation stood there to be read. */
  readonly readable: number | undefined;
  /** What tasks took above 50 ms each. */
  readonly blocked: number;
  /** How many requests to other hosts were refused. */
  readonly refused: number;
}

/** Beside it: bytes of the files that were asked for, and of what went over the wire. */
export interface Visit extends Seen {
  readonly bytes: number;
  readonly packed: number;
}

export interface Visitor {
  readonly version: string;
  /** Opens a page with nothing kept of earlier ones. `operation` selects what shows an operation. */
  visit(address: string, operation: string): Promise<Seen>;
  close(): Promise<void>;
}

/** A page that shows no operation for so long is left. */
const patience = 120_000;
/** A page that has done nothing long for this time is at rest. */
const rest = 2_000;

const watch = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

export async function openVisitor(): Promise<Visitor> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`There is no Chromium at ${executablePath}: CHROMIUM says where one is.`);
  // Its sandbox needs rights that containers do not give; it opens nothing but what was built.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  // What a browser does once, for its first page, is the cost of no page that is measured.
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
        // Only what goes elsewhere passes through here, so that nothing own is slowed.
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

/** What `watch.js` says. */
interface Told extends Omit<Seen, 'refused'> {
  /** For how long there has been no long task. */
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
