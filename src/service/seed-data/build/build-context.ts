// What the builders of seed data share: the rows built so far, the current time, IDs, secrets, and error reporting.

import type { Problem } from '@cloud-api/validators';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import { kindRanks, type TaggedKind } from '../../tags/tags/object-tags.ts';
import { formatTimestamp } from '../../clock.ts';
import type { SeedData } from '../../../../generated/service-seed-data/types/index.ts';
import { parseTime } from '../times.ts';
import { parsePointer } from '../parse-seed-file.ts';
import type { Path, ReportProblem } from '../seed-file-error.ts';
import { emptyRows, type Rows } from '../rows.ts';
import { assignIds, type ResourceIdLookup } from './assign-ids.ts';

export interface BuildContext {
  readonly rows: Rows;
  readonly now: Date;
  readonly report: ReportProblem;
  /** Returns the ID of the resource at a path. */
  readonly id: ResourceIdLookup;
  /** Converts a time in the seed file to milliseconds since the epoch. */
  toMilliseconds(text: string | undefined, fallback?: string): number;
  /** Converts a time in the seed file to the API's time format. */
  toTimestamp(text: string | undefined, fallback?: string): string;
  /** Returns the digest of a secret. */
  digest(secret: string | { readonly digest: string }): string;
  /** Returns the encrypted secret; reports one that was encrypted with a different key. */
  encrypt(secret: string | { readonly sealed: string }, path: Path): string;
  /** Reports a key that occurs twice within `scope`. */
  requireUnique(scope: string, key: string | number, path: Path, message: string): void;
  /** Reports each occurrence of a key beyond `max` within `scope`. */
  requireAtMost(max: number, scope: string, key: string | number, path: Path, message: string): void;
  /**
   * Reports the problems that the API's validators find in a complete entry: first those of the resource, then those of
   * the request that creates or changes it. Reports one problem per location.
   */
  reportProblems(path: Path, ...problemLists: (readonly Problem[])[]): void;
  /** Adds the rows for an object's tags. */
  addTags(kind: TaggedKind, account: string, id: number, tags: readonly string[] | undefined): void;
}

/** Creates a context for the time of seeding. */
export function createBuildContext(
  seedData: SeedData,
  {
    now,
    secretCrypto,
    report,
  }: { readonly now: Date; readonly secretCrypto: SecretCrypto; readonly report: ReportProblem },
): BuildContext {
  const rows = emptyRows();
  const seenKeys = new Set<string>();
  const keyCounts = new Map<string, number>();
  const toMilliseconds: BuildContext['toMilliseconds'] = (text, fallback = 'now') => parseTime(text ?? fallback, now);
  return {
    rows,
    now,
    report,
    id: assignIds(seedData, report),
    toMilliseconds,
    toTimestamp: (text, fallback) => formatTimestamp(toMilliseconds(text, fallback)),
    digest: (secret) => (typeof secret === 'string' ? secretCrypto.digest(secret) : secret.digest),
    encrypt(secret, path) {
      if (typeof secret === 'string') return secretCrypto.encrypt(secret);
      try {
        secretCrypto.decrypt(secret.sealed);
      } catch {
        report(
          [...path, 'sealed'],
          'encrypted with a different key; start with the key of the service that exported it (ASHLAR_KEY), or write the secret in plaintext',
        );
      }
      return secret.sealed;
    },
    requireUnique(scope, key, path, message) {
      const name = JSON.stringify([scope, key]);
      if (seenKeys.has(name)) report(path, message);
      seenKeys.add(name);
    },
    requireAtMost(max, scope, key, path, message) {
      const name = JSON.stringify([scope, key]);
      const count = (keyCounts.get(name) ?? 0) + 1;
      keyCounts.set(name, count);
      if (count > max) report(path, message);
    },
    reportProblems(path, ...problemLists) {
      const reported = new Set<string>();
      for (const problems of problemLists) {
        const newProblems = problems.filter(({ pointer }) => !reported.has(pointer));
        for (const { pointer, message } of newProblems) {
          reported.add(pointer);
          report(
            [...path, ...parsePointer(pointer)],
            `${[...path.slice(2), ...parsePointer(pointer)].join('.')}: ${message}`,
          );
        }
      }
    },
    addTags(kind, account, id, tags = []) {
      rows.tags.push(
        ...tags.map((label, position) => ({
          account_id: account,
          label,
          rank: kindRanks[kind],
          entity_id: id,
          position,
        })),
      );
    },
  };
}

/** Returns the items of an array property, each with its path. */
export function* itemsWithPaths<Item>(
  items: readonly Item[] | undefined,
  path: Path,
  name: string,
): Generator<readonly [Item, Path]> {
  for (const [index, item] of (items ?? []).entries()) yield [item, [...path, name, index]];
}
