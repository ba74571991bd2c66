// Step: authentication.

import type { Exchange } from '../request-context.ts';
import { credentialOf } from '../credential.ts';
import type { Credential, Identity } from '../host.ts';
import { isLater } from '../maybe-promise.ts';
import type { SecurityAlternative } from '../operation-table.ts';

/** Identity of an alternative's credentials, and the required scopes that they lack. */
interface Authenticated {
  readonly identity: Identity;
  readonly lacking: readonly string[];
}

/** Identities by scheme; each credential is authenticated once. */
type Known = Map<string, Identity | undefined>;

/** State of the search for a satisfied alternative. */
interface Looking {
  readonly known: Known;
  /** Whether a credential was invalid, or a required one is missing. */
  refused: boolean;
}

/**
 * Authenticates the alternatives for which the request has all credentials, until one has its scopes. Each alternative
 * considers only its own credentials. A failure is reported after the request is counted against rate limits.
 */
export function authenticate<Tx>(exchange: Exchange<Tx>): Promise<undefined> | undefined {
  const { security } = exchange.operation;
  const optional = security.some((alternative) => alternative.length === 0);
  return consider(exchange, 0, { known: new Map(), refused: security.length > 0 && !optional });
}

/** Tries the alternatives from `from` on. */
function consider<Tx>(exchange: Exchange<Tx>, from: number, looking: Looking): Promise<undefined> | undefined {
  const { security } = exchange.operation;
  for (let index = from; index < security.length; index++) {
    const alternative = security[index] ?? [];
    const credentials = alternative.length === 0 ? undefined : credentialsOf(alternative, exchange);
    if (!credentials) continue;
    const found = authenticated(alternative, credentials, exchange, looking.known);
    if (isLater(found))
      return found.then((late) =>
        settles(exchange, late, looking) ? conclude(exchange, looking) : consider(exchange, index + 1, looking),
      );
    if (settles(exchange, found, looking)) break;
  }
  return conclude(exchange, looking);
}

/** Stores the identity; `true` if no other alternative needs to be tried. */
function settles<Tx>(exchange: Exchange<Tx>, found: Authenticated | undefined, looking: Looking): boolean {
  if (!found) looking.refused = true;
  if (!found || (exchange.identity && found.lacking.length > 0)) return false;
  exchange.identity = found.identity;
  exchange.lacking = found.lacking;
  return found.lacking.length === 0;
}

function conclude<Tx>(exchange: Exchange<Tx>, { refused }: Looking): undefined {
  exchange.unauthenticated = exchange.identity === undefined && refused;
}

/** Returns the credentials in the order of the schemes; `undefined` if one is missing. */
function credentialsOf<Tx>(
  alternative: SecurityAlternative,
  { request, query, setting }: Exchange<Tx>,
): readonly Credential[] | undefined {
  const found: Credential[] = [];
  for (const { scheme } of alternative) {
    const credential = credentialOf(request, query, scheme, setting.table.schemes[scheme]);
    if (!credential) return undefined;
    found.push(credential);
  }
  return found;
}

/** All credentials must be valid; the first determines the identity. */
function authenticated<Tx>(
  alternative: SecurityAlternative,
  credentials: readonly Credential[],
  exchange: Exchange<Tx>,
  known: Known,
): Promise<Authenticated | undefined> | Authenticated | undefined {
  const [only] = credentials;
  if (only && credentials.length === 1 && !known.has(only.scheme)) {
    const identity = exchange.setting.host.authenticate(only, exchange.request);
    const taken = (found: Identity | undefined): Authenticated | undefined => {
      known.set(only.scheme, found);
      return found && { identity: found, lacking: lackingOf(found, alternative[0]) };
    };
    return isLater(identity) ? identity.then(taken) : taken(identity);
  }
  return authenticatedByAll(alternative, credentials, exchange, known);
}

async function authenticatedByAll<Tx>(
  alternative: SecurityAlternative,
  credentials: readonly Credential[],
  { request, setting }: Exchange<Tx>,
  known: Known,
): Promise<Authenticated | undefined> {
  let first: Identity | undefined;
  let lacking: readonly string[] = [];
  for (const [index, credential] of credentials.entries()) {
    const identity = known.has(credential.scheme)
      ? known.get(credential.scheme)
      : await setting.host.authenticate(credential, request);
    known.set(credential.scheme, identity);
    if (!identity) return undefined;
    first ??= identity;
    lacking = [...lacking, ...lackingOf(identity, alternative[index])];
  }
  return first && { identity: first, lacking };
}

function lackingOf(identity: Identity, needed: SecurityAlternative[number] | undefined): readonly string[] {
  return needed?.scopes.filter((scope) => !identity.has(scope)) ?? [];
}
