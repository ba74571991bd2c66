// What readers of a reference need to know of the schema behind it, worked out once per schema.

import type { Json } from '../../source/node.ts';
import { noAnnotations } from '../read-schema/annotations.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { everyType, typesAllowed, type TypeSet } from './type-set.ts';

/** What holds for a value because of a schema and every schema that it applies in place. */
export interface Summary extends Notes {
  readonly types: TypeSet;
  /** Whether one of the schemas that hold together with it, itself among them, closes its object. */
  readonly closes: boolean;
}

/** What annotations say of a value: those of a `$ref` and of the parts of `allOf` count as a schema's own. */
export interface Notes {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly filterable: boolean;
  readonly default?: { readonly value: Json };
}

/** The summary of a named schema; undefined for one that is still being worked out, in a ring. */
export type SummaryOf = (id: string) => Summary | undefined;

export function summarise(assertion: Assertion, named: SummaryOf): Summary {
  return {
    ...notesOf(assertion, named),
    types: typesAllowed(assertion, (id) => named(id)?.types ?? everyType),
    closes: closes(assertion, named),
  };
}

/** Whether an assertion, what it refers to or a part of its `allOf` allows no other members. */
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

/** The notes of an assertion; `named` answers for the schemas it refers to. */
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
  // A schema that is "this or null" is this, for a reader.
  const present = anyOf?.filter((branch) => !isNullOnly(branch)) ?? [];
  const [only] = present;
  if (only !== undefined && present.length === 1) behind.push(notesOf(only, named));
  return behind;
}

function isNullOnly(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.length === 1 && assertion.types[0] === 'null';
}
