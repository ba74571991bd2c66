// OAuth 2.0: how an application is let in by a user, gets its tokens, and keeps them fresh (RFC 6749).

import type { TokenSource } from './bearer-token.ts';
import type { Fetch } from './client.ts';
import { connectionError } from './network-error.ts';
import { limitBody } from './response-body.ts';

/** An application, and where it gets its tokens. */
export interface OAuthClient {
  readonly clientId: string;
  /** Of a private client; a public one has none. */
  readonly clientSecret?: string | undefined;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where tokens are refreshed, if not at `tokenUrl`. */
  readonly refreshUrl?: string | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /**
   * Milliseconds that the server of the tokens may take.
   *
   * @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Bytes of a response of the token endpoint. A larger one throws a ConnectionError.
   *
   * @default 1048576
   */
  readonly maxResponseSize?: number | undefined;
}

export interface Tokens {
  readonly accessToken: string;
  /** Absent where the user has to log in again. */
  readonly refreshToken?: string;
  /** When the access token expires: milliseconds since 1970. */
  readonly expiresAt?: number;
  readonly scope?: string;
}

/** Thrown where the authorization server refuses. `code` is one of RFC 6749, like `invalid_grant`, or the HTTP status. */
export interface OAuthError extends Error {
  readonly name: 'OAuthError';
  readonly code: string;
}

/** Whether something that was thrown is an OAuthError. */
export function isOAuthError(thrown: unknown): thrown is OAuthError {
  return thrown instanceof Error && thrown.name === 'OAuthError' && 'code' in thrown;
}

/** What a user is asked. */
export interface Asking {
  /** `code` for the authorization code flow, `token` for the implicit one. */
  readonly responseType: 'code' | 'token';
  readonly redirectUri?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** What comes back with the answer, so that nobody else's is taken for it: something that cannot be guessed. */
  readonly state: string;
}

/** The page that a user is sent to. */
export function authorizationUrl(
  { clientId, authorizationUrl: page }: OAuthClient,
  { responseType, redirectUri, scopes, state }: Asking,
): string {
  const url = new URL(page);
  const asked = {
    response_type: responseType,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes?.join(' '),
    state,
  };
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The answer that the user comes back with: the exchange code, or at once the tokens. Throws an OAuthError where that is a refusal, or not the answer to `state`. */
export function answerIn(location: string, state: string): { readonly code: string } | { readonly tokens: Tokens } {
  const { search, hash } = new URL(location);
  const given = new URLSearchParams(search);
  new URLSearchParams(hash.slice(1)).forEach((value, name) => {
    given.set(name, value);
  });
  if (given.get('state') !== state) throw oauthError('invalid_state', 'the answer has another state than the question');
  const error = given.get('error');
  if (error !== null) throw oauthError(error, given.get('error_description') ?? 'the user or the server refused');
  const code = given.get('code');
  return code === null ? { tokens: tokensFrom(Object.fromEntries(given), undefined) } : { code };
}

/** The tokens for an exchange code. */
export function exchangeCode(client: OAuthClient, code: string, redirectUri?: string): Promise<Tokens> {
  return asked(client, client.tokenUrl, { grant_type: 'authorization_code', code, redirect_uri: redirectUri });
}

/** Fresh tokens for a refresh token, which may be spent by it: what comes back has the one to use next. */
export function refreshTokens(client: OAuthClient, refreshToken: string): Promise<Tokens> {
  return asked(
    client,
    client.refreshUrl ?? client.tokenUrl,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    refreshToken,
  );
}

/** A source of tokens, and the tokens that it has. */
export type OAuthSource = TokenSource & { readonly tokens: Tokens };

/**
 * A source that refreshes tokens shortly before they expire, and where a server refuses them: once for all calls that wait.
 * A token that cannot be refreshed is used as long as it is good. `onTokens` is told of each new pair before it is used, so
 * that it can be kept; what it throws is thrown by the calls that wait.
 */
export function oauthToken(
  client: OAuthClient,
  tokens: Tokens,
  onTokens?: (tokens: Tokens) => void | Promise<void>,
): OAuthSource {
  let current = tokens;
  // How long a life the first ones had nobody knows.
  let early = longestEarly;
  let refreshing: Promise<Tokens> | undefined;
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    const fresh = await refreshTokens(client, refreshToken);
    // First of all: the refresh token before this one may be spent.
    current = fresh;
    early = earliness(fresh);
    await onTokens?.(fresh);
    return fresh;
  };
  const source: TokenSource = async (refused) => {
    const { accessToken, refreshToken, expiresAt = Infinity } = current;
    const stale = refused === accessToken || expiresAt - early < Date.now();
    if (!stale || refreshToken === undefined) return accessToken;
    refreshing ??= refresh(refreshToken).finally(() => (refreshing = undefined));
    try {
      return (await refreshing).accessToken;
    } catch (thrown) {
      if (current.accessToken !== accessToken || refused === accessToken || expiresAt <= Date.now()) throw thrown;
      return accessToken;
    }
  };
  return Object.defineProperty(source, 'tokens', { get: () => current }) as OAuthSource;
}

/** Milliseconds before a token expires: one that expires on its way is of no use. */
const longestEarly = 30_000;

/** When a fresh token is refreshed again, in milliseconds before it expires: not in the first half of its life. */
function earliness({ expiresAt = Infinity }: Tokens): number {
  return Math.min(longestEarly, Math.max(0, expiresAt - Date.now()) / 2);
}

async function asked(
  client: OAuthClient,
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
  before?: string,
): Promise<Tokens> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...parameters,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  }))
    if (value !== undefined) body.set(name, value);
  // As text, so that every fetch takes it.
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' });
  const signal = AbortSignal.timeout(client.timeout ?? 30_000);
  const sent = (client.fetch ?? globalThis.fetch)(url, { method: 'POST', headers, body: body.toString(), signal });
  const response = await sent.catch((thrown: unknown) => {
    throw connectionError('oauthToken', thrown);
  });
  const read = limitBody(response, client.maxResponseSize ?? 2 ** 20).json();
  const answer = (await read.catch((thrown: unknown) => {
    if (thrown instanceof RangeError) throw connectionError('oauthToken', thrown);
  })) as Readonly<Record<string, unknown>> | undefined;
  if (response.ok && answer) return tokensFrom(answer, before);
  const { error, error_description: description } = answer ?? {};
  throw oauthError(
    typeof error === 'string' ? error : String(response.status),
    typeof description === 'string' ? description : `${url} answered ${response.status}`,
  );
}

/** Where a server gives no new refresh token, the one before stays good. */
function tokensFrom(answer: Readonly<Record<string, unknown>>, before: string | undefined): Tokens {
  const { access_token: accessToken, refresh_token: refreshToken = before, expires_in: lifetime, scope } = answer;
  if (typeof accessToken !== 'string' || accessToken === '')
    throw oauthError('invalid_response', 'the answer has no access token');
  const seconds = lifetime === undefined || lifetime === '' ? NaN : Number(lifetime);
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(Number.isFinite(seconds) && { expiresAt: Date.now() + seconds * 1000 }),
    ...(typeof scope === 'string' && { scope }),
  };
}

function oauthError(code: string, message: string): OAuthError {
  return Object.assign(new Error(`${code}: ${message}`), { name: 'OAuthError', code } as const);
}
