// JSON printer: indented, with properties in the given order.

import type { Json } from '../../source/node.ts';
import { trust, type Code } from '../branded-text.ts';
import { lastingText } from '../cacheable.ts';

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
export function json(value: JsonTree): Code<'json'> {
  return trust(`${written(value, '\n')}\n`);
}

/** Prints JSON on one line. */
export function jsonLine(value: JsonTree): Code<'json'> {
  return trust(inert(JSON.stringify(plain(value))));
}

/** Converts Maps to objects. They have no prototype, so that every property is their own. */
export function plain(value: JsonTree): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(plain);
  const object: Record<string, Json> = Object.create(null) as Record<string, Json>; // `Object.create` returns `any`.
  for (const [key, member] of members(value)) object[key] = plain(member);
  return object;
}

/** Returns the defined properties of an object or Map, in order. */
export function members(value: object): (readonly [string, JsonTree])[] {
  const all: Iterable<readonly [string, JsonTree | undefined]> =
    value instanceof Map ? (value as ReadonlyMap<string, JsonTree | undefined>) : Object.entries(value);
  const found: (readonly [string, JsonTree])[] = [];
  for (const [key, member] of all) if (member !== undefined) found.push([key, member]);
  return found;
}

export function isList(value: JsonTree): value is readonly JsonTree[] {
  return Array.isArray(value);
}

function written(value: JsonTree, lineBreak: string): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  return lastingText(value, `json ${lineBreak.length}`, () => writtenAnew(value, lineBreak));
}

function writtenAnew(value: Exclude<JsonTree, string | number | boolean | null>, lineBreak: string): string {
  const deeper = `${lineBreak}  `;
  if (isList(value)) {
    return value.length === 0 ? '[]' : `[${value.map((item) => deeper + written(item, deeper)).join(',')}${lineBreak}]`;
  }
  const parts = members(value).map(([key, member]) => `${deeper}${scalar(key)}: ${written(member, deeper)}`);
  return parts.length === 0 ? '{}' : `{${parts.join(',')}${lineBreak}}`;
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no JSON number`);
  return inert(JSON.stringify(value));
}

/**
 * Escapes line separators and invisible or bidirectional characters, in a form valid in JSON and double-quoted YAML.
 */
export function inert(quoted: string): string {
  return quoted.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
