// The keyword `$dynamicRef`, resolved at generation time: each dynamic scope has separate validator functions.

import type { Expression } from '../../../code/typescript/tree.ts';
import type { JsonSchema, DynamicRef } from '../../../model/types/schema.ts';
import type { ValidatorKind } from '../function-request.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import type { ValidationContext } from '../validation-context.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { callNamedSchema } from '../validator-calls.ts';
import { addOppositeDirectionNames } from './opposite-direction-properties.ts';

/** Returns the ID of the schema that a dynamic reference resolves to in the current dynamic scope. */
export function resolveDynamicRef({ ref, anchor }: DynamicRef, { anchors }: ValidationVariant): string {
  return (anchor === undefined ? undefined : anchors.get(anchor)) ?? ref;
}

/** Returns the call of the function that a dynamic reference resolves to. */
export function dynamicRefCall(
  dynamicRef: DynamicRef,
  { module, variant, kind, value }: ValidationContext & { readonly kind: ValidatorKind },
): Expression {
  return callNamedSchema(resolveDynamicRef(dynamicRef, variant), variant, kind, module, value);
}

/**
 * Returns the variant on entering a schema resource, which binds its dynamic anchors unless an outer resource has
 * bound them.
 */
export function variantInResource(
  jsonSchema: JsonSchema,
  outer: ValidationVariant,
  analysis: SchemaAnalysis,
): ValidationVariant {
  const variant = addOppositeDirectionNames(jsonSchema, outer, analysis);
  if (typeof jsonSchema === 'boolean' || jsonSchema.resource === undefined) return variant;
  const resourceAnchors = analysis.anchorsOf(jsonSchema.resource);
  if ([...resourceAnchors.keys()].every((anchor) => variant.anchors.has(anchor))) return variant;
  return {
    ...variant,
    anchors: new Map([...resourceAnchors, ...variant.anchors].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
