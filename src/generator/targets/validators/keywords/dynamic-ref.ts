// The keyword `$dynamicRef`, resolved at generation time: each dynamic scope has validator functions of its own.

import type { Code } from '../../../code/branded-text.ts';
import type { Assertion, DynamicRef } from '../../../model/types/schema.ts';
import type { Judging } from '../validation-context.ts';
import type { Mode } from '../module-plan.ts';
import type { Reading } from '../validation-variant.ts';
import type { Workshop } from '../function-requests.ts';
import { withForeign } from './read-only-required.ts';

/** Returns the ID of the schema that a dynamic reference resolves to in the current dynamic scope. */
export function dynamicTarget({ ref, anchor }: DynamicRef, { anchors }: Reading): string {
  return (anchor === undefined ? undefined : anchors.get(anchor)) ?? ref;
}

/** Returns the call of the function that a dynamic reference resolves to. */
export function dynamicCall(
  dynamicRef: DynamicRef,
  { module, reading, mode, value }: Judging & { readonly mode: Mode },
): Code<'ts'> {
  return module.named(dynamicTarget(dynamicRef, reading), reading, mode, value);
}

/**
 * Returns the variant on entering a schema resource, which binds its dynamic anchors unless an outer resource has
 * bound them.
 */
export function entering(assertion: Assertion, outer: Reading, workshop: Workshop): Reading {
  const reading = withForeign(assertion, outer, workshop);
  if (typeof assertion === 'boolean' || assertion.resource === undefined) return reading;
  const own = workshop.anchorsOf(assertion.resource);
  if ([...own.keys()].every((anchor) => reading.anchors.has(anchor))) return reading;
  return { ...reading, anchors: new Map([...own, ...reading.anchors].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
