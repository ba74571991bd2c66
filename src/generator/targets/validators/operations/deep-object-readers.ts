// Which readers texts in the style `deepObject` need: one for each set of schemas that a value in them may be of at once.

import type { Api } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { kindsOf } from './json-kinds.ts';

/** No document that somebody means has as many; one that is made for it has twice as many with each schema. */
export const mostReaders = 1000;

/** Uses as a reader has them: each branch by itself, each once, in an order that is not the document's. */
export interface DeepUses {
  /** What tells them from others: all that is said of their kinds. */
  readonly key: string;
  readonly uses: readonly Use[];
}

export function deepUses(uses: readonly Use[]): DeepUses {
  const byKey = new Map(uses.flatMap(branchesOf).map((use) => [keyOf(use), use]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return { key: sorted.map(([key]) => key).join(), uses: sorted.map(([, use]) => use) };
}

/** Whether `use`, with all that its members and items lead to, needs more readers than one document may have. */
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

/** A union is its branches; null is no kind that a branch would lack. */
function branchesOf(use: Use): readonly Use[] {
  if (use.shape.kind !== 'union') return [use];
  return use.shape.branches.flatMap((branch) => branchesOf(use.nullable ? { ...branch, nullable: true } : branch));
}

function keyOf(use: Use): string {
  return JSON.stringify(use, (name, value: unknown) =>
    name === 'source' || name === 'assertion' || name === 'description' ? undefined : value,
  );
}
