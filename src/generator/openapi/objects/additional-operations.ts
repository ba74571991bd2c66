// What the entries of `additionalOperations` are: operations of other methods than those that a path item has members for.

import type { Entry, MapNode } from '../../source/node.ts';
import { methods, type Operation } from '../types.ts';
import { placeOf, say, slip, type Reading } from '../read-context.ts';

/**
 * The operations, each with the method that it means: one that belongs to a member of the path item is read as that member,
 * whatever its capitals, since clients send `get` as `GET`; it is an error where the method is described already.
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
