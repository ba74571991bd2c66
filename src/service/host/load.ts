// The resource that a path names, and what the caller may do with it.

import { refuse, type Identity, type Loaded, type ResourceKey } from '@cloud-api/server';
import type { Found, Loader } from '../areas/area.ts';
import { remembering } from '../storage/remembered.ts';
import type { Storage } from '../storage/storage.ts';
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

/** As many resources as may well be asked for again and again. */
const remembered = 1000;

type Load = (
  unit: Unit,
  key: ResourceKey,
  identity: Identity | undefined,
) => Promise<Loaded | undefined> | Loaded | undefined;

/**
 * Undefined where the caller's account has none such (404). What another account shows to everybody is loaded; only its
 * own may change it. What is only looked at and lasts is not read again until something is written.
 */
export function createLoad(loaders: Loaders, storage: Pick<Storage, 'revision'>): Load {
  const lasting = remembering<Found>(storage, remembered, (found) => found.lasting ?? false);
  return (unit, key, identity) => {
    const loader = loaders[key.schema];
    if (!loader) throw new Error(`nothing loads a ${key.schema}`);
    const { value, within } = key;
    const id = idOf(value);
    const owner = within ? idOf(within.value) : 0;
    if (owner === undefined || (typeof value === 'string' ? !isStorable(value) : id === undefined)) return undefined;
    const person = identity && personOf(identity);
    const look = async (): Promise<Found | undefined> =>
      known(await loader(unit, { id: id ?? 0, text: String(value), within: owner, person }), unit);
    const found = unit.mode === 'read' ? lasting(`${key.schema} ${owner} ${value}`, look) : look();
    return found instanceof Promise ? found.then((late) => seenBy(unit, late, person)) : seenBy(unit, found, person);
  };
}

/** What was found, its entity known from now on; what may be remembered can no longer be changed. */
function known(found: Found | undefined, { mode }: Unit): Found | undefined {
  if (!found || typeof found.value !== 'object' || found.value === null) return found;
  if (found.entity) entities.set(found.value, found.entity);
  if (found.lasting && mode === 'read') freeze(found.value);
  return found;
}

function freeze(value: object): void {
  for (const member of Object.values(value))
    if (typeof member === 'object' && member !== null) freeze(member as object); // neither null nor a scalar
  Object.freeze(value);
}

function seenBy({ mode }: Unit, found: Found | undefined, person: Person | undefined): Loaded | undefined {
  if (!found) return undefined;
  const constant = mode === 'read' ? found.lasting : undefined;
  if (found.account === person?.account) return { value: found.value, grant: grantOf(person, found.entity), constant };
  if (!found.public) return undefined;
  if (mode === 'write') throw refuse(403, { message: 'Only the account that owns it may change it.' });
  return { value: found.value, grant: 'read_only', constant };
}

function grantOf(
  person: Person,
  entity: { readonly kind: Parameters<Person['may']>[0]; readonly id: number } | undefined,
): Loaded['grant'] {
  if (!person.restricted) return 'read_write';
  return entity && person.may(entity.kind, entity.id);
}

function idOf(value: string | number | bigint): number | undefined {
  if (typeof value === 'string') return undefined;
  return value >= 1 && value <= highest ? Number(value) : undefined;
}
