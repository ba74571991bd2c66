// Calls of the tag "oauth-clients".

import type {
  CreateOAuthClientResponses,
  ListOAuthClientsQuery,
  ListOAuthClientsResponses,
  OAuthClientCreate,
  OAuthClientFilter,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `listOAuthClients`. */
export interface ListOAuthClientsRequest extends CallOptions {
  query?: ListOAuthClientsQuery;
  /** Filter and sort order of the items, sent as the header `X-Filter`. */
  filter?: OAuthClientFilter;
}

/** Result of `listOAuthClients`. */
export type ListOAuthClientsResult = Result<WithDeprecationStatus<ListOAuthClientsResponses, 299>>;

/**
 * List OAuth clients
 *
 * Returns the OAuth clients of the account. `secret` reads the literal `<REDACTED>`.
 */
export function listOAuthClients(
  client: Client,
  request?: ListOAuthClientsRequest,
): Promise<ListOAuthClientsResult> {
  return callJson(client, request, {
    id: 'listOAuthClients',
    method: 'GET',
    path: '/v4/account/oauth-clients',
    filter: 'X-Filter',
    responses: { json: [200, 299, 400, 401, 403, 429, 500] },
  });
}

/** Request of `createOAuthClient`. */
export interface CreateOAuthClientRequest extends CallOptions {
  /** The OAuth client to create. */
  body: OAuthClientCreate;
}

/** Result of `createOAuthClient`. */
export type CreateOAuthClientResult = Result<
  WithDeprecationStatus<CreateOAuthClientResponses, 299>
>;

/**
 * Create an OAuth client
 *
 * Creates an OAuth client. A client is private unless `public` is set. The response is the only
 * one that shows the secret in clear.
 */
export function createOAuthClient(
  client: Client,
  request: CreateOAuthClientRequest,
): Promise<CreateOAuthClientResult> {
  return callJson(client, request, {
    id: 'createOAuthClient',
    method: 'POST',
    path: '/v4/account/oauth-clients',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}
