// Dependency tracking: a proxy of the model that records reads, and the difference to the previous model.

import type { Api, Operation, Schema, SchemaAndShapes } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { visitSchemas } from '../visit-schemas.ts';
import { startCaching, type CachedResults } from './result-cache.ts';
import { recordPart, type ModelPart } from './tracking.ts';
import { createEquality, isEqual } from './equality.ts';
import { trackDescriptions, getTrackedDescriptions } from './tracked-descriptions.ts';

/** Properties that every consumer may read without a dependency: names and positions. */
const schemaHead = ['id', 'name', 'hasRequestVariant'] as const satisfies readonly (keyof Schema)[];
const operationHead = [
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
 * Returns the tracked model. Results cached for the model in `before` are reused only if nothing but schemas and
 * operations has changed.
 */
export function trackModel(api: Api, otherInputs: unknown, before?: CachedResults): Api {
  trackDescriptions(api);
  const schemas = new Map(
    api.schemas.map((schema) => [
      schema.id,
      createTrackingProxy(
        schema,
        (key) => (key === 'request' || key === 'response' ? `shapes of ${schema.id}` : `schema ${schema.id}`),
        schemaHead,
      ),
    ]),
  );
  const tracked: Api = {
    ...api,
    schemas: [...schemas.values()],
    operations: api.operations.map((operation) =>
      createTrackingProxy(operation, () => `operation ${operation.id}`, operationHead),
    ),
    webhooks: api.webhooks.map((webhook) => createTrackingProxy(webhook, () => `webhook ${webhook.id}`, operationHead)),
    schema: (id) => schemas.get(id),
  };
  const changed =
    before !== undefined && isEqual(before.otherInputs, otherInputs)
      ? findChangedParts(before.api, tracked)
      : undefined;
  startCaching(tracked, otherInputs, changed && before ? before.entries : new Map(), changed ?? new Set());
  return tracked;
}

/** Returns the names and the order of schemas and operations. */
function partHeads({ schemas, operations, webhooks }: Api): unknown {
  return [headsOf(schemas, schemaHead), headsOf(operations, operationHead), headsOf(webhooks, operationHead)];
}

/** Returns the model without its schemas, operations, and webhooks. */
function withoutParts(api: Api): unknown {
  return { ...api, schema: undefined, schemas: [], operations: [], webhooks: [] };
}

function headsOf<T>(parts: readonly T[], head: readonly (keyof T)[]): unknown {
  return parts.map((part) => head.map((key) => part[key]));
}

/** Returns the changed schemas and operations; `undefined` if others exist now, or if anything else has changed. */
function findChangedParts(before: Api, now: Api): ReadonlySet<ModelPart> | undefined {
  if (!isEqual(partHeads(before), partHeads(now))) return undefined;
  const changed = new Set<ModelPart>();
  const onDescriptionChange = (part: ModelPart): void => void changed.add(part);
  const areEqualSchemas = createEquality({ onDescriptionChange });
  const previousSchema = (index: number, schema: Schema): Schema => before.schemas[index] ?? schema;
  now.schemas.forEach((schema, index) => {
    if (!areEqualSchemas(withoutShapes(previousSchema(index, schema)), withoutShapes(schema)))
      changed.add(`schema ${schema.id}`);
  });
  const hasSameShapes = findUnchangedShapes(now, changed);
  now.schemas.forEach((schema, index) => {
    const old = previousSchema(index, schema);
    if (!hasSameShapes(schema) && !areEqualSchemas([old.request, old.response], [schema.request, schema.response]))
      changed.add(`shapes of ${schema.id}`);
  });
  if (!createEquality({ hasSameShapes })(withoutParts(before), withoutParts(now))) return undefined;
  const areEqualOperations = createEquality({ onDescriptionChange, hasSameShapes });
  const compareOperations = (kind: string, old: readonly Operation[], parts: readonly Operation[]): void =>
    parts.forEach((part, index) => {
      if (!areEqualOperations(old[index], part)) changed.add(`${kind} ${part.id}`);
    });
  compareOperations('operation', before.operations, now.operations);
  compareOperations('webhook', before.webhooks, now.webhooks);
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
function findUnchangedShapes({ schemas }: Api, changed: ReadonlySet<ModelPart>): (typed: SchemaAndShapes) => boolean {
  const changedIds = new Set<string>();
  const users = new Map<string, string[]>();
  const queue: string[] = [];
  for (const { id, jsonSchema } of schemas) {
    const references = referencedIds(jsonSchema, changed);
    if (references === undefined || changed.has(`schema ${id}`)) queue.push(id);
    for (const target of references ?? []) users.set(target, [...(users.get(target) ?? []), id]);
  }
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (changedIds.has(id)) continue;
    changedIds.add(id);
    for (const each of users.get(id) ?? []) queue.push(each);
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
function referencedIds(assertion: JsonSchema, changed: ReadonlySet<ModelPart>): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  const anywhere: JsonSchema[] = [];
  visitSchemas(assertion, (each) => {
    if (typeof each === 'boolean') return;
    if (each.dynamicRef || changed.has(getTrackedDescriptions(each.annotations)?.part ?? '')) anywhere.push(each);
    if (each.ref !== undefined) ids.add(each.ref);
    for (const id of each.discriminator?.mapping.values() ?? []) ids.add(id);
  });
  return anywhere.length === 0 ? ids : undefined;
}

/** Returns a proxy that records a read of any property not in `head`. */
function createTrackingProxy<T extends object>(
  part: T,
  nameOf: (key: keyof T) => ModelPart,
  head: readonly (keyof T)[],
): T {
  const own = {};
  for (const key of Object.keys(part) as (keyof T)[]) {
    // The keys of an object literal are those of its type.
    const name = nameOf(key);
    const read = (): unknown => {
      recordPart(name);
      return part[key];
    };
    Object.defineProperty(
      own,
      key,
      head.includes(key) ? { value: part[key], enumerable: true } : { get: read, enumerable: true },
    );
  }
  return own as T; // Has every property of `part`.
}
