// Alternatives of `oneOf` and `anyOf`, and detection of nullable types.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { listedValues } from './enum-values.ts';
import { isConditional } from './condition-phrases.ts';

/** Branches of `oneOf` (exactly one is valid) or `anyOf` (at least one is valid) that describe the value. */
export interface Alternatives {
  readonly branches: readonly Assertion[];
  readonly exact: boolean;
  /** Whether all branches are references or bare types, which the type description covers. */
  readonly plain: boolean;
}

const none: readonly never[] = [];

/** Returns the alternatives of a schema, except for enumerated values, conditions on properties, and nullable types. */
export function alternativesOf(schema: ObjectSchema): readonly Alternatives[] {
  // Fast path: called for every schema of every page, most of which have no alternatives.
  if (schema.oneOf === undefined && schema.anyOf === undefined) return none;
  if (listedValues(schema) !== undefined) return none;
  const given = [
    { branches: schema.oneOf, exact: true },
    { branches: schema.anyOf, exact: false },
  ];
  return given.flatMap(({ branches, exact }) => {
    if (branches === undefined || branches.every(isConditional) || onlyBranch(branches) !== undefined) return [];
    return [{ branches, exact, plain: branches.every(isPlain) }];
  });
}

/** Returns the non-null branch of each union of one type and null: it applies as if it were inline. */
export function orNull(schema: ObjectSchema): readonly Assertion[] {
  if (schema.oneOf === undefined && schema.anyOf === undefined) return none;
  if (listedValues(schema) !== undefined) return none;
  return [schema.oneOf, schema.anyOf].flatMap((branches) => onlyBranch(branches) ?? []);
}

function onlyBranch(branches: readonly Assertion[] | undefined): Assertion | undefined {
  const others = branches?.filter((branch) => !isNull(branch)) ?? [];
  return others.length === 1 && others.length < (branches?.length ?? 0) ? others[0] : undefined;
}

function isNull(branch: Assertion): boolean {
  return typeof branch === 'object' && branch.types?.join() === 'null' && isPlain(branch);
}

function isPlain(branch: Assertion): boolean {
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
  const others = [
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
  return types !== undefined && others.every((keyword) => keyword === undefined);
}
