// Entries of `additionalOperations` whose methods have a field of their own in the path item.

import type { Entry, MapNode } from '../../source/node.ts';
import { methods, type Operation } from '../types.ts';
import { placeOf, say, slip, type Reading } from '../read-context.ts';

/**
 * Returns the operations with normalized methods. A method that has a field of its own is read as that field, in any
 * case of letters, because clients send `get` as `GET`. It is an error if that field exists too.
 */
export function withOwnMethods(
  operations: readonly Operation[],
  item: MapNode,
  reading: Reading,
): readonly Operation[] {
  const described = new Map(methods.flatMap((name) => item.entries.get(name) ?? []).map((entry) => [entry.key, entry]));
  return operations.flatMap((operation) => {
    const member = methods.find((name) => name === operation.method.toLowerCase());
    const entry = member && entryOf(item, operation.method);
    if (!entry) return [operation];
    const message = `"${entry.key}" is no additional method: a path item has the member "${member}" for it`;
    const there = described.get(member);
    if (there) {
      say(reading, 'document/additional-method', entry, `${message}, and the method is described already`, {
        severity: 'error',
        related: [{ place: placeOf(there), message: 'where it is' }],
      });
      return [];
    }
    described.set(member, entry);
    slip(reading, 'document/additional-method', entry, `${message}, as which it is read`);
    return [{ ...operation, method: member }];
  });
}

function entryOf(item: MapNode, method: string): Entry | undefined {
  const additional = item.entries.get('additionalOperations')?.value;
  return additional?.kind === 'map' ? additional.entries.get(method) : undefined;
}
