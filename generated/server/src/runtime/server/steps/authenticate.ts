// Step: who sends the request.

import type { Exchange } from '../exchange.js';
import { credentialOf } from '../credential.js';
import type { Identity } from '../host.js';
import type { SecurityAlternative } from '../table.js';

/** Who sent all the credentials of an alternative, and which of its scopes they do not give. */
interface Authenticated {
  readonly identity: Identity;
  readonly lacking: readonly string[];
}

/**
 * Looks up the credentials of the alternatives that the request has all of, until one has its scopes: those of an
 * alternative count only with its own credentials. What follows from a wrong one is said once the request is counted.
 */
export async function authenticate<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { security } = exchange.operation;
  const known = new Map<string, Identity | undefined>();
  let refused = !security.some((alternative) => alternative.length === 0) && security.length > 0;
  for (const alternative of security) {
    const found = alternative.length > 0 ? await authenticated(alternative, exchange, known) : 'absent';
    if (found === 'absent') continue;
    refused ||= found === 'wrong';
    if (found === 'wrong' || (exchange.identity && found.lacking.length > 0)) continue;
    exchange.identity = found.identity;
    exchange.lacking = found.lacking;
    if (found.lacking.length === 0) break;
  }
  exchange.unauthenticated = exchange.identity === undefined && refused;
}

/** All credentials must be valid; the first says who it is. Each scheme is looked up once. */
async function authenticated<Tx>(alternative: SecurityAlternative, { request, query, setting }: Exchange<Tx>, known: Map<string, Identity | undefined>): Promise<Authenticated | 'absent' | 'wrong'> {
  const presented = alternative.map(({ scheme, scopes }) => ({ credential: credentialOf(request, query, scheme, setting.table.schemes[scheme]), scopes }));
  const lacking: string[] = [];
  let first: Identity | undefined;
  if (presented.some(({ credential }) => credential === undefined)) return 'absent';
  for (const { credential, scopes } of presented) {
    if (!credential) return 'absent';
    const identity = known.has(credential.scheme) ? known.get(credential.scheme) : await setting.host.authenticate(credential, request);
    known.set(credential.scheme, identity);
    if (!identity) return 'wrong';
    first ??= identity;
    lacking.push(...scopes.filter((scope) => !identity.has(scope)));
  }
  return first ? { identity: first, lacking } : 'absent';
}
