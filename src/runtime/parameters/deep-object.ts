// Nested query parameters in the style `deepObject`: `filter[owner][id]=1&filter[tags][0]=a`.

import { formText } from './query-styles.ts';
import type { Query } from './raw-request.ts';
import { named } from './path-header-styles.ts';
import { objectOf } from './parse-values.ts';

/** A string, several strings of one name, or an object of such values. */
export type DeepTexts = string | readonly string[] | { readonly [name: string]: DeepTexts };

type Reader = (texts: unknown) => unknown;

/** Maximum depth. Validators recurse as deep as the value, so a query must not determine the depth. */
const deepest = 20;

/**
 * Returns the value of a parameter. If it is too deep or contradicts itself, returns a symbol, which no schema accepts.
 */
export function deepTexts(query: Query, name: string): DeepTexts | symbol | undefined {
  const text = formText(query, name);
  let found: Tree | undefined;
  for (const key of query.keys()) {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue;
    found ??= named<DeepTexts>();
    const names = key.slice(name.length + 1, -1).split('][', deepest + 1);
    const value = formText(query, key) ?? '';
    if (text !== undefined || names.length > deepest || !put(found, names, value))
      return Symbol(`${key}=${String(value)}`);
  }
  return text ?? found;
}

/** An object under construction. It has no prototype, so that any name can be a property. */
interface Tree {
  [name: string]: DeepTexts;
}

/** Inserts a string; `false` if another value conflicts with it. */
function put(tree: Tree, names: readonly string[], text: string | readonly string[]): boolean {
  const [last = ''] = names.slice(-1);
  let into = tree;
  for (const name of names.slice(0, -1)) {
    const next = (into[name] ??= named<DeepTexts>());
    if (!isTree(next)) return false;
    into = next;
  }
  if (into[last] !== undefined) return false;
  into[last] = text;
  return true;
}

function isTree(texts: unknown): texts is Tree {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts);
}

/** Parses an array, by indexes, which may have gaps; `tags[]=a`, `tags=a`, and `tags=a&tags=b` are arrays, too. */
export function deepList(texts: unknown, read: Reader = asItIs): unknown {
  const items = itemsOf(texts);
  return items === undefined ? texts : items.map(read);
}

/** Indexes have nine digits at most: objects enumerate such names in ascending order. */
function itemsOf(texts: unknown): readonly unknown[] | undefined {
  if (typeof texts === 'string') return [texts];
  if (Array.isArray(texts)) return texts as readonly unknown[];
  if (!isTree(texts)) return undefined;
  const names = Object.keys(texts);
  if (names.length === 1 && names[0] === '') return itemsOf(isTree(texts['']) ? [texts['']] : texts['']);
  return names.every((name) => /^(?:0|[1-9]\d{0,8})$/.test(name)) ? Object.values(texts) : undefined;
}

/**
 * Parses a value of several possible types by its form: `read.text` one string, `read.list` items, `read.object`
 * properties.
 */
export function deepEither(
  texts: unknown,
  read: { readonly text?: Reader; readonly list?: Reader; readonly object?: Reader },
): unknown {
  if (texts === undefined) return undefined;
  const as = typeof texts === 'string' && read.text ? read.text : read.list && itemsOf(texts) ? read.list : read.object;
  return as === undefined ? texts : as(texts);
}

/**
 * Parses a value without a schema: properties named from 0 upward are array items. Every value is valid, so a
 * contradictory one becomes a string.
 */
export function deepAny(texts: unknown): unknown {
  if (typeof texts === 'symbol') return texts.description;
  if (!isTree(texts)) return texts;
  const counts = Object.hasOwn(texts, '') || Object.keys(texts).every((name, index) => name === String(index));
  return (counts ? itemsOf(texts)?.map(deepAny) : undefined) ?? objectOf(texts, {}, deepAny);
}

function asItIs(texts: unknown): unknown {
  return texts;
}
