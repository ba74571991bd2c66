// Which alternatives a schema gives for what a value is, and when a choice is only "or null".

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { listedValues } from './enum-values.ts';
import { isConditional } from './condition-phrases.ts';

/** The branches of `oneOf` (exactly one fits) or `anyOf` (at least one fits) that say what a value is. */
export interface Alternatives {
  readonly branches: readonly Assertion[];
  readonly exact: boolean;
  /** True where references and bare types are all there is: the type in words says it. */
  readonly plain: boolean;
}

const none: readonly never[] = [];

/** The choices of a schema; listed values, conditions on fields and "or null" are none. */
export function alternativesOf(schema: ObjectSchema): readonly Alternatives[] {
  // Most schemas give none, and every schema of every page is asked.
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

/** What a value is when it is not null, for each choice between one thing and null: it holds as if it stood alone. */
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

// A reference or a bare type.
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
