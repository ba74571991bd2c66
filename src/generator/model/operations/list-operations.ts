// Operations of a document, in model order, with unique ids.

import type { Callback, Document, Operation, PathItem } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/** An operation before conversion, with its id and path. */
export interface OperationEntry {
  readonly id: string;
  /** The text to derive the name from, if it is not the id. */
  readonly nameSource?: string;
  readonly item: PathItem;
  readonly operation: Operation;
  readonly path: string;
}

export interface OperationEntries {
  readonly operations: readonly OperationEntry[];
  readonly webhooks: readonly OperationEntry[];
  /** Operations by the node of their callback, since callbacks may be shared. */
  readonly callbacks: ReadonlyMap<Node, readonly OperationEntry[]>;
}

/**
 * Lists the operations by path and method, the webhooks by name, and the operations of all callbacks, including
 * components. An operation without an id, or with a duplicate one (reported elsewhere), gets the first free id.
 */
export function listOperations(document: Document): OperationEntries {
  const taken = new Set<string>();
  const createEntry = (item: PathItem, operation: Operation, pathOrName: string): OperationEntry => {
    const { method, operationId } = operation;
    const preferred = operationId ?? `${method} ${item.path}`;
    const id = firstFreeId(preferred, taken);
    taken.add(id);
    const nameSource = operationId ?? `${method} ${pathOrName.replace(/\{([^}]*)\}/g, ' by $1 ')}`;
    return { id, ...(nameSource !== id && { nameSource }), item, operation, path: item.path };
  };
  const createEntries = (
    items: readonly PathItem[],
    pathOrName = (item: PathItem): string => item.path,
  ): readonly OperationEntry[] =>
    [...items]
      .sort((a, b) => byCodePoint(a.path, b.path))
      .flatMap((item) =>
        [...item.operations]
          .sort((a, b) => byCodePoint(a.method, b.method))
          .map((operation) => createEntry(item, operation, pathOrName(item))),
      );

  const operations = createEntries(document.paths);
  const webhooks = createEntries(document.webhooks);
  const callbacks = new Map<Node, readonly OperationEntry[]>();
  const pending: Callback[] = [];
  const enqueueCallbacks = (entries: readonly OperationEntry[]): void => {
    for (const { operation } of entries) for (const callback of operation.callbacks) pending.push(callback);
  };
  enqueueCallbacks(operations);
  enqueueCallbacks(webhooks);
  pending.push(
    ...[...document.components.callbacks].sort(([a], [b]) => byCodePoint(a, b)).map(([, callback]) => callback),
  );
  for (let callback = pending.shift(); callback; callback = pending.shift()) {
    if (callbacks.has(callback.node)) continue;
    const { name } = callback;
    // A path is an expression such as {$request.body#/url}, so names are derived from the callback's name instead.
    const entries = createEntries(callback.paths, () => name);
    callbacks.set(callback.node, entries);
    enqueueCallbacks(entries);
  }
  return { operations, webhooks, callbacks };
}

function firstFreeId(preferred: string, taken: ReadonlySet<string>): string {
  let id = preferred;
  for (let number = 2; taken.has(id); number++)
    id = /[0-9]$/.test(preferred) ? `${preferred}_${number}` : `${preferred}${number}`;
  return id;
}
