// Detection of schemas that are equal in both models, including all referenced schemas.

import {
  subschemaArrayKeywords,
  subschemaMapKeywords,
  subschemaKeywords,
} from '../../../model/read-schema/subschema-keywords.ts';
import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';

/** Returns whether two schemas are certainly equal. False if they differ or if checking is too expensive. */
export type IsUnchanged = (base: FlatSchema, head: FlatSchema) => boolean;

export function createEqualityCheck(base: ModelSide, head: ModelSide): IsUnchanged {
  let equalIds: ReadonlySet<string> | undefined;
  const results = new Map<FlatSchema, Map<FlatSchema, boolean>>();
  const find = (left: FlatSchema, right: FlatSchema): boolean => {
    if (left.acceptsNothing !== right.acceptsNothing || left.parts.length !== right.parts.length) return false;
    const cached = (equalIds ??= findEqualIds(base.api, head.api));
    const names = head.schemaIds(right);
    const name = base.schemaIds(left).find((each) => names.includes(each));
    if (name !== undefined) return cached.has(name);
    const references = new Set<string>();
    return (
      left.parts.every((part, at) => equalSchemaObjects(part, right.parts[at], references)) &&
      [...references].every((id) => cached.has(id))
    );
  };
  return (left, right) => {
    const row = results.get(left) ?? new Map<FlatSchema, boolean>();
    results.set(left, row);
    const result = row.get(right) ?? find(left, right);
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
    const second = head.schema(id);
    const references = new Set<string>();
    if (
      !second ||
      second.hasRequestVariant !== hasRequestVariant ||
      !equalSchemas(jsonSchema, second.jsonSchema, references)
    ) {
      differentIds.push(id);
      continue;
    }
    equalIds.add(id);
    for (const reference of references) {
      const cached = users.get(reference);
      if (cached) cached.push(id);
      else users.set(reference, [id]);
    }
  }
  for (let id = differentIds.pop(); id !== undefined; id = differentIds.pop()) {
    for (const user of users.get(id) ?? []) if (equalIds.delete(user)) differentIds.push(user);
  }
  return equalIds;
}

function equalSchemas(base: JsonSchema | undefined, head: JsonSchema | undefined, references: Set<string>): boolean {
  return typeof base === 'object' ? equalSchemaObjects(base, head, references) : base === head;
}

const applicators: ReadonlySet<string> = new Set([
  ...subschemaKeywords,
  ...subschemaArrayKeywords,
  ...subschemaMapKeywords,
]);
const groups: ReadonlySet<string> = new Set(['number', 'string', 'array', 'object']);
/** Dynamic references depend on the evaluation path, so they are always compared. */
const dynamicKeywords: ReadonlySet<string> = new Set(['dynamicRef', 'dynamicAnchor', 'resource']);
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
    if (groups.has(key))
      return equalProperties(left, right, (inner, first, second) => equalKeywords(inner, first, second, references));
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
  // The values of these keywords are schemas; key types are not narrowed.
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((each: JsonSchema, at) => equalSchemas(each, right[at] as JsonSchema, references))
    );
  if (left instanceof Map)
    return (
      right instanceof Map &&
      equalEntries(left, right, (each, second) => equalSchemas(each as JsonSchema, second as JsonSchema, references))
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

/** Deep equality: ordered for arrays, unordered for maps and objects. */
function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left))
    return Array.isArray(right) && left.length === right.length && left.every((each, at) => deepEqual(each, right[at]));
  if (left instanceof Map) return right instanceof Map && equalEntries(left, right, deepEqual);
  if (Array.isArray(right) || right instanceof Map) return false;
  const [first, second] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    first.length === second.size && first.every(([key, each]) => second.has(key) && deepEqual(each, second.get(key)))
  );
}

function equalEntries(
  left: ReadonlyMap<unknown, unknown>,
  right: ReadonlyMap<unknown, unknown>,
  isEqual: (left: unknown, right: unknown) => boolean,
): boolean {
  if (left.size !== right.size) return false;
  for (const [key, each] of left) if (!right.has(key) || !isEqual(each, right.get(key))) return false;
  return true;
}
