// Filter of the branches of unions: a branch whose constants differ from those of a value is invalid for sure.

import { deepEqual } from '../../../runtime/validation/deep-equal.ts';
import { isObject } from '../../../runtime/validation/type-and-size-checks.ts';
import { memoizeWeakly } from '../lazy.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';

/** A property and its only values. */
type PropertyValues = readonly [name: string, values: readonly unknown[]];

/** Returns whether a branch can be valid. Most branches of a discriminated union cannot, which saves their validation. */
export type BranchFilter = (branch: JsonSchema, value: unknown) => boolean;

export function createBranchFilter(resolve: (id: string) => JsonSchema | undefined): BranchFilter {
  const constantsOf = memoizeWeakly((branch: SchemaObject): readonly PropertyValues[] => {
    const schemas = new Set<SchemaObject>();
    const pending: JsonSchema[] = [branch];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (typeof next === 'boolean' || schemas.has(next)) continue;
      schemas.add(next);
      const target = next.ref === undefined ? undefined : resolve(next.ref);
      for (const part of [target, ...(next.allOf ?? [])]) if (part !== undefined) pending.push(part);
    }
    return [...schemas].flatMap(({ object }) =>
      [...(object?.properties ?? [])].flatMap(([name, property]): readonly PropertyValues[] => {
        if (typeof property === 'boolean') return [];
        const values = property.const ? [property.const.value] : property.enum;
        return values ? [[name, values]] : [];
      }),
    );
  });
  return (branch, value) =>
    typeof branch === 'boolean' ||
    !isObject(value) ||
    constantsOf(branch).every(
      ([name, values]) => !Object.hasOwn(value, name) || values.some((allowed) => deepEqual(allowed, value[name])),
    );
}
