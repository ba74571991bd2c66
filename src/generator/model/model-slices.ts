// Slices of a model: the parts that one file is made from, with the hash of their content.

import type { Api, Operation, Schema } from './types/api.ts';
import { createContentHasher, hashText } from './content-hash.ts';
import { lazy, memoize } from './lazy.ts';
import { listReferences, schemasInOperation } from './visit-schemas.ts';

/** The parts that a file is made from. */
export interface ModelSlice {
  /** The model, whose schemas outside of the slice make the slice incomplete if they are read. */
  readonly api: Api;
  /** Hash of the schemas of the slice, and of everything in the model but schemas and operations. */
  readonly hash: string;
  /** Whether no schema outside of the slice has been read. */
  readonly isComplete: boolean;
}

export interface ModelSlices {
  /** Hash of everything but the content of schemas and operations. It includes their names, order, and summaries. */
  readonly base: string;
  /** Hash of the whole model without the descriptions of schemas. */
  readonly withoutDescriptions: () => string;
  /** Hashes of a schema and of an operation, without what they refer to. */
  readonly hashOfSchema: (schema: Schema) => string;
  readonly hashOfOperation: (operation: Operation) => string;
  /** Returns the slice of a schema or an operation, with the schemas that it refers to. */
  ofSchema(schema: Schema): ModelSlice;
  ofOperation(operation: Operation): ModelSlice;
}

/**
 * How many references a slice follows. More would make an edit affect more files, because in large documents nearly all
 * schemas reach each other; fewer would make more slices incomplete. Expressions can read everything that is reachable.
 */
const maxDistance = 2;

/** Creates the slices of a model. */
export function createModelSlices(api: Api): ModelSlices {
  const hash = createContentHasher();
  const schemaHash = memoize((schema: Schema) => hash([schema.sourceLocation, schema.jsonSchema]));
  const operationHash = memoize((operation: Operation) => hash(operation));
  const base = hash(baseOf(api));
  const distance = api.hasVocabulary ? Infinity : maxDistance;
  const references = memoize((id: string): readonly string[] => {
    const schema = api.schema(id);
    return schema ? listReferences(schema.jsonSchema) : [];
  });
  const referencesOf = memoize(listReferences);
  const createSlice = (partHash: string, roots: Iterable<string>): ModelSlice => {
    const ids = new Set<string>(roots);
    let ring: readonly string[] = [...ids];
    for (let step = 0; step < distance && ring.length > 0; step++) {
      ring = ring.flatMap(references).filter((id) => !ids.has(id) && ids.add(id));
    }
    let isComplete = true;
    return {
      api: {
        ...api,
        schema(id) {
          const schema = api.schema(id);
          if (schema !== undefined && !ids.has(id)) isComplete = false;
          return schema;
        },
      },
      hash: hashText(
        base.full,
        partHash,
        ...[...ids].map((id) => {
          const schema = api.schema(id);
          return schema ? schemaHash(schema).full : '';
        }),
      ),
      get isComplete() {
        return isComplete;
      },
    };
  };
  return {
    base: base.full,
    withoutDescriptions: lazy(() =>
      hashText(
        base.withoutDescriptions,
        ...api.schemas.map((schema) => schemaHash(schema).withoutDescriptions),
        ...[...api.operations, ...api.webhooks].map((operation) => operationHash(operation).withoutDescriptions),
      ),
    ),
    hashOfSchema: (schema) => schemaHash(schema).full,
    hashOfOperation: (operation) => operationHash(operation).full,
    ofSchema: (schema) => createSlice(schemaHash(schema).full, [schema.id, ...callerOf(api)]),
    ofOperation: (operation) =>
      createSlice(operationHash(operation).full, [
        ...new Set(schemasInOperation(operation).flatMap(({ jsonSchema }) => referencesOf(jsonSchema))),
        ...schemasOfRules(operation),
        ...callerOf(api),
      ]),
  };
}

/** Returns the model without the content of schemas and operations. */
function baseOf({ schemas, operations, webhooks, ...rest }: Api): unknown {
  return [
    rest,
    schemas.map(({ id, name, hasRequestVariant }) => [id, name, hasRequestVariant]),
    [operations, webhooks].map((all) =>
      all.map(({ id, name, method, path, tagGroup, tags, summary, deprecated, security }) => [
        id,
        name,
        method,
        path,
        tagGroup,
        tags,
        summary,
        deprecated,
        security,
      ]),
    ),
  ];
}

/** Returns the schemas of the resources and limits of an operation. */
function schemasOfRules({ resource, extensions }: Operation): readonly string[] {
  const ids = extensions.limits.flatMap((limit) => (limit.kind === 'count' ? [limit.of] : []));
  for (let each = resource; each !== undefined; each = each.within) ids.push(each.schema);
  return ids;
}

function callerOf({ caller }: Api): readonly string[] {
  return caller === undefined ? [] : [caller];
}
