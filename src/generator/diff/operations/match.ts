// Which operation of the head is which of the base: the names of path parameters are not what tells them apart.

import type { Operation } from '../../model/declarations/api.ts';

export interface Matched<T> {
  readonly both: readonly { readonly base: T; readonly head: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** The things of two lists, paired by what `keyOf` says of them; the head's order, then the base's. */
export function matchBy<T>(base: readonly T[], head: readonly T[], keyOf: (each: T) => string): Matched<T> {
  const before = new Map(base.map((each) => [keyOf(each), each]));
  const after = new Set(head.map(keyOf));
  const both = head.flatMap((each) => {
    const known = before.get(keyOf(each));
    return known === undefined ? [] : [{ base: known, head: each }];
  });
  return {
    both,
    removed: base.filter((each) => !after.has(keyOf(each))),
    added: head.filter((each) => !before.has(keyOf(each))),
  };
}

/** `GET /users/{id}` */
export function labelOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** `GET /users/{}`: what is the same for one operation whose path parameters have other names. */
export function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}
