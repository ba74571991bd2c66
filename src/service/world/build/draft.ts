// What the parts of a world are built with: rows to add to, times, numbers, secrets, and somewhere to tell what is wrong.

import type { Problem } from '@cloud-api/validators';
import type { Vault } from '../../secrets/vault.ts';
import { ranks, type TaggedKind } from '../../areas/tags/carried.ts';
import { timestamp } from '../../time.ts';
import type { World } from '../generated/types/index.ts';
import { momentOf } from '../moment.ts';
import { pathOf } from '../read.ts';
import type { Path, Tell } from '../problem.ts';
import { noRows, type Rows } from '../rows.ts';
import { numbersOf, type NumberOf } from './numbers.ts';

export interface Draft {
  readonly rows: Rows;
  readonly now: Date;
  readonly tell: Tell;
  readonly id: NumberOf;
  /** Milliseconds since the epoch. */
  moment(text: string | undefined, fallback?: string): number;
  /** As the API writes times. */
  time(text: string | undefined, fallback?: string): string;
  /** What is kept of a secret that only a digest is kept of. */
  digest(secret: string | { readonly digest: string }): string;
  /** What is kept of a secret that is kept encrypted; tells of one that another key has sealed. */
  seal(secret: string | { readonly sealed: string }, path: Path): string;
  /** Tells of a key that something before has too. `among`: what it must be unique in. */
  once(among: string, key: string | number, path: Path, message: string): void;
  /** Tells of each that goes beyond as many as there can be. `among`: what they are counted in. */
  atMost(most: number, among: string, key: string | number, path: Path, message: string): void;
  /**
   * Reports what validators of the interface find wrong with a complete entry: that of the resource, then that of the
   * request which creates or changes it. A location is reported once.
   */
  judge(path: Path, ...found: (readonly Problem[])[]): void;
  tags(kind: TaggedKind, account: string, id: number, tags: readonly string[] | undefined): void;
}

/** A draft of a world that is seeded at a time. */
export function createDraft(
  world: World,
  { now, vault, tell }: { readonly now: Date; readonly vault: Vault; readonly tell: Tell },
): Draft {
  const rows = noRows();
  const seen = new Set<string>();
  const counted = new Map<string, number>();
  const moment: Draft['moment'] = (text, fallback = 'now') => momentOf(text ?? fallback, now);
  return {
    rows,
    now,
    tell,
    id: numbersOf(world, tell),
    moment,
    time: (text, fallback) => timestamp(moment(text, fallback)),
    digest: (secret) => (typeof secret === 'string' ? vault.digest(secret) : secret.digest),
    seal(secret, path) {
      if (typeof secret === 'string') return vault.encrypt(secret);
      try {
        vault.decrypt(secret.sealed);
      } catch {
        tell(
          [...path, 'sealed'],
          'this was sealed with another key; start with the key of the service that wrote it (ASHLAR_KEY), or write the secret in clear',
        );
      }
      return secret.sealed;
    },
    once(among, key, path, message) {
      const name = JSON.stringify([among, key]);
      if (seen.has(name)) tell(path, message);
      seen.add(name);
    },
    atMost(most, among, key, path, message) {
      const name = JSON.stringify([among, key]);
      const count = (counted.get(name) ?? 0) + 1;
      counted.set(name, count);
      if (count > most) tell(path, message);
    },
    judge(path, ...found) {
      const reported = new Set<string>();
      for (const problems of found) {
        const added = problems.filter(({ pointer }) => !reported.has(pointer));
        for (const { pointer, message } of added) {
          reported.add(pointer);
          tell([...path, ...pathOf(pointer)], `${[...path.slice(2), ...pathOf(pointer)].join('.')}: ${message}`);
        }
      }
    },
    tags(kind, account, id, tags = []) {
      rows.tags.push(
        ...tags.map((label, position) => ({ account_id: account, label, rank: ranks[kind], entity_id: id, position })),
      );
    },
  };
}

/** The list at a name of an entry, each item with its path. */
export function* itemsAt<Item>(
  items: readonly Item[] | undefined,
  path: Path,
  name: string,
): Generator<readonly [Item, Path]> {
  for (const [index, item] of (items ?? []).entries()) yield [item, [...path, name, index]];
}
