// What happens when a page's form is sent: logging in, granting or refusing access, logging out.

import { isStorable } from '../storage/text.ts';
import { isEqualSecret, randomToken } from '../secrets/vault.ts';
import type { Unit } from '../unit.ts';
import { carriedRequest, refusalPage, staleForm } from './carried.ts';
import { cookieOf, readCookie, setCookie } from './cookies.ts';
import { withFragment, withQuery } from './destination.ts';
import { isRight, noteLogin, passwordOf } from './login.ts';
import { loginPage } from './pages/login.ts';
import { backTo, onTo, replyWith, type Action, type OAuthParts, type Reply, type SentForm } from './parts.ts';
import { isRefused } from './refused.ts';
import type { AuthorizationRequest } from './request.ts';
import {
  beginSession,
  endSession,
  findSession,
  isLoginToken,
  loginLifetime,
  loginToken,
  sessionLifetime,
  type Session,
} from './sessions.ts';
import { beginAttempt, noteSuccess } from './throttle.ts';
import { issueAccessToken, issueCode, lifetime } from './tokens.ts';

/** Logs a user in, and shows the request again. */
export const logIn: Action = async (setting, form) => {
  const { units, vault, authUrl, now } = setting;
  const request = await units('read', (unit) => carriedRequest(unit, form));
  if (isRefused(request)) return refusalPage(request);
  const cookie = readCookie(form.cookies, cookieOf('login', authUrl));
  const username = form.fields.get('username') ?? '';
  const password = form.fields.get('password') ?? '';
  if (!isLoginToken(vault, form.fields.get('csrf') ?? '', cookie, now()))
    return again(setting, request, { username, problem: 'The page had expired. Please try again.' });
  if (username === '' || password === '')
    return again(setting, request, { username, problem: 'Enter your username and your password.' });
  const attempt = { username, address: form.address };
  const wait = await units('write', (unit) => beginAttempt(unit, vault, attempt));
  if (wait !== undefined)
    return again(setting, request, {
      username,
      wait,
      problem: `There were too many attempts. Try again in ${durationOf(wait)}.`,
    });
  const kept = isStorable(username) ? await units('read', (unit) => passwordOf(unit, username)) : null;
  const right = await isRight(password, kept);
  const session = await units('write', async (unit) => {
    const there = isStorable(username) && (await noteLogin(unit, username, right ? 'successful' : 'failed'));
    if (!right || !there) return undefined;
    await noteSuccess(unit, vault, attempt);
    return beginSession(unit, vault, username);
  });
  if (session === undefined)
    return again(setting, request, { username, problem: 'The username or the password is wrong.' });
  return backTo(request.query, [
    setCookie(cookieOf('session', authUrl), session, sessionLifetime),
    setCookie(cookieOf('login', authUrl), undefined, 0),
  ]);
};

function durationOf(seconds: number): string {
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** The login page once more, saying why. */
function again(
  { vault, authUrl, now }: OAuthParts,
  { client, query }: AuthorizationRequest,
  { username, problem, wait }: { readonly username: string; readonly problem: string; readonly wait?: number },
): Reply {
  const cookie = randomToken();
  const page = loginPage({
    client: client.label,
    query,
    csrf: loginToken(vault, cookie, now()),
    username,
    problem,
    status: wait === undefined ? 400 : 429,
  });
  return replyWith(page, {
    cookies: [setCookie(cookieOf('login', authUrl), cookie, loginLifetime)],
    ...(wait !== undefined && { headers: { 'Retry-After': String(wait) } }),
  });
}

/** The session of whoever sent the form, where the form came from a page of that session. */
async function sessionOf(
  { vault, authUrl }: OAuthParts,
  unit: Unit,
  { cookies, fields }: SentForm,
): Promise<Session | 'none' | 'stale'> {
  const session = await findSession(unit, vault, readCookie(cookies, cookieOf('session', authUrl)));
  if (!session) return 'none';
  return isEqualSecret(session.csrf, fields.get('csrf') ?? '') ? session : 'stale';
}

/** Sends the user back to the application, with what was granted or that nothing was. */
export const consent: Action = (setting, form) =>
  setting.units('write', async (unit) => {
    const request = await carriedRequest(unit, form);
    if (isRefused(request)) return refusalPage(request);
    const session = await sessionOf(setting, unit, form);
    if (session === 'none') return backTo(request.query);
    if (session === 'stale') return staleForm();
    const decision = form.fields.get('decision');
    if (decision === 'allow') return onTo(await grant(setting, unit, request, session));
    if (decision !== 'deny') return staleForm();
    const send = request.client.public ? withFragment : withQuery;
    return onTo(
      send(request.redirectUri, {
        error: 'access_denied',
        error_description: 'The user has not allowed access.',
        state: request.state,
      }),
    );
  });

/** A private client gets an exchange code in the query; a public one an access token in the fragment (interface: Authentication). */
async function grant(
  { vault }: OAuthParts,
  unit: Unit,
  { client, redirectUri, challenge, scopes, state }: AuthorizationRequest,
  { username }: Session,
): Promise<string> {
  const granted = { client, username, scopes: scopes.join(' ') };
  if (!client.public)
    return withQuery(redirectUri, {
      code: await issueCode(unit, vault, { ...granted, redirectUri, challenge }),
      state,
    });
  const access_token = await issueAccessToken(unit, vault, granted);
  return withFragment(redirectUri, {
    access_token,
    token_type: 'bearer',
    expires_in: String(lifetime),
    scope: granted.scopes,
    state,
  });
}

/** Logs the user out, and shows the request again, for another account. */
export const logOut: Action = (setting, form) =>
  setting.units('write', async (unit) => {
    const request = await carriedRequest(unit, form);
    if (isRefused(request)) return refusalPage(request);
    const session = await sessionOf(setting, unit, form);
    if (session === 'stale') return staleForm();
    const cookie = cookieOf('session', setting.authUrl);
    const value = readCookie(form.cookies, cookie);
    if (value !== undefined) await endSession(unit, setting.vault, value);
    return backTo(request.query, [setCookie(cookie, undefined, 0)]);
  });
