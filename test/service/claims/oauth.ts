// The authorisation host, as a browser and an application talk to it.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { memberwise } from './answers.ts';

/** The public client of the demo world. */
export const publicClient = '4f1c8a6e2b7d9035c1e8';

/** Where its clients are redirected. */
export const redirects = {
  private: 'https://app.example.com/callback',
  public: 'https://spa.example.com/done',
} as const;

export type Form = Readonly<Record<string, string>>;

/** Sends a form, as browsers encode it. */
export function sendForm(world: World, path: string, fields: Form, cookie = ''): Promise<RawResponse> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { Cookie: cookie }) };
  return world.raw('POST', path, { headers, body: new URLSearchParams(fields).toString() });
}

/** The same fields as `multipart/form-data`. */
export function sendMultipart(world: World, path: string, fields: Form): Promise<RawResponse> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--border\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return world.raw('POST', path, {
    headers: { 'Content-Type': 'multipart/form-data; boundary=border' },
    body: `${parts.join('')}--border--\r\n`,
  });
}

/** What a page's form carries hidden. */
export function hidden({ text }: RawResponse): Form {
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

/** The cookie of that name that an answer sets, as a browser sends it back. */
export function cookieFrom({ headers }: RawResponse, name: string): string {
  const found = new RegExp(`${name}=[0-9a-f]+`).exec(headers['set-cookie'] ?? '')?.[0];
  assert.ok(found !== undefined, `no cookie ${name} in ${headers['set-cookie'] ?? 'nothing'}`);
  return found;
}

export const authorizePath = (query: Form): string => `/oauth/authorize?${new URLSearchParams(query).toString()}`;

/** Logs a user in by the login page; the session's cookie. */
export async function logIn(world: World, query: Form, username: string, password: string): Promise<string> {
  const page = await world.raw('GET', authorizePath(query));
  assert.equal(page.status, 200, page.text);
  const answer = await sendForm(
    world,
    '/oauth/login',
    { ...hidden(page), username, password },
    cookieFrom(page, 'ashlar_login'),
  );
  assert.equal(answer.status, 303, answer.text);
  assert.equal(answer.headers['location'], authorizePath(query));
  return cookieFrom(answer, 'ashlar_session');
}

/** The session of each world, since logging in is slow by design. */
const sessions = new WeakMap<World, string>();

/** The page that asks whether to grant access, logging in where nobody is yet. */
export async function consentPage(
  world: World,
  query: Form,
): Promise<{ readonly page: RawResponse; readonly cookie: string }> {
  const known = sessions.get(world) ?? '';
  const page = await world.raw('GET', authorizePath(query), { headers: { Cookie: known } });
  if (page.text.includes('action="/oauth/consent"')) return { page, cookie: known };
  const cookie = await logIn(world, query, 'demo', 'demo-password');
  sessions.set(world, cookie);
  return { page: await world.raw('GET', authorizePath(query), { headers: { Cookie: cookie } }), cookie };
}

/** Grants what is asked for as a user who has logged in, and answers where the browser is sent. */
export async function grantAccess(world: World, query: Form): Promise<URL> {
  const { page, cookie } = await consentPage(world, query);
  const answer = await sendForm(world, '/oauth/consent', { ...hidden(page), decision: 'allow' }, cookie);
  assert.equal(answer.status, 302, answer.text);
  return new URL(answer.headers['location'] ?? '');
}

/** What identifies the private client at the token endpoint. */
export function credentials({ fixtures: { oauth } }: World): {
  readonly client_id: string;
  readonly client_secret: string;
} {
  return { client_id: oauth.client_id, client_secret: oauth.client_secret };
}

/** A new exchange code of the private client, by the pages. */
export async function newCode(world: World, scope: string): Promise<string> {
  const url = await grantAccess(world, { client_id: world.fixtures.oauth.client_id, scope });
  return url.searchParams.get('code') ?? '';
}

export interface Tokens {
  readonly scope: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

/** The tokens of an answer of the token endpoint, which must be a success. */
export function tokensOf({ status, json, text }: RawResponse): Tokens {
  assert.equal(status, 200, text);
  const { scope, access_token, refresh_token, token_type, expires_in } = memberwise(json);
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
export const exchange = (world: World, code: string, client: Form = credentials(world)): Promise<RawResponse> =>
  sendForm(world, '/oauth/token', { ...client, code });

/** Refreshes. */
export const refresh = (world: World, refresh_token: string, client: Form = credentials(world)): Promise<RawResponse> =>
  sendForm(world, '/oauth/token', { grant_type: 'refresh_token', ...client, refresh_token });

/** Asserts that the authorisation host refuses, with the error of RFC 6749 beside the interface's body. */
export function refusedWith({ status, json, text }: RawResponse, expected: number, error: string): void {
  assert.equal(status, expected, text);
  const body = memberwise(json);
  assert.equal(body['error'], error, text);
  assert.ok(typeof body['error_description'] === 'string' && body['error_description'] !== '');
  const { errors } = body;
  assert.ok(
    Array.isArray(errors) &&
      errors.length > 0 &&
      errors.every((each) => typeof memberwise(each)['reason'] === 'string'),
    text,
  );
}

/** The status of reading an instance with a token. */
export async function statusWith(world: World, token: string): Promise<number> {
  return (await world.raw('GET', `/v4/compute/instances/${world.fixtures.compute_id}`, { token })).status;
}
