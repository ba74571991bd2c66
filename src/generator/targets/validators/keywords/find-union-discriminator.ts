// Discrimination of union branches: by type, or by required constants of one property.

import type { JsonSchema } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { ValidationContext } from '../validation-context.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import { listedValues } from './enum-const.ts';
import { types } from './type.ts';

/** Returns the types that each branch allows; `undefined` if they overlap or cannot be tested. */
export function disjointBranchTypes(
  branches: readonly JsonSchema[],
  context: ValidationContext,
): readonly TypeSet[] | undefined {
  const sets = branches.map((branch) => context.module.analysis.variants.summary(branch).types & context.knownTypes);
  let seen = 0;
  for (const set of sets) {
    // There is no type test for non-integer numbers only.
    if (set === 0 || (set & seen) !== 0 || (set & types.number) === (types.number & ~types.integer)) return undefined;
    seen |= set;
  }
  return sets;
}

export interface Discrimination {
  readonly property: string;
  /** The allowed values of the property per branch; no value occurs in two branches. */
  readonly values: readonly (readonly (string | number | boolean | null)[])[];
}

/** Returns the property whose constants discriminate all branches; each branch must be an object that requires it. */
export function discriminateByConstant(
  branches: readonly JsonSchema[],
  context: ValidationContext,
): Discrimination | undefined {
  const { variants, api } = context.module.analysis;
  if (branches.some((branch) => (variants.summary(branch).types & context.knownTypes & ~types.object) !== 0))
    return undefined;
  const constants = branches.map((branch) => requiredConstants(branch, (id) => api.schema(id)?.jsonSchema, new Set()));
  for (const property of constants[0]?.keys() ?? []) {
    const values = constants.map((byProperty) => byProperty.get(property) ?? []);
    const all = values.flat();
    if (values.every((each) => each.length > 0) && new Set(all).size === all.length) return { property, values };
  }
  return undefined;
}

type Scalar = string | number | boolean | null;

/** Returns the allowed scalars of each required property, excluding read-only and write-only properties. */
function requiredConstants(
  jsonSchema: JsonSchema,
  schemaOf: (id: string) => JsonSchema | undefined,
  seen: Set<string>,
): ReadonlyMap<string, readonly Scalar[]> {
  const constants = new Map<string, readonly Scalar[]>();
  if (typeof jsonSchema === 'boolean') return constants;
  for (const part of jsonSchema.allOf ?? [])
    for (const [name, values] of requiredConstants(part, schemaOf, seen)) constants.set(name, values);
  if (jsonSchema.ref !== undefined && !seen.has(jsonSchema.ref)) {
    const target = schemaOf(jsonSchema.ref);
    if (target !== undefined)
      for (const [name, values] of requiredConstants(target, schemaOf, new Set([...seen, jsonSchema.ref])))
        constants.set(name, values);
  }
  const required = new Set(jsonSchema.object?.required);
  for (const [name, property] of jsonSchema.object?.properties ?? []) {
    const values = required.has(name) ? allowedConstants(property, schemaOf, new Set()) : undefined;
    if (values) constants.set(name, values);
  }
  return constants;
}

function allowedConstants(
  property: JsonSchema,
  schemaOf: (id: string) => JsonSchema | undefined,
  seen: Set<string>,
): readonly Scalar[] | undefined {
  if (typeof property === 'boolean' || property.annotations.readOnly || property.annotations.writeOnly)
    return undefined;
  const values: readonly Json[] | undefined = listedValues(property);
  if (values) return values.every(isScalar) ? values : undefined;
  if (property.ref === undefined || seen.has(property.ref)) return undefined;
  const target = schemaOf(property.ref);
  return target === undefined ? undefined : allowedConstants(target, schemaOf, new Set([...seen, property.ref]));
}
