// Summary of a named schema, for its references.

import type { Json } from '../../source/node.ts';
import { noAnnotations } from '../read-schema/annotations.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { everyType, typesAllowed, type TypeSet } from './type-set.ts';

/** Combined facts about a schema and those that it applies in place. */
export interface Summary extends Notes {
  readonly types: TypeSet;
  /** Whether it, its reference, or a part of its `allOf` allows no additional properties. */
  readonly closes: boolean;
}

/** Annotations of a schema, its reference, and its `allOf`. */
export interface Notes {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly filterable: boolean;
  readonly default?: { readonly value: Json };
}

/** Returns the summary of a named schema; `undefined` while it is being computed, in a cycle. */
export type SummaryOf = (id: string) => Summary | undefined;

export function summarise(assertion: Assertion, named: SummaryOf): Summary {
  return {
    ...notesOf(assertion, named),
    types: typesAllowed(assertion, (id) => named(id)?.types ?? everyType),
    closes: closes(assertion, named),
  };
}

/** Returns whether a schema, its reference, or a part of its `allOf` allows no additional properties. */
export function closes(assertion: Assertion, named: SummaryOf): boolean {
  if (typeof assertion === 'boolean') return false;
  const { object, ref, allOf = [] } = assertion;
  return (
    object?.additionalProperties === false ||
    (ref !== undefined && named(ref)?.closes === true) ||
    allOf.some((part) => closes(part, named))
  );
}

const nothing: Notes = { readOnly: false, writeOnly: false, deprecated: false, filterable: false };

/** Returns the annotations of a schema; `summaryOf` resolves references. */
export function notesOf(assertion: Assertion, named: SummaryOf): Notes {
  if (typeof assertion === 'boolean') return nothing;
  const { annotations, facts, ref, allOf, anyOf } = assertion;
  const alone = ref === undefined && allOf === undefined && anyOf === undefined;
  if (alone && annotations === noAnnotations && !facts.filterable) return nothing;
  const behind = alone ? [] : notesBehind(assertion, named);
  const fallback = annotations.default ?? behind.find((each) => each.default)?.default;
  return {
    readOnly: (annotations.readOnly ?? false) || behind.some((each) => each.readOnly),
    writeOnly: (annotations.writeOnly ?? false) || behind.some((each) => each.writeOnly),
    deprecated: (annotations.deprecated ?? false) || behind.some((each) => each.deprecated),
    filterable: facts.filterable || behind.some((each) => each.filterable),
    ...(fallback && { default: fallback }),
  };
}

function notesBehind({ ref, allOf, anyOf }: ObjectSchema, named: SummaryOf): readonly Notes[] {
  const behind: Notes[] = [];
  const referred = ref === undefined ? undefined : named(ref);
  if (referred) behind.push(referred);
  for (const part of allOf ?? []) behind.push(notesOf(part, named));
  // A nullable schema has the annotations of its non-null branch.
  const present = anyOf?.filter((branch) => !isNullOnly(branch)) ?? [];
  const [only] = present;
  if (only !== undefined && present.length === 1) behind.push(notesOf(only, named));
  return behind;
}

function isNullOnly(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.length === 1 && assertion.types[0] === 'null';
}
