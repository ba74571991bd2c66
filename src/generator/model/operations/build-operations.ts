// Builds the operations of the model.

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
  /** Returns all callback components. Call this last, after all uses are converted. */
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
  const callbackOperations = new Map<string, model.Operation>();

  const pathEntries = new Set(entries.operations);
  // Callbacks and webhooks are served by the API client, so their methods have no effect on this API.
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
  const tagGroupId = createTagGroupIds(entries.operations);

  const operation = (entry: OperationEntry): model.Operation => {
    const { id, item, operation: definition, path } = entry;
    const { resource, unspecified } = extensionReader.pathExtensions(item.node);
    const servers = definition.servers ?? item.servers;
    return omitUndefined<model.Operation>({
      id,
      name: nameOf(id),
      sourceLocation: sourceLocationOf(definition.node),
      method: definition.method,
      path,
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
      callbacks: definition.callbacks.map((use) => callback(use, callbacks.nameOf(use))),
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
  const callback = (value: doc.Callback, component?: string): model.Callback =>
    omitUndefined<model.Callback>({
      component,
      name: value.name,
      operations: (entries.callbacks.get(value.node) ?? []).map(callbackOperation),
      unspecified: extensionReader.unspecified(value.node),
    });
  const callbackOperation = (entry: OperationEntry): model.Operation => {
    const cached = callbackOperations.get(entry.id);
    if (cached) return cached;
    const converted = operation(entry);
    callbackOperations.set(entry.id, converted);
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
