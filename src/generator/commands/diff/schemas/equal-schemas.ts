// Detection of schemas that are equal in both models, including all referenced schemas.

import { facetKeywords, typeGroups } from '../../../model/facets.ts';
import { subschemaKeywords } from '../../../model/subschemas.ts';
import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';

/** Returns whether two schemas are certainly equal. False if they differ or if checking is too expensive. */
export type IsUnchanged = (base: FlatSchema, head: FlatSchema) => boolean;

export function createEqualityCheck(base: ModelSide, head: ModelSide): IsUnchanged {
  let equalIds: ReadonlySet<string> | undefined;
  const results = new Map<FlatSchema, Map<FlatSchema, boolean>>();
  const compare = (left: FlatSchema, right: FlatSchema): boolean => {
    if (left.acceptsNothing !== right.acceptsNothing || left.parts.length !== right.parts.length) return false;
    const knownIds = (equalIds ??= findEqualIds(base.api, head.api));
    const headIds = head.schemaIds(right);
    const sharedId = base.schemaIds(left).find((id) => headIds.includes(id));
    if (sharedId !== undefined) return knownIds.has(sharedId);
    const references = new Set<string>();
    return (
      left.parts.every((part, index) => equalSchemaObjects(part, right.parts[index], references)) &&
      [...references].every((id) => knownIds.has(id))
    );
  };
  return (left, right) => {
    const row = results.get(left) ?? new Map<FlatSchema, boolean>();
    results.set(left, row);
    const result = row.get(right) ?? compare(left, right);
    row.set(right, result);
    return result;
  };
}

/** Returns the IDs of named schemas that are equal on both sides, including all schemas that they reference. */
function findEqualIds(base: Api, head: Api): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const equalIds = new Set<string>();
  const differentIds: string[] = [];
  for (const { id, jsonSchema, hasRequestVariant } of base.schemas) {
    const headSchema = head.schema(id);
    const references = new Set<string>();
    if (
      !headSchema ||
      headSchema.hasRequestVariant !== hasRequestVariant ||
      !equalSchemas(jsonSchema, headSchema.jsonSchema, references)
    ) {
      differentIds.push(id);
      continue;
    }
    equalIds.add(id);
    for (const reference of references) {
      const knownUsers = users.get(reference);
      if (knownUsers) knownUsers.push(id);
      else users.set(reference, [id]);
    }
  }
  // A schema that references a different schema is different too.
  for (let id = differentIds.pop(); id !== undefined; id = differentIds.pop()) {
    for (const user of users.get(id) ?? []) if (equalIds.delete(user)) differentIds.push(user);
  }
  return equalIds;
}

function equalSchemas(base: JsonSchema | undefined, head: JsonSchema | undefined, references: Set<string>): boolean {
  return typeof base === 'object' ? equalSchemaObjects(base, head, references) : base === head;
}

const applicators: ReadonlySet<string> = new Set(subschemaKeywords);
const keywordGroups: ReadonlySet<string> = new Set(typeGroups);
/** Keywords that depend on the evaluation path. Schemas with these keywords are never certainly equal. */
const dynamicKeywords: ReadonlySet<string> = new Set(['dynamicRef', ...facetKeywords.resource]);
/** Annotations that the comparison ignores. */
const ignoredAnnotations: ReadonlySet<string> = new Set(['description', 'comment', 'examples', 'externalDocs', 'xml']);

/** Compares the schemas themselves, and adds all referenced IDs to `references`. */
function equalSchemaObjects(base: SchemaObject, head: JsonSchema | undefined, references: Set<string>): boolean {
  if (
    typeof head !== 'object' ||
    base.extensions !== head.extensions ||
    base.unknownExtensions.size + head.unknownExtensions.size > 0
  )
    return false;
  if (base.ref !== undefined) references.add(base.ref);
  for (const id of base.discriminator?.mapping.values() ?? []) references.add(id);
  return equalProperties(base, head, (key, left, right) => {
    if (key === 'sourceLocation' || key === 'extensions' || key === 'unknownExtensions') return true;
    if (dynamicKeywords.has(key)) return false;
    if (keywordGroups.has(key))
      return equalProperties(left, right, (keyword, first, second) =>
        equalKeywords(keyword, first, second, references),
      );
    if (key === 'annotations')
      return equalProperties(
        left,
        right,
        (name, first, second) => ignoredAnnotations.has(name) || deepEqual(first, second),
      );
    return equalKeywords(key, left, right, references);
  });
}

function equalKeywords(key: string, left: unknown, right: unknown, references: Set<string>): boolean {
  if (!applicators.has(key)) return deepEqual(left, right);
  // The values of these keywords contain schemas, which TypeScript cannot infer from the key.
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((leftSchema: JsonSchema, index) => equalSchemas(leftSchema, right[index] as JsonSchema, references))
    );
  if (left instanceof Map)
    return (
      right instanceof Map &&
      equalEntries(left, right, (leftSchema, rightSchema) =>
        equalSchemas(leftSchema as JsonSchema, rightSchema as JsonSchema, references),
      )
    );
  return equalSchemas(left as JsonSchema | undefined, right as JsonSchema | undefined, references);
}

/** Returns whether `isEqual` holds for each property of either object. */
function equalProperties(
  base: unknown,
  head: unknown,
  isEqual: (key: string, left: unknown, right: unknown) => boolean,
): boolean {
  if (typeof base !== 'object' || typeof head !== 'object' || !base || !head) return base === head;
  const [left, right] = [base as Record<string, unknown>, head as Record<string, unknown>];
  for (const key in right) if (!(key in left) && !isEqual(key, undefined, right[key])) return false;
  for (const key in left) if (!isEqual(key, left[key], right[key])) return false;
  return true;
}

/** Returns whether two values are deeply equal; order matters only in arrays. */
function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((element, index) => deepEqual(element, right[index]))
    );
  if (left instanceof Map) return right instanceof Map && equalEntries(left, right, deepEqual);
  if (Array.isArray(right) || right instanceof Map) return false;
  const [leftEntries, rightEntries] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    leftEntries.length === rightEntries.size &&
    leftEntries.every(([key, value]) => rightEntries.has(key) && deepEqual(value, rightEntries.get(key)))
  );
}

function equalEntries(
  left: ReadonlyMap<unknown, unknown>,
  right: ReadonlyMap<unknown, unknown>,
  isEqual: (left: unknown, right: unknown) => boolean,
): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) if (!right.has(key) || !isEqual(value, right.get(key))) return false;
  return true;
}
