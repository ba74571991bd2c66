// Types that a value can have after a schema has accepted it.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import type { ValidationContext } from '../validation-context.ts';
import { hasTypesOnly } from './function-calls.ts';
import { types } from './type.ts';

/** Returns the types that a schema allows, considering `not` and `if`; an upper bound. */
export function typesAllowedBy(jsonSchema: JsonSchema, context: ValidationContext): TypeSet {
  if (typeof jsonSchema === 'boolean') return jsonSchema ? types.every : 0;
  const { allOf = [], anyOf, oneOf } = jsonSchema;
  let allowed =
    context.module.analysis.variants.summary(jsonSchema).types &
    typesAllowedByNot(jsonSchema, context) &
    typesAllowedByConditional(jsonSchema, context);
  for (const part of allOf) allowed &= typesAllowedBy(part, context);
  for (const branches of [anyOf, oneOf]) if (branches) allowed &= typesAllowedByAny(branches, context);
  return allowed;
}

export function typesAllowedByAny(branches: readonly JsonSchema[], context: ValidationContext): TypeSet {
  return branches.reduce<TypeSet>((all, branch) => all | typesAllowedBy(branch, context), 0);
}

/** Returns the types left by `not`, which does not apply to objects of an update before the merge. */
export function typesAllowedByNot({ not }: SchemaObject, { variant }: ValidationContext): TypeSet {
  const excluded = not === undefined ? 0 : typesIfOnlyConstraint(not);
  return types.every & ~(variant.partial ? excluded & ~types.object : excluded);
}

export function typesAllowedByConditional(
  { if: condition, then = true, else: otherwise = true }: SchemaObject,
  context: ValidationContext,
): TypeSet {
  if (condition === undefined) return types.every;
  const allowed =
    (typesAllowedBy(condition, context) & typesAllowedBy(then, context)) |
    (typesAllowedBy(otherwise, context) & ~typesIfOnlyConstraint(condition));
  return context.variant.partial ? allowed | types.object : allowed;
}

/** Returns the types of a schema that constrains the type only, so that a rejected value has none of them; else 0. */
export function typesIfOnlyConstraint(jsonSchema: JsonSchema): TypeSet {
  return typeof jsonSchema === 'object' && jsonSchema.types && hasTypesOnly(jsonSchema)
    ? toTypeSet(jsonSchema.types)
    : 0;
}
