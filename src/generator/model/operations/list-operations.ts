// Operations of a document, in model order, with unique ids.

import type { Callback, Document, Operation, PathItem } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/** An operation before conversion, with its id and path. */
export interface Draft {
  readonly id: string;
  /** The text to derive the name from, if it is not the id. */
  readonly text?: string;
  readonly item: PathItem;
  readonly operation: Operation;
  readonly path: string;
}

export interface Drafts {
  readonly operations: readonly Draft[];
  readonly webhooks: readonly Draft[];
  /** By the node of the callback, since callbacks may be shared. */
  readonly callbacks: ReadonlyMap<Node, readonly Draft[]>;
}

/**
 * Lists the operations by path and method, the webhooks by name, and the operations of all callbacks, including
 * components. An operation without an id, or with a duplicate one (reported elsewhere), gets the first free id.
 */
export function draftOperations(document: Document): Drafts {
  const taken = new Set<string>();
  const draft = (item: PathItem, operation: Operation, called: string): Draft => {
    const { method, operationId } = operation;
    const wanted = operationId ?? `${method} ${item.path}`;
    const id = free(wanted, taken);
    taken.add(id);
    const text = operationId ?? `${method} ${called.replace(/\{([^}]*)\}/g, ' by $1 ')}`;
    return { id, ...(text !== id && { text }), item, operation, path: item.path };
  };
  const inItems = (items: readonly PathItem[], called = (item: PathItem): string => item.path): readonly Draft[] =>
    [...items]
      .sort((a, b) => byCodePoint(a.path, b.path))
      .flatMap((item) =>
        [...item.operations]
          .sort((a, b) => byCodePoint(a.method, b.method))
          .map((operation) => draft(item, operation, called(item))),
      );

  const operations = inItems(document.paths);
  const webhooks = inItems(document.webhooks);
  const callbacks = new Map<Node, readonly Draft[]>();
  const waiting: Callback[] = [];
  const wait = (drafts: readonly Draft[]): void => {
    for (const { operation } of drafts) for (const each of operation.callbacks) waiting.push(each);
  };
  wait(operations);
  wait(webhooks);
  waiting.push(
    ...[...document.components.callbacks].sort(([a], [b]) => byCodePoint(a, b)).map(([, callback]) => callback),
  );
  for (let callback = waiting.shift(); callback; callback = waiting.shift()) {
    if (callbacks.has(callback.node)) continue;
    const { name } = callback;
    // An expression such as {$request.body#/url} is no basis for a name; the callback's own name is.
    const drafts = inItems(callback.paths, () => name);
    callbacks.set(callback.node, drafts);
    wait(drafts);
  }
  return { operations, webhooks, callbacks };
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++)
    id = /[0-9]$/.test(wanted) ? `${wanted}_${number}` : `${wanted}${number}`;
  return id;
}
