// From pairs to changes: which operations meet each difference, in which direction, and how its place is called.

import type { Direction, Subject, WireLevels } from '../change.ts';
import type { Found } from '../report-change.ts';
import { levelsOf, worseWire, type Finding, type Pair, type Pairs } from './schema-pairs.ts';

/** A schema that an operation has, on both sides. */
export interface Root {
  readonly pair: Pair;
  readonly direction: Direction;
  /** As `Subject` spells it; absent for what is no operation's. */
  readonly operation?: string;
  /** `request body`, `200 response`. */
  readonly steps: readonly string[];
  /** The id of a named schema that no operation has. */
  readonly unused?: string;
}

/** Every difference once, with all who meet it; those that no operation meets come last. */
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
        // What stands in a named schema is told of that one, rather than of those that have it as a part or as a branch.
        if (!isHome(pairs, known.subject, finding) && isHome(pairs, subject, finding)) known.subject = subject;
        // Whoever may have the schema elsewhere makes nothing of what operations meet.
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

/** Whether the difference stands in the schema that its subject names. */
function isHome({ base, head }: Pairs, { schema }: Subject, finding: Finding): boolean {
  const [origin, { api }] = finding.head ? [finding.head, head] : [finding.base, base];
  const own = schema === undefined ? undefined : api.schema(schema)?.origin;
  return own !== undefined && origin !== undefined && own.file === origin.file && (origin.pointer === own.pointer || origin.pointer.startsWith(`${own.pointer}/`));
}

/** The same difference, by whichever composition it is met, stands at the same two places. */
function keyOf({ id, words, base, head }: Finding): string {
  const place = (origin: Finding['base']): string => (origin ? `${origin.file}#${origin.pointer}` : '');
  return JSON.stringify([id, words, place(base), place(head)]);
}

/** The pairs from which a difference can be reached: all others are left alone. */
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

/** How each pair is called: from the nearest named schema, or else from the first operation that has it. */
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
