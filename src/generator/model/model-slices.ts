// Model slices: the parts of a model that one file depends on, with a hash of their content.

import type { Api, Operation, Schema } from './types/api.ts';
import type { JsonSchema } from './types/schema.ts';
import { hashContent, hashSchema, hashText, type ContentHash } from './content-hash.ts';
import { lazy, memoize } from './lazy.ts';
import { replaceObjectAndArrayKeywords } from './replace-object-and-array-keywords.ts';
import { listReferences, inlineSchemasInOperation } from './visit-schemas.ts';

/** The parts of a model that a file depends on. */
export interface ModelSlice {
  /** The model. Reading schemas outside of the slice makes the slice incomplete. */
  readonly api: Api;
  /** Hash of the schemas in the slice, and of the model except the content of schemas and operations. */
  readonly hash: string;
  /** Whether nothing outside of the slice has been read. */
  readonly isComplete: boolean;
}

export interface ModelSlices {
  /** Hash of the model except the content of schemas and operations. It includes their names, order, and summaries. */
  readonly base: string;
  /** Hash of the whole model without the descriptions of schemas. */
  readonly withoutDescriptions: () => string;
  /** Hashes without the descriptions of schemas: of the base, and of a schema, an operation, or any other part. */
  readonly undescribed: {
    readonly base: string;
    readonly hashOfSchema: (schema: Schema) => string;
    readonly hashOfOperation: (operation: Operation) => string;
    readonly hashOf: (part: unknown) => string;
  };
  /** Returns the IDs that a schema references. */
  readonly referencesOf: (jsonSchema: JsonSchema) => readonly string[];
  /** Hashes of a schema and of an operation, without the schemas that they reference. */
  readonly hashOfSchema: (schema: Schema) => string;
  readonly hashOfOperation: (operation: Operation) => string;
  /** Returns the slice of a schema or an operation, with the schemas that it references. */
  ofSchema(schema: Schema): ModelSlice;
  ofOperation(operation: Operation): ModelSlice;
  /** Returns the union of the slices of operations. */
  ofOperations(operations: readonly Operation[]): ModelSlice;
}

/** Creates the slices of a model. */
export function createModelSlices(api: Api): ModelSlices {
  const schemaHash = memoize(({ sourceLocation: { file, pointer }, jsonSchema }: Schema): ContentHash => {
    const { full, withoutDescriptions } = hashSchema(jsonSchema);
    return {
      full: hashText(file, pointer, full),
      withoutDescriptions: hashText(file, pointer, withoutDescriptions),
    };
  });
  const operationHash = memoize((operation: Operation) => hashContent(operation));
  const headHash = memoize(
    ({ jsonSchema }: Schema) => hashContent([replaceObjectAndArrayKeywords(jsonSchema, () => ({}))]).full,
  );
  const base = hashContent(baseOf(api));
  const references = (ids: Iterable<string>): readonly string[] =>
    [...ids].flatMap((id) => listReferences(api.schema(id)?.jsonSchema ?? true));

  /**
   * Returns the slice content of a part that uses the schemas `ids`, and the heads of the schemas that these reference.
   * With the vocabulary, it includes all reachable schemas, because expressions can read them.
   */
  const contentOf = (partHash: string, ids: Set<string>): SliceContent => {
    if (api.hasVocabulary) for (const id of ids) for (const reference of references([id])) ids.add(reference);
    const heads = new Set(references(ids).filter((id) => !ids.has(id)));
    const hashes = [base.full, partHash];
    for (const schema of schemasOf(ids, api)) hashes.push(schemaHash(schema).full);
    for (const schema of schemasOf(heads, api)) hashes.push(headHash(schema));
    return { ids, heads, hash: hashText(...hashes) };
  };
  // Memoized, because a part has a page in each format.
  const contentOfSchema = memoize((schema: Schema) =>
    contentOf(schemaHash(schema).full, withInPlaceReferences([schema.id, ...callerOf(api)], api)),
  );
  /** Returns the schemas of a sample request, which has values of all required properties at any depth. */
  const sampleIds = (operation: Operation): ReadonlySet<string> => {
    const inline = inlineSchemasInOperation({ ...operation, responses: [], callbacks: [] });
    const ids = new Set(inline.flatMap(({ jsonSchema }) => listReferences(jsonSchema)));
    for (const id of ids) for (const reference of references([id])) ids.add(reference);
    return ids;
  };
  const contentOfOperation = memoize((operation: Operation) => {
    const mentionedIds = [
      ...inlineSchemasInOperation(operation).flatMap(({ jsonSchema }) => listReferences(jsonSchema)),
      ...schemasOfExtensions(operation),
      ...callerOf(api),
    ];
    // The documentation of a body shows its properties and their properties.
    const bodyIds = withInPlaceReferences(mentionedIds, api);
    return contentOf(
      operationHash(operation).full,
      new Set([...bodyIds, ...references(bodyIds), ...sampleIds(operation)]),
    );
  });
  return {
    base: base.full,
    withoutDescriptions: lazy(() =>
      hashText(
        base.withoutDescriptions,
        ...api.schemas.map((schema) => schemaHash(schema).withoutDescriptions),
        ...[...api.operations, ...api.webhooks].map((operation) => operationHash(operation).withoutDescriptions),
      ),
    ),
    undescribed: {
      base: base.withoutDescriptions,
      hashOfSchema: (schema) => schemaHash(schema).withoutDescriptions,
      hashOfOperation: (operation) => operationHash(operation).withoutDescriptions,
      hashOf: (part) => hashContent(part).withoutDescriptions,
    },
    referencesOf: listReferences,
    hashOfSchema: (schema) => schemaHash(schema).full,
    hashOfOperation: (operation) => operationHash(operation).full,
    ofSchema: (schema) => createSlice(contentOfSchema(schema), api),
    ofOperation: (operation) => createSlice(contentOfOperation(operation), api),
    ofOperations(operations) {
      const contents = operations.map(contentOfOperation);
      return createSlice(
        {
          ids: new Set(contents.flatMap(({ ids }) => [...ids])),
          heads: new Set(contents.flatMap(({ heads }) => [...heads])),
          hash: hashText(base.full, ...contents.map(({ hash }) => hash)),
        },
        api,
      );
    },
  };
}

interface SliceContent {
  /** Schemas that the slice contains completely. */
  readonly ids: ReadonlySet<string>;
  /** Schemas of which the slice contains at least the head. */
  readonly heads: ReadonlySet<string>;
  readonly hash: string;
}

function createSlice({ ids, heads, hash }: SliceContent, api: Api): ModelSlice {
  let isComplete = true;
  const markIncomplete = (): void => void (isComplete = false);
  const readHead = memoize((schema: Schema) => guardHead(schema, markIncomplete));
  return {
    api: {
      ...api,
      schema(id) {
        const schema = api.schema(id);
        if (schema === undefined || ids.has(id)) return schema;
        if (heads.has(id)) return readHead(schema);
        markIncomplete();
        return schema;
      },
    },
    hash,
    get isComplete() {
      return isComplete;
    },
  };
}

/** Returns the IDs and those of the schemas that these apply to the same value, whose properties are theirs. */
function withInPlaceReferences(ids: readonly string[], api: Api): Set<string> {
  const result = new Set(ids);
  const visit = (jsonSchema: JsonSchema): void => {
    if (typeof jsonSchema === 'boolean') return;
    const { ref, allOf = [], anyOf = [], oneOf = [] } = jsonSchema;
    if (ref !== undefined) result.add(ref);
    for (const part of [...allOf, ...anyOf, ...oneOf]) visit(part);
  };
  for (const id of result) visit(api.schema(id)?.jsonSchema ?? true);
  return result;
}

function schemasOf(ids: Iterable<string>, api: Api): readonly Schema[] {
  return [...ids].flatMap((id) => api.schema(id) ?? []);
}

/** Returns a schema that calls `onRead` if more than its head is read. */
function guardHead(schema: Schema, onRead: () => void): Schema {
  return {
    ...schemaHead(schema),
    jsonSchema: replaceObjectAndArrayKeywords(schema.jsonSchema, (keywords) => guard(keywords, onRead)),
    get request() {
      onRead();
      return schema.request;
    },
    get response() {
      onRead();
      return schema.response;
    },
  };
}

/** Returns an object that calls `onRead` if its properties are read. */
function guard<T extends object>(object: T, onRead: () => void): T {
  return new Proxy(object, {
    get(target, key) {
      onRead();
      return Reflect.get(target, key) as unknown;
    },
    has(target, key) {
      onRead();
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      onRead();
      return Reflect.ownKeys(target);
    },
  });
}

function schemaHead({
  id,
  name,
  sourceLocation,
  hasRequestVariant,
}: Schema): Omit<Schema, 'jsonSchema' | 'request' | 'response'> {
  return { id, name, sourceLocation, hasRequestVariant };
}

/** Returns the model without the content of schemas and operations. */
function baseOf({ schemas, operations, webhooks, ...rest }: Api): unknown {
  return [
    rest,
    schemas.map(schemaHead),
    [operations, webhooks].map((list) =>
      list.map(({ id, name, method, path, tagGroup, tags, summary, deprecated, security }) => [
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

/** Returns the schemas that the resource and the limits of an operation name. */
export function schemasOfExtensions({ resource, extensions }: Operation): readonly string[] {
  const ids = extensions.limits.flatMap((limit) => (limit.kind === 'count' ? [limit.of] : []));
  for (let current = resource; current !== undefined; current = current.within) ids.push(current.schema);
  return ids;
}

function callerOf({ caller }: Api): readonly string[] {
  return caller === undefined ? [] : [caller];
}
