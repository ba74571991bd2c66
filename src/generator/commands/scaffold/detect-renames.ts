// Matching of operations and tags with those of the last run.

import type { Handlers, RecordedArea } from './scaffold-state.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** Handler of the last run, with its tag. */
export interface Before extends Wanted {
  readonly area: string;
}

export interface Followed {
  /** Current operation to its previous version; without an entry if new. */
  readonly before: ReadonlyMap<Wanted, Before>;
  /** Previous operation to its current tag and operation. */
  readonly now: ReadonlyMap<Before, { readonly area: WantedArea; readonly operation: Wanted }>;
  /** Current tag to its previous version, possibly renamed. */
  readonly areas: ReadonlyMap<WantedArea, RecordedArea>;
  readonly all: readonly Before[];
}

/** Matches each operation by method and path, then by name, then by path with renamed parameters. */
export function follow(record: Handlers, wanted: readonly WantedArea[]): Followed {
  const all = record.flatMap(({ id, operations }) =>
    operations.map((operation): Before => ({ ...operation, area: id })),
  );
  const today = wanted.flatMap((area) => area.operations.map((operation) => ({ area, operation })));
  const before = new Map<Wanted, Before>();
  const now = new Map<Before, { readonly area: WantedArea; readonly operation: Wanted }>();
  const match = (keyOf: (operation: Wanted) => string): void => {
    const open = new Map(all.filter((each) => !now.has(each)).map((each) => [keyOf(each), each]));
    for (const found of today) {
      const old = before.has(found.operation) ? undefined : open.get(keyOf(found.operation));
      if (old === undefined || now.has(old)) continue;
      before.set(found.operation, old);
      now.set(old, found);
    }
  };
  match(({ key }) => key);
  match(({ name }) => name);
  match(({ key }) => key.replace(/\{[^}]*\}/g, '{}'));
  return { before, now, areas: followAreas(record, wanted, (old) => now.get(old)?.area, all), all };
}

/** Matches tags by id. A removed tag matches the new tag that received most of its operations. */
function followAreas(
  record: Handlers,
  wanted: readonly WantedArea[],
  areaOf: (old: Before) => WantedArea | undefined,
  all: readonly Before[],
): ReadonlyMap<WantedArea, RecordedArea> {
  const areas = new Map<WantedArea, RecordedArea>();
  for (const area of wanted) {
    const same = record.find(({ id }) => id === area.id);
    if (same) areas.set(area, same);
  }
  for (const old of record) {
    if (wanted.some(({ id }) => id === old.id)) continue;
    const votes = new Map<WantedArea, number>();
    for (const operation of all.filter(({ area }) => area === old.id)) {
      const area = areaOf(operation);
      if (area && !areas.has(area)) votes.set(area, (votes.get(area) ?? 0) + 1);
    }
    const [most] = [...votes].sort(([, a], [, b]) => b - a);
    if (most) areas.set(most[0], old);
  }
  return areas;
}
