// Schema similarity, estimated from MinHash sketches of keywords.

import { createHash } from 'node:crypto';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import { forEachSubschema } from '../../../model/visit-schemas.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import { formatKeywords, keywordTexts } from './schema-fingerprint.ts';

/** Maximum depth of the compared content. Schemas that are equal up to this depth are compared in full later. */
const maxDepth = 12;

/** Returns a key that is equal for schemas with the same content, ignoring the order of union branches. */
export function contentKey(side: ModelSide, flatSchema: FlatSchema, depth = maxDepth): string {
  if (depth === 0) return '';
  const cached = keyCache.get(flatSchema) ?? [];
  keyCache.set(flatSchema, cached);
  return (cached[depth] ??= compute());
  function compute(): string {
    const parts = flatSchema.parts.map((part) =>
      formatKeywords(part, (inner) => contentKey(side, inner, depth - 1), side, true),
    );
    return digest(
      `${flatSchema.acceptsNothing ? '!' : ''}${[...new Set(parts)]
        .filter((text) => text !== '{}')
        .sort(byCodePoint)
        .join('&')}`,
    );
  }
}

/** Cached, because a branch is compared with each branch of the other union. */
const keyCache = new WeakMap<FlatSchema, string[]>();

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 16);
}

/** Returns the Jaccard similarity of two lists of schemas, estimated from their smallest digests (0 to 1). */
export function estimateSimilarity(
  base: ModelSide,
  before: readonly FlatSchema[],
  head: ModelSide,
  after: readonly FlatSchema[],
): number {
  const combineSketches = (side: ModelSide, flatSchemas: readonly FlatSchema[]): ReadonlySet<string> =>
    new Set(flatSchemas.flatMap((flatSchema) => [...computeSketch(side, flatSchema, 0)]));
  const [left, right] = [combineSketches(base, before), combineSketches(head, after)];
  const all = [...new Set([...left, ...right])].sort(byCodePoint).slice(0, sketchSize);
  return all.length === 0 ? 1 : all.filter((text) => left.has(text) && right.has(text)).length / all.length;
}

/** Number of digests in a sketch. */
const sketchSize = 128;

/**
 * Keywords whose subschemas a sketch includes, with the depth that each consumes. Arrays and maps are characterized by
 * their content.
 */
const depthCosts: Readonly<Partial<Record<string, number>>> = {
  anyOf: 1,
  oneOf: 1,
  items: 4,
  prefixItems: 4,
  additionalProperties: 4,
};

/** Returns the smallest digests of a schema's keywords, including branches, items, and additional properties. */
function computeSketch(side: ModelSide, flatSchema: FlatSchema, depth: number): ReadonlySet<string> {
  const cached = sketchCache.get(flatSchema);
  if (cached) return cached;
  const digests = new Set<string>();
  if (depth > maxDepth) return digests;
  for (const part of flatSchema.parts) {
    const nestedKey = (subschema: FlatSchema): string => contentKey(side, subschema, 2);
    for (const group of [part, part.number, part.string, part.array, part.object]) {
      for (const [keyword, text] of group ? keywordTexts(group, nestedKey, side, true) : [])
        digests.add(digest(keyword)).add(digest(text));
    }
    for (const [name, property] of part.object?.properties ?? [])
      digests.add(digest(`${name}:`)).add(digest(`${name}:${nestedKey(side.flattenAllOf([property]))}`));
    forEachSubschema(part, (subschema, keyword) => {
      const depthCost = depthCosts[keyword];
      if (depthCost !== undefined)
        for (const text of computeSketch(side, side.flattenAllOf([subschema]), depth + depthCost)) digests.add(text);
    });
  }
  const sketch = new Set([...digests].sort(byCodePoint).slice(0, sketchSize));
  sketchCache.set(flatSchema, sketch);
  return sketch;
}

/** Cached, because a branch is compared with each branch of the other union. */
const sketchCache = new WeakMap<FlatSchema, ReadonlySet<string>>();

/** Maximum number of schemas visited to estimate the effort. */
const maxSchemas = 300;

/** Returns whether comparing all pairs of schemas takes bounded time. */
export function isAffordable(
  base: ModelSide,
  before: readonly FlatSchema[],
  head: ModelSide,
  after: readonly FlatSchema[],
): boolean {
  const countAllBranches = (side: ModelSide, flatSchemas: readonly FlatSchema[]): number =>
    flatSchemas.reduce((count, flatSchema) => count + countBranches(side, flatSchema), 0);
  if (before.length > maxPairwise || after.length > maxPairwise) return false;
  const left = countAllBranches(base, before);
  return left === 0 || left * Math.max(1, countAllBranches(head, after)) <= maxBranchPairs;
}

/** Maximum number of schemas compared pairwise. */
const maxPairwise = 40;
/** Maximum number of nested branch pairs: the effort multiplies with each level. */
const maxBranchPairs = 500;

/** Returns the number of branches reachable from a schema; `Infinity` for a large schema. */
function countBranches(side: ModelSide, flatSchema: FlatSchema): number {
  const cached = branchCounts.get(flatSchema);
  if (cached !== undefined) return cached;
  const seen = new Set<SchemaObject>(flatSchema.parts);
  let count = 0;
  const addSchema = (jsonSchema: JsonSchema | undefined): void => {
    if (typeof jsonSchema === 'object') seen.add(jsonSchema);
  };
  for (const schema of seen) {
    if (seen.size > maxSchemas) break;
    for (const id of [schema.ref, schema.dynamicRef?.ref])
      if (id !== undefined) addSchema(side.api.schema(id)?.jsonSchema);
    forEachSubschema(schema, (subschema, keyword) => {
      if (branchKeywords.has(keyword)) count++;
      addSchema(subschema);
    });
  }
  const total = seen.size > maxSchemas ? Infinity : count;
  branchCounts.set(flatSchema, total);
  return total;
}

/** Cached, because nested unions are counted at each level. */
const branchCounts = new WeakMap<FlatSchema, number>();
const branchKeywords: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'if', 'contains']);
