// Parsers for path and header parameters in the OpenAPI styles.

import { percentDecode } from './raw-request.ts';

/** Raw value of a parameter before type conversion: a string, an array, or an object of strings. */
export type RawValue = string | readonly string[] | { readonly [name: string]: string };

/** Parses `blue`. */
export function parseSimpleValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text, false);
}

/** Parses `blue,black`. */
export function parseSimpleArray(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text, ',');
}

/** Parses `R,100,G,200`, or if exploded, `R=100,G=200`. */
export function parseSimpleObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text, ',') : parsePairs(text);
}

/** Parses `blue, black` in a header: separators within items are encoded, and spaces after commas are ignored. */
export function parseHeaderArray(text: string | undefined): readonly string[] | undefined {
  return parseSimpleArray(trimParts(text));
}

/** Parses `R,100,G,200`, or if exploded, `R=100,G=200`, in headers. */
export function parseHeaderObject(text: string | undefined, explode: boolean): RawValue | undefined {
  return parseSimpleObject(trimParts(text), explode);
}

function trimParts(text: string | undefined): string | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .join(',');
}

/** Parses `.blue`. */
export function parseLabelValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text.replace(/^\./, ''), false);
}

/** Parses `.blue,black`, or if exploded, `.blue.black`. */
export function parseLabelArray(text: string | undefined, explode: boolean): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text.replace(/^\./, ''), explode ? '.' : ',');
}

/** Parses `.R,100,G,200`, or if exploded, `.R=100.G=200`. */
export function parseLabelObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  const content = text.replace(/^\./, '');
  return explode ? parseAssignments(content, '.') : parsePairs(content);
}

/** Parses `;color=blue`. */
export function parseMatrixValue(text: string | undefined, name: string): string | undefined {
  return text === undefined ? undefined : percentDecode(removeName(text, name), false);
}

/** Parses `;color=blue,black`, or if exploded, `;color=blue;color=black`. */
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

/** Parses `;color=R,100,G,200`, or if exploded, `;R=100;G=200`. */
export function parseMatrixObject(text: string | undefined, name: string, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text.replace(/^;/, ''), ';') : parsePairs(removeName(text, name));
}

function removeName(text: string, name: string): string {
  const content = text.replace(/^;/, '');
  if (content === name) return '';
  return content.startsWith(`${name}=`) ? content.slice(name.length + 1) : content;
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
    const separatorIndex = part.indexOf('=');
    if (separatorIndex < 0) return percentDecode(text, false);
    const name = percentDecode(part.slice(0, separatorIndex), false);
    properties[name] = percentDecode(part.slice(separatorIndex + 1), false);
  }
  return properties;
}

/** Creates an object without prototype, so that any name can be a property. */
export function createNullObject<Value = string>(): Record<string, Value> {
  // `Object.create` returns `any`.
  return Object.create(null) as Record<string, Value>;
}
