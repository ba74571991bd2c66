// What readers of a reference need to know of the schema behind it, worked out once per schema.

import type { Json } from '../../source/tree.ts';
import type { Assertion, ObjectSchema } from '../declarations/assertions.ts';
import { everyType, typesAllowed, type TypeSet } from './types.ts';

/** What holds for a value because of a schema and every schema that it applies in place. */
export interface Summary {
  readonly types: TypeSet;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly filterable: boolean;
  readonly default?: { readonly value: Json };
}

/** The summary of a named schema; undefined for one that is still being worked out, in a ring. */
export type SummaryOf = (id: string) => Summary | undefined;

/** The summary of an assertion: annotations of a `$ref` and of the parts of `allOf` count as its own. */
export function summarise(assertion: Assertion, named: SummaryOf): Summary {
  const types = typesAllowed(assertion, (id) => named(id)?.types ?? everyType);
  if (typeof assertion === 'boolean') return { types, readOnly: false, writeOnly: false, deprecated: false, filterable: false };
  const behind = summariesBehind(assertion, named);
  const { annotations, facts } = assertion;
  const fallback = annotations.default ?? behind.find((each) => each.default)?.default;
  return {
    types,
    readOnly: (annotations.readOnly ?? false) || behind.some((each) => each.readOnly),
    writeOnly: (annotations.writeOnly ?? false) || behind.some((each) => each.writeOnly),
    deprecated: (annotations.deprecated ?? false) || behind.some((each) => each.deprecated),
    filterable: facts.filterable || behind.some((each) => each.filterable),
    ...(fallback && { default: fallback }),
  };
}

function summariesBehind({ ref, allOf, anyOf }: ObjectSchema, named: SummaryOf): readonly Summary[] {
  const behind: Summary[] = [];
  const referred = ref === undefined ? undefined : named(ref);
  if (referred) behind.push(referred);
  for (const part of allOf ?? []) behind.push(summarise(part, named));
  // A schema that is "this or null" is this, for a reader.
  const present = anyOf?.filter((branch) => !isNullOnly(branch)) ?? [];
  const [only] = present;
  if (only !== undefined && present.length === 1) behind.push(summarise(only, named));
  return behind;
}

function isNullOnly(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.length === 1 && assertion.types[0] === 'null';
}
