// Discrimination of union branches: by type, or by required constants of one property.

import type { Assertion } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { Judging } from '../validation-context.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import { valuesOf } from './enum-const.ts';
import { types } from './type.ts';

/** Returns the types that each branch allows; `undefined` if they overlap. */
export function disjointTypes(branches: readonly Assertion[], judging: Judging): readonly TypeSet[] | undefined {
  const sets = branches.map((branch) => judging.module.workshop.readings.summary(branch).types & judging.known);
  let seen = 0;
  for (const set of sets) {
    // There is no type test for non-integer numbers only.
    if (set === 0 || (set & seen) !== 0 || (set & types.number) === (types.number & ~types.integer)) return undefined;
    seen |= set;
  }
  return sets;
}

export interface Pinned {
  readonly property: string;
  /** The allowed values of the property per branch; no value occurs in two branches. */
  readonly values: readonly (readonly (string | number | boolean | null)[])[];
}

/** Returns the property whose constants discriminate all branches; each branch must be an object that requires it. */
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

/** Returns the required properties that a schema restricts to scalars, without read-only and write-only ones. */
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
