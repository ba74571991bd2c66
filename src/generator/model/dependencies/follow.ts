// Dependency tracking: a proxy of the model that records reads, and the difference to the previous model.

import type { Api, Operation, Schema, SchemaAndShapes } from '../types/api.ts';
import type { JsonSchema } from '../types/schema.ts';
import { visitSchemas } from '../visit-schemas.ts';
import { keep, type Kept } from './kept.ts';
import { tellPiece, type Piece } from './reads.ts';
import { comparison, same } from './same.ts';
import { tellWords, wordsOf } from './words.ts';

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
export function follow(api: Api, circumstances: unknown, before?: Kept): Api {
  tellWords(api);
  const schemas = new Map(
    api.schemas.map((schema) => [
      schema.id,
      telling(
        schema,
        (key) => (key === 'request' || key === 'response' ? `shapes of ${schema.id}` : `schema ${schema.id}`),
        schemaHead,
      ),
    ]),
  );
  const followed: Api = {
    ...api,
    schemas: [...schemas.values()],
    operations: api.operations.map((operation) => telling(operation, () => `operation ${operation.id}`, operationHead)),
    webhooks: api.webhooks.map((webhook) => telling(webhook, () => `webhook ${webhook.id}`, operationHead)),
    schema: (id) => schemas.get(id),
  };
  const changed =
    before !== undefined && same(before.circumstances, circumstances) ? changes(before.api, followed) : undefined;
  keep(followed, circumstances, changed && before ? before.cells : new Map(), changed ?? new Set());
  return followed;
}

/** Returns the names and the order of schemas and operations. */
function headsIn({ schemas, operations, webhooks }: Api): unknown {
  return [headsOf(schemas, schemaHead), headsOf(operations, operationHead), headsOf(webhooks, operationHead)];
}

/** Returns the model without its schemas, operations, and webhooks. */
function frameOf(api: Api): unknown {
  return { ...api, schema: undefined, schemas: [], operations: [], webhooks: [] };
}

function headsOf<T>(pieces: readonly T[], head: readonly (keyof T)[]): unknown {
  return pieces.map((piece) => head.map((key) => piece[key]));
}

/** Returns the changed schemas and operations; `undefined` if others exist now, or if anything else has changed. */
function changes(before: Api, now: Api): ReadonlySet<Piece> | undefined {
  if (!same(headsIn(before), headsIn(now))) return undefined;
  const changed = new Set<Piece>();
  const reworded = (piece: Piece): void => void changed.add(piece);
  const inSchemas = comparison({ reworded });
  const asBefore = (index: number, schema: Schema): Schema => before.schemas[index] ?? schema;
  now.schemas.forEach((schema, index) => {
    if (!inSchemas(withoutShapes(asBefore(index, schema)), withoutShapes(schema))) changed.add(`schema ${schema.id}`);
  });
  const sameShapes = untouched(now, changed);
  now.schemas.forEach((schema, index) => {
    const old = asBefore(index, schema);
    if (!sameShapes(schema) && !inSchemas([old.request, old.response], [schema.request, schema.response]))
      changed.add(`shapes of ${schema.id}`);
  });
  if (!comparison({ sameShapes })(frameOf(before), frameOf(now))) return undefined;
  const inOperations = comparison({ reworded, sameShapes });
  const look = (sort: string, old: readonly Operation[], pieces: readonly Operation[]): void =>
    pieces.forEach((piece, index) => {
      if (!inOperations(old[index], piece)) changed.add(`${sort} ${piece.id}`);
    });
  look('operation', before.operations, now.operations);
  look('webhook', before.webhooks, now.webhooks);
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
function untouched({ schemas }: Api, changed: ReadonlySet<Piece>): (typed: SchemaAndShapes) => boolean {
  const touched = new Set<string>();
  const users = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const { id, jsonSchema } of schemas) {
    const leads = leadsTo(jsonSchema, changed);
    if (leads === undefined || changed.has(`schema ${id}`)) waiting.push(id);
    for (const target of leads ?? []) users.set(target, [...(users.get(target) ?? []), id]);
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (touched.has(id)) continue;
    touched.add(id);
    for (const each of users.get(id) ?? []) waiting.push(each);
  }
  const ofSchemas = new Set<JsonSchema>(
    schemas.filter(({ id }) => touched.has(id)).map(({ jsonSchema }) => jsonSchema),
  );
  return ({ jsonSchema }) => {
    const leads = ofSchemas.has(jsonSchema) ? undefined : leadsTo(jsonSchema, changed);
    return leads !== undefined && ![...leads].some((id) => touched.has(id));
  };
}

/**
 * Returns the ids that a schema references; `undefined` if its descriptions have changed, or if it has a dynamic
 * reference.
 */
function leadsTo(assertion: JsonSchema, changed: ReadonlySet<Piece>): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  const anywhere: JsonSchema[] = [];
  visitSchemas(assertion, (each) => {
    if (typeof each === 'boolean') return;
    if (each.dynamicRef || changed.has(wordsOf(each.annotations)?.piece ?? '')) anywhere.push(each);
    if (each.ref !== undefined) ids.add(each.ref);
    for (const id of each.discriminator?.mapping.values() ?? []) ids.add(id);
  });
  return anywhere.length === 0 ? ids : undefined;
}

/** Returns a proxy that records a read of any property not in `head`. */
function telling<T extends object>(piece: T, nameOf: (key: keyof T) => Piece, head: readonly (keyof T)[]): T {
  const own = {};
  for (const key of Object.keys(piece) as (keyof T)[]) {
    // The keys of an object literal are those of its type.
    const name = nameOf(key);
    const read = (): unknown => {
      tellPiece(name);
      return piece[key];
    };
    Object.defineProperty(
      own,
      key,
      head.includes(key) ? { value: piece[key], enumerable: true } : { get: read, enumerable: true },
    );
  }
  return own as T; // Has every property of `piece`.
}
