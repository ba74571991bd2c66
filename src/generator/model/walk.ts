// How the assertions of a model are visited: the schemas inside one, the ids it refers to, what an operation reaches.

import type { Api, Callback, Components, Content, Header, Operation, Parameter, Response, Typed } from './declarations/api.ts';
import type { Assertion, ObjectSchema } from './declarations/assertions.ts';

/** A schema inside another: by which keyword, and under which name or index. */
export interface Subschema {
  readonly keyword: string;
  readonly key?: string | number;
  readonly assertion: Assertion;
}

/** The schemas that stand directly in `schema`, in the order of the declarations; references are not followed. */
export function subschemas(schema: ObjectSchema): readonly Subschema[] {
  const found: Subschema[] = [];
  const { string, array, object } = schema;
  if (string) one(found, 'contentSchema', string.contentSchema);
  if (array) {
    several(found, 'prefixItems', array.prefixItems);
    one(found, 'items', array.items);
    one(found, 'contains', array.contains);
    one(found, 'unevaluatedItems', array.unevaluatedItems);
  }
  if (object) {
    named(found, 'properties', object.properties);
    named(found, 'patternProperties', object.patternProperties);
    one(found, 'additionalProperties', object.additionalProperties);
    one(found, 'propertyNames', object.propertyNames);
    named(found, 'dependentSchemas', object.dependentSchemas);
    one(found, 'unevaluatedProperties', object.unevaluatedProperties);
  }
  several(found, 'allOf', schema.allOf);
  several(found, 'anyOf', schema.anyOf);
  several(found, 'oneOf', schema.oneOf);
  one(found, 'not', schema.not);
  one(found, 'if', schema.if);
  one(found, 'then', schema.then);
  one(found, 'else', schema.else);
  return found;
}

function one(found: Subschema[], keyword: string, assertion: Assertion | undefined): void {
  if (assertion !== undefined) found.push({ keyword, assertion });
}

function several(found: Subschema[], keyword: string, assertions: readonly Assertion[] | undefined): void {
  if (assertions) for (const [key, assertion] of assertions.entries()) found.push({ keyword, key, assertion });
}

function named(found: Subschema[], keyword: string, assertions: ReadonlyMap<string, Assertion> | undefined): void {
  if (assertions) for (const [key, assertion] of assertions) found.push({ keyword, key, assertion });
}

/** Calls `visit` for the assertion and every schema inside it, outer ones first; references are not followed. */
export function visitAssertions(assertion: Assertion, visit: (each: Assertion) => void): void {
  const waiting: Assertion[] = [assertion];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    visit(next);
    if (typeof next === 'boolean') continue;
    const inner = subschemas(next);
    for (let at = inner.length - 1; at >= 0; at--) waiting.push(inner[at]?.assertion ?? true);
  }
}

/** The ids that an assertion refers to, each once, in the order of first mention. */
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

/** The ids that each schema of the model refers to; by a dynamic reference, to every schema that carries its anchor. */
export function referenceGraph(api: Pick<Api, 'schemas'>): ReadonlyMap<string, readonly string[]> {
  const carriers = new Map<string, string[]>();
  for (const { id, assertion } of api.schemas) {
    const anchor = typeof assertion === 'object' ? assertion.dynamicAnchor : undefined;
    if (anchor !== undefined) carriers.set(anchor, [...(carriers.get(anchor) ?? []), id]);
  }
  return new Map(api.schemas.map(({ id, assertion }) => [id, carriers.size === 0 ? referencesOf(assertion) : [...new Set([...referencesOf(assertion), ...dynamicTargets(assertion, carriers)])]]));
}

function dynamicTargets(assertion: Assertion, carriers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  visitAssertions(assertion, (each) => {
    const anchor = typeof each === 'object' ? each.dynamicRef?.anchor : undefined;
    if (anchor !== undefined) found.push(...(carriers.get(anchor) ?? []));
  });
  return found;
}

/** Every schema that stands in an operation, a webhook's operation or their callbacks, in the order of the model. */
export function typedIn(operation: Operation): readonly Typed[] {
  return typedBy(({ inOperation }) => inOperation(operation));
}

/** Every schema that stands in a component other than a schema, in use or not. */
export function typedInComponents({ parameters, headers, requestBodies, responses, callbacks }: Components): readonly Typed[] {
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
