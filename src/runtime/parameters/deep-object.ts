// Nested query parameters in the style `deepObject`: `filter[owner][id]=1&filter[tags][0]=a`.

import { parseFormValue, type StyledFormProperty } from './query-cookie-styles.ts';
import type { RawQuery } from './raw-request.ts';
import { createNullObject } from './path-header-styles.ts';
import { parseObject } from './parse-values.ts';

/** A string, several strings with the same name, or an object of such values. */
export type DeepRawValue = string | readonly string[] | { readonly [name: string]: DeepRawValue };

type ValueParser = (rawValue: unknown) => unknown;

/** Maximum depth. Validators recurse as deep as the value, so a query must not determine the depth. */
const maxDepth = 20;

/** Returns the form property `name`, whose value is a deep object. */
export function deepObjectProperty(name: string): StyledFormProperty {
  return {
    name,
    parse: (query) => parseDeepObject(query, name),
    ownsKey: (key) => key === name || key.startsWith(`${name}[`),
  };
}

/**
 * Returns the value of a parameter. If it is too deep or contradicts itself, returns a symbol, which no schema accepts.
 */
export function parseDeepObject(query: RawQuery, name: string): DeepRawValue | symbol | undefined {
  const ownValue = parseFormValue(query, name);
  let tree: DeepTree | undefined;
  for (const key of query.keys()) {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue;
    tree ??= createNullObject<DeepRawValue>();
    const names = key.slice(name.length + 1, -1).split('][', maxDepth + 1);
    const value = parseFormValue(query, key) ?? '';
    if (ownValue !== undefined || names.length > maxDepth || !insertValue(tree, names, value))
      return Symbol(`${key}=${String(value)}`);
  }
  return ownValue ?? tree;
}

/** An object under construction. It has no prototype, so that any name can be a property. */
interface DeepTree {
  [name: string]: DeepRawValue;
}

/** Inserts a string; `false` if another value conflicts with it. */
function insertValue(tree: DeepTree, names: readonly string[], text: string | readonly string[]): boolean {
  const [last = ''] = names.slice(-1);
  let node = tree;
  for (const name of names.slice(0, -1)) {
    const child = (node[name] ??= createNullObject<DeepRawValue>());
    if (!isTree(child)) return false;
    node = child;
  }
  if (node[last] !== undefined) return false;
  node[last] = text;
  return true;
}

function isTree(rawValue: unknown): rawValue is DeepTree {
  return typeof rawValue === 'object' && rawValue !== null && !Array.isArray(rawValue);
}

/** Parses an array from its indexes, which may have gaps, or from `tags[]=a`, `tags=a`, or `tags=a&tags=b`. */
export function parseDeepArray(rawValue: unknown, parse: ValueParser = identity): unknown {
  const items = listItems(rawValue);
  return items === undefined ? rawValue : items.map(parse);
}

/** Returns the items of an array. Indexes have at most nine digits: objects enumerate such names in ascending order. */
function listItems(rawValue: unknown): readonly unknown[] | undefined {
  if (typeof rawValue === 'string') return [rawValue];
  if (Array.isArray(rawValue)) return rawValue as readonly unknown[];
  if (!isTree(rawValue)) return undefined;
  const names = Object.keys(rawValue);
  if (names.length === 1 && names[0] === '') return listItems(isTree(rawValue['']) ? [rawValue['']] : rawValue['']);
  return names.every((name) => /^(?:0|[1-9]\d{0,8})$/.test(name)) ? Object.values(rawValue) : undefined;
}

/**
 * Parses a value of several possible types by its form: `parse.text` parses a string, `parse.list` an array, and
 * `parse.object` an object.
 */
export function parseDeepUnion(
  rawValue: unknown,
  parse: { readonly text?: ValueParser; readonly list?: ValueParser; readonly object?: ValueParser },
): unknown {
  if (rawValue === undefined) return undefined;
  const parser =
    typeof rawValue === 'string' && parse.text
      ? parse.text
      : parse.list && listItems(rawValue)
        ? parse.list
        : parse.object;
  return parser === undefined ? rawValue : parser(rawValue);
}

/**
 * Parses a value without a schema: properties named from 0 upward are array items. Every value is valid, so a
 * contradictory one becomes a string.
 */
export function parseDeepValue(rawValue: unknown): unknown {
  if (typeof rawValue === 'symbol') return rawValue.description;
  if (!isTree(rawValue)) return rawValue;
  const isArrayLike =
    Object.hasOwn(rawValue, '') || Object.keys(rawValue).every((name, index) => name === String(index));
  return (
    (isArrayLike ? listItems(rawValue)?.map(parseDeepValue) : undefined) ?? parseObject(rawValue, {}, parseDeepValue)
  );
}

function identity(rawValue: unknown): unknown {
  return rawValue;
}
