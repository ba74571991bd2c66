// Any value as JSON text: pretty, in the order given, and sound in UTF-8.

import type { Json } from '../../source/node.ts';
import { trust, type Code } from '../branded-text.ts';
import { lastingText } from '../cacheable.ts';

/** A JSON value whose objects may also be Maps, which keep the order of keys such as `10` and `2`. Undefined members are left out. */
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

/** JSON indented by two spaces, with a line break at its end. Lone surrogates are escaped. */
export function json(value: JsonTree): Code<'json'> {
  return trust(`${written(value, '\n')}\n`);
}

/** JSON on one line. */
export function jsonLine(value: JsonTree): Code<'json'> {
  return trust(inert(JSON.stringify(plain(value))));
}

/** The same value without Maps. Its objects have no prototype, so that every member is their own. */
export function plain(value: JsonTree): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(plain);
  const object: Record<string, Json> = Object.create(null) as Record<string, Json>; // create() is typed as any
  for (const [key, member] of members(value)) object[key] = plain(member);
  return object;
}

/** The members of an object or Map that are there, in order. */
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

/** Marks that break lines or reorder text on the screen, as the escapes that JSON and YAML's double quotes share. */
export function inert(quoted: string): string {
  return quoted.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
