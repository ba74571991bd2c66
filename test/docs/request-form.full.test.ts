// Request form in Chromium: requests to the reference service from pages that it serves and from pages on disk.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser, openPage } from '../setup/start-chromium.ts';
import { startTestService, type TestService } from '../service/harness/test-service.ts';

describe.skipIf(isBrowserMissing)('an operation page', () => {
  let testService: TestService;
  let browser: Browser;
  const servers: Server[] = [];

  beforeAll(async () => {
    testService = await startTestService({ storage: 'sqlite' });
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
    await testService.close();
  });

  /** Starts a server and returns its URL. */
  async function startServer(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // an object for TCP servers
  }

  async function openOperation(
    operation: string,
    from: 'disk' | 'service' = 'service',
    fragment = '#try',
  ): Promise<Page> {
    const page = await openPage(browser);
    await page.goto(
      from === 'service'
        ? `${testService.baseUrl}/docs/operations/${operation}.html${fragment}`
        : `${pathToFileURL(join(root, `generated/docs/html/operations/${operation}.html`)).href}${fragment}`,
    );
    return page;
  }

  const requestForm = (page: Page) => page.getByRole('form', { name: 'Try it' });
  const responsePanel = (page: Page) => page.locator('.try-response');
  const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

  it.each(['disk', 'service'] as const)(
    'loads the request form when the reader approaches it by scrolling or by keyboard, from the %s',
    async (from) => {
      const page = await openOperation('update-node-balancer', from, '');
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      expect(requestedUrls.filter((url) => /(?:request-form|search)\.js$/.test(url))).toEqual([]);
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 100_000);
      await requestForm(page).waitFor();
      await page.reload();
      for (let key = 0; key < 400 && (await page.locator('#try-form :focus').count()) === 0; key++)
        await page.keyboard.press('Tab');
      expect(await page.locator('#try-form :focus').count()).toBe(1);
      await page.close();
    },
  );

  it('does not load the request form before the first user input, even if it is almost in view', async () => {
    const page = await openOperation('list-ssh-keys', 'disk', '');
    const top = await page.evaluate('document.querySelector("#try").getBoundingClientRect().top');
    await page.setViewportSize({ width: 1280, height: Math.ceil(Number(top) * 0.7) });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    expect(requestedUrls.filter((url) => url.endsWith('/request-form.js'))).toEqual([]);
    // Any user input starts loading.
    await page.mouse.move(300, 200);
    await requestForm(page).waitFor({ state: 'attached' });
    expect(requestedUrls.filter((url) => url.endsWith('/request-form.js'))).toHaveLength(1);
    await page.close();
  });

  it('has a side navigation that is scrolled to the current page', async () => {
    const page = await openOperation('list-ssh-keys', 'disk', '');
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.reload();
    const box = (await page.locator('.menu [aria-current]').boundingBox()) ?? { y: -1, height: 0 };
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThan(400);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.close();
  });

  it('sends a request to the service that serves it, with token, filter, and page number', async () => {
    const page = await openOperation('list-longview-clients');
    expect(await requestForm(page).getByLabel('Server').inputValue()).toBe(testService.baseUrl);
    await requestForm(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await requestForm(page).getByLabel('X-Filter').fill('{"label": {"+contains": "e"}}');
    await requestForm(page).getByLabel('page (query)').fill('1');
    await send(page);
    await responsePanel(page).getByText('200', { exact: true }).waitFor();
    const responseBody = JSON.parse(await responsePanel(page).locator('pre').innerText()) as {
      readonly data: readonly { readonly label: string }[];
    };
    expect(responseBody.data.length).toBeGreaterThan(0);
    expect(responseBody.data.every(({ label }) => label.includes('e'))).toBe(true);
    await responsePanel(page)
      .getByText(/^\d+ headers$/)
      .click();
    expect(await responsePanel(page).locator('dt').allInnerTexts()).toContain('content-type');
    await page.close();
  });

  it('shares the server and the token only with other pages in the same tab', async () => {
    const page = await openOperation('list-longview-clients');
    await requestForm(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await send(page);
    await responsePanel(page).getByText('200', { exact: true }).waitFor();
    await page.goto(`${testService.baseUrl}/docs/operations/list-ssh-keys.html#try`);
    expect(await requestForm(page).getByLabel('Token').inputValue()).toBe(testService.fixtures.tokens.unrestricted);
    expect(await page.evaluate('localStorage.length + document.cookie.length')).toBe(0);
    const otherTab = await openOperation('list-ssh-keys');
    expect(await requestForm(otherTab).getByLabel('Token').inputValue()).toBe('');
    await page.close();
    await otherTab.close();
  });

  it('sends requests if it is opened from disk, and reports invalid bodies', async () => {
    const page = await openOperation('create-longview-client', 'disk');
    const body = requestForm(page).getByLabel(/^Body/);
    const example = await body.inputValue();
    await requestForm(page).getByLabel('Server').fill(testService.baseUrl);
    await requestForm(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await body.fill('{"label":');
    await send(page);
    await responsePanel(page).getByText('The body is not valid JSON').waitFor();
    await body.fill('{"label":"x"}');
    await send(page);
    await responsePanel(page).getByText('400', { exact: true }).waitFor();
    await responsePanel(page).getByText('"label"').waitFor();
    // The service must accept the initial example.
    await body.fill(example);
    await send(page);
    await responsePanel(page).getByText('200', { exact: true }).waitFor();
    await page.close();
  });

  it('requires confirmation before it sends a DELETE request', async () => {
    const page = await openOperation('delete-tag');
    await requestForm(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await requestForm(page)
      .getByLabel(/\(path\)/)
      .fill('staging');
    const dialogMessages: string[] = [];
    page.once('dialog', (dialog) => {
      dialogMessages.push(dialog.message());
      void dialog.dismiss();
    });
    await send(page);
    expect(dialogMessages).toEqual([
      `This request deletes the resource that the path identifies. Send it?\n\nDELETE ${testService.baseUrl}/v4/tags/staging`,
    ]);
    expect(await responsePanel(page).innerText()).toBe('');
    page.once('dialog', (dialog) => void dialog.accept());
    await send(page);
    await responsePanel(page).getByText('200', { exact: true }).waitFor();
    await page.close();
  });

  it('cancels a pending request', async () => {
    const unresponsiveUrl = await startServer((request, response) => {
      if (request.method === 'OPTIONS')
        response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }).end();
    });
    const page = await openOperation('list-ssh-keys');
    await requestForm(page).getByLabel('Server').fill(unresponsiveUrl);
    await send(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await responsePanel(page).getByText('Canceled.').waitFor();
    expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    await page.close();
  });

  it.each([
    [
      'a host without CORS',
      async () => startServer((_, response) => response.end('{}')),
      'does not allow this page to read the response (CORS)',
    ],
    ['an unreachable host', () => Promise.resolve('http://127.0.0.1:9'), 'No response from http://127.0.0.1:9'],
    [
      'a host outside the content security policy',
      () => Promise.resolve('https://elsewhere.example'),
      'This page cannot send requests to https://elsewhere.example',
    ],
    ['an invalid URL', () => Promise.resolve('not-a-url'), 'not-a-url is not a valid server URL.'],
  ] as const)('reports a request to %s', async (_, createServerUrl, message) => {
    const page = await openOperation('list-ssh-keys');
    await requestForm(page)
      .getByLabel('Server')
      .fill(await createServerUrl());
    await send(page);
    await responsePanel(page).getByText(message).waitFor();
    await page.close();
  });
});
