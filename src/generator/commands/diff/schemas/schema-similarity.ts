// Estimated similarity of schemas, by MinHash sketches of their keywords.

import { createHash } from 'node:crypto';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import { eachSubschema } from '../../../model/visit-schemas.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import { formatKeywords, keywordTexts } from './schema-fingerprint.ts';

/** Maximum depth of the compared content. Schemas that are equal up to it are compared in full later. */
const maxDepth = 12;

/** Returns a key that is equal for schemas with the same content; the order of union branches does not matter. */
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
  const sketch = (side: ModelSide, flatSchemas: readonly FlatSchema[]): ReadonlySet<string> =>
    new Set(flatSchemas.flatMap((each) => [...computeSketch(side, each, 0)]));
  const [left, right] = [sketch(base, before), sketch(head, after)];
  const all = [...new Set([...left, ...right])].sort(byCodePoint).slice(0, sketchSize);
  return all.length === 0 ? 1 : all.filter((each) => left.has(each) && right.has(each)).length / all.length;
}

/** Number of digests in a sketch. */
const sketchSize = 128;

/** Subschemas in a sketch, with the depth that each consumes: arrays and maps are characterized by their content. */
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
    const key = (inner: FlatSchema): string => contentKey(side, inner, 2);
    for (const group of [part, part.number, part.string, part.array, part.object]) {
      for (const [keyword, text] of group ? keywordTexts(group, key, side, true) : [])
        digests.add(digest(keyword)).add(digest(text));
    }
    for (const [name, property] of part.object?.properties ?? [])
      digests.add(digest(`${name}:`)).add(digest(`${name}:${key(side.flattenAllOf([property]))}`));
    eachSubschema(part, (inner, keyword) => {
      const depthCost = depthCosts[keyword];
      if (depthCost !== undefined)
        for (const each of computeSketch(side, side.flattenAllOf([inner]), depth + depthCost)) digests.add(each);
    });
  }
  const sketch = new Set([...digests].sort(byCodePoint).slice(0, sketchSize));
  sketchCache.set(flatSchema, sketch);
  return sketch;
}

const sketchCache = new WeakMap<FlatSchema, ReadonlySet<string>>();

/** Maximum number of schemas visited to estimate the effort. */
const maxSchemas = 300;

/** Returns whether comparing each schema with each other one takes bounded time. */
export function isAffordable(
  base: ModelSide,
  before: readonly FlatSchema[],
  head: ModelSide,
  after: readonly FlatSchema[],
): boolean {
  const sum = (side: ModelSide, all: readonly FlatSchema[]): number =>
    all.reduce((count, each) => count + countBranches(side, each), 0);
  if (before.length > maxPairwise || after.length > maxPairwise) return false;
  const left = sum(base, before);
  return left === 0 || left * Math.max(1, sum(head, after)) <= maxBranchPairs;
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
  const visit = (each: JsonSchema | undefined): void => {
    if (typeof each === 'object') seen.add(each);
  };
  for (const schema of seen) {
    if (seen.size > maxSchemas) break;
    for (const id of [schema.ref, schema.dynamicRef?.ref]) if (id !== undefined) visit(side.api.schema(id)?.jsonSchema);
    eachSubschema(schema, (inner, keyword) => {
      if (branchKeywords.has(keyword)) count++;
      visit(inner);
    });
  }
  const total = seen.size > maxSchemas ? Infinity : count;
  branchCounts.set(flatSchema, total);
  return total;
}

const branchCounts = new WeakMap<FlatSchema, number>();
const branchKeywords: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'if', 'contains']);
