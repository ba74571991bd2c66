// Who calls: a user by a token, with its scopes and grants.

import type { Identity } from '@cloud-api/server';
import type { GrantEntity } from '../storage/tables/identities.ts';

export type Level = 'read_only' | 'read_write';

/** A user, as a valid token shows who calls. */
export interface Person extends Identity {
  readonly account: string;
  readonly username: string;
  readonly token: number;
  /** Whether the account's billing address is current. */
  readonly billing: boolean;
  /** What the user may do with an entity: everything unless restricted. `id` is 0 for what concerns no single one. */
  may(entity: GrantEntity, id: number): Level | undefined;
}

export interface PersonRow {
  readonly token: number;
  readonly username: string;
  readonly account: string;
  readonly restricted: boolean;
  readonly scopes: string;
  readonly billing: boolean;
  readonly grants: readonly { readonly entity: GrantEntity; readonly entity_id: number; readonly level: Level }[];
}

const persons = new WeakMap<Identity, Person>();

/** The person of a token. */
export function createPerson({ token, username, account, restricted, scopes, billing, grants }: PersonRow): Person {
  const granted = new Map(grants.map(({ entity, entity_id, level }) => [`${entity}/${entity_id}`, level]));
  const given = scopes.split(' ').filter((scope) => scope !== '');
  const may: Person['may'] = (entity, id) => (restricted ? granted.get(`${entity}/${id}`) : 'read_write');
  const person: Person = {
    token,
    username,
    account,
    restricted,
    billing,
    scopes: given,
    key: `token ${token}`,
    has: (scope) => given.some((each) => gives(each, scope)),
    grant: (name) => (name === 'account' || name === 'add_longview' ? may(name, 0) : undefined),
    may,
  };
  persons.set(person, person);
  return person;
}

/** The person that the pipeline has authenticated. Throws where there is none: the operation needs a token. */
export function personOf(identity: Identity | undefined): Person {
  const person = identity && persons.get(identity);
  if (!person) throw new Error('this operation was called without a person');
  return person;
}

/** `*` gives everything, `read_write` of a category its `read_only` too (interface: Authentication). */
export function gives(granted: string, required: string): boolean {
  return granted === '*' || granted === required || granted === required.replace(/:read_only$/, ':read_write');
}
