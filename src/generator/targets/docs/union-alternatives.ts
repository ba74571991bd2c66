// Alternatives of `oneOf` and `anyOf`, and detection of nullable types.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { enumValues } from './enum-values.ts';
import { isConditionOnly } from './condition-phrases.ts';

/** Branches of `oneOf` (exactly one is valid) or `anyOf` (at least one is valid) that describe the value. */
export interface UnionAlternatives {
  readonly branches: readonly JsonSchema[];
  readonly isExclusive: boolean;
  /** Whether all branches are references or bare types, which the type description covers. */
  readonly isPlain: boolean;
}

const noAlternatives: readonly never[] = [];

/** Returns the alternatives of a schema, except for enumerated values, conditions on properties, and nullable types. */
export function unionAlternatives(schema: SchemaObject): readonly UnionAlternatives[] {
  // Fast path: called for every schema of every page, most of which have no alternatives.
  if (schema.oneOf === undefined && schema.anyOf === undefined) return noAlternatives;
  if (enumValues(schema) !== undefined) return noAlternatives;
  const unions = [
    { branches: schema.oneOf, isExclusive: true },
    { branches: schema.anyOf, isExclusive: false },
  ];
  return unions.flatMap(({ branches, isExclusive }) => {
    if (branches === undefined || branches.every(isConditionOnly) || soleNonNullBranch(branches) !== undefined)
      return [];
    return [{ branches, isExclusive, isPlain: branches.every(isReferenceOrBareType) }];
  });
}

/** Returns the non-null branch of each union of one type and null: it applies as if it were inline. */
export function nonNullBranches(schema: SchemaObject): readonly JsonSchema[] {
  if (schema.oneOf === undefined && schema.anyOf === undefined) return noAlternatives;
  if (enumValues(schema) !== undefined) return noAlternatives;
  return [schema.oneOf, schema.anyOf].flatMap((branches) => soleNonNullBranch(branches) ?? []);
}

function soleNonNullBranch(branches: readonly JsonSchema[] | undefined): JsonSchema | undefined {
  const nonNull = branches?.filter((branch) => !isNullBranch(branch)) ?? [];
  return nonNull.length === 1 && nonNull.length < (branches?.length ?? 0) ? nonNull[0] : undefined;
}

function isNullBranch(branch: JsonSchema): boolean {
  return typeof branch === 'object' && branch.types?.join() === 'null' && isReferenceOrBareType(branch);
}

function isReferenceOrBareType(branch: JsonSchema): boolean {
  if (typeof branch === 'boolean' || branch.ref !== undefined) return true;
  const {
    types,
    number,
    string,
    array,
    object,
    enum: values,
    const: value,
    not,
    if: condition,
    allOf,
    anyOf,
    oneOf,
    annotations,
  } = branch;
  const restrictions = [
    number,
    string,
    array,
    object,
    values,
    value,
    not,
    condition,
    allOf,
    anyOf,
    oneOf,
    annotations.description,
    annotations.title,
  ];
  return types !== undefined && restrictions.every((keyword) => keyword === undefined);
}
