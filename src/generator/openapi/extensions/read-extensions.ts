// Typed values of an object's extension keywords. Invalid values are skipped: reading the document reports them.

import { toJson, type MapNode, type Json } from '../../source/node.ts';
import type { UnknownExtensions, OperationExtensions, PathExtensions, SchemaExtensions, Vocabulary } from './types.ts';
import {
  lintIgnoreKeyword,
  isExtensionName,
  extensionRegistry,
  type ExtensionKeyword,
  type ExtensionName,
} from './registry.ts';

/** Returns the extensions of a schema; empty if the document does not use the vocabulary. */
export function readSchemaExtensions(node: MapNode, vocabulary: Vocabulary | undefined): SchemaExtensions {
  const readValue = createExtensionReader(node, vocabulary);
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
  const readValue = createExtensionReader(node, vocabulary);
  const effect = readValue('x-effect', extensionRegistry['x-effect']);
  const access = readValue('x-access', extensionRegistry['x-access']);
  const name = readValue('x-name', extensionRegistry['x-name']);
  return {
    preconditions: readValue('x-preconditions', extensionRegistry['x-preconditions']) ?? [],
    limits: readValue('x-limits', extensionRegistry['x-limits']) ?? [],
    emits: readValue('x-emits', extensionRegistry['x-emits']) ?? [],
    unspecified: readValue('x-unspecified', extensionRegistry['x-unspecified']) ?? [],
    ...(effect && { effect }),
    ...(access && { access }),
    ...(name !== undefined && { name }),
  };
}

/** Returns the extensions of a path item. */
export function readPathExtensions(node: MapNode, vocabulary: Vocabulary | undefined): PathExtensions {
  const readValue = createExtensionReader(node, vocabulary);
  const resource = readValue('x-resource', extensionRegistry['x-resource']);
  return {
    unspecified: readValue('x-unspecified', extensionRegistry['x-unspecified']) ?? [],
    ...(resource && { resource }),
  };
}

/** Returns the `x-unspecified` sentences of any other object. */
export function readUnspecified(node: MapNode, vocabulary: Vocabulary | undefined): readonly string[] {
  return createExtensionReader(node, vocabulary)('x-unspecified', extensionRegistry['x-unspecified']) ?? [];
}

/**
 * Returns the `x-` keywords outside the vocabulary: all of them if the document does not use it. `x-lint-ignore` is
 * excluded.
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

function createExtensionReader(
  node: MapNode,
  vocabulary: Vocabulary | undefined,
): <T>(key: ExtensionName, keyword: ExtensionKeyword<T>) => T | undefined {
  return (key, { read }) => {
    const value = vocabulary && node.entries.get(key)?.value;
    return value && read(value, ignoreErrors);
  };
}
