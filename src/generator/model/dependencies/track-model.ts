// Dependency tracking: a proxy of the model that records reads, and comparison with the previous model.

import type { Api, Operation, Schema, SchemaAndShapes } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { visitSchemas } from '../visit-schemas.ts';
import { startCaching, type CachedResults } from './result-cache.ts';
import { recordPart, type ModelPart } from './tracking.ts';
import { createEquality, isEqual } from './equality.ts';
import { trackDescriptions, getTrackedDescriptions } from './tracked-descriptions.ts';

/** Properties whose reads are not recorded: if one of them changes, no result is reused. */
const untrackedSchemaProperties = ['id', 'name', 'hasRequestVariant'] as const satisfies readonly (keyof Schema)[];
const untrackedOperationProperties = [
  'id',
  'name',
  'method',
  'path',
  'tagGroup',
  'tags',
  'summary',
  'deprecated',
  'callbacks',
] as const satisfies readonly (keyof Operation)[];

/**
 * Returns the tracked model. Results cached for the previous model are reused only if nothing but schemas and
 * operations has changed.
 */
export function trackModel(api: Api, otherInputs: unknown, previous?: CachedResults): Api {
  trackDescriptions(api);
  const schemas = new Map(
    api.schemas.map((schema) => [
      schema.id,
      createTrackingProxy(
        schema,
        (key) => (key === 'request' || key === 'response' ? `shapes of ${schema.id}` : `schema ${schema.id}`),
        untrackedSchemaProperties,
      ),
    ]),
  );
  const tracked: Api = {
    ...api,
    schemas: [...schemas.values()],
    operations: api.operations.map((operation) =>
      createTrackingProxy(operation, () => `operation ${operation.id}`, untrackedOperationProperties),
    ),
    webhooks: api.webhooks.map((webhook) =>
      createTrackingProxy(webhook, () => `webhook ${webhook.id}`, untrackedOperationProperties),
    ),
    schema: (id) => schemas.get(id),
  };
  const changed =
    previous !== undefined && isEqual(previous.otherInputs, otherInputs)
      ? findChangedParts(previous.api, tracked)
      : undefined;
  startCaching(tracked, otherInputs, changed && previous ? previous.entries : new Map(), changed ?? new Set());
  return tracked;
}

/** Returns the untracked properties of all schemas and operations, in their order. */
function listUntrackedProperties({ schemas, operations, webhooks }: Api): unknown {
  return [
    pickProperties(schemas, untrackedSchemaProperties),
    pickProperties(operations, untrackedOperationProperties),
    pickProperties(webhooks, untrackedOperationProperties),
  ];
}

/** Returns the model without its schemas, operations, and webhooks. */
function withoutParts(api: Api): unknown {
  return { ...api, schema: undefined, schemas: [], operations: [], webhooks: [] };
}

function pickProperties<T>(parts: readonly T[], keys: readonly (keyof T)[]): unknown {
  return parts.map((part) => keys.map((key) => part[key]));
}

/**
 * Returns the changed schemas and operations; `undefined` if some were added, removed, or reordered, or if anything
 * else has changed.
 */
function findChangedParts(previous: Api, current: Api): ReadonlySet<ModelPart> | undefined {
  if (!isEqual(listUntrackedProperties(previous), listUntrackedProperties(current))) return undefined;
  const changed = new Set<ModelPart>();
  const onDescriptionChange = (part: ModelPart): void => void changed.add(part);
  const areEqualSchemas = createEquality({ onDescriptionChange });
  const previousSchema = (index: number, schema: Schema): Schema => previous.schemas[index] ?? schema;
  current.schemas.forEach((schema, index) => {
    if (!areEqualSchemas(withoutShapes(previousSchema(index, schema)), withoutShapes(schema)))
      changed.add(`schema ${schema.id}`);
  });
  const hasSameShapes = findUnchangedShapes(current, changed);
  current.schemas.forEach((schema, index) => {
    const old = previousSchema(index, schema);
    if (!hasSameShapes(schema) && !areEqualSchemas([old.request, old.response], [schema.request, schema.response]))
      changed.add(`shapes of ${schema.id}`);
  });
  if (!createEquality({ hasSameShapes })(withoutParts(previous), withoutParts(current))) return undefined;
  const areEqualOperations = createEquality({ onDescriptionChange, hasSameShapes });
  const compareOperations = (kind: string, old: readonly Operation[], operations: readonly Operation[]): void =>
    operations.forEach((operation, index) => {
      if (!areEqualOperations(old[index], operation)) changed.add(`${kind} ${operation.id}`);
    });
  compareOperations('operation', previous.operations, current.operations);
  compareOperations('webhook', previous.webhooks, current.webhooks);
  return changed;
}

/** Returns a schema without its shapes, which are computed lazily. */
function withoutShapes(schema: Schema): unknown {
  return (Object.keys(schema) as (keyof Schema)[])
    .filter((key) => key !== 'request' && key !== 'response')
    .map((key) => [key, schema[key]]); // The keys of an object literal are those of its type.
}

/**
 * Returns a predicate for schemas whose shapes are unchanged because neither they nor the schemas they reach have
 * changed.
 */
function findUnchangedShapes({ schemas }: Api, changed: ReadonlySet<ModelPart>): (schema: SchemaAndShapes) => boolean {
  const changedIds = new Set<string>();
  const dependents = new Map<string, string[]>();
  const queue: string[] = [];
  for (const { id, jsonSchema } of schemas) {
    const references = referencedIds(jsonSchema, changed);
    if (references === undefined || changed.has(`schema ${id}`)) queue.push(id);
    for (const target of references ?? []) dependents.set(target, [...(dependents.get(target) ?? []), id]);
  }
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (changedIds.has(id)) continue;
    changedIds.add(id);
    for (const dependent of dependents.get(id) ?? []) queue.push(dependent);
  }
  const changedSchemas = new Set<JsonSchema>(
    schemas.filter(({ id }) => changedIds.has(id)).map(({ jsonSchema }) => jsonSchema),
  );
  return ({ jsonSchema }) => {
    const references = changedSchemas.has(jsonSchema) ? undefined : referencedIds(jsonSchema, changed);
    return references !== undefined && ![...references].some((id) => changedIds.has(id));
  };
}

/**
 * Returns the ids that a schema references; `undefined` if its descriptions have changed, or if it has a dynamic
 * reference.
 */
function referencedIds(jsonSchema: JsonSchema, changed: ReadonlySet<ModelPart>): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  const untraceable: JsonSchema[] = [];
  visitSchemas(jsonSchema, (nested) => {
    if (typeof nested === 'boolean') return;
    if (nested.dynamicRef || changed.has(getTrackedDescriptions(nested.annotations)?.part ?? ''))
      untraceable.push(nested);
    if (nested.ref !== undefined) ids.add(nested.ref);
    for (const id of nested.discriminator?.mapping.values() ?? []) ids.add(id);
  });
  return untraceable.length === 0 ? ids : undefined;
}

/** Returns a proxy that records reads of all properties except the untracked ones. */
function createTrackingProxy<T extends object>(
  part: T,
  nameOf: (key: keyof T) => ModelPart,
  untracked: readonly (keyof T)[],
): T {
  const proxy = {};
  for (const key of Object.keys(part) as (keyof T)[]) {
    // The keys of an object literal are those of its type.
    const name = nameOf(key);
    const read = (): unknown => {
      recordPart(name);
      return part[key];
    };
    Object.defineProperty(
      proxy,
      key,
      untracked.includes(key) ? { value: part[key], enumerable: true } : { get: read, enumerable: true },
    );
  }
  return proxy as T; // Has every property of `part`.
}
