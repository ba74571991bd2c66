// Propagation of schema differences to operations: affected operations, directions, and subjects.

import type { Direction, Subject, WireLevels } from '../change.ts';
import type { Found } from '../report-change.ts';
import { levelsOf, worseWire, type Finding, type Pair, type Pairs } from './schema-pairs.ts';

/** Schema of an operation, on both sides. */
export interface Root {
  readonly pair: Pair;
  readonly direction: Direction;
  /** As in `ChangeSubject`; absent for a schema that no operation uses. */
  readonly operation?: string;
  /** Path such as `request body` or `200 response`. */
  readonly steps: readonly string[];
  /** ID of a named schema that no operation uses. */
  readonly unused?: string;
}

/** Returns each difference once with all affected operations; differences without operations come last. */
export function reach(pairs: Pairs, all: readonly Root[]): readonly Found[] {
  const roots = [...all.filter(({ unused }) => unused === undefined), ...all.filter(({ unused }) => unused !== undefined)];
  const dirty = leadingToFindings(pairs, roots);
  const subjects = subjectsOf(pairs, roots, dirty);
  const found = new Map<string, Merged>();
  for (const root of roots) {
    for (const { pair, guarded } of reachable(pairs, root.pair, dirty)) {
      for (const finding of pairs.explored(pair).findings) {
        const subject = subjects.get(pair) ?? { steps: [] };
        const key = keyOf(finding);
        const known = found.get(key) ?? { finding, subject, operations: new Set(), directions: new Set(), least: {}, unused: root.unused !== undefined };
        // A difference in a named schema is attributed to that schema, rather than to schemas that include it.
        if (!isHome(pairs, known.subject, finding) && isHome(pairs, subject, finding)) known.subject = subject;
        // Unreferenced schemas do not affect changes that operations can reach.
        if (root.unused !== undefined && !known.unused) continue;
        found.set(key, known);
        if (root.operation !== undefined) known.operations.add(root.operation);
        known.directions.add(root.direction);
        const level = levelsOf(finding, guarded)[root.direction];
        if (level) known.least = worseWire(known.least, { [root.direction]: level });
      }
    }
  }
  return [...found.values()].map(({ finding: { id, words, schemas, base, head }, subject, operations, directions, least, unused }) => ({
    id,
    words,
    ...(schemas && { schemas }),
    subject,
    operations: [...operations],
    directions: [...directions],
    least,
    unused,
    ...(base && { base: { origin: base } }),
    ...(head && { head: { origin: head } }),
  }));
}

interface Merged {
  readonly finding: Finding;
  subject: Subject;
  readonly operations: Set<string>;
  readonly directions: Set<Direction>;
  least: WireLevels;
  readonly unused: boolean;
}

/** Returns whether the difference is located in the schema that its subject names. */
function isHome({ base, head }: Pairs, { schema }: Subject, finding: Finding): boolean {
  const [origin, { api }] = finding.head ? [finding.head, head] : [finding.base, base];
  const own = schema === undefined ? undefined : api.schema(schema)?.origin;
  return own !== undefined && origin !== undefined && own.file === origin.file && (origin.pointer === own.pointer || origin.pointer.startsWith(`${own.pointer}/`));
}

/** The same difference, reached through different compositions, has the same two locations. */
function keyOf({ id, words, base, head }: Finding): string {
  const place = (origin: Finding['base']): string => (origin ? `${origin.file}#${origin.pointer}` : '');
  return JSON.stringify([id, words, place(base), place(head)]);
}

/** Returns the pairs from which a difference is reachable; the others are skipped. */
function leadingToFindings(pairs: Pairs, roots: readonly Root[]): ReadonlySet<Pair> {
  const from = new Map<Pair, Pair[]>();
  const seen = new Set<Pair>(roots.map(({ pair }) => pair));
  const dirty: Pair[] = [];
  for (const pair of seen) {
    const { findings, edges } = pairs.explored(pair);
    if (findings.length > 0) dirty.push(pair);
    for (const { to } of edges) {
      const known = from.get(to);
      if (known) known.push(pair);
      else from.set(to, [pair]);
      seen.add(to);
    }
  }
  const found = new Set(dirty);
  for (const pair of found) for (const user of from.get(pair) ?? []) found.add(user);
  return found;
}

function* reachable(pairs: Pairs, start: Pair, dirty: ReadonlySet<Pair>): Generator<{ readonly pair: Pair; readonly guarded: boolean }> {
  if (!dirty.has(start)) return;
  const seen = new Map<Pair, boolean>([[start, false]]);
  const waiting = [start];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const through = seen.get(pair) ?? false;
    yield { pair, guarded: through };
    for (const { to, guarded } of pairs.explored(pair).edges) {
      if (!dirty.has(to)) continue;
      const before = seen.get(to);
      const now = through || guarded;
      if (before === true || before === now) continue;
      seen.set(to, now);
      waiting.push(to);
    }
  }
}

/** Names each pair after the nearest named schema, otherwise after the first operation that uses it. */
function subjectsOf(pairs: Pairs, roots: readonly Root[], dirty: ReadonlySet<Pair>): ReadonlyMap<Pair, Subject> {
  const found = new Map<Pair, Subject>();
  const queue: Pair[] = [];
  const name = (pair: Pair, subject: Subject): void => {
    if (found.has(pair) || !dirty.has(pair)) return;
    found.set(pair, pair.schema === undefined ? subject : { schema: pair.schema, steps: [] });
    queue.push(pair);
  };
  for (const { pair, operation, steps, unused } of roots) name(pair, { ...(operation !== undefined && { operation }), ...(unused !== undefined && { schema: unused }), steps });
  for (const pair of queue) {
    const { steps, ...start } = found.get(pair) ?? { steps: [] };
    for (const { step, to } of pairs.explored(pair).edges) name(to, { ...start, steps: step === undefined ? steps : [...steps, step] });
  }
  return found;
}
