// Generated client in a browser page on a different origin: implicit flow, lists, filters, updates, and errors.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../harness/test-service.ts';
import { isBrowserMissing, startBrowser, openPage } from '../../setup/start-chromium.ts';

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'browser-app-script.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

describe.skipIf(isBrowserMissing)('the generated client in Chromium', () => {
  it('has exactly the access that the user granted', async () => {
    const service = await startTestService({ storage: 'sqlite' });
    const browser = await startBrowser();
    const pageServer = createServer();
    try {
      await new Promise<void>((resolve) => pageServer.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(pageServer.address() as AddressInfo).port}`;
      const created = await service
        .client()
        .oauthClients.createOAuthClient({ body: { label: 'A page', redirect_uri: `${url}/callback`, public: true } });
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      const pageParameters = JSON.stringify({ baseUrl: service.baseUrl, clientId: created.data.id });
      const html = `<!doctype html><title>A page</title><link rel="icon" href="data:,"><output></output><script>const pageParameters = ${pageParameters}</script><script type="module">${await bundlePage()}</script>`;
      pageServer.on('request', (_, response) =>
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
      );

      const page = await openPage(browser);
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      await page.goto(url);
      await page.getByLabel('Username').fill('demo');
      await page.getByLabel('Password').fill('demo-password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await page.getByText('{').waitFor();
      expect(JSON.parse((await page.locator('output').textContent()) ?? '')).toEqual({
        filtered: [true],
        changed: 'from-a-page',
        rejected: [400, ['label']],
        forbidden: 403,
        scopes: ['domains:read_only', 'longview:read_write'],
      });
      expect(pageErrors).toEqual([]);
      expect(service.reportedErrors).toEqual([]);
    } finally {
      pageServer.closeAllConnections();
      pageServer.close();
      await browser.close();
      await service.close();
    }
  }, 120_000);
});
