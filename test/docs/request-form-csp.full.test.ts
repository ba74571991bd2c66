// Request form in docs on a separate host: its content security policy allows only the servers of the document.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBrowserMissing, startBrowser } from '../setup/start-chromium.ts';
import { docsOf, documentOf } from '../targets/docs/generate-docs.ts';
import { openSite, origin } from '../targets/docs/html/open-site.ts';

const operation = (servers?: readonly object[]) => ({
  ...(servers && { servers }),
  responses: { 200: { description: 'OK.' } },
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

describe.skipIf(isBrowserMissing)('the request form on a separate host', () => {
  let browser: Browser;
  let files: ReadonlyMap<string, string>;
  beforeAll(
    async () => void ([browser, { pages: files }] = await Promise.all([startBrowser(), docsOf(document, 'html')])),
  );
  afterAll(() => browser.close());

  /** Opens the page of an operation and records its requests to other origins. */
  async function openOperation(
    operationName: string,
  ): Promise<{ readonly page: Page; readonly externalUrls: string[] }> {
    const externalUrls: string[] = [];
    const page = await openSite(browser, files, []);
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        externalUrls.push(route.request().url());
        return route.fulfill({
          status: 200,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: '{"host": "external"}',
        });
      },
    );
    await page.goto(`${origin}/operations/${operationName}.html#try`);
    return { page, externalUrls };
  }

  const requestForm = (page: Page) => page.getByRole('form', { name: 'Try it' });

  it.each([
    ['list-pets', 'https://api.shop.test:8443/v1', '/pets'],
    ['list-pets', 'https://us.shop.test/v1', '/pets'],
    ['own-server', 'https://own.shop.test', '/own'],
  ])('sends requests from %s to %s', async (name, server, path) => {
    const { page, externalUrls } = await openOperation(name);
    await requestForm(page).getByLabel('Server').fill(server);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-response').getByText('200', { exact: true }).waitFor();
    expect(externalUrls).toEqual([server + path]);
    expect(await page.locator('.try-response pre').innerText()).toContain('external');
    await page.context().close();
  });

  it.each([
    ['list-pets', 'https://elsewhere.test'],
    ['list-pets', 'https://asia.shop.test/v1'],
    ['own-server', 'https://api.shop.test:8443/v1'],
  ])('cannot send requests from %s to the undocumented server %s', async (name, server) => {
    const { page, externalUrls } = await openOperation(name);
    await requestForm(page).getByLabel('Server').fill(server);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-problem').waitFor();
    expect(externalUrls).toEqual([]);
    await page.context().close();
  });

  it('initially shows the first server of the document', async () => {
    const { page } = await openOperation('list-pets');
    expect(await requestForm(page).getByLabel('Server').inputValue()).toBe('https://api.shop.test:8443/v1');
    await page.context().close();
  });
});
