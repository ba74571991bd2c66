// Step: who sends the request.

import type { Exchange } from '../request-context.js';
import { credentialOf } from '../credential.js';
import type { Credential, Identity } from '../host.js';
import { isLater } from '../maybe-promise.js';
import type { SecurityAlternative } from '../operation-table.js';

/** Who sent all the credentials of an alternative, and which of its scopes they do not give. */
interface Authenticated {
  readonly identity: Identity;
  readonly lacking: readonly string[];
}

/** Whose credentials are, by scheme: each is looked up once. */
type Known = Map<string, Identity | undefined>;

/** How far the look at the alternatives has come. */
interface Looking {
  readonly known: Known;
  /** Whether somebody has presented something that is not valid, or nothing where something is needed. */
  refused: boolean;
}

/**
 * Looks up the credentials of the alternatives that the request has all of, until one has its scopes: those of an
 * alternative count only with its own credentials. What follows from a wrong one is said once the request is counted.
 */
export function authenticate<Tx>(exchange: Exchange<Tx>): Promise<undefined> | undefined {
  const { security } = exchange.operation;
  const optional = security.some((alternative) => alternative.length === 0);
  return consider(exchange, 0, { known: new Map(), refused: security.length > 0 && !optional });
}

/** The alternatives from one on. */
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

/** Takes down who it is; true where no other alternative need be looked at. */
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

/** In the order of the schemes; undefined where one of them is missing. */
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

/** All credentials must be valid, or else nobody is known by them; the first says who it is. */
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
