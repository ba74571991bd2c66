// Traversal of schemas: subschemas, references, and the schemas of operations and components.

import type {
  Api,
  Callback,
  Components,
  MediaType,
  Header,
  Operation,
  Parameter,
  Response,
  SchemaAndShapes,
} from './types/api.ts';
import { memoizeWeakly } from './lazy.ts';
import { forEachSubschemaKeyword, isSchemaArray, isNamedSubschemas, type SubschemaKeyword } from './subschemas.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';

/** A subschema, with its keyword and its key or index. */
export interface Subschema {
  readonly keyword: SubschemaKeyword;
  readonly key?: string | number;
  readonly jsonSchema: JsonSchema;
}

/** Returns the direct subschemas of a Schema Object, in declaration order; references are not followed. */
export function listSubschemas(schema: SchemaObject): readonly Subschema[] {
  const result: Subschema[] = [];
  forEachSubschema(schema, (jsonSchema, keyword, key) =>
    result.push({ keyword, ...(key !== undefined && { key }), jsonSchema }),
  );
  return result;
}

type Visit = (jsonSchema: JsonSchema, keyword: SubschemaKeyword, key?: string | number) => void;

/** Calls `visit` for each direct subschema. Avoids an array, because a model may have hundreds of thousands. */
export function forEachSubschema(schema: SchemaObject, visit: Visit): void {
  forEachSubschemaKeyword(schema, (value, keyword) => {
    if (isSchemaArray(value))
      value.forEach((jsonSchema, key) => {
        visit(jsonSchema, keyword, key);
      });
    else if (isNamedSubschemas(value))
      value.forEach((jsonSchema, key) => {
        visit(jsonSchema, keyword, key);
      });
    else visit(value, keyword);
  });
}

/** Calls `visit` for the schema and all nested schemas, outer schemas first; references are not followed. */
export function visitSchemas(jsonSchema: JsonSchema, visit: (nested: JsonSchema) => void): void {
  // Recursion is bounded, because deeply nested schemas are replaced with references.
  const walk = (nested: JsonSchema): void => {
    visit(nested);
    if (typeof nested === 'object') forEachSubschema(nested, walk);
  };
  walk(jsonSchema);
}

/** Returns the unique IDs that a schema references, in order of first occurrence. */
export function listReferences(jsonSchema: JsonSchema): readonly string[] {
  return typeof jsonSchema === 'boolean' ? [] : findReferences(jsonSchema);
}

const findReferences = memoizeWeakly((jsonSchema: SchemaObject): readonly string[] => {
  const ids = new Set<string>();
  visitSchemas(jsonSchema, (nested) => {
    if (typeof nested === 'boolean') return;
    if (nested.ref !== undefined) ids.add(nested.ref);
    if (nested.dynamicRef) ids.add(nested.dynamicRef.ref);
    for (const id of nested.discriminator?.mapping.values() ?? []) ids.add(id);
  });
  return [...ids];
});

/** Returns the IDs that each schema references; a dynamic reference targets every schema with its anchor. */
export function buildReferenceGraph(api: Pick<Api, 'schemas'>): ReadonlyMap<string, readonly string[]> {
  const idsByAnchor = new Map<string, string[]>();
  for (const { id, jsonSchema } of api.schemas) {
    const anchor = typeof jsonSchema === 'object' ? jsonSchema.dynamicAnchor : undefined;
    if (anchor !== undefined) idsByAnchor.set(anchor, [...(idsByAnchor.get(anchor) ?? []), id]);
  }
  return new Map(
    api.schemas.map(({ id, jsonSchema }) => [
      id,
      idsByAnchor.size === 0
        ? listReferences(jsonSchema)
        : [...new Set([...listReferences(jsonSchema), ...dynamicTargets(jsonSchema, idsByAnchor)])],
    ]),
  );
}

function dynamicTargets(
  jsonSchema: JsonSchema,
  idsByAnchor: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const result: string[] = [];
  visitSchemas(jsonSchema, (nested) => {
    const anchor = typeof nested === 'object' ? nested.dynamicRef?.anchor : undefined;
    if (anchor !== undefined) for (const id of idsByAnchor.get(anchor) ?? []) result.push(id);
  });
  return result;
}

/** Returns every inline schema of an operation and its callbacks, in model order. */
export function inlineSchemasInOperation(operation: Operation): readonly SchemaAndShapes[] {
  return collectSchemas(({ inOperation }) => inOperation(operation));
}

/** Returns every inline schema of the components, used or not. */
export function inlineSchemasInComponents({
  parameters,
  headers,
  requestBodies,
  responses,
  callbacks,
}: Components): readonly SchemaAndShapes[] {
  return collectSchemas(({ inParameter, inContent, inResponse, inOperation }) => {
    for (const { value } of [...parameters, ...headers]) inParameter(value);
    for (const { value } of requestBodies) value.content.forEach(inContent);
    for (const { value } of responses) inResponse(value);
    for (const { value } of callbacks) value.operations.forEach(inOperation);
  });
}

interface Visitors {
  readonly inParameter: (part: Parameter | Header) => void;
  readonly inContent: (content: MediaType) => void;
  readonly inResponse: (response: Response) => void;
  readonly inOperation: (operation: Operation) => void;
}

function collectSchemas(visit: (visitors: Visitors) => void): readonly SchemaAndShapes[] {
  const result: SchemaAndShapes[] = [];
  const seen = new Set<Callback>();
  const inParameter = ({ schema, content }: Parameter | Header): void => {
    if (schema) result.push(schema);
    if (content) inContent(content);
  };
  const inContent = ({ schema, encoding }: MediaType): void => {
    if (schema) result.push(schema);
    for (const { headers } of encoding) headers.forEach(inParameter);
  };
  const inResponse = ({ headers, content }: Response): void => {
    headers.forEach(inParameter);
    content.forEach(inContent);
  };
  const inOperation = ({ parameters, requestBody, responses, callbacks }: Operation): void => {
    parameters.forEach(inParameter);
    requestBody?.content.forEach(inContent);
    responses.forEach(inResponse);
    for (const callback of callbacks) {
      if (seen.has(callback)) continue;
      seen.add(callback);
      callback.operations.forEach(inOperation);
    }
  };
  visit({ inParameter, inContent, inResponse, inOperation });
  return result;
}
