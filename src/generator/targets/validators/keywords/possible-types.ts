// Types that a value can have after a schema has accepted it.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import type { Judging } from '../validation-context.ts';
import { hasTypesOnly } from './function-calls.ts';
import { types } from './type.ts';

/** Returns the types that a schema allows, considering `not` and `if`; an upper bound. */
export function allowedBy(assertion: Assertion, judging: Judging): TypeSet {
  if (typeof assertion === 'boolean') return assertion ? types.every : 0;
  const { allOf = [], anyOf, oneOf } = assertion;
  let allowed =
    judging.module.workshop.readings.summary(assertion).types &
    notExcluded(assertion, judging) &
    underCondition(assertion, judging);
  for (const part of allOf) allowed &= allowedBy(part, judging);
  for (const branches of [anyOf, oneOf]) if (branches) allowed &= allowedByAny(branches, judging);
  return allowed;
}

export function allowedByAny(branches: readonly Assertion[], judging: Judging): TypeSet {
  return branches.reduce<TypeSet>((all, branch) => all | allowedBy(branch, judging), 0);
}

/** Returns the types left by `not`, which does not apply to objects of an update before the merge. */
export function notExcluded({ not }: ObjectSchema, { reading }: Judging): TypeSet {
  const excluded = not === undefined ? 0 : onlyTypes(not);
  return types.every & ~(reading.partial ? excluded & ~types.object : excluded);
}

export function underCondition(
  { if: condition, then = true, else: otherwise = true }: ObjectSchema,
  judging: Judging,
): TypeSet {
  if (condition === undefined) return types.every;
  const allowed =
    (allowedBy(condition, judging) & allowedBy(then, judging)) |
    (allowedBy(otherwise, judging) & ~onlyTypes(condition));
  return judging.reading.partial ? allowed | types.object : allowed;
}

/** Returns the types of a schema that constrains the type only, so that a rejected value has none of them; else 0. */
export function onlyTypes(assertion: Assertion): TypeSet {
  return typeof assertion === 'object' && assertion.types && hasTypesOnly(assertion) ? setOf(assertion.types) : 0;
}
