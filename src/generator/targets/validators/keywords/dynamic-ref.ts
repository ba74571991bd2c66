// `$dynamicRef`: which schema it means is known when generating, because each way into a schema has a function of its own.

import type { Code } from '../../../code/branded-text.ts';
import type { Assertion, DynamicRef } from '../../../model/types/schema.ts';
import type { Judging } from '../validation-context.ts';
import type { Mode } from '../module-plan.ts';
import type { Reading } from '../validation-variant.ts';
import type { Workshop } from '../function-requests.ts';
import { withForeign } from './read-only-required.ts';

/** The id of the schema that a dynamic reference means, after the resources that were entered on the way. */
export function dynamicTarget({ ref, anchor }: DynamicRef, { anchors }: Reading): string {
  return (anchor === undefined ? undefined : anchors.get(anchor)) ?? ref;
}

/** The call of the function that a dynamic reference means. */
export function dynamicCall(
  dynamicRef: DynamicRef,
  { module, reading, mode, value }: Judging & { readonly mode: Mode },
): Code<'ts'> {
  return module.named(dynamicTarget(dynamicRef, reading), reading, mode, value);
}

/** The reading once a schema is entered: its resource binds those of its dynamic anchors that nothing outside has bound. */
export function entering(assertion: Assertion, outer: Reading, workshop: Workshop): Reading {
  const reading = withForeign(assertion, outer, workshop);
  if (typeof assertion === 'boolean' || assertion.resource === undefined) return reading;
  const own = workshop.anchorsOf(assertion.resource);
  if ([...own.keys()].every((anchor) => reading.anchors.has(anchor))) return reading;
  return { ...reading, anchors: new Map([...own, ...reading.anchors].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
