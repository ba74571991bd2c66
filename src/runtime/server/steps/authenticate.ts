// Step: who sends the request.

import type { Exchange } from '../exchange.ts';
import { credentialOf } from '../credential.ts';
import type { Credential, Identity } from '../host.ts';
import type { SecurityAlternative } from '../table.ts';

/** Who sent all the credentials of an alternative, and which of its scopes they do not give. */
interface Authenticated {
  readonly identity: Identity;
  readonly lacking: readonly string[];
}

/** Whose credentials are, by scheme: each is looked up once. */
type Known = Map<string, Identity | undefined>;

/**
 * Looks up the credentials of the alternatives that the request has all of, until one has its scopes: those of an
 * alternative count only with its own credentials. What follows from a wrong one is said once the request is counted.
 */
export async function authenticate<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { security } = exchange.operation;
  const known: Known = new Map();
  let refused = security.length > 0;
  for (let index = 0; index < security.length; index++) {
    const alternative = security[index] ?? [];
    if (alternative.length === 0) refused = false;
  }
  for (let index = 0; index < security.length; index++) {
    const alternative = security[index] ?? [];
    const credentials = alternative.length === 0 ? undefined : credentialsOf(alternative, exchange);
    if (!credentials) continue;
    const found = await authenticated(alternative, credentials, exchange, known);
    if (!found) refused = true;
    if (!found || (exchange.identity && found.lacking.length > 0)) continue;
    exchange.identity = found.identity;
    exchange.lacking = found.lacking;
    if (found.lacking.length === 0) break;
  }
  exchange.unauthenticated = exchange.identity === undefined && refused;
}

/** In the order of the schemes; undefined where one of them is missing. */
function credentialsOf<Tx>(alternative: SecurityAlternative, { request, query, setting }: Exchange<Tx>): readonly Credential[] | undefined {
  const found: Credential[] = [];
  for (const { scheme } of alternative) {
    const credential = credentialOf(request, query, scheme, setting.table.schemes[scheme]);
    if (!credential) return undefined;
    found.push(credential);
  }
  return found;
}

/** All credentials must be valid, or else nobody is known by them; the first says who it is. */
async function authenticated<Tx>(alternative: SecurityAlternative, credentials: readonly Credential[], { request, setting }: Exchange<Tx>, known: Known): Promise<Authenticated | undefined> {
  let first: Identity | undefined;
  let lacking: readonly string[] = [];
  for (let index = 0; index < credentials.length; index++) {
    const credential = credentials[index];
    if (!credential) return undefined;
    const identity = known.has(credential.scheme) ? known.get(credential.scheme) : await setting.host.authenticate(credential, request);
    known.set(credential.scheme, identity);
    if (!identity) return undefined;
    first ??= identity;
    lacking = [...lacking, ...(alternative[index]?.scopes ?? []).filter((scope) => !identity.has(scope))];
  }
  return first && { identity: first, lacking };
}
