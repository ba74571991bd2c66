// The host of the mock server: the generated in-memory host, which accepts all credentials.

import type { Api, Operation, Resource } from '../../model/types/api.ts';
import { instantiatePath, keyOf } from './requests.ts';
import type { Collection, Resources } from './resources.ts';
import type { MemoryHost, MemoryTx, ResourceKey } from './server-modules.ts';
import type { Store } from './store.ts';
import type { Values } from './values.ts';

interface HostContext {
  readonly api: Api;
  readonly resources: Resources;
  readonly store: Store;
  readonly values: Values;
}

/** Caller of every request with credentials. */
const identity = {
  restricted: false,
  scopes: ['*'],
  key: 'mock',
  account: 'mock',
  has: () => true,
  grant: () => 'read_write',
};

const allowed = { allowed: true, limit: 1000, remaining: 1000 };

/** Creates the host. `onWrite` is called after each unit of work that can change items. */
export function createHost(memory: MemoryHost, context: HostContext, onWrite: () => void): object {
  const { api, values } = context;
  const callerSchema = api.caller === undefined ? undefined : api.schema(api.caller)?.jsonSchema;
  return {
    ...memory,
    async transact<T>(mode: 'read' | 'write', work: (tx: MemoryTx) => Promise<T> | T): Promise<T> {
      const result = await memory.transact(mode, work);
      if (mode === 'write') onWrite();
      return result;
    },
    authenticate: () => identity,
    load: (tx: MemoryTx, key: ResourceKey) => loadResource(tx, key, context),
    caller: () => (callerSchema === undefined ? undefined : values.generate(callerSchema, 'caller')),
    rateLimit: () => ({ ...allowed, reset: Math.ceil(Date.now() / 1000) + 60 }),
  };
}

/**
 * Loads a resource that the document declares: the item at the path of the first operation that addresses it. If no path
 * has items of its own, there is a resource for each key.
 */
function loadResource(
  tx: MemoryTx,
  key: ResourceKey,
  { api, resources, store, values }: HostContext,
): { readonly value: unknown; readonly grant: 'read_write' } | undefined {
  let isDeclared = false;
  for (const { operation, resource } of api.operations.flatMap((each) =>
    each.resource ? [{ operation: each, resource: each.resource }] : [],
  )) {
    const parameters = readKey(key, resource);
    if (!parameters) continue;
    isDeclared = true;
    const collection = findCollection(operation, resource, resources);
    if (!collection) continue;
    const item = store.get(tx, collection, instantiatePath(collection.path, parameters), keyOf(key.value));
    return item && { value: item.value, grant: 'read_write' };
  }
  const schema = isDeclared ? api.schema(key.schema)?.jsonSchema : undefined;
  return schema === undefined
    ? undefined
    : { value: values.generate(schema, `${key.schema} ${keyOf(key.value)}`), grant: 'read_write' };
}

/** Returns the path parameters of a key; `undefined` if it belongs to another resource. */
function readKey(
  { schema, value, within }: ResourceKey,
  resource: Resource,
): Readonly<Record<string, unknown>> | undefined {
  if (schema !== resource.schema || (within === undefined) !== (resource.within === undefined)) return undefined;
  const parents = within && resource.within ? readKey(within, resource.within) : {};
  return parents && { ...parents, [resource.parameter]: value };
}

function findCollection({ path }: Operation, { parameter }: Resource, resources: Resources): Collection | undefined {
  return resources.collectionAt(path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2));
}
