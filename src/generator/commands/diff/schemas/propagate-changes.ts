// Propagation of schema differences to operations: affected operations, directions, and subjects.

import type { Direction, ChangeSubject, WireLevels } from '../change.ts';
import type { ChangeDraft } from '../change-draft.ts';
import {
  differenceLevels,
  worseWireLevels,
  type SchemaDifference,
  type SchemaPair,
  type SchemaPairs,
} from './schema-pairs.ts';

/** Pair of schemas that an operation uses directly, or of named schemas that no operation uses. */
export interface SchemaRoot {
  readonly pair: SchemaPair;
  readonly direction: Direction;
  /** As in `ChangeSubject`; absent for a schema that no operation uses. */
  readonly operation?: string;
  /** Path such as `request body` or `200 response`. */
  readonly steps: readonly string[];
  /** ID of a named schema that no operation uses. */
  readonly unreferencedId?: string;
}

/** Returns each difference once with all affected operations; differences without operations come last. */
export function propagateChanges(pairs: SchemaPairs, allRoots: readonly SchemaRoot[]): readonly ChangeDraft[] {
  const roots = [
    ...allRoots.filter(({ unreferencedId }) => unreferencedId === undefined),
    ...allRoots.filter(({ unreferencedId }) => unreferencedId !== undefined),
  ];
  const changedPairs = pairsWithDifferences(pairs, roots);
  const subjects = nameSubjects(pairs, roots, changedPairs);
  const result = new Map<string, MergedDifference>();
  for (const root of roots) {
    for (const { pair, isUncertain } of reachablePairs(pairs, root.pair, changedPairs)) {
      for (const difference of pairs.comparePair(pair).differences) {
        const subject = subjects.get(pair) ?? { steps: [] };
        const key = differenceKey(difference);
        const merged = result.get(key) ?? {
          difference,
          subject,
          operations: new Set(),
          directions: new Set(),
          minimumLevels: {},
          isUnreferenced: root.unreferencedId !== undefined,
        };
        // A difference in a named schema is attributed to that schema, rather than to schemas that include it.
        if (!isInSubject(pairs, merged.subject, difference) && isInSubject(pairs, subject, difference))
          merged.subject = subject;
        // Unreferenced schemas do not affect changes that operations can reach.
        if (root.unreferencedId !== undefined && !merged.isUnreferenced) continue;
        result.set(key, merged);
        if (root.operation !== undefined) merged.operations.add(root.operation);
        merged.directions.add(root.direction);
        const level = differenceLevels(difference, isUncertain)[root.direction];
        if (level) merged.minimumLevels = worseWireLevels(merged.minimumLevels, { [root.direction]: level });
      }
    }
  }
  return [...result.values()].map(
    ({
      difference: { id, params, schemas, base, head },
      subject,
      operations,
      directions,
      minimumLevels,
      isUnreferenced,
    }) => ({
      id,
      params,
      ...(schemas && { schemas }),
      subject,
      operations: [...operations],
      directions: [...directions],
      minimumLevels,
      isUnreferenced,
      ...(base && { base: { origin: base } }),
      ...(head && { head: { origin: head } }),
    }),
  );
}

interface MergedDifference {
  readonly difference: SchemaDifference;
  subject: ChangeSubject;
  readonly operations: Set<string>;
  readonly directions: Set<Direction>;
  minimumLevels: WireLevels;
  readonly isUnreferenced: boolean;
}

/** Returns whether the difference is located in the schema that its subject names. */
function isInSubject({ base, head }: SchemaPairs, { schema }: ChangeSubject, difference: SchemaDifference): boolean {
  const [origin, { api }] = difference.head ? [difference.head, head] : [difference.base, base];
  const schemaOrigin = schema === undefined ? undefined : api.schema(schema)?.sourceLocation;
  return (
    schemaOrigin !== undefined &&
    origin !== undefined &&
    schemaOrigin.file === origin.file &&
    (origin.pointer === schemaOrigin.pointer || origin.pointer.startsWith(`${schemaOrigin.pointer}/`))
  );
}

/** Returns a key for a difference. The same difference, reached through different schemas, has the same locations. */
function differenceKey({ id, params, base, head }: SchemaDifference): string {
  const location = (origin: SchemaDifference['base']): string => (origin ? `${origin.file}#${origin.pointer}` : '');
  return JSON.stringify([id, params, location(base), location(head)]);
}

/** Returns the pairs from which a difference is reachable; the others are skipped. */
function pairsWithDifferences(pairs: SchemaPairs, roots: readonly SchemaRoot[]): ReadonlySet<SchemaPair> {
  const usersByPair = new Map<SchemaPair, SchemaPair[]>();
  const seen = new Set<SchemaPair>(roots.map(({ pair }) => pair));
  const changedPairs: SchemaPair[] = [];
  for (const pair of seen) {
    const { differences, edges } = pairs.comparePair(pair);
    if (differences.length > 0) changedPairs.push(pair);
    for (const { to } of edges) {
      const users = usersByPair.get(to);
      if (users) users.push(pair);
      else usersByPair.set(to, [pair]);
      seen.add(to);
    }
  }
  const result = new Set(changedPairs);
  for (const pair of result) for (const user of usersByPair.get(pair) ?? []) result.add(user);
  return result;
}

/** Yields the changed pairs that are reachable from a pair. Yields a pair again if it turns out to be uncertain. */
function* reachablePairs(
  pairs: SchemaPairs,
  start: SchemaPair,
  changedPairs: ReadonlySet<SchemaPair>,
): Generator<{ readonly pair: SchemaPair; readonly isUncertain: boolean }> {
  if (!changedPairs.has(start)) return;
  const seen = new Map<SchemaPair, boolean>([[start, false]]);
  const pending = [start];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const isPathUncertain = seen.get(pair) ?? false;
    yield { pair, isUncertain: isPathUncertain };
    for (const { to, isUncertain } of pairs.comparePair(pair).edges) {
      if (!changedPairs.has(to)) continue;
      const previous = seen.get(to);
      const isNowUncertain = isPathUncertain || isUncertain;
      if (previous === true || previous === isNowUncertain) continue;
      seen.set(to, isNowUncertain);
      pending.push(to);
    }
  }
}

/** Names each pair after the nearest named schema, otherwise after the first operation that uses it. */
function nameSubjects(
  pairs: SchemaPairs,
  roots: readonly SchemaRoot[],
  changedPairs: ReadonlySet<SchemaPair>,
): ReadonlyMap<SchemaPair, ChangeSubject> {
  const result = new Map<SchemaPair, ChangeSubject>();
  const queue: SchemaPair[] = [];
  const assignSubject = (pair: SchemaPair, subject: ChangeSubject): void => {
    if (result.has(pair) || !changedPairs.has(pair)) return;
    result.set(pair, pair.schemaId === undefined ? subject : { schema: pair.schemaId, steps: [] });
    queue.push(pair);
  };
  for (const { pair, operation, steps, unreferencedId } of roots)
    assignSubject(pair, {
      ...(operation !== undefined && { operation }),
      ...(unreferencedId !== undefined && { schema: unreferencedId }),
      steps,
    });
  for (const pair of queue) {
    const { steps, ...start } = result.get(pair) ?? { steps: [] };
    for (const { step, to } of pairs.comparePair(pair).edges)
      assignSubject(to, { ...start, steps: step === undefined ? steps : [...steps, step] });
  }
  return result;
}
