// Resolves bearer tokens to users.

import type { UnitOfWork } from '../unit-of-work.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import { fromJson } from '../storage/json.ts';
import { createReadCache } from '../storage/read-cache.ts';
import type { Storage } from '../storage/storage.ts';
import { createPrincipal, type Principal } from './principal.ts';
import type { BillingAddress } from '../storage/tables/identities.ts';

/** Letters and digits separated by single spaces or hyphens, as in postal codes worldwide. */
const postalCode = /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/;

/** Returns whether every part of the address is present and the postal code is valid. */
function isCurrentBillingAddress({ address, city, zip, country }: BillingAddress): boolean {
  return (
    address.trim() !== '' && city.trim() !== '' && country.trim() !== '' && zip.length <= 12 && postalCode.test(zip)
  );
}

/** A token's principal, its expiration in milliseconds since 1970, and its approximate size in memory. */
interface CachedToken {
  readonly principal: Principal;
  readonly bytes: number;
  readonly expiresAt: number | null;
}

/** Maximum size of cached tokens: about 12,000 of unrestricted users. */
const maxCachedBytes = 32_000_000;

export interface Authenticator {
  /** Returns the principal of a token; `undefined` if the token is unknown or expired. */
  authenticate(token: string, now: Date): Promise<Principal | undefined> | Principal | undefined;
}

/** Creates an authenticator that caches known tokens until their tables are written. */
export function createAuthenticator(
  storage: Pick<Storage, 'trackRead'>,
  secretCrypto: SecretCrypto,
  runUnit: <T>(mode: 'read', work: (unit: UnitOfWork) => Promise<T>) => Promise<T>,
): Authenticator {
  const find = createReadCache<CachedToken>(storage, { maxBytes: maxCachedBytes, sizeOf: ({ bytes }) => bytes });
  return {
    authenticate(token, now) {
      const cachedToken = find(token, () => runUnit('read', (unit) => loadToken(unit, secretCrypto.digest(token))));
      return cachedToken instanceof Promise
        ? cachedToken.then((loadedToken) => principalUnlessExpired(loadedToken, now))
        : principalUnlessExpired(cachedToken, now);
    },
  };
}

function principalUnlessExpired(token: CachedToken | undefined, now: Date): Principal | undefined {
  return token && (token.expiresAt === null || token.expiresAt > now.getTime()) ? token.principal : undefined;
}

async function loadToken(unit: UnitOfWork, digest: string): Promise<CachedToken | undefined> {
  const row = await unit.db
    .selectFrom('tokens')
    .innerJoin('users', 'users.username', 'tokens.username')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('tokens.hash', '=', digest)
    .select([
      'tokens.id as token',
      'tokens.scopes',
      'tokens.expires_at',
      'users.username',
      'users.restricted',
      'accounts.id as account',
      'accounts.billing',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const restricted = row.restricted === 1;
  const grants = restricted
    ? await unit.db
        .selectFrom('grants')
        .where('username', '=', row.username)
        .select(['entity', 'entity_id', 'level'])
        .execute()
    : [];
  const { token, username, account, scopes } = row;
  const principal = createPrincipal({
    token,
    username,
    account,
    scopes,
    restricted,
    grants,
    billing: row.billing !== null && isCurrentBillingAddress(fromJson(row.billing)),
  });
  // Measured: 2.6 kB without grants.
  const bytes = 2500 + 90 * grants.length + scopes.length;
  return { principal, expiresAt: row.expires_at, bytes };
}
