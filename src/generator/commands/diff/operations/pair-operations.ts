// Pairing of operations and other elements of two documents, ignoring path parameter names.

import type { Operation } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';

/** Elements that exist on both sides, and elements that exist on only one. */
export interface Pairing<T> {
  readonly both: readonly { readonly base: T; readonly head: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/**
 * Pairs the elements of two arrays by key. Pairs and additions are in the order of the head, removals in the order of
 * the base. `getBaseKey`: key function for the base, if it differs.
 */
export function pairByKey<T>(
  base: readonly T[],
  head: readonly T[],
  getKey: (element: T) => string,
  getBaseKey: (element: T) => string = getKey,
): Pairing<T> {
  const before = new Map(base.map((element) => [getBaseKey(element), element]));
  const after = new Set(head.map(getKey));
  const both = head.flatMap((element) => {
    const match = before.get(getKey(element));
    return match === undefined ? [] : [{ base: match, head: element }];
  });
  return {
    both,
    removed: base.filter((element) => !after.has(getBaseKey(element))),
    added: head.filter((element) => !before.has(getKey(element))),
  };
}

/** Pairs removed and added operations with the same `operationId`, and treats them as moved. */
export function pairMovedOperations({ both, removed, added }: Pairing<Operation>): Pairing<Operation> {
  const removedById = new Map(
    removed.flatMap((operation) =>
      explicitOperationId(operation) === undefined ? [] : [[operation.id, operation] as const],
    ),
  );
  const moved = added.flatMap((head) => {
    const base = explicitOperationId(head) === undefined ? undefined : removedById.get(head.id);
    return base === undefined ? [] : [{ base, head }];
  });
  const movedOperations = new Set(moved.flatMap(({ base, head }) => [base, head]));
  return {
    both: [...both, ...moved],
    removed: removed.filter((operation) => !movedOperations.has(operation)),
    added: added.filter((operation) => !movedOperations.has(operation)),
  };
}

/** Returns the explicit `operationId`; `undefined` if the ID is derived from the method and path. */
export function explicitOperationId({ id, method, path }: Operation): string | undefined {
  return id === `${method} ${path}` ? undefined : id;
}

/** Returns a label such as `GET /users/{id}`. */
export function operationLabel({ method, path }: Operation): string {
  return `${requestMethod(method)} ${path}`;
}

/** Returns a key such as `get /users/{}`, which ignores parameter names. */
export function operationKey({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}
