// Reader functions for the style `deepObject`: one per set of schemas that can apply to a value.

import type { Api } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { kindsOf } from './json-kinds.ts';

/** Maximum number of readers. Real documents need fewer; in malicious ones the number doubles with each schema. */
export const mostReaders = 1000;

/** Normalized shapes of a reader: unions flattened, without duplicates, sorted. */
export interface DeepUses {
  /** Equal for shapes that parse equally. */
  readonly key: string;
  readonly uses: readonly Use[];
}

export function deepUses(uses: readonly Use[]): DeepUses {
  const byKey = new Map(uses.flatMap(branchesOf).map((use) => [keyOf(use), use]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return { key: sorted.map(([key]) => key).join(), uses: sorted.map(([, use]) => use) };
}

/** Returns whether the shape, with all nested properties and items, needs more readers than allowed. */
export function needsTooMany(use: Use, api: Api): boolean {
  const found = new Set<string>();
  const open: (readonly Use[])[] = [[use]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { key, uses } = deepUses(next);
    if (found.has(key)) continue;
    found.add(key);
    if (found.size > mostReaders) return true;
    const { items = [], members, rest } = kindsOf(uses, api);
    open.push(items, rest);
    for (const each of members?.values() ?? []) open.push(each);
  }
  return false;
}

/** Flattens unions; nullability is moved to the branches. */
function branchesOf(use: Use): readonly Use[] {
  if (use.shape.kind !== 'union') return [use];
  return use.shape.branches.flatMap((branch) => branchesOf(use.nullable ? { ...branch, nullable: true } : branch));
}

function keyOf(use: Use): string {
  return JSON.stringify(use, (name, value: unknown) =>
    name === 'source' || name === 'assertion' || name === 'description' ? undefined : value,
  );
}
