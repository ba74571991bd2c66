// Fingerprint of a schema, independent of locations and descriptions.

import { createHash } from 'node:crypto';
import { lists, maps, single } from '../../../model/read-schema/subschema-keywords.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { byCodePoint } from '../../../model/naming/code-point-order.ts';
import type { Json } from '../../../source/node.ts';
import { canonical } from '../../../model/canonical-json.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';

const applicators: ReadonlySet<string> = new Set([...single, ...lists, ...maps]);
const groups: ReadonlySet<string> = new Set(['number', 'string', 'array', 'object']);
/** Annotations that affect validation. */
const deciding: ReadonlySet<string> = new Set(['format', 'readOnly', 'writeOnly']);
/** Keywords that flattening has resolved, and keywords without constraints. */
const passed: ReadonlySet<string> = new Set(['origin', 'ref', 'dynamicRef', 'allOf', 'resource', 'dynamicAnchor', 'facts', 'foreign', 'discriminator']);

/** Returns a hash that is equal for schemas with the same constraints. */
export function meaningOf(side: Side, conjunction: Conjunction): string {
  const known = meanings.get(conjunction);
  if (known !== undefined) return known;
  const met = new Map<Conjunction, number>();
  let depth = 0;
  const read = (each: Conjunction): string => {
    // A schema that was visited before, or contains itself, is represented by its number.
    const number = met.get(each);
    if (number !== undefined) return `#${number}`;
    if (depth === deepest) return '…';
    met.set(each, met.size);
    depth++;
    const parts = each.parts.map((part) => membersOf(part, read, side)).filter((text) => text !== '{}');
    depth--;
    return `${each.never ? '!' : ''}(${[...new Set(parts)].sort(byCodePoint).join('&')})`;
  };
  const meaning = createHash('sha256').update(read(conjunction)).digest('hex');
  meanings.set(conjunction, meaning);
  return meaning;
}

/** Maximum depth of the hashed content: chains can be as long as the document. */
const deepest = 100;
const meanings = new WeakMap<Conjunction, string>();

type Read = (conjunction: Conjunction) => string;

/** Formats a part as a string. `isUnordered`: branches of unions are sorted. */
export function membersOf(part: object, read: Read, side: Side, unordered = false): string {
  const texts = statementsOf(part, read, side, unordered).map(([, text]) => text);
  return `{${texts.filter((text) => text !== '{}').join(',')}}`;
}

/** Returns the keywords of a part, each with its formatted value. */
export function statementsOf(part: object, read: Read, side: Side, unordered = false): readonly (readonly [keyword: string, text: string])[] {
  const texts: (readonly [string, string])[] = [];
  const schema = (assertion: Assertion): string => read(side.conjoin([assertion]));
  const members: readonly (readonly [string, unknown])[] = Object.entries(part);
  for (const [key, value] of [...members].sort(([a], [b]) => byCodePoint(a, b))) {
    if (passed.has(key) || value === undefined) continue;
    if (groups.has(key) && typeof value === 'object' && value !== null) texts.push([key, membersOf(value, read, side, unordered)]);
    else if (key === 'annotations' && typeof value === 'object' && value !== null) texts.push([key, membersOf(Object.fromEntries(Object.entries(value).filter(([name]) => deciding.has(name))), read, side)]);
    else texts.push([key, `${key}:${applicators.has(key) ? applied(value as Applied, schema, unordered && unions.has(key)) : plain(value)}`]);
  }
  return texts;
}

const unions: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);

/** Value of a keyword with subschemas; key types are not narrowed. */
type Applied = Assertion | readonly Assertion[] | ReadonlyMap<string, Assertion>;

function applied(value: Applied, schema: (assertion: Assertion) => string, unordered: boolean): string {
  if (value instanceof Map) return named(value as ReadonlyMap<string, Assertion>, schema);
  if (!Array.isArray(value)) return schema(value as Assertion);
  const texts = value.map((each: Assertion) => schema(each));
  return `[${(unordered ? texts.sort(byCodePoint) : texts).join(',')}]`;
}

/** Arrays of plain values are sets: types, enum values, names. */
function plain(value: unknown): string {
  if (value instanceof Map) return named(value as ReadonlyMap<string, unknown>, plain);
  if (!Array.isArray(value)) return canonical(value as Json);
  return `[${value.map((each: Json) => canonical(each)).sort(byCodePoint).join(',')}]`;
}

function named<T>(map: ReadonlyMap<string, T>, text: (value: T) => string): string {
  const entries = [...map].sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${text(value)}`).join(',')}}`;
}
