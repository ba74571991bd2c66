// Traversal of schemas: subschemas, references, and the schemas of operations and components.

import type { Api, Callback, Components, Content, Header, Operation, Parameter, Response, Typed } from './types/api.ts';
import type { Assertion, ObjectSchema } from './types/schema.ts';

/** A subschema, with its keyword and its key or index. */
export interface Subschema {
  readonly keyword: string;
  readonly key?: string | number;
  readonly assertion: Assertion;
}

/** Returns the direct subschemas of a Schema Object, in declaration order; references are not followed. */
export function subschemas(schema: ObjectSchema): readonly Subschema[] {
  const found: Subschema[] = [];
  eachSubschema(schema, (assertion, keyword, key) =>
    found.push({ keyword, ...(key !== undefined && { key }), assertion }),
  );
  return found;
}

type Visit = (assertion: Assertion, keyword: string, key?: string | number) => void;

/** Same as `subschemas`, with a callback instead of an array: a model may have hundreds of thousands. */
export function eachSubschema(schema: ObjectSchema, visit: Visit): void {
  const { string, array, object } = schema;
  if (string) one(visit, 'contentSchema', string.contentSchema);
  if (array) {
    several(visit, 'prefixItems', array.prefixItems);
    one(visit, 'items', array.items);
    one(visit, 'contains', array.contains);
    one(visit, 'unevaluatedItems', array.unevaluatedItems);
  }
  if (object) {
    named(visit, 'properties', object.properties);
    named(visit, 'patternProperties', object.patternProperties);
    one(visit, 'additionalProperties', object.additionalProperties);
    one(visit, 'propertyNames', object.propertyNames);
    named(visit, 'dependentSchemas', object.dependentSchemas);
    one(visit, 'unevaluatedProperties', object.unevaluatedProperties);
  }
  several(visit, 'allOf', schema.allOf);
  several(visit, 'anyOf', schema.anyOf);
  several(visit, 'oneOf', schema.oneOf);
  one(visit, 'not', schema.not);
  one(visit, 'if', schema.if);
  one(visit, 'then', schema.then);
  one(visit, 'else', schema.else);
}

function one(visit: Visit, keyword: string, assertion: Assertion | undefined): void {
  if (assertion !== undefined) visit(assertion, keyword);
}

function several(visit: Visit, keyword: string, assertions: readonly Assertion[] | undefined): void {
  assertions?.forEach((assertion, key) => {
    visit(assertion, keyword, key);
  });
}

function named(visit: Visit, keyword: string, assertions: ReadonlyMap<string, Assertion> | undefined): void {
  assertions?.forEach((assertion, key) => {
    visit(assertion, keyword, key);
  });
}

/** Calls `visit` for the schema and all nested ones, outer ones first; references are not followed. */
export function visitAssertions(assertion: Assertion, visit: (each: Assertion) => void): void {
  // Recursion is bounded: deeply nested schemas are references.
  const walk = (each: Assertion): void => {
    visit(each);
    if (typeof each === 'object') eachSubschema(each, walk);
  };
  walk(assertion);
}

/** Returns the unique ids that a schema references, in order of first occurrence. */
export function referencesOf(assertion: Assertion): readonly string[] {
  const ids = new Set<string>();
  visitAssertions(assertion, (each) => {
    if (typeof each === 'boolean') return;
    if (each.ref !== undefined) ids.add(each.ref);
    if (each.dynamicRef) ids.add(each.dynamicRef.ref);
    for (const id of each.discriminator?.mapping.values() ?? []) ids.add(id);
  });
  return [...ids];
}

/** Returns the ids that each schema references; a dynamic reference counts as one to every schema with its anchor. */
export function referenceGraph(api: Pick<Api, 'schemas'>): ReadonlyMap<string, readonly string[]> {
  const carriers = new Map<string, string[]>();
  for (const { id, assertion } of api.schemas) {
    const anchor = typeof assertion === 'object' ? assertion.dynamicAnchor : undefined;
    if (anchor !== undefined) carriers.set(anchor, [...(carriers.get(anchor) ?? []), id]);
  }
  return new Map(
    api.schemas.map(({ id, assertion }) => [
      id,
      carriers.size === 0
        ? referencesOf(assertion)
        : [...new Set([...referencesOf(assertion), ...dynamicTargets(assertion, carriers)])],
    ]),
  );
}

function dynamicTargets(assertion: Assertion, carriers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  visitAssertions(assertion, (each) => {
    const anchor = typeof each === 'object' ? each.dynamicRef?.anchor : undefined;
    if (anchor !== undefined) for (const each of carriers.get(anchor) ?? []) found.push(each);
  });
  return found;
}

/** Returns every inline schema of an operation and its callbacks, in model order. */
export function typedIn(operation: Operation): readonly Typed[] {
  return typedBy(({ inOperation }) => inOperation(operation));
}

/** Returns every inline schema of the components, used or not. */
export function typedInComponents({
  parameters,
  headers,
  requestBodies,
  responses,
  callbacks,
}: Components): readonly Typed[] {
  return typedBy(({ inParameter, inContent, inResponse, inOperation }) => {
    for (const { value } of [...parameters, ...headers]) inParameter(value);
    for (const { value } of requestBodies) value.contents.forEach(inContent);
    for (const { value } of responses) inResponse(value);
    for (const { value } of callbacks) value.operations.forEach(inOperation);
  });
}

interface Visitors {
  readonly inParameter: (part: Parameter | Header) => void;
  readonly inContent: (content: Content) => void;
  readonly inResponse: (response: Response) => void;
  readonly inOperation: (operation: Operation) => void;
}

function typedBy(visit: (visitors: Visitors) => void): readonly Typed[] {
  const found: Typed[] = [];
  const seen = new Set<Callback>();
  const inParameter = ({ schema, content }: Parameter | Header): void => {
    if (schema) found.push(schema);
    if (content) inContent(content);
  };
  const inContent = ({ schema, encoding }: Content): void => {
    if (schema) found.push(schema);
    for (const { headers } of encoding) headers.forEach(inParameter);
  };
  const inResponse = ({ headers, contents }: Response): void => {
    headers.forEach(inParameter);
    contents.forEach(inContent);
  };
  const inOperation = ({ parameters, body, responses, callbacks }: Operation): void => {
    parameters.forEach(inParameter);
    body?.contents.forEach(inContent);
    responses.forEach(inResponse);
    for (const callback of callbacks) {
      if (seen.has(callback)) continue;
      seen.add(callback);
      callback.operations.forEach(inOperation);
    }
  };
  visit({ inParameter, inContent, inResponse, inOperation });
  return found;
}
