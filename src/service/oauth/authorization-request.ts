// Authorization requests and their validation.

import { isRedirectUri } from '@cloud-api/validators';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findClient, type Client } from './clients.ts';
import { matchesRedirectUri } from './redirect-uri.ts';
import { validateChallenge, type ChallengeParameters } from './pkce.ts';
import { oauthError, type OAuthErrorResponse } from './error-response.ts';
import { parseScopes } from './known-scopes.ts';

/** The raw parameters; all but the first two are optional (decisions: 39). */
export interface AuthorizationParameters extends ChallengeParameters {
  readonly client_id: string;
  readonly scope: string;
  readonly response_type?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly state?: string | undefined;
}

/** A valid authorization request. */
export interface AuthorizationRequest {
  readonly client: Client;
  /** The URI to which the user is redirected after the decision. */
  readonly redirectUri: string;
  /** The PKCE S256 challenge. */
  readonly challenge: string | undefined;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  /** The request as a query without `?`, for hidden form fields. */
  readonly query: string;
}

const parameterNames = [
  'client_id',
  'scope',
  'response_type',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** Validates the request. Never redirects to a URI that does not match the client's. */
export async function validateAuthorizationRequest(
  unit: UnitOfWork,
  parameters: AuthorizationParameters,
): Promise<AuthorizationRequest | OAuthErrorResponse> {
  const client = await findClient(unit, parameters.client_id);
  if (!client) return oauthError('invalid_request', 'There is no such client.', 'client_id');
  if (!client.active) return oauthError('unauthorized_client', 'The client is disabled or suspended.', 'client_id');
  const { redirect_uri, response_type, scope, state } = parameters;
  // The client may have been registered before such URIs were rejected.
  if (!isRedirectUri(client.redirectUri))
    return oauthError(
      'invalid_request',
      "The client's registered redirect URI is not allowed: `http` is allowed only for loopback addresses.",
      'client_id',
    );
  const redirectUri = redirect_uri ?? client.redirectUri;
  if (!matchesRedirectUri(client.redirectUri, redirectUri))
    return oauthError('invalid_request', "Must be the client's registered redirect URI.", 'redirect_uri');
  // Some valid RFC 3986 URIs are not valid URLs, such as one with port 99999.
  if (!URL.canParse(redirectUri))
    return oauthError(
      'invalid_request',
      'The redirect URI is not a valid URL.',
      redirect_uri === undefined ? 'client_id' : 'redirect_uri',
    );
  const flow = client.public ? 'token' : 'code';
  if (response_type !== undefined && response_type !== flow)
    return oauthError(
      'unsupported_response_type',
      `Must be \`${flow}\`: the client is ${client.public ? 'public' : 'private'}.`,
      'response_type',
    );
  const pkceError = validateChallenge(parameters, client.public);
  if (pkceError) return pkceError;
  const scopes = parseScopes(scope);
  if (!scopes) return oauthError('invalid_scope', 'Must be known scopes, separated by spaces or commas.', 'scope');
  return { client, redirectUri, challenge: parameters.code_challenge, scopes, state, query: toQuery(parameters) };
}

function toQuery(parameters: AuthorizationParameters): string {
  const query = new URLSearchParams();
  for (const name of parameterNames) {
    const value = parameters[name];
    if (value !== undefined) query.append(name, value);
  }
  return query.toString();
}

/** Parses a query; `undefined` if a required parameter is missing or one is repeated. */
export function parseAuthorizationQuery(text: string): AuthorizationParameters | undefined {
  const query = new URLSearchParams(text);
  const client_id = query.get('client_id');
  const scope = query.get('scope');
  if (client_id === null || scope === null || parameterNames.some((name) => query.getAll(name).length > 1))
    return undefined;
  const optional = (name: string): string | undefined => query.get(name) ?? undefined;
  return {
    client_id,
    scope,
    response_type: optional('response_type'),
    redirect_uri: optional('redirect_uri'),
    state: optional('state'),
    code_challenge: optional('code_challenge'),
    code_challenge_method: optional('code_challenge_method'),
  };
}
