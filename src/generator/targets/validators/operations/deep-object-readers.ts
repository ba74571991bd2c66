// Reader functions for the style `deepObject`: one per set of schemas that can apply to a value.

import type { Api } from '../../../model/types/api.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { collectJsonKinds } from './json-kinds.ts';

/** Maximum number of readers. Real documents need fewer; in malicious ones the number doubles with each schema. */
export const maxReaders = 1000;

/** Normalized shapes of a reader: unions flattened, without duplicates, sorted. */
export interface ReaderShapes {
  /** Equal for shapes that parse equally. */
  readonly key: string;
  readonly uses: readonly ShapeUse[];
}

export function normalizeReaderShapes(uses: readonly ShapeUse[]): ReaderShapes {
  const byKey = new Map(uses.flatMap(flattenBranches).map((use) => [shapeKey(use), use]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return { key: sorted.map(([key]) => key).join(), uses: sorted.map(([, use]) => use) };
}

/** Returns whether the shape, with all nested properties and items, needs more readers than allowed. */
export function needsTooManyReaders(use: ShapeUse, api: Api): boolean {
  const seen = new Set<string>();
  const pending: (readonly ShapeUse[])[] = [[use]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { key, uses } = normalizeReaderShapes(next);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > maxReaders) return true;
    const { items = [], properties, additional } = collectJsonKinds(uses, api);
    pending.push(items, additional);
    for (const each of properties?.values() ?? []) pending.push(each);
  }
  return false;
}

/** Flattens unions; nullability is moved to the branches. */
function flattenBranches(use: ShapeUse): readonly ShapeUse[] {
  if (use.shape.kind !== 'union') return [use];
  return use.shape.branches.flatMap((branch) => flattenBranches(use.nullable ? { ...branch, nullable: true } : branch));
}

function shapeKey(use: ShapeUse): string {
  return JSON.stringify(use, (name, value: unknown) =>
    name === 'source' || name === 'jsonSchema' || name === 'description' ? undefined : value,
  );
}
