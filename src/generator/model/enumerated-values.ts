// Values that a schema enumerates: `enum`, `const`, and unions of constants.

import type { Json } from '../source/node.ts';
import { isNullSchema } from './read-schema/type-and-nullable.ts';
import type { JsonSchema, JsonType, SchemaObject } from './types/schema.ts';

/** Returns the values of `const` or `enum` that `type` allows; `undefined` if the schema has neither keyword. */
export function enumeratedValues({ types, enum: values, const: constant }: SchemaObject): readonly Json[] | undefined {
  const listed = constant ? [constant.value] : values;
  return types ? listed?.filter((value) => types.some((type) => isValueOfType(type, value))) : listed;
}

/** Returns the constants of branches that all consist of a `const`; `undefined` if one has more keywords. */
export function constBranchValues(branches: readonly JsonSchema[]): readonly Json[] | undefined {
  const values = branches.flatMap((branch) => (isConstant(branch) && branch.const ? [branch.const.value] : []));
  return values.length === branches.length && values.length > 0 ? values : undefined;
}

const constantBranchKeys: ReadonlySet<string> = new Set([
  'sourceLocation',
  'types',
  'const',
  'annotations',
  'extensions',
  'unknownExtensions',
]);

function isConstant(branch: JsonSchema): branch is SchemaObject {
  return (
    typeof branch === 'object' &&
    Object.entries(branch).every(([keyword, value]) => constantBranchKeys.has(keyword) || value === undefined)
  );
}

/** Returns whether a value is an instance of a JSON Schema type. */
export function isValueOfType(type: JsonType, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === type;
  }
}

/** A value of an enum, and its documentation if the schema is a union of constants. */
export interface NamedEnumValue {
  readonly value: string | number | null;
  readonly title?: string;
  readonly description?: string;
}

/**
 * Returns the values of a schema that consists of an enum of strings or of numbers, and possibly null; `undefined` for
 * any other schema. Objects and arrays are not values of such an enum, and neither are booleans.
 */
export function scalarEnumValues(jsonSchema: JsonSchema): readonly NamedEnumValue[] | undefined {
  if (typeof jsonSchema === 'boolean') return undefined;
  const { ref, dynamicRef, allOf, anyOf, oneOf, enum: listed, const: constant, types } = jsonSchema;
  if (ref !== undefined || dynamicRef || allOf || (anyOf && oneOf) || constant) return undefined;
  const branches = anyOf ?? oneOf;
  if (listed ? branches : !branches) return undefined;
  const values = new Map<Json, NamedEnumValue>();
  for (const each of branches ? constantBranches(branches) : (listed ?? []).map((value) => ({ value }))) {
    const { value } = each;
    if (types?.some((type) => isValueOfType(type, value)) === false) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null) return undefined;
    if (!values.has(value)) values.set(value, { ...each, value });
  }
  const kinds = new Set([...values.keys()].filter((value) => value !== null).map((value) => typeof value));
  return kinds.size === 1 ? [...values.values()] : undefined;
}

/** Returns the constants of branches; empty if a branch is neither a `const` nor the type null. */
function constantBranches(
  branches: readonly JsonSchema[],
): readonly { readonly value: Json; readonly title?: string; readonly description?: string }[] {
  const values = branches.flatMap((branch) => {
    if (!isConstant(branch) || (!branch.const && !isNullSchema(branch))) return [];
    const { title, description } = branch.annotations;
    return [
      {
        value: branch.const?.value ?? null,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
      },
    ];
  });
  return values.length === branches.length ? values : [];
}
