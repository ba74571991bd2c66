// Loads the resource that a path identifies, and determines the caller's access to it.

import { httpError, type Identity, type LoadedResource as GrantedResource, type ResourceKey } from '@cloud-api/server';
import type { LoadedResource, Loader } from '../tags/tag-module.ts';
import { createReadCache } from '../storage/read-cache.ts';
import type { Storage } from '../storage/storage.ts';
import { isStorableText } from '../storage/storable-text.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { requirePrincipal, type Principal } from './principal.ts';

/** IDs are four-byte integers. */
const maxId = 2_147_483_647;

/** The entities of loaded values, for grants and events. */
const entities = new WeakMap<object, NonNullable<LoadedResource['entity']>>();

/** Returns the kind and ID of a loaded value; `undefined` if it is not a grant entity. */
export function getGrantEntity(value: unknown): LoadedResource['entity'] {
  return typeof value === 'object' && value !== null ? entities.get(value) : undefined;
}

export type Loaders = Readonly<Record<string, Loader>>;

/** Maximum size of cached resources: about 20,000 instances. */
const maxCachedBytes = 64_000_000;

type LoadForCaller = (
  unit: UnitOfWork,
  key: ResourceKey,
  identity: Identity | undefined,
) => Promise<GrantedResource | undefined> | GrantedResource | undefined;

/**
 * Creates a loader that returns `undefined` if the caller's account has no such resource (404). Public resources of
 * other accounts are loaded; only the owner can change them. Cacheable reads are cached until their tables are written.
 */
export function createResourceLoader(loaders: Loaders, storage: Pick<Storage, 'trackRead'>): LoadForCaller {
  const cachedLoad = createReadCache<LoadedResource>(storage, {
    maxBytes: maxCachedBytes,
    // Measured: the object, its serialized response, and 1 kB for the rest of an entry.
    sizeOf: ({ value }) => 1000 + 3 * JSON.stringify([value]).length,
    isCacheable: ({ cacheable }) => cacheable ?? false,
  });
  return (unit, key, identity) => {
    const loader = loaders[key.schema];
    if (!loader) throw new Error(`no loader for ${key.schema}`);
    const { value, within } = key;
    const id = toId(value);
    const owner = within ? toId(within.value) : 0;
    if (owner === undefined || (typeof value === 'string' ? !isStorableText(value) : id === undefined))
      return undefined;
    const principal = identity && requirePrincipal(identity);
    const loadNow = async (): Promise<LoadedResource | undefined> =>
      registerResource(await loader(unit, { id: id ?? 0, key: String(value), parentId: owner, principal }), unit);
    const resource = unit.mode === 'read' ? cachedLoad(`${key.schema} ${owner} ${value}`, loadNow) : loadNow();
    return resource instanceof Promise
      ? resource.then((loaded) => restrictToCaller(unit, loaded, principal))
      : restrictToCaller(unit, resource, principal);
  };
}

/** Registers the entity of a resource, and freezes it if it is cacheable. */
function registerResource(resource: LoadedResource | undefined, { mode }: UnitOfWork): LoadedResource | undefined {
  if (!resource || typeof resource.value !== 'object' || resource.value === null) return resource;
  if (resource.entity) entities.set(resource.value, resource.entity);
  if (resource.cacheable && mode === 'read') freeze(resource.value);
  return resource;
}

function freeze(value: object): void {
  for (const property of Object.values(value))
    if (typeof property === 'object' && property !== null) freeze(property as object); // not null and not a scalar
  Object.freeze(value);
}

function restrictToCaller(
  { mode }: UnitOfWork,
  resource: LoadedResource | undefined,
  principal: Principal | undefined,
): GrantedResource | undefined {
  if (!resource) return undefined;
  const isConstant = mode === 'read' ? resource.cacheable : undefined;
  if (resource.account === principal?.account)
    return { value: resource.value, grant: grantLevel(principal, resource.entity), constant: isConstant };
  if (!resource.public) return undefined;
  if (mode === 'write') throw httpError(403, { message: 'Only the account that owns it may change it.' });
  return { value: resource.value, grant: 'read_only', constant: isConstant };
}

function grantLevel(
  principal: Principal,
  entity: { readonly kind: Parameters<Principal['accessTo']>[0]; readonly id: number } | undefined,
): GrantedResource['grant'] {
  if (!principal.restricted) return 'read_write';
  return entity && principal.accessTo(entity.kind, entity.id);
}

function toId(value: string | number | bigint): number | undefined {
  if (typeof value === 'string') return undefined;
  return value >= 1 && value <= maxId ? Number(value) : undefined;
}
