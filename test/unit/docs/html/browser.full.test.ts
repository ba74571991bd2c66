// The HTML of spec/ in a browser: no barrier, no overflow, no request to others, nothing refused by its own policy, all there without scripts.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../service/oauth/browser.ts';
import { docsOfSpec } from '../pages.ts';
import { openSite, origin, violations } from './accessibility.ts';
import { misplacedIn } from './deep-links.ts';

const sample = [
  'index.html',
  'schemas.html',
  'areas/domains.html',
  'guides/authentication.html',
  'guides/states.html',
  'operations/rebuild-node-balancer-config.html',
  'schemas/compute-status.html',
];

describe.skipIf(isBrowserMissing)('the HTML pages of spec/ in a browser', () => {
  let browser: Browser;
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    [browser, { pages: files }] = await Promise.all([startBrowser(), docsOfSpec('html')]);
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)('have no barrier that axe finds: %s', async (colorScheme) => {
    const page = await openSite(browser, files, [], { bypassCSP: true, colorScheme });
    const found: string[] = [];
    for (const path of sample) found.push(...(await violations(page, path)));
    await page.context().close();
    expect(found).toEqual([]);
  });

  it('would have one where something is missing', async () => {
    const page = await openSite(
      browser,
      new Map([['bad.html', '<!doctype html><title>a</title><img src="data:,">']]),
      [],
      { bypassCSP: true },
    );
    expect(await violations(page, 'bad.html')).toContain('bad.html image-alt: img');
    await page.context().close();
  });

  it('fit on 320 pixels', async () => {
    const page = await openSite(browser, files, [], { width: 320 });
    for (const path of sample) {
      await page.goto(`${origin}/${path}`);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
    await page.context().close();
  });

  it('ask nobody else, and keep to their own policy', async () => {
    const asked: string[] = [];
    const said: string[] = [];
    const page = await openSite(browser, files, asked);
    page.on('console', (message) => void said.push(message.text()));
    page.on('pageerror', (error) => void said.push(error.message));
    for (const path of sample) await page.goto(`${origin}/${path}`);
    await page.context().close();
    expect([asked.filter((address) => !address.endsWith('/favicon.ico')), said]).toEqual([[], []]);
  });

  it('run nothing that a page did not bring: the policy refuses scripts and styles in the page, and other hosts', async () => {
    const injected =
      '<script>document.title="run"</script><img src="https://elsewhere.test/a.png" onerror="document.title=\'run\'"><p id="styled" style="position:fixed">x</p>';
    const [path = ''] = sample;
    const asked: string[] = [];
    const page = await openSite(
      browser,
      new Map([...files, [path, (files.get(path) ?? '').replace('<article>', `<article>${injected}`)]]),
      asked,
    );
    await page.goto(`${origin}/${path}`);
    expect(await page.title()).not.toBe('run');
    expect(await page.evaluate('getComputedStyle(document.getElementById("styled")).position')).toBe('static');
    expect(asked.filter((address) => address.includes('elsewhere'))).toEqual([]);
    await page.context().close();
  });

  it('are whole without scripts', async () => {
    const page = await openSite(browser, files, [], { javaScriptEnabled: false });
    await page.goto(`${origin}/operations/update-node-balancer.html`);
    expect(await page.getByRole('heading', { name: 'Who may call it' }).isVisible()).toBe(true);
    await page.getByRole('navigation', { name: 'Before and after' }).getByText('Rebuild a config').click();
    await page.waitForURL(`${origin}/operations/rebuild-node-balancer-config.html`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.context().close();
  });

  it('print what they say, all of it, and nothing else', async () => {
    const page = await openSite(browser, files, []);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${origin}/operations/rebuild-node-balancer-config.html`);
    for (const hidden of ['.top', '.menu', '.around'])
      expect([hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false]);
    // What a screen lays out only when it comes near is laid out.
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('section, .field')].filter((each) => getComputedStyle(each).contentVisibility !== 'visible').length`,
      ),
    ).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    await page.context().close();
  });

  it.each(['elsewhere', 'the same page'] as const)(
    'are scrolled to the place that a link leads to, also far below the screen: from %s',
    async (from) => {
      const paths = ['operations/rebuild-node-balancer-config.html', 'shared.html'];
      expect(await misplacedIn(browser, files, paths, 360, from, (ids) => ids.slice(-4))).toEqual([]);
    },
  );

  it('lead to the content with the first key', async () => {
    const page = await openSite(browser, files, []);
    await page.goto(`${origin}/index.html`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await page.context().close();
  });
});
