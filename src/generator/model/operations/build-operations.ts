// Lists the operations of a document, with unique IDs, and builds the operations of the model.

import type * as doc from '../../openapi/types.ts';
import { defaultEffect } from '../../openapi/extensions/keyword-parsers.ts';
import type * as model from '../types/api.ts';
import type { Name } from '../types/api.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';
import { buildExternalDocs, buildServer, buildSecurityRequirements } from './info-servers-security.ts';
import { createTagGroupIdLookup, defaultTagGroup } from './group-by-tag.ts';
import { createComponentRegistry, type OperationPartReader } from './build-operation-parts.ts';
import type { Node } from '../../source/node.ts';
import { firstFreeId } from '../naming/case-styles.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

type Sender = model.Operation['sender'];

export interface OperationReader {
  operation(entry: OperationEntry, sender: Sender): model.Operation;
  /** Returns all callback components. Call this last, after all uses are converted. */
  callbacks(): model.Components['callbacks'];
}

/** Creates the reader for operations. A callback that several operations share is converted once. */
export function createOperationReader(
  document: doc.Document,
  entries: OperationEntries,
  names: ReadonlyMap<string, Name>,
  partReader: OperationPartReader,
  extensionReader: ExtensionReader,
): OperationReader {
  const callbackOperations = new Map<string, model.Operation>();

  const pathEntries = new Set(entries.operations);
  // API clients serve callbacks and webhooks, so their methods do not affect the resources of this API.
  const extensionsOf = (entry: OperationEntry): model.Operation['extensions'] => {
    const extensions = extensionReader.operationExtensions(entry.operation.node);
    const { method, requestBody } = entry.operation;
    if (!document.vocabulary || extensions.effect || !requestBody || !pathEntries.has(entry)) return extensions;
    const effect = defaultEffect(
      method,
      requestBody.content.map(({ mediaType }) => mediaType),
    );
    return effect ? { ...extensions, effect } : extensions;
  };
  const tagGroupId = createTagGroupIdLookup(entries.operations);

  const operation = (entry: OperationEntry, sender: Sender): model.Operation => {
    const { id, item, operation: definition, path } = entry;
    const { resource, unspecified } = extensionReader.pathExtensions(item.node);
    const servers = definition.servers ?? item.servers;
    return omitUndefined<model.Operation>({
      id,
      name: nameOf(id),
      sourceLocation: sourceLocationOf(definition.node),
      method: definition.method,
      path,
      sender,
      tagGroup: pathEntries.has(entry) ? tagGroupId(entry) : (definition.tags[0] ?? defaultTagGroup),
      tags: definition.tags,
      summary: definition.summary,
      description: definition.description,
      deprecated: definition.deprecated,
      externalDocs: definition.externalDocs && buildExternalDocs(definition.externalDocs),
      servers: servers?.map((server) => buildServer(server, extensionReader)),
      parameters: mergeParameters(item.parameters, definition.parameters).map((parameter) =>
        partReader.parameter(parameter),
      ),
      requestBody: definition.requestBody && partReader.body(definition.requestBody),
      responses: partReader.responses(definition.responses),
      callbacks: definition.callbacks.map((use) => callback(use, callbacks.nameOf(use), oppositeOf(sender))),
      security: buildSecurityRequirements(definition.security ?? document.security ?? []),
      hasOwnSecurity: definition.security !== undefined,
      resource,
      extensions: extensionsOf(entry),
      pathSummary: item.summary,
      pathDescription: item.description,
      pathUnspecified: unspecified,
      unknownExtensions: extensionReader.unknownExtensions(definition.node),
    });
  };
  const callback = (value: doc.Callback, component: string | undefined, sender: Sender): model.Callback =>
    omitUndefined<model.Callback>({
      component,
      name: value.name,
      operations: (entries.callbacks.get(value.node) ?? []).map((entry) => callbackOperation(entry, sender)),
      unspecified: extensionReader.unspecified(value.node),
    });
  const callbackOperation = (entry: OperationEntry, sender: Sender): model.Operation => {
    const key = `${sender} ${entry.id}`;
    const cached = callbackOperations.get(key);
    if (cached) return cached;
    const converted = operation(entry, sender);
    callbackOperations.set(key, converted);
    return converted;
  };
  const callbacks = createComponentRegistry(document.components.callbacks, (value, component) =>
    callback(value, component, 'api'),
  );
  const nameOf = (id: string): Name => {
    const name = names.get(id);
    if (!name) throw new Error(`no name was assigned to operation ${id}`);
    return name;
  };
  return { operation, callbacks: () => callbacks.all() };
}

function oppositeOf(sender: Sender): Sender {
  return sender === 'client' ? 'api' : 'client';
}

/** Returns the parameters of the path item and of the operation, which take precedence. */
function mergeParameters(
  itemParameters: readonly doc.Parameter[],
  operationParameters: readonly doc.Parameter[],
): readonly doc.Parameter[] {
  const overridden = new Set(operationParameters.map(parameterKey));
  return [...itemParameters.filter((parameter) => !overridden.has(parameterKey(parameter))), ...operationParameters];
}

// Header names are case-insensitive (RFC 9110, 5.1).
function parameterKey({ in: location, name }: doc.Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** An operation before conversion, with its ID and path. */
export interface OperationEntry {
  readonly id: string;
  /** The text from which the name is derived, if it is not the ID. */
  readonly nameSource?: string;
  readonly item: doc.PathItem;
  readonly operation: doc.Operation;
  readonly path: string;
}

export interface OperationEntries {
  readonly operations: readonly OperationEntry[];
  readonly webhooks: readonly OperationEntry[];
  /** Operations by the node of their callback, because callbacks may be shared. */
  readonly callbacks: ReadonlyMap<Node, readonly OperationEntry[]>;
}

/**
 * Lists the operations by path and method, the webhooks by name, and the operations of all callbacks, including
 * components. An operation without an ID, or with a duplicate ID (reported elsewhere), gets the first free ID.
 */
export function listOperations(document: doc.Document): OperationEntries {
  const usedIds = new Set<string>();
  const createEntry = (item: doc.PathItem, operation: doc.Operation, pathOrName: string): OperationEntry => {
    const { method, operationId } = operation;
    const preferred = operationId ?? `${method} ${item.path}`;
    const id = firstFreeId(preferred, usedIds);
    usedIds.add(id);
    const nameSource = operationId ?? `${method} ${pathOrName.replace(/\{([^}]*)\}/g, ' by $1 ')}`;
    return { id, ...(nameSource !== id && { nameSource }), item, operation, path: item.path };
  };
  const createEntries = (
    items: readonly doc.PathItem[],
    pathOrName = (item: doc.PathItem): string => item.path,
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
  const pending: doc.Callback[] = [];
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
