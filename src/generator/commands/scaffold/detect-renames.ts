// What became of the operations and areas of the last run: which of today's each of them is.

import type { Handlers, RecordedArea } from './scaffold-state.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** An operation as it was, with its area. */
export interface Before extends Wanted {
  readonly area: string;
}

export interface Followed {
  /** Today's operation to what it was; one that is new has no entry. */
  readonly before: ReadonlyMap<Wanted, Before>;
  /** By area as it was, and then by key: the area in which the operation is today. */
  readonly now: ReadonlyMap<Before, { readonly area: WantedArea; readonly operation: Wanted }>;
  /** Today's area to the one that it was, under whatever name. */
  readonly areas: ReadonlyMap<WantedArea, RecordedArea>;
  readonly all: readonly Before[];
}

/** Follows each operation: by its method and path, else by its name, else by its path with other names of parameters. */
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

/** An area is the one of its tag; one whose tag has gone is today's to which most of its operations went. */
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
