// What an application asks of a user: the request for authorisation, checked.

import { isRedirectUri } from '@cloud-api/validators';
import type { Unit } from '../unit.ts';
import { findClient, type Client } from './clients.ts';
import { isRedirectOf } from './destination.ts';
import { challengeProblem, type ChallengeParameters } from './pkce.ts';
import { refused, type Refused } from './refused.ts';
import { readScopes } from './scopes.ts';

/** As they came; all but the first two are optional (decisions: 39). */
export interface AuthorizationParameters extends ChallengeParameters {
  readonly client_id: string;
  readonly scope: string;
  readonly response_type?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly state?: string | undefined;
}

/** A request that may be granted. */
export interface AuthorizationRequest {
  readonly client: Client;
  /** Where the user is sent back to. */
  readonly redirectUri: string;
  /** The S256 challenge of PKCE. */
  readonly challenge: string | undefined;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  /** The request as a query, without `?`: forms carry it along. */
  readonly query: string;
}

const names = [
  'client_id',
  'scope',
  'response_type',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** The request, or why it is refused. Nobody is sent to a redirect URI that is not that of the client. */
export async function checkRequest(
  unit: Unit,
  parameters: AuthorizationParameters,
): Promise<AuthorizationRequest | Refused> {
  const client = await findClient(unit, parameters.client_id);
  if (!client) return refused('invalid_request', 'There is no such client.', 'client_id');
  if (!client.active) return refused('unauthorized_client', 'The client is disabled or suspended.', 'client_id');
  const { redirect_uri, response_type, scope, state } = parameters;
  // It may have been registered before such URIs were rejected.
  if (!isRedirectUri(client.redirectUri))
    return refused(
      'invalid_request',
      'The redirect URI that the client is registered with is not allowed: `http` is for loopback addresses alone.',
      'client_id',
    );
  const redirectUri = redirect_uri ?? client.redirectUri;
  if (!isRedirectOf(client.redirectUri, redirectUri))
    return refused('invalid_request', 'Must be the redirect URI that the client is registered with.', 'redirect_uri');
  // Some URIs of RFC 3986 are not URLs, such as one with the port 99999.
  if (!URL.canParse(redirectUri))
    return refused(
      'invalid_request',
      'The redirect URI is not a valid URL.',
      redirect_uri === undefined ? 'client_id' : 'redirect_uri',
    );
  const flow = client.public ? 'token' : 'code';
  if (response_type !== undefined && response_type !== flow)
    return refused(
      'unsupported_response_type',
      `Must be \`${flow}\`: the client is ${client.public ? 'public' : 'private'}.`,
      'response_type',
    );
  const problem = challengeProblem(parameters, client.public);
  if (problem) return problem;
  const scopes = readScopes(scope);
  if (!scopes) return refused('invalid_scope', 'Must be known scopes, separated by spaces or commas.', 'scope');
  return { client, redirectUri, challenge: parameters.code_challenge, scopes, state, query: queryOf(parameters) };
}

function queryOf(parameters: AuthorizationParameters): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = parameters[name];
    if (value !== undefined) query.append(name, value);
  }
  return query.toString();
}

/** The parameters of such a query; undefined where it is none, or says one of them twice. */
export function readQuery(text: string): AuthorizationParameters | undefined {
  const query = new URLSearchParams(text);
  const client_id = query.get('client_id');
  const scope = query.get('scope');
  if (client_id === null || scope === null || names.some((name) => query.getAll(name).length > 1)) return undefined;
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
