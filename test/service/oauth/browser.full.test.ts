// The authorization flows in a browser, by keyboard only and without JavaScript on the service's pages.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../harness/test-service.ts';
import { startApplication, type Application } from './application.ts';
import { isBrowserMissing, startBrowser, openPage } from '../../setup/start-chromium.ts';

describe.skipIf(isBrowserMissing)('authorization in Chromium', () => {
  let service: TestService;
  let browser: Browser;
  const applications: Application[] = [];

  beforeAll(async () => {
    service = await startTestService({ storage: 'sqlite' });
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    for (const application of applications) await application.close();
    await service.close();
  });

  /** Opens an application's page in a new browser context, follows its link, and collects console messages. */
  async function visit(
    kind: 'private' | 'public',
    javaScriptEnabled: boolean,
  ): Promise<{ readonly page: Page; readonly pageErrors: readonly string[] }> {
    const application = await startApplication(service, kind);
    applications.push(application);
    const page = await openPage(browser, { javaScriptEnabled });
    const pageErrors: string[] = [];
    page.on('console', (message) => pageErrors.push(message.text()));
    page.on('pageerror', (error) => pageErrors.push(error.message));
    await page.goto(application.url);
    await page.getByRole('link', { name: 'Connect my account' }).click();
    return { page, pageErrors };
  }

  it('completes the code flow by keyboard only, without JavaScript', async () => {
    const { page, pageErrors } = await visit('private', false);
    expect(await page.title()).toBe('Log in');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    // The first field has the focus.
    await page.keyboard.type('demo');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toBe('Error: Log in');
    expect(await page.getByRole('alert').textContent()).toBe('The username or the password is wrong.');
    expect(await page.getByLabel('Username').inputValue()).toBe('demo');
    expect(await page.getByLabel('Password').getAttribute('aria-describedby')).toBe(
      await page.getByRole('alert').getAttribute('id'),
    );
    await page.keyboard.type('demo-password');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Allow access for A private application?' }).waitFor();
    const requestedScopes = await page
      .getByRole('list', { name: 'Requested access' })
      .getByRole('listitem')
      .allTextContents();
    expect(requestedScopes).toEqual([
      'Read compute instances and their backups',
      'Read users, payment methods, OAuth clients, tags, profiles and managed services',
    ]);
    const focusedTexts: string[] = [];
    for (let pressCount = 0; pressCount < 3; pressCount++) {
      await page.keyboard.press('Tab');
      focusedTexts.push(await page.locator(':focus').innerText());
    }
    expect(focusedTexts).toEqual(['Use another account', 'Allow', 'Do not allow']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('200 web-1 application-state').waitFor();
    expect(new URL(page.url()).pathname).toBe('/callback');
    // The browser logs the 400 of a failed login; there are no other errors.
    expect(pageErrors.filter((pageError) => !pageError.includes('400 (Bad Request)'))).toEqual([]);
    await page.context().close();
  }, 60_000);

  it('completes the implicit flow, including a cross-origin call', async () => {
    const { page, pageErrors } = await visit('public', true);
    await page.getByLabel('Username').fill('second-admin');
    await page.getByLabel('Password').fill('second-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Access ends after two hours.').waitFor();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByText('200 web-1 application-state').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  }, 60_000);

  it('can be denied after switching to another account', async () => {
    const { page } = await visit('private', false);
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password').fill('demo-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByLabel('Username').fill('restricted');
    await page.getByLabel('Password').fill('restricted-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('restricted', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await page.getByText('access_denied application-state').waitFor();
    await page.context().close();
  }, 60_000);

  it('shows an error for an invalid link', async () => {
    const page = await openPage(browser);
    const response = await page.goto(`${service.baseUrl}/oauth/authorize?client_id=unknown&scope=*`);
    expect(response?.status()).toBe(400);
    expect(await page.getByRole('alert').textContent()).toContain('There is no such client.');
    await page.close();
  }, 60_000);
});
