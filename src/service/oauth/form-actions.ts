// Form actions of the authorization server: login, consent, logout.

import { isStorableText } from '../storage/storable-text.ts';
import { isEqualSecret, randomToken } from '../secrets/secret-crypto.ts';
import { type UnitOfWork, lockRows } from '../unit-of-work.ts';
import {
  parseSubmittedAuthorizationRequest,
  requestErrorPage,
  expiredFormPage,
} from './submitted-authorization-request.ts';
import { oauthCookie, parseCookie, formatSetCookie } from './cookies.ts';
import { appendFragment, appendQuery } from './redirect-uri.ts';
import { loginPage } from './pages/login.ts';
import {
  redirectToAuthorize,
  redirectToClient,
  pageResponse,
  type FormAction,
  type OAuthContext,
  type FormResponse,
  type SubmittedForm,
} from './form-action-types.ts';
import { isOAuthError } from './error-response.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import {
  createSession,
  deleteSession,
  findSession,
  isValidLoginToken,
  loginLifetime,
  createLoginCsrfToken,
  sessionLifetime,
  type Session,
} from './sessions.ts';
import { beginAttempt, recordSuccess } from './login-throttle.ts';
import { issueAccessToken, issueCode, accessTokenLifetime } from './tokens.ts';
import { verifyPassword } from '../secrets/password.ts';
import { fromJson, toJson } from '../storage/json.ts';
import { formatTimestamp } from '../clock.ts';

/** Logs a user in and redirects back to the authorization request. */
export const logIn: FormAction = async (context, form) => {
  const { runUnit, secretCrypto, authUrl, now } = context;
  const request = await runUnit('read', (unit) => parseSubmittedAuthorizationRequest(unit, form));
  if (isOAuthError(request)) return requestErrorPage(request);
  const cookie = parseCookie(form.cookies, oauthCookie('login', authUrl));
  const username = form.fields.get('username') ?? '';
  const password = form.fields.get('password') ?? '';
  if (!isValidLoginToken(secretCrypto, form.fields.get('csrf') ?? '', cookie, now()))
    return renderLoginAgain(context, request, { username, problem: 'The page has expired. Try again.' });
  if (username === '' || password === '')
    return renderLoginAgain(context, request, { username, problem: 'Enter your username and your password.' });
  const attempt = { username, address: form.address };
  const waitSeconds = await runUnit('write', (unit) => beginAttempt(unit, secretCrypto, attempt));
  if (waitSeconds !== undefined)
    return renderLoginAgain(context, request, {
      username,
      wait: waitSeconds,
      problem: `There were too many attempts. Try again in ${formatDuration(waitSeconds)}.`,
    });
  const passwordHash = isStorableText(username)
    ? await runUnit('read', (unit) => loadPasswordHash(unit, username))
    : null;
  const isCorrect = await isPasswordCorrect(password, passwordHash);
  const session = await runUnit('write', async (unit) => {
    const userExists =
      isStorableText(username) && (await recordLogin(unit, username, isCorrect ? 'successful' : 'failed'));
    if (!isCorrect || !userExists) return undefined;
    await recordSuccess(unit, secretCrypto, attempt);
    return createSession(unit, secretCrypto, username);
  });
  if (session === undefined)
    return renderLoginAgain(context, request, { username, problem: 'The username or the password is wrong.' });
  return redirectToAuthorize(request.query, [
    formatSetCookie(oauthCookie('session', authUrl), session, sessionLifetime),
    formatSetCookie(oauthCookie('login', authUrl), undefined, 0),
  ]);
};

function formatDuration(seconds: number): string {
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** Renders the login page again with an error. */
function renderLoginAgain(
  { secretCrypto, authUrl, now }: OAuthContext,
  { client, query }: AuthorizationRequest,
  {
    username,
    problem: error,
    wait: waitSeconds,
  }: { readonly username: string; readonly problem: string; readonly wait?: number },
): FormResponse {
  const cookie = randomToken();
  const page = loginPage({
    client: client.label,
    query,
    csrf: createLoginCsrfToken(secretCrypto, cookie, now()),
    username,
    error,
    status: waitSeconds === undefined ? 400 : 429,
  });
  return pageResponse(page, {
    cookies: [formatSetCookie(oauthCookie('login', authUrl), cookie, loginLifetime)],
    ...(waitSeconds !== undefined && { headers: { 'Retry-After': String(waitSeconds) } }),
  });
}

/** Returns the session of a form; `none` if the user is not logged in, `stale` if the form is from another session. */
async function findFormSession(
  { secretCrypto, authUrl }: OAuthContext,
  unit: UnitOfWork,
  { cookies, fields }: SubmittedForm,
): Promise<Session | 'none' | 'stale'> {
  const session = await findSession(unit, secretCrypto, parseCookie(cookies, oauthCookie('session', authUrl)));
  if (!session) return 'none';
  return isEqualSecret(session.csrf, fields.get('csrf') ?? '') ? session : 'stale';
}

/** Redirects to the client with an authorization code, an access token, or a denial. */
export const consent: FormAction = (context, form) =>
  context.runUnit('write', async (unit) => {
    const request = await parseSubmittedAuthorizationRequest(unit, form);
    if (isOAuthError(request)) return requestErrorPage(request);
    const session = await findFormSession(context, unit, form);
    if (session === 'none') return redirectToAuthorize(request.query);
    if (session === 'stale') return expiredFormPage();
    const decision = form.fields.get('decision');
    if (decision === 'allow') return redirectToClient(await grantAccess(context, unit, request, session));
    if (decision !== 'deny') return expiredFormPage();
    const appendResult = request.client.public ? appendFragment : appendQuery;
    return redirectToClient(
      appendResult(request.redirectUri, {
        error: 'access_denied',
        error_description: 'The user denied access.',
        state: request.state,
      }),
    );
  });

/**
 * Grants access, and returns the redirect URI. Private clients get an authorization code in the query; public clients
 * get an access token in the fragment (spec: Authentication).
 */
async function grantAccess(
  { secretCrypto }: OAuthContext,
  unit: UnitOfWork,
  { client, redirectUri, challenge, scopes, state }: AuthorizationRequest,
  { username }: Session,
): Promise<string> {
  const grant = { client, username, scopes: scopes.join(' ') };
  if (!client.public)
    return appendQuery(redirectUri, {
      code: await issueCode(unit, secretCrypto, { ...grant, redirectUri, challenge }),
      state,
    });
  const access_token = await issueAccessToken(unit, secretCrypto, grant);
  return appendFragment(redirectUri, {
    access_token,
    token_type: 'bearer',
    expires_in: String(accessTokenLifetime),
    scope: grant.scopes,
    state,
  });
}

/** Logs the user out and redirects to the authorization request, so that the user can log in to another account. */
export const logOut: FormAction = (context, form) =>
  context.runUnit('write', async (unit) => {
    const request = await parseSubmittedAuthorizationRequest(unit, form);
    if (isOAuthError(request)) return requestErrorPage(request);
    const session = await findFormSession(context, unit, form);
    if (session === 'stale') return expiredFormPage();
    const cookie = oauthCookie('session', context.authUrl);
    const value = parseCookie(form.cookies, cookie);
    if (value !== undefined) await deleteSession(unit, context.secretCrypto, value);
    return redirectToAuthorize(request.query, [formatSetCookie(cookie, undefined, 0)]);
  });

/** Loads the password hash of a user. Call it outside of a transaction, because verification is slow. */
async function loadPasswordHash({ db }: UnitOfWork, username: string): Promise<string | null> {
  const row = await db.selectFrom('users').where('username', '=', username).select('password').executeTakeFirst();
  return row?.password ?? null;
}

/** Verifies a password. Takes the same time for unknown users. */
function isPasswordCorrect(password: string, hash: string | null): Promise<boolean> {
  return verifyPassword(password, hash);
}

/** Records a login attempt (spec: User, `last_login`). Returns false if the user was deleted in the meantime. */
async function recordLogin(unit: UnitOfWork, username: string, status: 'successful' | 'failed'): Promise<boolean> {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('users').where('username', '=', username).select('value'),
  ).executeTakeFirst();
  if (!row) return false;
  const value = { ...fromJson(row.value), last_login: { login_datetime: formatTimestamp(unit.now), status } };
  await unit.db
    .updateTable('users')
    .set({ value: toJson(value) })
    .where('username', '=', username)
    .execute();
  return true;
}
