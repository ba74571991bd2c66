// Operations of the model.

import type * as doc from '../../openapi/types.ts';
import { defaultEffect } from '../../openapi/extensions/keyword-parsers.ts';
import type * as model from '../types/api.ts';
import type { Name } from '../types/api.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';
import { buildExternalDocs, buildServer } from './info-and-servers.ts';
import { createTagGroupIds, defaultTagGroup } from './group-by-tag.ts';
import type { OperationEntry, OperationEntries } from './list-operations.ts';
import { createComponentRegistry, type OperationPartReader } from './build-operation-parts.ts';
import { buildSecurityRequirements } from './security.ts';

export interface OperationReader {
  operation(entry: OperationEntry): model.Operation;
  /** Call it last, when every use is known. */
  callbacks(): model.Components['callbacks'];
}

/** Creates the reader of operations. A callback that several operations share is converted once. */
export function createOperationReader(
  document: doc.Document,
  entries: OperationEntries,
  names: ReadonlyMap<string, Name>,
  partReader: OperationPartReader,
  extensionReader: ExtensionReader,
): OperationReader {
  const inCallbacks = new Map<string, model.Operation>();

  const ownEntries = new Set(entries.operations);
  // Callbacks and webhooks are served by the API client, so their methods have no effect on this API.
  const extensionsOf = (entry: OperationEntry): model.Operation['extensions'] => {
    const extensions = extensionReader.operationExtensions(entry.operation.node);
    const { method, requestBody } = entry.operation;
    if (!document.vocabulary || extensions.effect || !requestBody || !ownEntries.has(entry)) return extensions;
    const effect = defaultEffect(
      method,
      requestBody.content.map(({ mediaType }) => mediaType),
    );
    return effect ? { ...extensions, effect } : extensions;
  };
  const tagGroupId = createTagGroupIds(entries.operations);

  const operation = (entry: OperationEntry): model.Operation => {
    const { id, item, operation: own, path } = entry;
    const { resource, unspecified } = extensionReader.pathExtensions(item.node);
    const servers = own.servers ?? item.servers;
    return omitUndefined<model.Operation>({
      id,
      name: nameOf(id),
      sourceLocation: sourceLocationOf(own.node),
      method: own.method,
      path,
      tagGroup: ownEntries.has(entry) ? tagGroupId(entry) : (own.tags[0] ?? defaultTagGroup),
      tags: own.tags,
      summary: own.summary,
      description: own.description,
      deprecated: own.deprecated,
      externalDocs: own.externalDocs && buildExternalDocs(own.externalDocs),
      servers: servers?.map((each) => buildServer(each, extensionReader)),
      parameters: mergeParameters(item.parameters, own.parameters).map((each) => partReader.parameter(each)),
      requestBody: own.requestBody && partReader.body(own.requestBody),
      responses: partReader.responses(own.responses),
      callbacks: own.callbacks.map((each) => callback(each, callbacks.nameOf(each))),
      security: buildSecurityRequirements(own.security ?? document.security ?? []),
      hasOwnSecurity: own.security !== undefined,
      resource,
      extensions: extensionsOf(entry),
      pathSummary: item.summary,
      pathDescription: item.description,
      pathUnspecified: unspecified,
      unknownExtensions: extensionReader.unknownExtensions(own.node),
    });
  };
  const callback = (value: doc.Callback, component?: string): model.Callback =>
    omitUndefined<model.Callback>({
      component,
      name: value.name,
      operations: (entries.callbacks.get(value.node) ?? []).map(callbackOperation),
      unspecified: extensionReader.unspecified(value.node),
    });
  const callbackOperation = (entry: OperationEntry): model.Operation => {
    const cached = inCallbacks.get(entry.id);
    if (cached) return cached;
    const converted = operation(entry);
    inCallbacks.set(entry.id, converted);
    return converted;
  };
  const callbacks = createComponentRegistry(document.components.callbacks, callback);
  const nameOf = (id: string): Name => {
    const name = names.get(id);
    if (!name) throw new Error(`no name was given to the operation ${id}`);
    return name;
  };
  return { operation, callbacks: () => callbacks.all() };
}

/** Returns the path item's parameters and the operation's own, which take precedence. */
function mergeParameters(shared: readonly doc.Parameter[], own: readonly doc.Parameter[]): readonly doc.Parameter[] {
  const overridden = new Set(own.map(parameterKey));
  return [...shared.filter((parameter) => !overridden.has(parameterKey(parameter))), ...own];
}

// Header names are case-insensitive (RFC 9110, 5.1).
function parameterKey({ in: location, name }: doc.Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}
