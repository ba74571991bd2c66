// Reads the extensions of document objects: keywords of the vocabulary, and unknown `x-` keywords.

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

/** Extensions of a schema that has none; shared by most schemas. */
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
