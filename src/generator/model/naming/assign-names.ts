// Unique names of schemas, operations, and tag groups.

import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Name } from '../types/name.ts';
import { renameOne } from './name-clash-help.ts';
import { byCodePoint } from './code-point-order.ts';
import { numbered, spell, type Spelling } from './case-styles.ts';

/** A request for a name. */
export interface Named {
  /** Unique among the requests of a kind. */
  readonly id: string;
  /** The text to derive the name from; `id` by default. */
  readonly text?: string | undefined;
  /** The label used in messages; `id` by default. */
  readonly label?: string | undefined;
  /** `x-name`: takes precedence over `text`, and is assigned before names without it. */
  readonly override?: string | undefined;
  /** Returns the location of the name in the document; called only on a collision. */
  readonly place: () => Place;
}

/** The namespace of a name, as used in messages. */
export type Sort = 'schema' | 'operation' | 'area';

/**
 * Returns the names by id. They are assigned in code point order of id, those with an `x-name` first, so the order of
 * `requests` has no effect. A collision is reported with both locations; the second name gets the first free number.
 * The help text depends on `hasVocabulary`.
 */
export function assignNames(
  things: readonly Named[],
  sort: Sort,
  report: Report,
  vocabulary = false,
): ReadonlyMap<string, Name> {
  const wanted = things.map((thing) => ({ thing, spelling: spell(thing.override ?? thing.text ?? thing.id, sort) }));
  wanted.sort(
    (a, b) =>
      Number(b.thing.override !== undefined) - Number(a.thing.override !== undefined) ||
      byCodePoint(a.thing.id, b.thing.id),
  );
  const holders = new Map<string, Named>();
  const natural = new Set(wanted.flatMap(({ spelling }) => keysOf(spelling)));
  const names = new Map<string, Name>();
  for (const { thing, spelling } of wanted) {
    const holder = keysOf(spelling)
      .map((key) => holders.get(key))
      .find((held) => held !== undefined);
    const given = holder ? firstFree(spelling, natural, holders) : spelling;
    for (const key of keysOf(given)) holders.set(key, thing);
    if (holder) reportCollision(thing, holder, { sort, wanted: spelling, given, vocabulary }, report);
    names.set(thing.id, { source: thing.id, ...given });
  }
  return names;
}

function keysOf({ type, value, file }: Spelling): readonly string[] {
  return [`type ${type}`, `value ${value}`, `file ${file}`];
}

function labelOf({ override, label, id }: Named): string {
  return override ?? label ?? id;
}

function firstFree(spelling: Spelling, natural: ReadonlySet<string>, holders: ReadonlyMap<string, Named>): Spelling {
  for (let number = 2; ; number++) {
    const candidate = numbered(spelling, number);
    if (keysOf(candidate).every((key) => !natural.has(key) && !holders.has(key))) return candidate;
  }
}

function reportCollision(
  thing: Named,
  holder: Named,
  {
    sort,
    wanted,
    given,
    vocabulary,
  }: { readonly sort: Sort; readonly wanted: Spelling; readonly given: Spelling; readonly vocabulary: boolean },
  report: Report,
): void {
  const second = labelOf(thing);
  const first = labelOf(holder);
  const both =
    second === first
      ? `two ${sort}s are called "${second}"`
      : `the ${sort}s "${first}" and "${second}" are both called ${wanted.type} in code`;
  const [place, other] = [thing.place(), holder.place()];
  // One path item, which two paths reference.
  const isOne =
    sort === 'operation' && place.file === other.file && place.line === other.line && place.column === other.column;
  report.add('model/name-collision', {
    message: `${both}; this one becomes ${given.type}`,
    place,
    related: [{ place: other, message: second === first ? 'the first one' : `"${first}" is here` }],
    help: isOne
      ? 'This is one operation at two paths. Describe it at each, with an operationId of its own.'
      : renameOne(sort, sort, vocabulary),
  });
}
