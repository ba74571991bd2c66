// What tells the branches of a union apart: the type of the value, or the constants that each branch demands of one member.

import type { Assertion } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { Judging } from '../validation-context.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import { valuesOf } from './enum-const.ts';
import { types } from './type.ts';

/** The types that each branch lets through, when no value can be of two branches. */
export function disjointTypes(branches: readonly Assertion[], judging: Judging): readonly TypeSet[] | undefined {
  const sets = branches.map((branch) => judging.module.workshop.readings.summary(branch).types & judging.known);
  let seen = 0;
  for (const set of sets) {
    // Fractions alone are no type that a value can be asked for.
    if (set === 0 || (set & seen) !== 0 || (set & types.number) === (types.number & ~types.integer)) return undefined;
    seen |= set;
  }
  return sets;
}

export interface Pinned {
  readonly property: string;
  /** Per branch, the values of the property that the branch allows; no value is of two branches. */
  readonly values: readonly (readonly (string | number | boolean | null)[])[];
}

/** The member whose constant tells all branches apart; each branch is an object, and demands it. */
export function pinnedBy(branches: readonly Assertion[], judging: Judging): Pinned | undefined {
  const { readings, api } = judging.module.workshop;
  if (branches.some((branch) => (readings.summary(branch).types & judging.known & ~types.object) !== 0))
    return undefined;
  const found = branches.map((branch) => pinsOf(branch, (id) => api.schema(id)?.assertion, new Set()));
  for (const property of found[0]?.keys() ?? []) {
    const values = found.map((pins) => pins.get(property) ?? []);
    const all = values.flat();
    if (values.every((each) => each.length > 0) && new Set(all).size === all.length) return { property, values };
  }
  return undefined;
}

type Scalar = string | number | boolean | null;

/** The members that a schema demands and pins to scalars. One that a reading may leave out pins nothing. */
function pinsOf(
  assertion: Assertion,
  named: (id: string) => Assertion | undefined,
  seen: Set<string>,
): ReadonlyMap<string, readonly Scalar[]> {
  const pins = new Map<string, readonly Scalar[]>();
  if (typeof assertion === 'boolean') return pins;
  for (const part of assertion.allOf ?? [])
    for (const [name, values] of pinsOf(part, named, seen)) pins.set(name, values);
  if (assertion.ref !== undefined && !seen.has(assertion.ref)) {
    const target = named(assertion.ref);
    if (target !== undefined)
      for (const [name, values] of pinsOf(target, named, new Set([...seen, assertion.ref]))) pins.set(name, values);
  }
  const required = new Set(assertion.object?.required);
  for (const [name, property] of assertion.object?.properties ?? []) {
    const values = required.has(name) ? constantsOf(property, named, new Set()) : undefined;
    if (values) pins.set(name, values);
  }
  return pins;
}

function constantsOf(
  property: Assertion,
  named: (id: string) => Assertion | undefined,
  seen: Set<string>,
): readonly Scalar[] | undefined {
  if (typeof property === 'boolean' || property.annotations.readOnly || property.annotations.writeOnly)
    return undefined;
  const values: readonly Json[] | undefined = valuesOf(property);
  if (values) return values.every(isScalar) ? values : undefined;
  if (property.ref === undefined || seen.has(property.ref)) return undefined;
  const target = named(property.ref);
  return target === undefined ? undefined : constantsOf(target, named, new Set([...seen, property.ref]));
}
