// OAuth 2.0 (RFC 6749): authorization, token requests, and token refresh.

import type { TokenSource } from './bearer-token.js';
import type { Fetch } from './client.js';
import { createConnectionError } from './connection-error.js';
import { limitResponseBody } from './limit-response-body.js';

/** An OAuth client and its endpoints. */
export interface OAuthClient {
  readonly clientId: string;
  /** Secret of a confidential client; public clients have none. */
  readonly clientSecret?: string | undefined;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /**
   * Endpoint that refreshes tokens.
   *
   * @default tokenUrl
   */
  readonly refreshUrl?: string | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /**
   * Timeout of a token request in milliseconds.
   *
   * @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Maximum size of a token response in bytes. A larger one throws a `ConnectionError`.
   *
   * @default 1048576
   */
  readonly maxResponseSize?: number | undefined;
}

export interface OAuthTokens {
  readonly accessToken: string;
  /** Absent if the user must log in again after expiry. */
  readonly refreshToken?: string;
  /** Expiry of the access token in milliseconds since 1970. */
  readonly expiresAt?: number;
  readonly scope?: string;
}

/**
 * Thrown if the authorization server returns an error. `code` is an error code of RFC 6749, such as `invalid_grant`, or
 * the HTTP status.
 */
export interface OAuthError extends Error {
  readonly name: 'OAuthError';
  readonly code: string;
}

/** Type guard for `OAuthError`. */
export function isOAuthError(error: unknown): error is OAuthError {
  return error instanceof Error && error.name === 'OAuthError' && 'code' in error;
}

/** Parameters of an authorization request. */
export interface AuthorizationRequest {
  /** `code` for the authorization code flow, `token` for the implicit flow. */
  readonly responseType: 'code' | 'token';
  readonly redirectUri?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** Unguessable value that the redirect repeats, as protection against CSRF (RFC 6749, section 10.12). */
  readonly state: string;
}

/** Returns the URL to which the application sends the user. */
export function buildAuthorizationUrl(
  { clientId, authorizationUrl: endpoint }: OAuthClient,
  { responseType, redirectUri, scopes, state }: AuthorizationRequest,
): string {
  const url = new URL(endpoint);
  const parameters = {
    response_type: responseType,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes?.join(' '),
    state,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Parses the URL to which the server redirected the user. Returns the authorization code, or the tokens in the implicit
 * flow.
 *
 * @throws OAuthError if the redirect reports an error or has a different `state`
 */
export function parseRedirect(
  location: string,
  state: string,
): { readonly code: string } | { readonly tokens: OAuthTokens } {
  const { search, hash } = new URL(location);
  const parameters = new URLSearchParams(search);
  new URLSearchParams(hash.slice(1)).forEach((value, name) => {
    parameters.set(name, value);
  });
  if (parameters.get('state') !== state)
    throw createOAuthError('invalid_state', 'the `state` of the redirect differs from that of the request');
  const error = parameters.get('error');
  if (error !== null)
    throw createOAuthError(error, parameters.get('error_description') ?? 'the user or the server denied the request');
  const code = parameters.get('code');
  return code === null ? { tokens: parseTokens(Object.fromEntries(parameters), undefined) } : { code };
}

/** Requests the tokens for an authorization code. */
export function exchangeCode(client: OAuthClient, code: string, redirectUri?: string): Promise<OAuthTokens> {
  return requestTokens(client, client.tokenUrl, { grant_type: 'authorization_code', code, redirect_uri: redirectUri });
}

/**
 * Requests new tokens for a refresh token. The server may invalidate that token, so use the refresh token of the
 * result next time.
 */
export function refreshTokens(client: OAuthClient, refreshToken: string): Promise<OAuthTokens> {
  return requestTokens(
    client,
    client.refreshUrl ?? client.tokenUrl,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    refreshToken,
  );
}

/** A token source with its current tokens. */
export type OAuthTokenSource = TokenSource & { readonly tokens: OAuthTokens };

/**
 * Creates a source that refreshes tokens shortly before they expire, or if a server rejects them, once for all pending
 * calls. If the refresh fails, the current token is used until it expires. `onTokens` is called with each new token
 * pair before its first use, so that the application can store it; an error that it throws is thrown by the pending
 * calls.
 */
export function createOAuthTokenSource(
  client: OAuthClient,
  tokens: OAuthTokens,
  onTokens?: (tokens: OAuthTokens) => void | Promise<void>,
): OAuthTokenSource {
  let current = tokens;
  // The lifetime of the first tokens is unknown.
  let refreshMargin = maxRefreshMargin;
  let pendingRefresh: Promise<OAuthTokens> | undefined;
  const refresh = async (refreshToken: string): Promise<OAuthTokens> => {
    const newTokens = await refreshTokens(client, refreshToken);
    // Set before anything can fail, because the server may have invalidated the previous refresh token.
    current = newTokens;
    refreshMargin = computeRefreshMargin(newTokens);
    await onTokens?.(newTokens);
    return newTokens;
  };
  const source: TokenSource = async (rejected) => {
    const { accessToken, refreshToken, expiresAt = Infinity } = current;
    const isStale = rejected === accessToken || expiresAt - refreshMargin < Date.now();
    if (!isStale || refreshToken === undefined) return accessToken;
    pendingRefresh ??= refresh(refreshToken).finally(() => (pendingRefresh = undefined));
    try {
      return (await pendingRefresh).accessToken;
    } catch (error) {
      if (current.accessToken !== accessToken || rejected === accessToken || expiresAt <= Date.now()) throw error;
      return accessToken;
    }
  };
  return Object.defineProperty(source, 'tokens', { get: () => current }) as OAuthTokenSource;
}

/** Maximum time in milliseconds by which a refresh precedes expiry, so that no token expires in transit. */
const maxRefreshMargin = 30_000;

/** Returns how many milliseconds before its expiry a token is refreshed: not in the first half of its lifetime. */
function computeRefreshMargin({ expiresAt = Infinity }: OAuthTokens): number {
  return Math.min(maxRefreshMargin, Math.max(0, expiresAt - Date.now()) / 2);
}

async function requestTokens(
  client: OAuthClient,
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
  previousRefreshToken?: string,
): Promise<OAuthTokens> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...parameters,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  }))
    if (value !== undefined) body.set(name, value);
  // The body is sent as a string, which every implementation of fetch accepts.
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' });
  const signal = AbortSignal.timeout(client.timeout ?? 30_000);
  const pendingResponse = (client.fetch ?? globalThis.fetch)(url, {
    method: 'POST',
    headers,
    body: body.toString(),
    signal,
  });
  const response = await pendingResponse.catch((error: unknown) => {
    throw createConnectionError('createOAuthTokenSource', error);
  });
  const pendingJson = limitResponseBody(response, client.maxResponseSize ?? 2 ** 20).json();
  const payload = (await pendingJson.catch((error: unknown) => {
    if (error instanceof RangeError) throw createConnectionError('createOAuthTokenSource', error);
  })) as Readonly<Record<string, unknown>> | undefined;
  if (response.ok && payload) return parseTokens(payload, previousRefreshToken);
  const { error, error_description: description } = payload ?? {};
  throw createOAuthError(
    typeof error === 'string' ? error : String(response.status),
    typeof description === 'string' ? description : `${url} returned status ${response.status}`,
  );
}

/** Parses a token response. If it has no new refresh token, the previous one remains valid. */
function parseTokens(
  payload: Readonly<Record<string, unknown>>,
  previousRefreshToken: string | undefined,
): OAuthTokens {
  const {
    access_token: accessToken,
    refresh_token: refreshToken = previousRefreshToken,
    expires_in: lifetime,
    scope,
  } = payload;
  if (typeof accessToken !== 'string' || accessToken === '')
    throw createOAuthError('invalid_response', 'the response has no access token');
  const seconds = lifetime === undefined || lifetime === '' ? NaN : Number(lifetime);
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(Number.isFinite(seconds) && { expiresAt: Date.now() + seconds * 1000 }),
    ...(typeof scope === 'string' && { scope }),
  };
}

function createOAuthError(code: string, message: string): OAuthError {
  return Object.assign(new Error(`${code}: ${message}`), { name: 'OAuthError', code } as const);
}
