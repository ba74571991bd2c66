// Step: who sends the request.

import type { Exchange } from '../exchange.js';
import { credentialOf } from '../credential.js';
import type { Credential, Identity } from '../host.js';

/** Looks up the credentials of the first alternative that the request has all of. What follows from a wrong one is said once the request is counted. */
export async function authenticate<Tx>(exchange: Exchange<Tx>): Promise<undefined> {
  const { operation, request, query, setting } = exchange;
  const alternatives = operation.security.filter((alternative) => alternative.length > 0);
  if (alternatives.length === 0) return;
  for (const alternative of alternatives) {
    const credentials = alternative.map(({ scheme }) => credentialOf(request, query, scheme, setting.table.schemes[scheme]));
    if (!credentials.every((credential) => credential !== undefined)) continue;
    exchange.identity = await identityOf(credentials, exchange);
    exchange.unauthenticated = exchange.identity === undefined;
    if (exchange.identity) return;
  }
  const needed = !operation.security.some((alternative) => alternative.length === 0);
  exchange.unauthenticated ||= exchange.identity === undefined && needed;
}

/** All credentials must be valid; the first says who it is. */
async function identityOf<Tx>(credentials: readonly Credential[], { setting, request }: Exchange<Tx>): Promise<Identity | undefined> {
  let first: Identity | undefined;
  for (const credential of credentials) {
    const identity = await setting.host.authenticate(credential, request);
    if (!identity) return undefined;
    first ??= identity;
  }
  return first;
}
