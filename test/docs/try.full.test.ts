// Trying an operation in Chromium: requests from its page to the reference service, served by it and from the disk.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';
import { startTestService, type TestService } from '../service/harness/test-service.ts';

describe.skipIf(isBrowserMissing)('a request from a page', () => {
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

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // a TCP server's address is no string
  }

  async function open(operation: string, from: 'disk' | 'service' = 'service', place = '#try'): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(
      from === 'service'
        ? `${testService.baseUrl}/docs/operations/${operation}.html${place}`
        : `${pathToFileURL(join(root, `generated/docs/html/operations/${operation}.html`)).href}${place}`,
    );
    return page;
  }

  const form = (page: Page) => page.getByRole('form', { name: 'Try it' });
  const answer = (page: Page) => page.locator('.try-answer');
  const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

  it.each(['disk', 'service'] as const)(
    'loads the form when somebody comes near it, by wheel or by key, from the %s',
    async (from) => {
      const page = await open('update-node-balancer', from, '');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.reload();
      await page.waitForTimeout(300);
      expect(asked.filter((url) => /(?:try|search)\.js$/.test(url))).toEqual([]);
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 100_000);
      await form(page).waitFor();
      await page.reload();
      for (let key = 0; key < 400 && (await page.locator('#try-form :focus').count()) === 0; key++)
        await page.keyboard.press('Tab');
      expect(await page.locator('#try-form :focus').count()).toBe(1);
      await page.close();
    },
  );

  it('does not load the form of a page that is just opened, though it is less than a screen away', async () => {
    const page = await open('list-ssh-keys', 'disk', '');
    const top = await page.evaluate('document.querySelector("#try").getBoundingClientRect().top');
    await page.setViewportSize({ width: 1280, height: Math.ceil(Number(top) * 0.7) });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.waitForTimeout(300);
    expect(asked.filter((url) => url.endsWith('/request-form.js'))).toEqual([]);
    // The first sign of a reader is enough.
    await page.mouse.move(300, 200);
    await form(page).waitFor({ state: 'attached' });
    expect(asked.filter((url) => url.endsWith('/request-form.js'))).toHaveLength(1);
    await page.close();
  });

  it('shows, in a long side navigation, the page that is read', async () => {
    const page = await open('list-ssh-keys', 'disk', '');
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.reload();
    const place = (await page.locator('.menu [aria-current]').boundingBox()) ?? { y: -1, height: 0 };
    expect(place.y).toBeGreaterThan(0);
    expect(place.y + place.height).toBeLessThan(400);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.close();
  });

  it('reaches the service that the page comes from, with token, filter and page', async () => {
    const page = await open('list-longview-clients');
    expect(await form(page).getByLabel('Server').inputValue()).toBe(testService.baseUrl);
    await form(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await form(page).getByLabel('X-Filter').fill('{"label": {"+contains": "e"}}');
    await form(page).getByLabel('page (query)').fill('1');
    await send(page);
    await answer(page).getByText('200', { exact: true }).waitFor();
    const shown = JSON.parse(await answer(page).locator('pre').innerText()) as {
      readonly data: readonly { readonly label: string }[];
    };
    expect(shown.data.length).toBeGreaterThan(0);
    expect(shown.data.every(({ label }) => label.includes('e'))).toBe(true);
    await answer(page)
      .getByText(/^\d+ headers$/)
      .click();
    expect(await answer(page).locator('dt').allInnerTexts()).toContain('content-type');
    await page.close();
  });

  it('keeps server and token for the other pages of the tab, and nowhere else', async () => {
    const page = await open('list-longview-clients');
    await form(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await send(page);
    await answer(page).getByText('200', { exact: true }).waitFor();
    await page.goto(`${testService.baseUrl}/docs/operations/list-ssh-keys.html#try`);
    expect(await form(page).getByLabel('Token').inputValue()).toBe(testService.fixtures.tokens.unrestricted);
    expect(await page.evaluate('localStorage.length + document.cookie.length')).toBe(0);
    const other = await open('list-ssh-keys');
    expect(await form(other).getByLabel('Token').inputValue()).toBe('');
    await page.close();
    await other.close();
  });

  it('works from the disk, and shows what was wrong with a body', async () => {
    const page = await open('create-longview-client', 'disk');
    const body = form(page).getByLabel(/^Body/);
    const example = await body.inputValue();
    await form(page).getByLabel('Server').fill(testService.baseUrl);
    await form(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await body.fill('{"label":');
    await send(page);
    await answer(page).getByText('The body is no JSON').waitFor();
    await body.fill('{"label":"x"}');
    await send(page);
    await answer(page).getByText('400', { exact: true }).waitFor();
    await answer(page).getByText('"label"').waitFor();
    // The example that the page begins with is one that the service takes.
    await body.fill(example);
    await send(page);
    await answer(page).getByText('200', { exact: true }).waitFor();
    await page.close();
  });

  it('asks before it deletes', async () => {
    const page = await open('delete-tag');
    await form(page).getByLabel('Token').fill(testService.fixtures.tokens.unrestricted);
    await form(page)
      .getByLabel(/\(path\)/)
      .fill('staging');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await send(page);
    expect(asked).toEqual([
      `This deletes what the path names. Send it?\n\nDELETE ${testService.baseUrl}/v4/tags/staging`,
    ]);
    expect(await answer(page).innerText()).toBe('');
    page.once('dialog', (dialog) => void dialog.accept());
    await send(page);
    await answer(page).getByText('200', { exact: true }).waitFor();
    await page.close();
  });

  it('can be cancelled', async () => {
    const silent = await serve((request, response) => {
      if (request.method === 'OPTIONS')
        response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }).end();
    });
    const page = await open('list-ssh-keys');
    await form(page).getByLabel('Server').fill(silent);
    await send(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await answer(page).getByText('Cancelled.').waitFor();
    expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    await page.close();
  });

  it.each([
    [
      'a host that does not let it',
      async () => serve((_, response) => response.end('{}')),
      'does not let this page read its answer (CORS)',
    ],
    ['nobody', () => Promise.resolve('http://127.0.0.1:9'), 'No answer from http://127.0.0.1:9'],
    [
      'a host that the page may not ask',
      () => Promise.resolve('https://elsewhere.example'),
      'This page may not ask https://elsewhere.example',
    ],
    ['no address', () => Promise.resolve('nowhere'), 'nowhere is no address of a server.'],
  ] as const)('to %s says so', async (_, server, words) => {
    const page = await open('list-ssh-keys');
    await form(page)
      .getByLabel('Server')
      .fill(await server());
    await send(page);
    await answer(page).getByText(words).waitFor();
    await page.close();
  });
});
