// Entries of `additionalOperations` whose methods have a field of their own in the path item.

import type { Entry, MapNode } from '../../source/node.ts';
import { pathItemMethods, type Operation } from '../types.ts';
import { sourceLocation, reportAt, reportRecoverable, type ReadContext } from '../read-context.ts';

/**
 * Returns the operations with normalized methods. A method that has a field of its own is read as that field, in any
 * case of letters, because clients send `get` as `GET`. It is an error if that field exists too.
 */
export function normalizeMethods(
  operations: readonly Operation[],
  item: MapNode,
  context: ReadContext,
): readonly Operation[] {
  const entriesByMethod = new Map(
    pathItemMethods.flatMap((name) => item.entries.get(name) ?? []).map((entry) => [entry.key, entry]),
  );
  return operations.flatMap((operation) => {
    const fixedMethod = pathItemMethods.find((name) => name === operation.method.toLowerCase());
    const entry = fixedMethod && additionalEntry(item, operation.method);
    if (!entry) return [operation];
    const message = `"${entry.key}" is no additional method: a path item has the member "${fixedMethod}" for it`;
    const existing = entriesByMethod.get(fixedMethod);
    if (existing) {
      reportAt(
        context,
        'document/redundant-additional-operation',
        entry,
        `${message}, and the method is described already`,
        {
          severity: 'error',
          related: [{ location: sourceLocation(existing), message: 'where it is' }],
        },
      );
      return [];
    }
    entriesByMethod.set(fixedMethod, entry);
    reportRecoverable(context, 'document/redundant-additional-operation', entry, `${message}, as which it is read`);
    return [{ ...operation, method: fixedMethod }];
  });
}

function additionalEntry(item: MapNode, method: string): Entry | undefined {
  const additional = item.entries.get('additionalOperations')?.value;
  return additional?.kind === 'map' ? additional.entries.get(method) : undefined;
}
