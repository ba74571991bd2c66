// What the keywords of an object say, as typed values. Malformed ones were reported when the document was read.

import { toJson } from '../../source/node-to-json.ts';
import type { MapNode } from '../../source/node.ts';
import type { Foreign, OperationFacts, PathFacts, SchemaFacts, Vocabulary } from './types.ts';
import { ignoreKeyword } from './lint-ignore.ts';
import { isKeyword, registry, type Keyword, type KeywordName } from './registry.ts';
import type { Json } from '../../source/node.ts';

/** The facts of a schema; none where the document does not speak the vocabulary. */
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

/** The facts of an operation. */
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

/** The facts of a path item. */
export function readPathFacts(node: MapNode, vocabulary: Vocabulary | undefined): PathFacts {
  const said = valuesOf(node, vocabulary);
  const resource = said('x-resource', registry['x-resource']);
  return { unspecified: said('x-unspecified', registry['x-unspecified']) ?? [], ...(resource && { resource }) };
}

/** What the interface leaves open at any other object. */
export function readUnspecified(node: MapNode, vocabulary: Vocabulary | undefined): readonly string[] {
  return valuesOf(node, vocabulary)('x-unspecified', registry['x-unspecified']) ?? [];
}

/** The `x-` keywords that are not ours: all of them where the document does not speak the vocabulary, but for what only the linter reads. */
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
