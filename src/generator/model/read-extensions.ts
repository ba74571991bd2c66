// Extensions of model parts: known ones of the vocabulary and unknown `x-` keywords.

import type { Document } from '../openapi/types.ts';
import type {
  UnknownExtensions,
  OperationExtensions,
  PathExtensions,
  SchemaExtensions,
} from '../openapi/extensions/types.ts';
import {
  readUnknownExtensions,
  readOperationExtensions,
  readPathExtensions,
  readSchemaExtensions,
  readUnspecified,
} from '../openapi/extensions/read-extensions.ts';
import type { MapNode, Node } from '../source/node.ts';

/** Extensions of a schema without any; shared, because most schemas have none. */
export const noSchemaExtensions: SchemaExtensions = { rules: [], filterable: false, unspecified: [] };
const noSentences: readonly string[] = [];
export const noUnknownExtensions: UnknownExtensions = new Map();

export interface ExtensionReader {
  schemaExtensions(node: MapNode): SchemaExtensions;
  operationExtensions(node: MapNode): OperationExtensions;
  pathExtensions(node: MapNode): PathExtensions;
  unknownExtensions(node: MapNode): UnknownExtensions;
  /**
   * Returns the `x-unspecified` sentences of an object, and of those `keys` of it that have no counterpart in the
   * model.
   */
  unspecified(node: Node, ...keys: readonly string[]): readonly string[];
}

/** Creates a reader that skips objects without `x-` keywords. */
export function createExtensionReader(document: Document): ExtensionReader {
  const { vocabulary } = document;
  const unspecifiedAt = (node: Node | undefined): readonly string[] =>
    vocabulary && node?.kind === 'map' && hasExtensions(node) ? readUnspecified(node, vocabulary) : noSentences;
  const unspecifiedWithin = (node: MapNode, keys: readonly string[]): readonly string[] =>
    keys.reduce((all, key) => concatenate(all, unspecifiedAt(node.entries.get(key)?.value)), noSentences);
  const withUnspecified = <T extends { readonly unspecified: readonly string[] }>(
    extensions: T,
    more: readonly string[],
  ): T => (more.length === 0 ? extensions : { ...extensions, unspecified: concatenate(extensions.unspecified, more) });
  return {
    schemaExtensions: (node) =>
      withUnspecified(
        hasExtensions(node) ? readSchemaExtensions(node, vocabulary) : noSchemaExtensions,
        unspecifiedWithin(node, ['discriminator', 'externalDocs']),
      ),
    operationExtensions: (node) =>
      withUnspecified(
        readOperationExtensions(node, vocabulary),
        unspecifiedWithin(node, ['responses', 'externalDocs']),
      ),
    pathExtensions: (node) => readPathExtensions(node, vocabulary),
    unknownExtensions: (node) => (hasExtensions(node) ? readUnknownExtensions(node, vocabulary) : noUnknownExtensions),
    unspecified: (node, ...keys) =>
      concatenate(unspecifiedAt(node), node.kind === 'map' ? unspecifiedWithin(node, keys) : noSentences),
  };
}

function concatenate(some: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? some : [...some, ...more];
}

function hasExtensions({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (key.startsWith('x-')) return true;
  return false;
}
