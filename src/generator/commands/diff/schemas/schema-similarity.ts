// Estimated similarity of schemas, by MinHash sketches of their keywords.

import { createHash } from 'node:crypto';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import { eachSubschema } from '../../../model/visit-schemas.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { membersOf, statementsOf } from './schema-fingerprint.ts';

/** Maximum depth of the compared content. Schemas that are equal up to it are compared in full later. */
const deepest = 12;

/** Returns a key that is equal for schemas with the same content; the order of union branches does not matter. */
export function likenessKey(side: Side, conjunction: Conjunction, depth = deepest): string {
  if (depth === 0) return '';
  const known = keys.get(conjunction) ?? [];
  keys.set(conjunction, known);
  return (known[depth] ??= made());
  function made(): string {
    const parts = conjunction.parts.map((part) => membersOf(part, (inner) => likenessKey(side, inner, depth - 1), side, true));
    return digest(`${conjunction.never ? '!' : ''}${[...new Set(parts)].filter((text) => text !== '{}').sort(byCodePoint).join('&')}`);
  }
}

const keys = new WeakMap<Conjunction, string[]>();

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 16);
}

/** Returns the Jaccard similarity of two lists of schemas, estimated from their smallest digests (0 to 1). */
export function resemblance(base: Side, before: readonly Conjunction[], head: Side, after: readonly Conjunction[]): number {
  const sketch = (side: Side, conjunctions: readonly Conjunction[]): ReadonlySet<string> => new Set(conjunctions.flatMap((each) => [...sketchOf(side, each, 0)]));
  const [left, right] = [sketch(base, before), sketch(head, after)];
  const all = [...new Set([...left, ...right])].sort(byCodePoint).slice(0, kept);
  return all.length === 0 ? 1 : all.filter((each) => left.has(each) && right.has(each)).length / all.length;
}

/** Number of digests in a sketch. */
const kept = 128;

/** Subschemas in a sketch, with the depth that each consumes: arrays and maps are characterized by their content. */
const steps: Readonly<Partial<Record<string, number>>> = { anyOf: 1, oneOf: 1, items: 4, prefixItems: 4, additionalProperties: 4 };

/** Returns the smallest digests of a schema's keywords, including branches, items, and additional properties. */
function sketchOf(side: Side, conjunction: Conjunction, depth: number): ReadonlySet<string> {
  const known = sketches.get(conjunction);
  if (known) return known;
  const found = new Set<string>();
  if (depth > deepest) return found;
  for (const part of conjunction.parts) {
    const key = (inner: Conjunction): string => likenessKey(side, inner, 2);
    for (const group of [part, part.number, part.string, part.array, part.object]) {
      for (const [keyword, text] of group ? statementsOf(group, key, side, true) : []) found.add(digest(keyword)).add(digest(text));
    }
    for (const [name, member] of part.object?.properties ?? []) found.add(digest(`${name}:`)).add(digest(`${name}:${key(side.conjoin([member]))}`));
    eachSubschema(part, (inner, keyword) => {
      const step = steps[keyword];
      if (step !== undefined) for (const each of sketchOf(side, side.conjoin([inner]), depth + step)) found.add(each);
    });
  }
  const sketch = new Set([...found].sort(byCodePoint).slice(0, kept));
  sketches.set(conjunction, sketch);
  return sketch;
}

const sketches = new WeakMap<Conjunction, ReadonlySet<string>>();

/** Maximum number of schemas visited to estimate the effort. */
const mostSchemas = 300;

/** Returns whether comparing each schema with each other one takes bounded time. */
export function mayTry(base: Side, before: readonly Conjunction[], head: Side, after: readonly Conjunction[]): boolean {
  const sum = (side: Side, all: readonly Conjunction[]): number => all.reduce((count, each) => count + alternativesIn(side, each), 0);
  if (before.length > many || after.length > many) return false;
  const left = sum(base, before);
  return left === 0 || left * Math.max(1, sum(head, after)) <= mostTried;
}

/** Maximum number of schemas compared pairwise. */
const many = 40;
/** Maximum number of nested branch pairs: the effort multiplies with each level. */
const mostTried = 500;

/** Returns the number of branches reachable from a schema; `Infinity` for a large schema. */
function alternativesIn(side: Side, conjunction: Conjunction): number {
  const known = alternatives.get(conjunction);
  if (known !== undefined) return known;
  const seen = new Set<ObjectSchema>(conjunction.parts);
  let count = 0;
  const meet = (each: Assertion | undefined): void => {
    if (typeof each === 'object') seen.add(each);
  };
  for (const schema of seen) {
    if (seen.size > mostSchemas) break;
    for (const id of [schema.ref, schema.dynamicRef?.ref]) if (id !== undefined) meet(side.api.schema(id)?.assertion);
    eachSubschema(schema, (inner, keyword) => {
      if (choosing.has(keyword)) count++;
      meet(inner);
    });
  }
  const found = seen.size > mostSchemas ? Infinity : count;
  alternatives.set(conjunction, found);
  return found;
}

const alternatives = new WeakMap<Conjunction, number>();
const choosing: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'if', 'contains']);
