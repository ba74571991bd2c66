// Parsers of path and header parameters, by the styles of OpenAPI.

import { decoded } from './raw-request.ts';

/** Raw value of a parameter before its types are applied: a string, an array, or an object of strings. */
export type Texts = string | readonly string[] | { readonly [name: string]: string };

/** `blue`. */
export function simpleText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : decoded(text, false);
}

/** `blue,black`. */
export function simpleList(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : items(text, ',');
}

/** `R,100,G,200`, exploded `R=100,G=200`. */
export function simpleObject(text: string | undefined, explode: boolean): Texts | undefined {
  if (text === undefined) return undefined;
  return explode ? assignments(text, ',') : pairs(text);
}

/** `blue, black` in headers: separators within items are percent-encoded, and spaces after commas are ignored. */
export function headerList(text: string | undefined): readonly string[] | undefined {
  return simpleList(withoutBlanks(text));
}

/** `R,100,G,200`, exploded `R=100,G=200`, in headers. */
export function headerObject(text: string | undefined, explode: boolean): Texts | undefined {
  return simpleObject(withoutBlanks(text), explode);
}

function withoutBlanks(text: string | undefined): string | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .join(',');
}

/** `.blue`. */
export function labelText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : decoded(text.replace(/^\./, ''), false);
}

/** `.blue,black`, exploded `.blue.black`. */
export function labelList(text: string | undefined, explode: boolean): readonly string[] | undefined {
  return text === undefined ? undefined : items(text.replace(/^\./, ''), explode ? '.' : ',');
}

/** `.R,100,G,200`, exploded `.R=100.G=200`. */
export function labelObject(text: string | undefined, explode: boolean): Texts | undefined {
  if (text === undefined) return undefined;
  const rest = text.replace(/^\./, '');
  return explode ? assignments(rest, '.') : pairs(rest);
}

/** `;color=blue`. */
export function matrixText(text: string | undefined, name: string): string | undefined {
  return text === undefined ? undefined : decoded(afterName(text, name), false);
}

/** `;color=blue,black`, exploded `;color=blue;color=black`. */
export function matrixList(text: string | undefined, name: string, explode: boolean): readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (!explode) return items(afterName(text, name), ',');
  return text
    .replace(/^;/, '')
    .split(';')
    .map((part) => decoded(afterName(part, name), false));
}

/** `;color=R,100,G,200`, exploded `;R=100;G=200`. */
export function matrixObject(text: string | undefined, name: string, explode: boolean): Texts | undefined {
  if (text === undefined) return undefined;
  return explode ? assignments(text.replace(/^;/, ''), ';') : pairs(afterName(text, name));
}

function afterName(text: string, name: string): string {
  const rest = text.replace(/^;/, '');
  if (rest === name) return '';
  return rest.startsWith(`${name}=`) ? rest.slice(name.length + 1) : rest;
}

function items(text: string, separator: string): readonly string[] {
  return text === '' ? [] : text.split(separator).map((item) => decoded(item, false));
}

function pairs(text: string): Texts {
  const parts = items(text, ',');
  if (parts.length % 2 !== 0) return decoded(text, false);
  const found = named();
  for (let index = 0; index < parts.length; index += 2) found[parts[index] ?? ''] = parts[index + 1] ?? '';
  return found;
}

function assignments(text: string, separator: string): Texts {
  const found = named();
  for (const part of text === '' ? [] : text.split(separator)) {
    const split = part.indexOf('=');
    if (split < 0) return decoded(text, false);
    found[decoded(part.slice(0, split), false)] = decoded(part.slice(split + 1), false);
  }
  return found;
}

/** Creates an object without prototype, so that any name can be a property. */
export function named<Value = string>(): Record<string, Value> {
  // `Object.create` returns `any`.
  return Object.create(null) as Record<string, Value>;
}
