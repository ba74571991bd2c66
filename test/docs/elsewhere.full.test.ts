// A reference that is served from a host of its own: its form reaches the servers of the document, and its policy lets it reach no other.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';
import { docsOf, documentOf } from '../unit/docs/pages.ts';
import { openSite, origin } from '../unit/docs/html/accessibility.ts';

const operation = (servers?: readonly object[]) => ({
  ...(servers && { servers }),
  responses: { 200: { description: 'Good.' } },
});
const document = documentOf(
  {},
  {
    servers: [
      { url: 'https://api.shop.test:8443/v1' },
      { url: 'https://{region}.shop.test/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    ],
    paths: {
      '/pets': { get: { operationId: 'listPets', ...operation() } },
      '/own': { get: { operationId: 'ownServer', ...operation([{ url: 'https://own.shop.test' }]) } },
    },
  },
);

describe.skipIf(isBrowserMissing)('a reference on a host of its own', () => {
  let browser: Browser;
  let files: ReadonlyMap<string, string>;
  beforeAll(
    async () => void ([browser, { pages: files }] = await Promise.all([startBrowser(), docsOf(document, 'html')])),
  );
  afterAll(() => browser.close());

  /** The page of an operation, and the requests that left it. */
  async function open(name: string): Promise<{ readonly page: Page; readonly left: string[] }> {
    const left: string[] = [];
    const page = await openSite(browser, files, []);
    page.setDefaultTimeout(10_000);
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        left.push(route.request().url());
        return route.fulfill({
          status: 200,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: '{"from": "there"}',
        });
      },
    );
    await page.goto(`${origin}/operations/${name}.html#try`);
    return { page, left };
  }

  const form = (page: Page) => page.getByRole('form', { name: 'Try it' });

  it.each([
    ['list-pets', 'https://api.shop.test:8443/v1', '/pets'],
    ['list-pets', 'https://us.shop.test/v1', '/pets'],
    ['own-server', 'https://own.shop.test', '/own'],
  ])('asks, on %s, %s', async (name, server, path) => {
    const { page, left } = await open(name);
    await form(page).getByLabel('Server').fill(server);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-answer').getByText('200', { exact: true }).waitFor();
    expect(left).toEqual([server + path]);
    expect(await page.locator('.try-answer pre').innerText()).toContain('there');
    await page.context().close();
  });

  it.each([
    ['list-pets', 'https://elsewhere.test'],
    ['list-pets', 'https://asia.shop.test/v1'],
    ['own-server', 'https://api.shop.test:8443/v1'],
  ])('asks, on %s, nobody that the document does not name: %s', async (name, server) => {
    const { page, left } = await open(name);
    await form(page).getByLabel('Server').fill(server);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-problem').waitFor();
    expect(left).toEqual([]);
    await page.context().close();
  });

  it('has the first server of the document in its form', async () => {
    const { page } = await open('list-pets');
    expect(await form(page).getByLabel('Server').inputValue()).toBe('https://api.shop.test:8443/v1');
    await page.context().close();
  });
});
