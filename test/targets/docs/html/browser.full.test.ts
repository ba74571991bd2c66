// HTML docs of spec/ in a browser: accessibility, layout, requests, content security policy, and use without scripts.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBrowserMissing, startBrowser } from '../../../setup/start-chromium.ts';
import { docsOfSpec } from '../generate-docs.ts';
import { findViolations, openSite, origin } from './open-site.ts';
import { findMisplacedTargets } from './deep-links.ts';

const samplePaths = [
  'index.html',
  'schemas.html',
  'tags/domains.html',
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

  test.each(['light', 'dark'] as const)('have no accessibility violations: %s', async (colorScheme) => {
    const page = await openSite(browser, files, [], { bypassCSP: true, colorScheme });
    const violations: string[] = [];
    for (const path of samplePaths) violations.push(...(await findViolations(page, path)));
    await page.context().close();
    expect(violations).toEqual([]);
  });

  test('would have a violation if an image had no alternative text', async () => {
    const invalidSite = new Map([['bad.html', '<!doctype html><title>a</title><img src="data:,">']]);
    const page = await openSite(browser, invalidSite, [], { bypassCSP: true });
    expect(await findViolations(page, 'bad.html')).toContain('bad.html image-alt: img');
    await page.context().close();
  });

  test('fit a viewport of 320 pixels', async () => {
    const page = await openSite(browser, files, [], { width: 320 });
    for (const path of samplePaths) {
      await page.goto(`${origin}/${path}`);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
    await page.context().close();
  });

  test('send no requests to other hosts, and comply with their content security policy', async () => {
    const abortedUrls: string[] = [];
    const messages: string[] = [];
    const page = await openSite(browser, files, abortedUrls);
    page.on('console', (message) => void messages.push(message.text()));
    page.on('pageerror', (error) => void messages.push(error.message));
    for (const path of samplePaths) await page.goto(`${origin}/${path}`);
    await page.context().close();
    expect([abortedUrls.filter((url) => !url.endsWith('/favicon.ico')), messages]).toEqual([[], []]);
  });

  test('have a content security policy that blocks inline scripts and styles, and other hosts', async () => {
    const injectedHtml =
      '<script>document.title="run"</script><img src="https://elsewhere.test/a.png" onerror="document.title=\'run\'"><p id="styled" style="position:fixed">x</p>';
    const [path = ''] = samplePaths;
    const abortedUrls: string[] = [];
    const injectedPage = (files.get(path) ?? '').replace('<article>', `<article>${injectedHtml}`);
    const page = await openSite(browser, new Map([...files, [path, injectedPage]]), abortedUrls);
    await page.goto(`${origin}/${path}`);
    expect(await page.title()).not.toBe('run');
    expect(await page.evaluate('getComputedStyle(document.getElementById("styled")).position')).toBe('static');
    expect(abortedUrls.filter((url) => url.includes('elsewhere'))).toEqual([]);
    await page.context().close();
  });

  test('can be read and navigated without scripts', async () => {
    const page = await openSite(browser, files, [], { javaScriptEnabled: false });
    await page.goto(`${origin}/operations/update-node-balancer.html`);
    expect(await page.getByRole('heading', { name: 'Authorization' }).isVisible()).toBe(true);
    await page.getByRole('navigation', { name: 'Previous and next pages' }).getByText('Rebuild a config').click();
    await page.waitForURL(`${origin}/operations/rebuild-node-balancer-config.html`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.context().close();
  });

  test('print the whole content without navigation', async () => {
    const page = await openSite(browser, files, []);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${origin}/operations/rebuild-node-balancer-config.html`);
    for (const selector of ['.top', '.menu', '.around'])
      expect(await page.locator(selector).isVisible(), selector).toBe(false);
    // Content outside the viewport must be laid out, too.
    const countSkippedElements = `[...document.querySelectorAll('section, .field')]
      .filter((element) => getComputedStyle(element).contentVisibility !== 'visible').length`;
    expect(await page.evaluate(countSkippedElements)).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    await page.context().close();
  });

  test.each(['another page', 'the same page'] as const)(
    'scroll to the target of a link, even far below the viewport: from %s',
    async (from) => {
      const paths = ['operations/rebuild-node-balancer-config.html', 'shared.html'];
      expect(await findMisplacedTargets(browser, files, paths, 360, from, (ids) => ids.slice(-4))).toEqual([]);
    },
  );

  test('have a link to the main content as the first focusable element', async () => {
    const page = await openSite(browser, files, []);
    await page.goto(`${origin}/index.html`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await page.context().close();
  });
});
