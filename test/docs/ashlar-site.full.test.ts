// Ashlar's documentation site, as VitePress builds it: links, rendered text, and use in a browser.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { createSource } from '../../scripts/docs/pages.ts';
import { serveDirectory } from '../setup/serve-directory.ts';
import { isBrowserMissing, openPage, startBrowser } from '../setup/start-chromium.ts';
import { brokenLinks, duplicateIds, loadedUrls } from '../targets/docs/html/site-links.ts';

const origin = 'http://docs.test';
const repository = 'https://git.example/acme/ashlar';
const source = createSource(repository);
const directory = mkdtempSync(join(tmpdir(), 'site-'));
const files = new Map<string, string>();
const isPage = (path: string): boolean => path.endsWith('.html') && path !== '404.html';

beforeAll(async () => {
  // Vitest resolves the development version of Vue, which prints warnings about VitePress.
  vi.spyOn(console, 'warn').mockReturnValue();
  const text = 'A `Map<K>` of Map<K> is {{ 1 + 1 }}, not `{{ 2 + 2 }}` or {id}.';
  const pages = new Map([...source.pages, ['types', `${source.pages.get('types') ?? ''}\n${text}\n`]]);
  await buildSite({ ...source, pages }, directory);
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(path)) files.set(path, readFileSync(join(directory, path), 'utf8'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('has a page for each Markdown file, without broken links, duplicate IDs, or resources from other hosts', () => {
  const expected = [...source.pages.keys()].map((path) => `${path}.html`);
  expect([...files.keys()].filter(isPage).sort()).toEqual(expected.sort());
  const pages = new Map([...files].filter(([path]) => path !== '404.html' && !path.endsWith('.js')));
  // Links to a directory lead to its index, and scripts and styles have no content here.
  const targets = new Map([...files.keys()].map((path) => [path, '']));
  const withIndexes = new Map([...targets, ...pages]);
  for (const [path, page] of pages)
    if (path.endsWith('index.html')) withIndexes.set(path.slice(0, -'index.html'.length), page);
  expect(brokenLinks(withIndexes)).toEqual([]);
  expect(duplicateIds(pages)).toEqual([]);
  expect(
    [...pages.values()]
      .flatMap(loadedUrls)
      .filter((url) => /^(?:https?:)?\/\//.test(url) && !url.startsWith(repository)),
  ).toEqual([]);
});

it('shows angle brackets and braces as they are written', () => {
  const text = (files.get('types.html') ?? '').replace(/<[^>]*>/g, '');
  expect(text).toContain('A Map&lt;K&gt; of Map&lt;K&gt; is {{ 1 + 1 }}, not {{ 2 + 2 }} or {id}.');
});

it('links to the file of a page in the repository', () => {
  expect(files.get('guides/express.html')).toContain(`href="${repository}/edit/main/docs/guides/express.md"`);
  expect(files.get('reference/commands.html')).not.toContain('/edit/main/');
});

it('cannot be built with a link to a page that does not exist', async () => {
  const pages = new Map([['index', '# Start\n\n[missing](/missing)\n']]);
  const output = mkdtempSync(join(tmpdir(), 'site-'));
  await expect(buildSite({ ...source, pages }, output)).rejects.toThrow('1 dead link(s) found.');
  rmSync(output, { recursive: true });
});

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  /** Opens the site, and records messages of the console and requests to other hosts. */
  async function open(width = 1280): Promise<{ readonly page: Page; readonly problems: string[] }> {
    const problems: string[] = [];
    const page = await openPage(browser, { viewport: { width, height: 800 } });
    await serveDirectory(page, origin, directory, problems);
    page.on('console', (message) => void problems.push(message.text()));
    page.on('pageerror', (error) => void problems.push(error.message));
    return { page, problems };
  }

  /** Loads a page, and waits until Vue has mounted it: keys and clicks before that have no effect. */
  async function load(page: Page, path: string): Promise<void> {
    await page.goto(`${origin}/${path}`);
    await page.waitForFunction("document.querySelector('#app').__vue_app__ !== undefined");
  }

  it('finds codes, options, and guides, and opens them', async () => {
    const { page, problems } = await open();
    await load(page, 'guides/express.html');
    for (const [query, expected] of [
      ['source/yaml-syntax', '/diagnostics/source.html#sourceyaml-syntax'],
      ['changelogSince', '/reference/options.html#docs.changelogSince'],
      ['Serve an API with Fastify', '/guides/fastify.html'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill(query);
      const first = page.getByRole('option').first().getByRole('link');
      await expect.poll(() => first.getAttribute('href')).toContain(expected);
      await first.click();
      await expect.poll(() => page.url()).toContain(expected);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('switches to dark mode, and keeps it on the next page', async () => {
    const { page, problems } = await open();
    const isDark = (): Promise<unknown> => page.evaluate("document.documentElement.classList.contains('dark')");
    await load(page, 'index.html');
    expect(await isDark()).toBe(false);
    await page.getByRole('switch').first().click();
    expect(await isDark()).toBe(true);
    await load(page, 'types.html');
    expect(await isDark()).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('fits the width of a phone', async () => {
    const { page, problems } = await open(390);
    const tooWide: string[] = [];
    // The pages of lint rules have the same layout.
    for (const path of [...files.keys()].filter((file) => isPage(file) && !/^lint\/.*\//.test(file))) {
      await page.goto(`${origin}/${path}`);
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 390) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
