// How the assertions of a model are visited: the schemas inside one, the ids it refers to, what an operation reaches.

import type { Api, Callback, Content, Header, Operation, Parameter, Response, Typed } from './declarations/api.ts';
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
  const one = (keyword: string, assertion: Assertion | undefined): void => {
    if (assertion !== undefined) found.push({ keyword, assertion });
  };
  const several = (keyword: string, assertions: readonly Assertion[] | undefined): void => {
    assertions?.forEach((assertion, key) => found.push({ keyword, key, assertion }));
  };
  const named = (keyword: string, assertions: ReadonlyMap<string, Assertion> | undefined): void => {
    assertions?.forEach((assertion, key) => found.push({ keyword, key, assertion }));
  };
  one('contentSchema', string?.contentSchema);
  several('prefixItems', array?.prefixItems);
  one('items', array?.items);
  one('contains', array?.contains);
  one('unevaluatedItems', array?.unevaluatedItems);
  named('properties', object?.properties);
  named('patternProperties', object?.patternProperties);
  one('additionalProperties', object?.additionalProperties);
  one('propertyNames', object?.propertyNames);
  named('dependentSchemas', object?.dependentSchemas);
  one('unevaluatedProperties', object?.unevaluatedProperties);
  several('allOf', schema.allOf);
  several('anyOf', schema.anyOf);
  several('oneOf', schema.oneOf);
  one('not', schema.not);
  one('if', schema.if);
  one('then', schema.then);
  one('else', schema.else);
  return found;
}

/** Calls `visit` for the assertion and every schema inside it, outer ones first; references are not followed. */
export function visitAssertions(assertion: Assertion, visit: (each: Assertion) => void): void {
  const waiting: Assertion[] = [assertion];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    visit(next);
    if (typeof next === 'boolean') continue;
    for (const { assertion: inner } of subschemas(next).toReversed()) waiting.push(inner);
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

/** The ids that each schema of the model refers to. */
export function referenceGraph(api: Pick<Api, 'schemas'>): ReadonlyMap<string, readonly string[]> {
  return new Map(api.schemas.map(({ id, assertion }) => [id, referencesOf(assertion)]));
}

/** Every schema that stands in an operation, a webhook's operation or their callbacks, in the order of the model. */
export function typedIn(operation: Operation): readonly Typed[] {
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
  inOperation(operation);
  return found;
}

/** The ids of all named schemas that an operation reaches, in code point order. */
export function reachableSchemas(api: Api, operation: Operation): readonly string[] {
  return closure(api, typedIn(operation).flatMap(({ assertion }) => referencesOf(assertion)));
}

/** The ids that `ids` reach, themselves included, in the model's order. */
export function closure(api: Api, ids: Iterable<string>): readonly string[] {
  const reached = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const schema = reached.has(id) ? undefined : api.schema(id);
    if (!schema) continue;
    reached.add(id);
    waiting.push(...referencesOf(schema.assertion));
  }
  return api.schemas.filter(({ id }) => reached.has(id)).map(({ id }) => id);
}
