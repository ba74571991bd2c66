// The keyword `$dynamicRef`, resolved at generation time: each dynamic scope has separate validator functions.

import type { SafeText } from '../../../code/branded-text.ts';
import type { JsonSchema, DynamicRef } from '../../../model/types/schema.ts';
import type { ValidationContext } from '../validation-context.ts';
import type { ValidatorKind } from '../module-plan.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import type { FunctionRegistry } from '../function-registry.ts';
import { withOppositeDirection } from './read-only-required.ts';

/** Returns the ID of the schema that a dynamic reference resolves to in the current dynamic scope. */
export function resolveDynamicRef({ ref, anchor }: DynamicRef, { anchors }: ValidationVariant): string {
  return (anchor === undefined ? undefined : anchors.get(anchor)) ?? ref;
}

/** Returns the call of the function that a dynamic reference resolves to. */
export function dynamicRefCall(
  dynamicRef: DynamicRef,
  { module, variant, kind, value }: ValidationContext & { readonly kind: ValidatorKind },
): SafeText<'ts'> {
  return module.callNamedSchema(resolveDynamicRef(dynamicRef, variant), variant, kind, value);
}

/**
 * Returns the variant on entering a schema resource, which binds its dynamic anchors unless an outer resource has
 * bound them.
 */
export function enterResource(
  jsonSchema: JsonSchema,
  outer: ValidationVariant,
  generator: FunctionRegistry,
): ValidationVariant {
  const variant = withOppositeDirection(jsonSchema, outer, generator);
  if (typeof jsonSchema === 'boolean' || jsonSchema.resource === undefined) return variant;
  const resourceAnchors = generator.anchorsOf(jsonSchema.resource);
  if ([...resourceAnchors.keys()].every((anchor) => variant.anchors.has(anchor))) return variant;
  return {
    ...variant,
    anchors: new Map([...resourceAnchors, ...variant.anchors].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
