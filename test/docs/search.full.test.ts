// The search in Chromium: by keyboard, from the disk and from the service, its index loaded when it is wanted and from nowhere else.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';
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

  /** A page, what its console said, and what was asked for. */
  async function visit(
    site: keyof typeof sites,
    path: string,
  ): Promise<{ readonly page: Page; readonly said: string[]; readonly asked: string[] }> {
    const page = await browser.newPage();
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(sites[site]() + path);
    return { page, said, asked };
  }

  it.each(['disk', 'service'] as const)('finds and leads there by keyboard alone, from the %s', async (site) => {
    const { page, said, asked } = await visit(site, 'guides/authentication.html');
    expect(asked.filter((url) => url.includes('assets/search'))).toEqual([]);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    expect(await page.locator(':focus').getAttribute('id')).toBe('search-input');
    await page.keyboard.type('check_timeout');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    // Nothing is chosen before the first key, and the best stand first in view.
    expect([
      await page.locator('[role=option][aria-selected=true]').count(),
      await box.getAttribute('aria-activedescendant'),
    ]).toEqual([0, null]);
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role=option][aria-selected=true]');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    expect(await chosen.getAttribute('id')).toBe(await options.last().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    const wanted = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash !== '');
    expect(page.url()).toBe(wanted);
    // The place is there: the target of the address.
    expect(await page.locator(':target').count()).toBe(1);
    expect(asked.filter((url) => !url.startsWith(sites[site]()))).toEqual([]);
    expect(said).toEqual([]);
    await page.close();
  });

  it('leads to the first result where none is chosen, and shows it first', async () => {
    const { page } = await visit('disk', 'index.html');
    await page.getByRole('combobox').fill('name');
    const options = page.getByRole('option');
    // More than there is room for, the terms among them.
    await options.nth(15).waitFor();
    expect(await page.evaluate(`document.querySelector('[role=listbox]').scrollTop`)).toBe(0);
    const wanted = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href === wanted);
    await page.close();
  });

  it('finds pages, fields, values and rules', async () => {
    const { page } = await visit('disk', 'index.html');
    const box = page.getByRole('combobox');
    for (const [query, text] of [
      ['listDomainRecords', '/records'],
      ['http_cookie', 'Value'],
      ['interval must be greater', 'Rule'],
      ['nodebalancerconfig', 'Schema'],
    ] as const) {
      await box.fill(query);
      await page.getByRole('option').filter({ hasText: text }).first().waitFor();
    }
    await page.close();
  });

  it('closes with Escape, empties with another, and says when there is nothing', async () => {
    const { page } = await visit('disk', 'index.html');
    const box = page.getByRole('combobox');
    await box.fill('domain');
    await page.getByRole('listbox').waitFor();
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results$/);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    // More of the index does not open it again.
    await page.evaluate('ashlarSearchIndex({ terms: [] })');
    expect([await page.getByRole('listbox').isVisible(), await page.getByRole('status').textContent()]).toEqual([
      false,
      '',
    ]);
    expect(await box.inputValue()).toBe('domain');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
    await box.fill('no such thing at all');
    await page.getByText('Nothing found.').waitFor();
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    await page.close();
  });

  it('does not take a slash that somebody types', async () => {
    const { page } = await visit('disk', 'operations/create-database-backup.html#try');
    const field = page.locator('#try-form textarea').first();
    await field.fill('');
    await field.press('/');
    expect(await field.inputValue()).toBe('/');
    await page.close();
  });

  it('shows what a hostile entry says, and makes nothing of it', async () => {
    const { page, said } = await visit('disk', 'index.html');
    // The site's own index first: what comes later of it would stand where the hostile entry does.
    await page.getByRole('combobox').fill('domain');
    await page.getByRole('option').first().waitFor();
    await page.evaluate(
      `ashlarSearchIndex({ pages: [[2, '<img src=x onerror=alert(1)>', 'operations/x.html', '<b>', '/x']], files: 0 })`,
    );
    await page.getByRole('combobox').fill('img');
    expect(await page.getByRole('option').first().innerText()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('[role=listbox] img').count()).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });
});
