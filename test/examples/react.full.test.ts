// The example application with React in a browser: the same assertions against each server.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../architecture/files.ts';
import { startMockForTest } from '../commands/mock/mock-server.ts';
import { buildProgram, runProgram } from '../service/start/built-program.ts';
import { isBrowserMissing, openPage, startBrowser } from '../setup/start-chromium.ts';
import { generateApplication, serveApplication, type Application } from './built-application.ts';

/** Replaces `fetch` of a page: it counts requests, and requests with PUT wait until they are released. */
const controlledFetch = `
  const send = window.fetch;
  window.requestCounts = {};
  window.fetch = async (...args) => {
    const { method } = new Request(...args);
    window.requestCounts[method] = (window.requestCounts[method] ?? 0) + 1;
    if (method === 'PUT') await new Promise((resolve) => (window.releasePut = resolve));
    return send(...args);
  };
`;

/** What responds to the application: the mode of its build, and the URL of the server. It ends with the test. */
const servers: Readonly<Record<string, () => Promise<readonly [mode: string, url: string]>>> = {
  async 'the reference service'() {
    const built = await buildProgram();
    const service = runProgram(built.main, ['--port', '0', '--data', ':memory:', '--log-level', 'silent']);
    onTestFinished(async () => {
      service.program.kill();
      await service.ended;
      built.remove();
    });
    return ['production', await service.url()];
  },
  async 'the mock server'() {
    const { url } = await startMockForTest({}, [join(root, 'spec/openapi.yaml'), '--cors']);
    return ['production', url];
  },
  // Nothing listens at the URL.
  'Mock Service Worker': () => Promise.resolve(['mocks', 'http://127.0.0.1:9']),
};

let application: Application;
beforeAll(async () => void (application = await generateApplication()));
afterAll(() => application.remove());

it.each(['typescript', 'typescript-7'])('the example with React compiles: %s', (compiler) => {
  const compile = (): string =>
    execFileSync(process.execPath, [join(root, 'node_modules', compiler, 'bin/tsc'), '-p', application.directory], {
      encoding: 'utf8',
    });
  expect(compile()).toBe('');
});

describe.skipIf(isBrowserMissing)('the example with React', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  it.each(Object.entries(servers))('works with %s', async (_name, startServer) => {
    const page = await openPage(browser);
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => void pageErrors.push(error.message));
    await page.addInitScript(controlledFetch);
    const [mode, url] = await startServer();
    await page.goto(await serveApplication(application, mode, url));
    await page.getByLabel('Token').fill('demo-unrestricted-token');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await createClients(page);
    await loadNextPage(page);
    await renameClient(page);
    await deleteClient(page);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

/** Returns the number of clients that the page shows. */
async function shownTotal(page: Page): Promise<number> {
  return Number.parseInt(await page.getByRole('status').innerText(), 10);
}

function countRequests(page: Page, method: string): Promise<number> {
  return page.evaluate(`window.requestCounts[${JSON.stringify(method)}] ?? 0`);
}

/** An invalid label is not sent; a valid one is in the list afterwards. Creates clients for more than a page. */
async function createClients(page: Page): Promise<void> {
  const total = await shownTotal(page);
  const label = page.getByLabel('Label');
  const create = page.getByRole('button', { name: 'Create' });
  await label.fill('a');
  await create.click();
  await page.getByText('Must be 3 to 32 letters, digits, `-` and `_`.').waitFor();
  expect(await countRequests(page, 'POST')).toBe(0);
  for (let count = 1; count <= 25; count++) {
    await label.fill(`created-${count}`);
    await create.click();
    await expect.poll(() => shownTotal(page)).toBe(total + count);
    expect(await label.inputValue()).toBe('');
  }
  expect(await countRequests(page, 'POST')).toBe(25);
}

async function loadNextPage(page: Page): Promise<void> {
  const rows = page.getByRole('listitem');
  const total = await shownTotal(page);
  await expect.poll(() => rows.count()).toBe(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBe(total);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
}

/** A new label is shown before the server has it. If the server rejects it, the old one is shown again. */
async function renameClient(page: Page): Promise<void> {
  const row = page.getByRole('listitem').first();
  const oldLabel = await row.locator('span').innerText();
  const rename = async (label: string): Promise<void> => {
    await row.getByRole('button', { name: 'Rename' }).click();
    await row.getByLabel('New label').fill(label);
    await row.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => row.locator('span').innerText()).toBe(label);
    await page.evaluate('window.releasePut()');
  };
  await rename('?');
  await expect.poll(() => row.locator('span').innerText()).toBe(oldLabel);
  expect(await row.getByRole('alert').innerText()).toBe('Must be 3 to 32 letters, digits, `-` and `_`.');
  await rename('changed');
  await expect.poll(() => row.getByRole('alert').count()).toBe(0);
  await page.reload();
  await expect.poll(() => row.locator('span').innerText()).toBe('changed');
}

async function deleteClient(page: Page): Promise<void> {
  const total = await shownTotal(page);
  const row = page.getByRole('listitem').filter({ hasText: 'changed' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => shownTotal(page)).toBe(total - 1);
  expect(await row.count()).toBe(0);
}
