// The resource that a path names, and what the caller may do with it.

import { refuse, type Identity, type Loaded, type ResourceKey } from '@cloud-api/server';
import type { Found, Loader } from '../areas/area.ts';
import { isStorable } from '../storage/text.ts';
import type { Unit } from '../unit.ts';
import { personOf, type Person } from './person.ts';

/** Ids are integers of four bytes; no other number is one. */
const highest = 2_147_483_647;

/** What values that were loaded are, as grants and events name it. */
const entities = new WeakMap<object, NonNullable<Found['entity']>>();

/** What a value is that was loaded: its kind and its number; undefined for what is nothing that grants are about. */
export function entityOf(value: unknown): Found['entity'] {
  return typeof value === 'object' && value !== null ? entities.get(value) : undefined;
}

export type Loaders = Readonly<Record<string, Loader>>;

/** Undefined where the caller's account has none such (404). What another account shows to everybody is loaded; only its own may change it. */
export async function load(loaders: Loaders, unit: Unit, key: ResourceKey, identity: Identity | undefined): Promise<Loaded | undefined> {
  const loader = loaders[key.schema];
  if (!loader) throw new Error(`nothing loads a ${key.schema}`);
  const { value, within } = key;
  const id = idOf(value);
  const owner = within ? idOf(within.value) : 0;
  if (owner === undefined || (typeof value === 'string' ? !isStorable(value) : id === undefined)) return undefined;
  const person = identity && personOf(identity);
  const found = await loader(unit, { id: id ?? 0, text: String(value), within: owner, person });
  if (!found) return undefined;
  if (found.entity && typeof found.value === 'object' && found.value !== null) entities.set(found.value, found.entity);
  if (found.account !== person?.account) {
    if (!found.public) return undefined;
    if (unit.mode === 'write') throw refuse(403, { message: 'Only the account that owns it may change it.' });
    return { value: found.value, grant: 'read_only' };
  }
  return { value: found.value, grant: grantOf(person, found.entity) };
}

function grantOf(person: Person, entity: { readonly kind: Parameters<Person['may']>[0]; readonly id: number } | undefined): Loaded['grant'] {
  if (!person.restricted) return 'read_write';
  return entity && person.may(entity.kind, entity.id);
}

function idOf(value: string | number | bigint): number | undefined {
  if (typeof value === 'string') return undefined;
  return value >= 1 && value <= highest ? Number(value) : undefined;
}
