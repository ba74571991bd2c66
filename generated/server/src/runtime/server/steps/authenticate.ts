// Request pipeline step: authentication.

import type { RequestContext } from '../request-context.js';
import { readCredential } from '../credentials-and-challenges.js';
import type { Credential, Identity } from '../host.js';
import { isPromise } from '../is-promise.js';
import type { SecurityAlternative } from '../operation-table.js';

/** Identity of an alternative's credentials, and the required scopes that they lack. */
interface AuthenticationResult {
  readonly identity: Identity;
  readonly missingScopes: readonly string[];
}

/** Identities by scheme; each credential is authenticated once. */
type IdentitiesByScheme = Map<string, Identity | undefined>;

/** State of the search for a satisfied alternative. */
interface AuthenticationState {
  readonly identities: IdentitiesByScheme;
  /** Whether a credential was invalid, or a required one is missing. */
  hasFailed: boolean;
}

/**
 * Tries the security alternatives for which the request has all credentials, until one also has the required scopes. Each
 * alternative uses only its own credentials. After a failure, the rate limit step rejects the request.
 */
export function authenticate<Tx>(context: RequestContext<Tx>): Promise<undefined> | undefined {
  const { security } = context.operation;
  if (security.length === 0) return undefined;
  const isOptional = security.some((alternative) => alternative.length === 0);
  return tryAlternatives(context, 0, { identities: new Map(), hasFailed: !isOptional });
}

/** Tries the alternatives from an index on. */
function tryAlternatives<Tx>(
  context: RequestContext<Tx>,
  from: number,
  state: AuthenticationState,
): Promise<undefined> | undefined {
  const { security } = context.operation;
  for (let index = from; index < security.length; index++) {
    const alternative = security[index] ?? [];
    const credentials = alternative.length === 0 ? undefined : readCredentials(alternative, context);
    if (!credentials) continue;
    const result = authenticateAlternative(alternative, credentials, context, state.identities);
    if (isPromise(result))
      return result.then((awaited) =>
        storeIdentity(context, awaited, state)
          ? storeOutcome(context, state)
          : tryAlternatives(context, index + 1, state),
      );
    if (storeIdentity(context, result, state)) break;
  }
  return storeOutcome(context, state);
}

/** Stores the identity. Returns whether no other alternative needs to be tried. */
function storeIdentity<Tx>(
  context: RequestContext<Tx>,
  result: AuthenticationResult | undefined,
  state: AuthenticationState,
): boolean {
  if (!result) state.hasFailed = true;
  if (!result || (context.identity && result.missingScopes.length > 0)) return false;
  context.identity = result.identity;
  context.missingScopes = result.missingScopes;
  return result.missingScopes.length === 0;
}

function storeOutcome<Tx>(context: RequestContext<Tx>, { hasFailed }: AuthenticationState): undefined {
  context.isUnauthenticated = context.identity === undefined && hasFailed;
}

/** Returns the credentials in the order of the schemes; `undefined` if one is missing. */
function readCredentials<Tx>(
  alternative: SecurityAlternative,
  { request, query, service }: RequestContext<Tx>,
): readonly Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const { scheme } of alternative) {
    const credential = readCredential(request, query, scheme, service.table.schemes[scheme]);
    if (!credential) return undefined;
    credentials.push(credential);
  }
  return credentials;
}

/** Authenticates an alternative. All credentials must be valid; the first determines the identity. */
function authenticateAlternative<Tx>(
  alternative: SecurityAlternative,
  credentials: readonly Credential[],
  context: RequestContext<Tx>,
  identities: IdentitiesByScheme,
): Promise<AuthenticationResult | undefined> | AuthenticationResult | undefined {
  const [only] = credentials;
  if (only && credentials.length === 1 && !identities.has(only.scheme)) {
    const identity = context.service.host.authenticate(only, context.request);
    const toResult = (resolved: Identity | undefined): AuthenticationResult | undefined => {
      identities.set(only.scheme, resolved);
      return resolved && { identity: resolved, missingScopes: findMissingScopes(resolved, alternative[0]) };
    };
    return isPromise(identity) ? identity.then(toResult) : toResult(identity);
  }
  return authenticateAll(alternative, credentials, context, identities);
}

async function authenticateAll<Tx>(
  alternative: SecurityAlternative,
  credentials: readonly Credential[],
  { request, service }: RequestContext<Tx>,
  identities: IdentitiesByScheme,
): Promise<AuthenticationResult | undefined> {
  let first: Identity | undefined;
  let missingScopes: readonly string[] = [];
  for (const [index, credential] of credentials.entries()) {
    const identity = identities.has(credential.scheme)
      ? identities.get(credential.scheme)
      : await service.host.authenticate(credential, request);
    identities.set(credential.scheme, identity);
    if (!identity) return undefined;
    first ??= identity;
    missingScopes = [...missingScopes, ...findMissingScopes(identity, alternative[index])];
  }
  return first && { identity: first, missingScopes };
}

function findMissingScopes(identity: Identity, required: SecurityAlternative[number] | undefined): readonly string[] {
  return required?.scopes.filter((scope) => !identity.has(scope)) ?? [];
}
