// Helpers that use the authorization server as a browser and an application do.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { asRecord } from './response-assertions.ts';

/** The public client in the demo seed data. */
export const publicClient = '4f1c8a6e2b7d9035c1e8';

/** The redirect URIs of the demo clients. */
export const redirects = {
  private: 'https://app.example.com/callback',
  public: 'https://spa.example.com/done',
} as const;

export type Form = Readonly<Record<string, string>>;

/** Sends a form as `application/x-www-form-urlencoded`. */
export function sendForm(service: TestService, path: string, fields: Form, cookie = ''): Promise<RawResponse> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { Cookie: cookie }) };
  return service.raw('POST', path, { headers, body: new URLSearchParams(fields).toString() });
}

/** Sends a form as `multipart/form-data`. */
export function sendMultipart(service: TestService, path: string, fields: Form): Promise<RawResponse> {
  const formParts = Object.entries(fields).map(
    ([name, value]) => `--border\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return service.raw('POST', path, {
    headers: { 'Content-Type': 'multipart/form-data; boundary=border' },
    body: `${formParts.join('')}--border--\r\n`,
  });
}

/** Returns the hidden fields of a page's form. */
export function hiddenFields({ text }: RawResponse): Form {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return Object.fromEntries(
    inputs.map(([, name = '', value = '']) => [
      name,
      value
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ]),
  );
}

/** Returns a cookie that a response sets, as a `Cookie` header. */
export function cookieFromResponse({ headers }: RawResponse, name: string): string {
  const match = new RegExp(`${name}=[0-9a-f]+`).exec(headers['set-cookie'] ?? '')?.[0];
  assert.ok(match !== undefined, `missing cookie ${name}: ${headers['set-cookie'] ?? 'no cookies are set'}`);
  return match;
}

export const authorizePath = (query: Form): string => `/oauth/authorize?${new URLSearchParams(query).toString()}`;

/** Logs a user in and returns the session cookie. */
export async function logIn(service: TestService, query: Form, username: string, password: string): Promise<string> {
  const page = await service.raw('GET', authorizePath(query));
  assert.equal(page.status, 200, page.text);
  const response = await sendForm(
    service,
    '/oauth/login',
    { ...hiddenFields(page), username, password },
    cookieFromResponse(page, 'ashlar_login'),
  );
  assert.equal(response.status, 303, response.text);
  assert.equal(response.headers['location'], authorizePath(query));
  return cookieFromResponse(response, 'ashlar_session');
}

/** Cached session cookie of each service, because logging in is slow by design. */
const sessionCookies = new WeakMap<TestService, string>();

/** Returns the consent page, after logging in if necessary. */
export async function consentPage(
  service: TestService,
  query: Form,
): Promise<{ readonly page: RawResponse; readonly cookie: string }> {
  const sessionCookie = sessionCookies.get(service) ?? '';
  const page = await service.raw('GET', authorizePath(query), { headers: { Cookie: sessionCookie } });
  if (page.text.includes('action="/oauth/consent"')) return { page, cookie: sessionCookie };
  const cookie = await logIn(service, query, 'demo', 'demo-password');
  sessionCookies.set(service, cookie);
  return { page: await service.raw('GET', authorizePath(query), { headers: { Cookie: cookie } }), cookie };
}

/** Grants access as the logged-in user and returns the redirect URL. */
export async function grantAccess(service: TestService, query: Form): Promise<URL> {
  const { page, cookie } = await consentPage(service, query);
  const response = await sendForm(service, '/oauth/consent', { ...hiddenFields(page), decision: 'allow' }, cookie);
  assert.equal(response.status, 302, response.text);
  return new URL(response.headers['location'] ?? '');
}

/** Returns the credentials of the private client for the token endpoint. */
export function credentials({ fixtures: { oauth } }: TestService): {
  readonly client_id: string;
  readonly client_secret: string;
} {
  return { client_id: oauth.client_id, client_secret: oauth.client_secret };
}

/** Requests an authorization code for the private client. */
export async function requestCode(service: TestService, scope: string): Promise<string> {
  const url = await grantAccess(service, { client_id: service.fixtures.oauth.client_id, scope });
  return url.searchParams.get('code') ?? '';
}

export interface Tokens {
  readonly scope: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

/** Asserts that a token request succeeded and returns the tokens. */
export function expectTokens({ status, json, text }: RawResponse): Tokens {
  assert.equal(status, 200, text);
  const { scope, access_token, refresh_token, token_type, expires_in } = asRecord(json);
  assert.ok(
    typeof scope === 'string' &&
      typeof access_token === 'string' &&
      typeof refresh_token === 'string' &&
      typeof token_type === 'string' &&
      typeof expires_in === 'number',
    text,
  );
  return { scope, access_token, refresh_token, token_type, expires_in };
}

/** Exchanges a code. */
export const exchange = (
  service: TestService,
  code: string,
  client: Form = credentials(service),
): Promise<RawResponse> => sendForm(service, '/oauth/token', { ...client, code });

/** Refreshes an access token. */
export const refresh = (
  service: TestService,
  refresh_token: string,
  client: Form = credentials(service),
): Promise<RawResponse> => sendForm(service, '/oauth/token', { grant_type: 'refresh_token', ...client, refresh_token });

/** Asserts an RFC 6749 error that also has the API's error body. */
export function expectOAuthError({ status, json, text }: RawResponse, expected: number, error: string): void {
  assert.equal(status, expected, text);
  const body = asRecord(json);
  assert.equal(body['error'], error, text);
  assert.ok(typeof body['error_description'] === 'string' && body['error_description'] !== '');
  const { errors } = body;
  assert.ok(
    Array.isArray(errors) &&
      errors.length > 0 &&
      errors.every((entry) => typeof asRecord(entry)['reason'] === 'string'),
    text,
  );
}

/** Returns the status of a request for an instance with this token. */
export async function statusWithToken(service: TestService, token: string): Promise<number> {
  return (await service.raw('GET', `/v4/compute/instances/${service.fixtures.compute_id}`, { token })).status;
}
