// Which operation of the head is which of the base: the names of path parameters are not what tells them apart.

import type { Operation } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';

export interface Matched<T> {
  readonly both: readonly { readonly base: T; readonly head: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** The things of two lists, paired by what `keyOf` says of them; the head's order, then the base's. `keyOfBase`: of the first list, where it differs. */
export function matchBy<T>(
  base: readonly T[],
  head: readonly T[],
  keyOf: (each: T) => string,
  keyOfBase: (each: T) => string = keyOf,
): Matched<T> {
  const before = new Map(base.map((each) => [keyOfBase(each), each]));
  const after = new Set(head.map(keyOf));
  const both = head.flatMap((each) => {
    const known = before.get(keyOf(each));
    return known === undefined ? [] : [{ base: known, head: each }];
  });
  return {
    both,
    removed: base.filter((each) => !after.has(keyOfBase(each))),
    added: head.filter((each) => !before.has(keyOf(each))),
  };
}

/** The same, where an operation that is gone and one that is new with its id are one, which has moved. */
export function withMoved({ both, removed, added }: Matched<Operation>): Matched<Operation> {
  const gone = new Map(
    removed.flatMap((operation) => (ownId(operation) === undefined ? [] : [[operation.id, operation] as const])),
  );
  const moved = added.flatMap((head) => {
    const base = ownId(head) === undefined ? undefined : gone.get(head.id);
    return base === undefined ? [] : [{ base, head }];
  });
  const known = new Set(moved.flatMap(({ base, head }) => [base, head]));
  return {
    both: [...both, ...moved],
    removed: removed.filter((each) => !known.has(each)),
    added: added.filter((each) => !known.has(each)),
  };
}

/** The id that the document gives; without one, an operation is called after its method and path. */
export function ownId({ id, method, path }: Operation): string | undefined {
  return id === `${method} ${path}` ? undefined : id;
}

/** `GET /users/{id}` */
export function labelOf({ method, path }: Operation): string {
  return `${sentMethod(method)} ${path}`;
}

/** `GET /users/{}`: what is the same for one operation whose path parameters have other names. */
export function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}
