// JSON printer: indented, with properties in the given order. Caches the text of immutable trees.

import type { Json } from '../../source/node.ts';
import { trust, type SafeText } from '../branded-text.ts';

/**
 * A JSON value whose objects can be Maps, which keep the order of integer-like keys. Undefined properties are omitted.
 */
export type JsonTree =
  | string
  | number
  | boolean
  | null
  | readonly JsonTree[]
  | ReadonlyMap<string, JsonTree | undefined>
  | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonTree | undefined;
}

/** Prints JSON with an indentation of two spaces and a trailing newline. Lone surrogates are escaped. */
export function printJson(value: JsonTree): SafeText<'json'> {
  return trust(`${printValue(value, '\n')}\n`);
}

/** Prints JSON on one line. */
export function printJsonLine(value: JsonTree): SafeText<'json'> {
  return trust(escapeInvisible(JSON.stringify(toPlainJson(value))));
}

/** Converts Maps to objects without a prototype, so that `__proto__` is an ordinary property. */
export function toPlainJson(value: JsonTree): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isJsonArray(value)) return value.map(toPlainJson);
  const object: Record<string, Json> = Object.create(null) as Record<string, Json>; // `Object.create` returns `any`.
  for (const [key, property] of definedProperties(value)) object[key] = toPlainJson(property);
  return object;
}

/** Returns the defined properties of an object or Map, in order. */
export function definedProperties(value: object): (readonly [string, JsonTree])[] {
  const allProperties: Iterable<readonly [string, JsonTree | undefined]> =
    value instanceof Map ? (value as ReadonlyMap<string, JsonTree | undefined>) : Object.entries(value);
  const properties: (readonly [string, JsonTree])[] = [];
  for (const [key, property] of allProperties) if (property !== undefined) properties.push([key, property]);
  return properties;
}

export function isJsonArray(value: JsonTree): value is readonly JsonTree[] {
  return Array.isArray(value);
}

function printValue(value: JsonTree, lineBreak: string): string {
  if (typeof value !== 'object' || value === null) return printScalar(value);
  return cachedText(value, `json ${lineBreak.length}`, () => printCollection(value, lineBreak));
}

function printCollection(value: Exclude<JsonTree, string | number | boolean | null>, lineBreak: string): string {
  const innerLineBreak = `${lineBreak}  `;
  if (isJsonArray(value)) {
    return value.length === 0
      ? '[]'
      : `[${value.map((item) => innerLineBreak + printValue(item, innerLineBreak)).join(',')}${lineBreak}]`;
  }
  const parts = definedProperties(value).map(
    ([key, property]) => `${innerLineBreak}${printScalar(key)}: ${printValue(property, innerLineBreak)}`,
  );
  return parts.length === 0 ? '{}' : `{${parts.join(',')}${lineBreak}}`;
}

function printScalar(value: string | number | boolean | null): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is not a valid JSON number`);
  return escapeInvisible(JSON.stringify(value));
}

/**
 * Escapes line separators and invisible or bidirectional characters, in a form valid in JSON and double-quoted YAML.
 */
export function escapeInvisible(quoted: string): string {
  return quoted.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Printed texts by tree and format, for trees that the callers declare immutable. */
const texts = new WeakMap<object, Map<string, string>>();

/** Enables caching of the printed text of a tree, which must be immutable. */
export function markCacheable<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null && !texts.has(tree)) texts.set(tree, new Map());
  return tree;
}

/** Returns the cached text of a tree in the format `form`, or prints it. Only cacheable trees are cached. */
export function cachedText(tree: object, form: string, print: () => string): string {
  const textsByForm = texts.get(tree);
  if (textsByForm === undefined) return print();
  const text = textsByForm.get(form) ?? print();
  textsByForm.set(form, text);
  return text;
}
