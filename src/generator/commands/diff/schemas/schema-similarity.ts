// Which schemas are most like which without comparing them: by what they say, in whatever order they say it.

import { createHash } from 'node:crypto';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import { eachSubschema } from '../../../model/visit-schemas.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { membersOf, statementsOf } from './schema-fingerprint.ts';

/** What lies deeper is not told apart here: what is the same so far is held against each other, and compared as far as it goes. */
const deepest = 12;

/** Equal for conjunctions that say the same in the same words, the branches of unions in any order. */
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

/** How much of what either of two, or of two lists, says both say, from 0 to 1: as estimated by the smallest of their statements' digests. */
export function resemblance(base: Side, before: readonly Conjunction[], head: Side, after: readonly Conjunction[]): number {
  const sketch = (side: Side, conjunctions: readonly Conjunction[]): ReadonlySet<string> => new Set(conjunctions.flatMap((each) => [...sketchOf(side, each, 0)]));
  const [left, right] = [sketch(base, before), sketch(head, after)];
  const all = [...new Set([...left, ...right])].sort(byCodePoint).slice(0, kept);
  return all.length === 0 ? 1 : all.filter((each) => left.has(each) && right.has(each)).length / all.length;
}

/** So many digests stand for all. */
const kept = 128;

/** Into which schemas a sketch looks, and how much of its depth each takes: lists and maps are known by what they hold. */
const steps: Readonly<Partial<Record<string, number>>> = { anyOf: 1, oneOf: 1, items: 4, prefixItems: 4, additionalProperties: 4 };

/** The smallest digests of what a conjunction states, and of what its alternatives, items and other properties state. */
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

/** So many schemas are looked at to find out how much there is to try out. */
const mostSchemas = 300;

/** Whether so few alternatives lie within either that each of one may be tried against each of the other. */
export function mayTry(base: Side, before: readonly Conjunction[], head: Side, after: readonly Conjunction[]): boolean {
  const sum = (side: Side, all: readonly Conjunction[]): number => all.reduce((count, each) => count + alternativesIn(side, each), 0);
  if (before.length > many || after.length > many) return false;
  const left = sum(base, before);
  return left === 0 || left * Math.max(1, sum(head, after)) <= mostTried;
}

/** More than this many are not tried each against each. */
const many = 40;
/** So many pairs of alternatives within are tried at most: each level of them would take as many times longer. */
const mostTried = 500;

/** How many alternatives lie in what a conjunction leads to, each of which would be tried against each; infinite for what is large. */
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
