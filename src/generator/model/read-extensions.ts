// Reads the extensions of document objects: keywords of the vocabulary, and unknown `x-` keywords.

import type { Document } from '../openapi/types.ts';
import type {
  UnknownExtensions,
  OperationExtensions,
  PathExtensions,
  SchemaExtensions,
  Vocabulary,
} from '../openapi/extensions/types.ts';
import { type MapNode, type Node, toJson, type Json } from '../source/node.ts';
import {
  lintIgnoreKeyword,
  isExtensionName,
  extensionRegistry,
  type ExtensionKeyword,
  type ExtensionName,
} from '../openapi/extensions/registry.ts';

/** Empty extensions, shared by most schemas. */
export const noSchemaExtensions: SchemaExtensions = { rules: [], filterable: false, unspecified: [] };
const noSentences: readonly string[] = [];
export const noUnknownExtensions: UnknownExtensions = new Map();

export interface ExtensionReader {
  schemaExtensions(node: MapNode): SchemaExtensions;
  operationExtensions(node: MapNode): OperationExtensions;
  pathExtensions(node: MapNode): PathExtensions;
  unknownExtensions(node: MapNode): UnknownExtensions;
  /**
   * Returns the `x-unspecified` sentences of an object, and of its child objects under `keys`, which have no
   * counterpart in the model.
   */
  unspecified(node: Node, ...keys: readonly string[]): readonly string[];
}

/** Creates a reader that skips objects without `x-` keywords. */
export function createExtensionReader(document: Document): ExtensionReader {
  const { vocabulary } = document;
  const ownSentences = (node: Node | undefined): readonly string[] =>
    vocabulary && node?.kind === 'map' && hasExtensions(node) ? readUnspecified(node, vocabulary) : noSentences;
  const childSentences = (node: MapNode, keys: readonly string[]): readonly string[] =>
    keys.reduce((all, key) => concatenate(all, ownSentences(node.entries.get(key)?.value)), noSentences);
  const addSentences = <T extends { readonly unspecified: readonly string[] }>(
    extensions: T,
    more: readonly string[],
  ): T => (more.length === 0 ? extensions : { ...extensions, unspecified: concatenate(extensions.unspecified, more) });
  return {
    schemaExtensions: (node) =>
      addSentences(
        hasExtensions(node) ? readSchemaExtensions(node, vocabulary) : noSchemaExtensions,
        childSentences(node, ['discriminator', 'externalDocs']),
      ),
    operationExtensions: (node) =>
      addSentences(readOperationExtensions(node, vocabulary), childSentences(node, ['responses', 'externalDocs'])),
    pathExtensions: (node) => readPathExtensions(node, vocabulary),
    unknownExtensions: (node) => (hasExtensions(node) ? readUnknownExtensions(node, vocabulary) : noUnknownExtensions),
    unspecified: (node, ...keys) =>
      concatenate(ownSentences(node), node.kind === 'map' ? childSentences(node, keys) : noSentences),
  };
}

function concatenate(sentences: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? sentences : [...sentences, ...more];
}

function hasExtensions({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (key.startsWith('x-')) return true;
  return false;
}

/** Returns the extensions of a schema; empty if the document does not use the vocabulary. */
export function readSchemaExtensions(node: MapNode, vocabulary: Vocabulary | undefined): SchemaExtensions {
  const readValue = createValueReader(node, vocabulary);
  const lifecycle = readValue('x-lifecycle', extensionRegistry['x-lifecycle']);
  const message = readValue('x-message', extensionRegistry['x-message']);
  const name = readValue('x-name', extensionRegistry['x-name']);
  const round = readValue('x-round', extensionRegistry['x-round']);
  const redacted = readValue('x-redacted', extensionRegistry['x-redacted']);
  return {
    rules: readValue('x-rules', extensionRegistry['x-rules']) ?? [],
    filterable: readValue('x-filterable', extensionRegistry['x-filterable']) ?? false,
    unspecified: readValue('x-unspecified', extensionRegistry['x-unspecified']) ?? [],
    ...(lifecycle && { lifecycle }),
    ...(message !== undefined && { message }),
    ...(name !== undefined && { name }),
    ...(round && { round }),
    ...(redacted && { redacted }),
  };
}

/** Returns the extensions of an operation. */
export function readOperationExtensions(node: MapNode, vocabulary: Vocabulary | undefined): OperationExtensions {
  const readValue = createValueReader(node, vocabulary);
  const effect = readValue('x-effect', extensionRegistry['x-effect']);
  const access = readValue('x-access', extensionRegistry['x-access']);
  const affects = readValue('x-affects', extensionRegistry['x-affects']);
  const pagination = readValue('x-pagination', extensionRegistry['x-pagination']);
  const name = readValue('x-name', extensionRegistry['x-name']);
  return {
    preconditions: readValue('x-preconditions', extensionRegistry['x-preconditions']) ?? [],
    limits: readValue('x-limits', extensionRegistry['x-limits']) ?? [],
    emits: readValue('x-emits', extensionRegistry['x-emits']) ?? [],
    unspecified: readValue('x-unspecified', extensionRegistry['x-unspecified']) ?? [],
    ...(effect && { effect }),
    ...(access && { access }),
    ...(affects && { affects }),
    ...(pagination !== undefined && { pagination }),
    ...(name !== undefined && { name }),
  };
}

/** Returns the extensions of a path item. */
export function readPathExtensions(node: MapNode, vocabulary: Vocabulary | undefined): PathExtensions {
  const readValue = createValueReader(node, vocabulary);
  const resource = readValue('x-resource', extensionRegistry['x-resource']);
  return {
    unspecified: readValue('x-unspecified', extensionRegistry['x-unspecified']) ?? [],
    ...(resource && { resource }),
  };
}

/** Returns the `x-unspecified` sentences of any other object. */
function readUnspecified(node: MapNode, vocabulary: Vocabulary | undefined): readonly string[] {
  return createValueReader(node, vocabulary)('x-unspecified', extensionRegistry['x-unspecified']) ?? [];
}

/**
 * Returns the `x-` keywords outside the vocabulary, or all of them if the document does not use it. Excludes
 * `x-lint-ignore`.
 */
export function readUnknownExtensions(node: MapNode, vocabulary: Vocabulary | undefined): UnknownExtensions {
  const unknownExtensions = new Map<string, Json>();
  for (const { key, value } of node.entries.values()) {
    if (key.startsWith('x-') && key !== lintIgnoreKeyword && !(vocabulary && isExtensionName(key)))
      unknownExtensions.set(key, toJson(value));
  }
  return unknownExtensions;
}

const ignoreErrors = (): void => undefined;

function createValueReader(
  node: MapNode,
  vocabulary: Vocabulary | undefined,
): <T>(key: ExtensionName, keyword: ExtensionKeyword<T>) => T | undefined {
  return (key, { read }) => {
    const value = vocabulary && node.entries.get(key)?.value;
    return value && read(value, ignoreErrors);
  };
}
