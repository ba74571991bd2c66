// What rules and preconditions see as `caller`.

import type { Situation } from '@cloud-api/server';
import type { Caller } from '@cloud-api/types';
import { personOf } from './person.ts';

/** Who acts, and the lesser of what the token's scopes and the user's grants give. */
export function callerOf({ identity, scopes, resource }: Situation): Caller {
  const person = identity && personOf(identity);
  const writing = scopes[0]?.replace(/:read_only$/, ':read_write');
  const writes = writing !== undefined && person !== undefined && person.has(writing);
  const granted = resource ? resource.grant : 'read_write';
  const level = granted === undefined ? 'none' : writes ? granted : 'read_only';
  return {
    username: person?.username ?? null,
    restricted: person?.restricted ?? true,
    scopes: [...(person?.scopes ?? [])],
    level,
    billing_address_current: person?.billing ?? false,
  };
}
