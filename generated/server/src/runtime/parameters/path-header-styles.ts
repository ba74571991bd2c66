// Parsers of path and header parameters, by the styles of OpenAPI.

import { percentDecode } from './raw-request.js';

/** Raw value of a parameter before its types are applied: a string, an array, or an object of strings. */
export type RawValue = string | readonly string[] | { readonly [name: string]: string };

/** `blue`. */
export function parseSimpleValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text, false);
}

/** `blue,black`. */
export function parseSimpleArray(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text, ',');
}

/** `R,100,G,200`, exploded `R=100,G=200`. */
export function parseSimpleObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text, ',') : parsePairs(text);
}

/** `blue, black` in headers: separators within items are percent-encoded, and spaces after commas are ignored. */
export function parseHeaderArray(text: string | undefined): readonly string[] | undefined {
  return parseSimpleArray(trimParts(text));
}

/** `R,100,G,200`, exploded `R=100,G=200`, in headers. */
export function parseHeaderObject(text: string | undefined, explode: boolean): RawValue | undefined {
  return parseSimpleObject(trimParts(text), explode);
}

function trimParts(text: string | undefined): string | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .join(',');
}

/** `.blue`. */
export function parseLabelValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text.replace(/^\./, ''), false);
}

/** `.blue,black`, exploded `.blue.black`. */
export function parseLabelArray(text: string | undefined, explode: boolean): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text.replace(/^\./, ''), explode ? '.' : ',');
}

/** `.R,100,G,200`, exploded `.R=100.G=200`. */
export function parseLabelObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  const rest = text.replace(/^\./, '');
  return explode ? parseAssignments(rest, '.') : parsePairs(rest);
}

/** `;color=blue`. */
export function parseMatrixValue(text: string | undefined, name: string): string | undefined {
  return text === undefined ? undefined : percentDecode(removeName(text, name), false);
}

/** `;color=blue,black`, exploded `;color=blue;color=black`. */
export function parseMatrixArray(
  text: string | undefined,
  name: string,
  explode: boolean,
): readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (!explode) return splitItems(removeName(text, name), ',');
  return text
    .replace(/^;/, '')
    .split(';')
    .map((part) => percentDecode(removeName(part, name), false));
}

/** `;color=R,100,G,200`, exploded `;R=100;G=200`. */
export function parseMatrixObject(text: string | undefined, name: string, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text.replace(/^;/, ''), ';') : parsePairs(removeName(text, name));
}

function removeName(text: string, name: string): string {
  const rest = text.replace(/^;/, '');
  if (rest === name) return '';
  return rest.startsWith(`${name}=`) ? rest.slice(name.length + 1) : rest;
}

function splitItems(text: string, separator: string): readonly string[] {
  return text === '' ? [] : text.split(separator).map((item) => percentDecode(item, false));
}

function parsePairs(text: string): RawValue {
  const parts = splitItems(text, ',');
  if (parts.length % 2 !== 0) return percentDecode(text, false);
  const properties = createNullObject();
  for (let index = 0; index < parts.length; index += 2) properties[parts[index] ?? ''] = parts[index + 1] ?? '';
  return properties;
}

function parseAssignments(text: string, separator: string): RawValue {
  const properties = createNullObject();
  for (const part of text === '' ? [] : text.split(separator)) {
    const split = part.indexOf('=');
    if (split < 0) return percentDecode(text, false);
    properties[percentDecode(part.slice(0, split), false)] = percentDecode(part.slice(split + 1), false);
  }
  return properties;
}

/** Creates an object without prototype, so that any name can be a property. */
export function createNullObject<Value = string>(): Record<string, Value> {
  // `Object.create` returns `any`.
  return Object.create(null) as Record<string, Value>;
}
