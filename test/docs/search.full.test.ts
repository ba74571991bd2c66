// Search of the docs in Chromium: keyboard use, results, and on-demand loading of the index.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser, openPage } from '../setup/start-chromium.ts';
import { startTestService, type TestService } from '../service/harness/test-service.ts';

describe.skipIf(isBrowserMissing)('the search', () => {
  let testService: TestService;
  let browser: Browser;

  beforeAll(async () => {
    testService = await startTestService({ storage: 'sqlite' });
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await testService.close();
  });

  const sites = {
    disk: (): string => pathToFileURL(join(root, 'generated/docs/html/')).href,
    service: (): string => `${testService.baseUrl}/docs/`,
  };

  /** Opens a page and records its console messages and requests. */
  async function openSitePage(
    site: keyof typeof sites,
    path: string,
  ): Promise<{ readonly page: Page; readonly messages: string[]; readonly requestedUrls: string[] }> {
    const page = await openPage(browser);
    const messages: string[] = [];
    const requestedUrls: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(sites[site]() + path);
    return { page, messages, requestedUrls };
  }

  it.each(['disk', 'service'] as const)('can be used with the keyboard alone, from the %s', async (site) => {
    const { page, messages, requestedUrls } = await openSitePage(site, 'guides/authentication.html');
    expect(requestedUrls.filter((url) => url.includes('assets/search'))).toEqual([]);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    expect(await page.locator(':focus').getAttribute('id')).toBe('search-input');
    await page.keyboard.type('check_timeout');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    // No option is selected before the first arrow key.
    expect([
      await page.locator('[role=option][aria-selected=true]').count(),
      await box.getAttribute('aria-activedescendant'),
    ]).toEqual([0, null]);
    await page.keyboard.press('ArrowDown');
    const selectedOption = page.locator('[role=option][aria-selected=true]');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await selectedOption.getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    expect(await selectedOption.getAttribute('id')).toBe(await options.last().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    const expectedUrl = await selectedOption.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash !== '');
    expect(page.url()).toBe(expectedUrl);
    // The fragment of the URL exists on the page.
    expect(await page.locator(':target').count()).toBe(1);
    expect(requestedUrls.filter((url) => !url.startsWith(sites[site]()))).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('opens the first result if none is selected, and shows it without scrolling', async () => {
    const { page } = await openSitePage('disk', 'index.html');
    await page.getByRole('combobox').fill('name');
    const options = page.getByRole('option');
    // More options than fit in the list, including terms.
    await options.nth(15).waitFor();
    expect(await page.evaluate(`document.querySelector('[role=listbox]').scrollTop`)).toBe(0);
    const expectedUrl = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href === expectedUrl);
    await page.close();
  });

  it('finds pages, fields, values, and rules', async () => {
    const { page } = await openSitePage('disk', 'index.html');
    const box = page.getByRole('combobox');
    for (const [query, expectedText] of [
      ['listDomainRecords', '/records'],
      ['http_cookie', 'Value'],
      ['interval must be greater', 'Rule'],
      ['nodebalancerconfig', 'Schema'],
    ] as const) {
      await box.fill(query);
      await page.getByRole('option').filter({ hasText: expectedText }).first().waitFor();
    }
    await page.close();
  });

  it('closes on Escape, clears on a second Escape, and reports an empty result', async () => {
    const { page } = await openSitePage('disk', 'index.html');
    const box = page.getByRole('combobox');
    await box.fill('domain');
    await page.getByRole('listbox').waitFor();
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results$/);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    // Loading more of the index does not reopen the list.
    await page.evaluate('ashlarSearchIndex({ terms: [] })');
    expect([await page.getByRole('listbox').isVisible(), await page.getByRole('status').textContent()]).toEqual([
      false,
      '',
    ]);
    expect(await box.inputValue()).toBe('domain');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
    await box.fill('unmatchable query');
    await page.getByText('No results.').waitFor();
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    await page.close();
  });

  it('does not intercept a slash typed into a field', async () => {
    const { page } = await openSitePage('disk', 'operations/create-database-backup.html#try');
    const field = page.locator('#try-form textarea').first();
    await field.fill('');
    await field.press('/');
    expect(await field.inputValue()).toBe('/');
    await page.close();
  });

  it('shows a hostile entry as text', async () => {
    const { page, messages } = await openSitePage('disk', 'index.html');
    // The site's own index must load first, so that it does not replace the hostile entry.
    await page.getByRole('combobox').fill('domain');
    await page.getByRole('option').first().waitFor();
    await page.evaluate(
      `ashlarSearchIndex({ pages: [[2, '<img src=x onerror=alert(1)>', 'operations/x.html', '<b>', '/x']], files: 0 })`,
    );
    await page.getByRole('combobox').fill('img');
    expect(await page.getByRole('option').first().innerText()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('[role=listbox] img').count()).toBe(0);
    expect(messages).toEqual([]);
    await page.close();
  });
});
