// Which name each thing of a sort gets: its own spelling, or a numbered one where two fall together.

import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Name } from '../types/name.ts';
import { renameOne } from './name-clash-help.ts';
import { byCodePoint } from './code-point-order.ts';
import { numbered, spell, type Spelling } from './case-styles.ts';

/** Something that needs a name. */
export interface Named {
  /** Unique among the things of its sort. */
  readonly id: string;
  /** What the name is made of, where that is not the id. */
  readonly text?: string | undefined;
  /** What messages call it, where that is not the id. */
  readonly label?: string | undefined;
  /** `x-name`: wins over `text`, and is served before the others. */
  readonly override?: string | undefined;
  /** Where the name is written; asked only when there is a problem. */
  readonly place: () => Place;
}

/** The things that share a space of names, as a message calls them: `schema`, `operation`, `area`. */
export type Sort = 'schema' | 'operation' | 'area';

/**
 * The name of each thing, by id. Names are given in code point order of id, those with an `x-name` first, so the
 * order of `things` does not matter. A collision is reported with both places; the second gets the first free number.
 * What helps depends on whether the document speaks the `vocabulary`.
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
  // A path item that another path refers to too.
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
