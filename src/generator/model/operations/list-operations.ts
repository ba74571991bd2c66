// Which operations a document has, in the model's order, each with an id of its own.

import type { Callback, Document, Operation, PathItem } from '../../openapi/types.ts';
import type { Node } from '../../source/node.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/** An operation before it is read: the path it is used at and the id it has. */
export interface Draft {
  readonly id: string;
  /** What its name is made of, where it has no `operationId`. */
  readonly text?: string;
  readonly item: PathItem;
  readonly operation: Operation;
  readonly path: string;
}

export interface Drafts {
  readonly operations: readonly Draft[];
  readonly webhooks: readonly Draft[];
  /** By the node of the callback: a shared one is read once. */
  readonly callbacks: ReadonlyMap<Node, readonly Draft[]>;
}

/**
 * The operations by path, then method, the webhooks by name, and the operations of all callbacks, of the components
 * too. An operation without an id, or whose id is taken (which was reported), gets the first free one.
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
    // An expression such as {$request.body#/url} makes no name; the callback's own does.
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
