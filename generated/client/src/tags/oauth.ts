// Calls of the tag "oauth".

import type {
  AuthorizeQuery,
  AuthorizeResponses,
  ExchangeTokenResponses,
  TokenRequest,
} from '@cloud-api/types';
import {
  call,
  type CallOptions,
  type Client,
  type ReplaceBodies,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `authorize`. */
export interface AuthorizeRequest extends CallOptions {
  query: AuthorizeQuery;
}

/** Result of `authorize`. */
export type AuthorizeResult = Result<
  WithDeprecationStatus<ReplaceBodies<AuthorizeResponses, { 200: string }>, 299>
>;

/**
 * Request access from a user
 *
 * An application redirects its user here. The user logs in with username and password, and is
 * shown the label of the client that requests access. A private client gets the user back at its
 * redirect URL with a temporary exchange code; a public client gets the user back with
 * `access_token` in the URL hash, which expires in two hours, and no refresh token is issued.
 */
export function authorize(client: Client, request: AuthorizeRequest): Promise<AuthorizeResult> {
  return call(client, request, {
    id: 'authorize',
    method: 'GET',
    path: '/oauth/authorize',
    server: 'https://login.example.com',
    anonymous: true,
    accept: 'text/html, application/json',
    responses: { 'text/html': [200, 299], none: [302], json: [400, 429, 500] },
  });
}

/** Request of `exchangeToken`. */
export interface ExchangeTokenRequest extends CallOptions {
  /** The code to exchange, or the refresh token. */
  body: TokenRequest;
  /** Media type of the body; default: `application/x-www-form-urlencoded`. */
  contentType?: 'application/x-www-form-urlencoded' | 'multipart/form-data';
}

/** Result of `exchangeToken`. */
export type ExchangeTokenResult = Result<WithDeprecationStatus<ExchangeTokenResponses, 299>>;

/**
 * Exchange a code, or refresh a token
 *
 * Exchanges the temporary code of a private client for an access token and a refresh token, or a
 * refresh token for new ones. The access token expires in two hours.
 */
export function exchangeToken(
  client: Client,
  request: ExchangeTokenRequest,
): Promise<ExchangeTokenResult> {
  return call(client, request, {
    id: 'exchangeToken',
    method: 'POST',
    path: '/oauth/token',
    server: 'https://login.example.com',
    anonymous: true,
    contentType: 'application/x-www-form-urlencoded',
    responses: { json: [200, 299, 400, 401, 413, 415, 429, 500] },
  });
}
