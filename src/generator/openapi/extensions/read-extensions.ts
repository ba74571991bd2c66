// Typed values of an object's extension keywords. Invalid values are skipped: reading the document reports them.

import { toJson } from '../../source/node-to-json.ts';
import type { MapNode } from '../../source/node.ts';
import type { Foreign, OperationFacts, PathFacts, SchemaFacts, Vocabulary } from './types.ts';
import { ignoreKeyword } from './lint-ignore.ts';
import { isKeyword, registry, type Keyword, type KeywordName } from './registry.ts';
import type { Json } from '../../source/node.ts';

/** Returns the extensions of a schema; empty if the document does not use the vocabulary. */
export function readSchemaFacts(node: MapNode, vocabulary: Vocabulary | undefined): SchemaFacts {
  const said = valuesOf(node, vocabulary);
  const lifecycle = said('x-lifecycle', registry['x-lifecycle']);
  const message = said('x-message', registry['x-message']);
  const name = said('x-name', registry['x-name']);
  const round = said('x-round', registry['x-round']);
  const redacted = said('x-redacted', registry['x-redacted']);
  return {
    rules: said('x-rules', registry['x-rules']) ?? [],
    filterable: said('x-filterable', registry['x-filterable']) ?? false,
    unspecified: said('x-unspecified', registry['x-unspecified']) ?? [],
    ...(lifecycle && { lifecycle }),
    ...(message !== undefined && { message }),
    ...(name !== undefined && { name }),
    ...(round && { round }),
    ...(redacted && { redacted }),
  };
}

/** Returns the extensions of an operation. */
export function readOperationFacts(node: MapNode, vocabulary: Vocabulary | undefined): OperationFacts {
  const said = valuesOf(node, vocabulary);
  const effect = said('x-effect', registry['x-effect']);
  const access = said('x-access', registry['x-access']);
  const name = said('x-name', registry['x-name']);
  return {
    preconditions: said('x-preconditions', registry['x-preconditions']) ?? [],
    limits: said('x-limits', registry['x-limits']) ?? [],
    emits: said('x-emits', registry['x-emits']) ?? [],
    unspecified: said('x-unspecified', registry['x-unspecified']) ?? [],
    ...(effect && { effect }),
    ...(access && { access }),
    ...(name !== undefined && { name }),
  };
}

/** Returns the extensions of a path item. */
export function readPathFacts(node: MapNode, vocabulary: Vocabulary | undefined): PathFacts {
  const said = valuesOf(node, vocabulary);
  const resource = said('x-resource', registry['x-resource']);
  return { unspecified: said('x-unspecified', registry['x-unspecified']) ?? [], ...(resource && { resource }) };
}

/** Returns the `x-unspecified` sentences of any other object. */
export function readUnspecified(node: MapNode, vocabulary: Vocabulary | undefined): readonly string[] {
  return valuesOf(node, vocabulary)('x-unspecified', registry['x-unspecified']) ?? [];
}

/**
 * Returns the `x-` keywords outside the vocabulary: all of them if the document does not use it. `x-lint-ignore` is
 * excluded.
 */
export function readForeign(node: MapNode, vocabulary: Vocabulary | undefined): Foreign {
  const foreign = new Map<string, Json>();
  for (const { key, value } of node.entries.values()) {
    if (key.startsWith('x-') && key !== ignoreKeyword && !(vocabulary && isKeyword(key)))
      foreign.set(key, toJson(value));
  }
  return foreign;
}

const silent = (): void => undefined;

function valuesOf(
  node: MapNode,
  vocabulary: Vocabulary | undefined,
): <T>(key: KeywordName, keyword: Keyword<T>) => T | undefined {
  return (key, { read }) => {
    const value = vocabulary && node.entries.get(key)?.value;
    return value && read(value, silent);
  };
}
