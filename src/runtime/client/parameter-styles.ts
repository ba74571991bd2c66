// Serialization of parameters and forms by the styles of OpenAPI.

import { encode, encodeHeader, encodeReserved, textOf, without } from './percent-encode.ts';
import type { Style, Styles } from './operation-descriptor.ts';

type Encoding = (text: string) => string;

/** Returns the own properties of an object that are neither `undefined` nor `null`. */
export function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => present(member));
}

/** Returns the query string without `?`; empty if there are no parameters. */
export function queryText(values: object, styles: Styles = {}): string {
  return pairsOf(values, styles).join('&');
}

/** Serializes a form. Unlike in a query, objects are JSON unless they have a style. */
export function formText(value: object, form: Styles = {}): string {
  return formPairs(value, form).join('&');
}

function formPairs(value: object, form: Styles): readonly string[] {
  const styles = new Map(Object.entries(form));
  for (const [name, member] of membersOf(value)) {
    if (!styles.has(name) && typeof member === 'object' && !Array.isArray(member)) styles.set(name, { json: true });
  }
  return pairsOf(value, Object.fromEntries(styles));
}

/**
 * Returns the `Cookie` header; empty if there are no cookies. Semicolons are always encoded, also with `allowReserved`.
 */
export function cookieText(values: object, styles: Styles = {}): string {
  return pairsOf(values, styles)
    .map((pair) => pair.replace(/;/g, encode))
    .join('; ');
}

/**
 * Returns a header value in the style `simple`. In arrays and objects, separators are encoded, and so are leading and
 * trailing spaces, which recipients drop.
 */
export function headerText(value: unknown, { explode = false }: Style = {}): string {
  if (typeof value !== 'object' || value === null) return encodeHeader(textOf(value));
  return partsOf(value, explode, (text) => text.replace(/[^\t -~]+|[%,=]|^\s|\s$/g, encode)).join(',');
}

/** Returns a path segment in the style `simple`, `label`, or `matrix`. */
export function pathText(
  name: string,
  value: unknown,
  { style = 'simple', explode = false, reserved, json }: Style = {},
): string {
  const encoding = reserved ? encodeReserved : encode;
  if (json) return encoding(JSON.stringify(value));
  if (style === 'label') return labelText(value, explode, encoding);
  if (style === 'matrix') return matrixText(encode(name), value, explode, encoding);
  return typeof value === 'object' && value !== null
    ? partsOf(value, explode, without(/[,=]/g, encoding)).join(',')
    : encoding(textOf(value));
}

function labelText(value: unknown, explode: boolean, encoding: Encoding): string {
  if (typeof value !== 'object' || value === null) return `.${encoding(textOf(value))}`;
  return explode
    ? `.${partsOf(value, true, without(/[.=]/g, encoding)).join('.')}`
    : `.${partsOf(value, false, without(/,/g, encoding)).join(',')}`;
}

function matrixText(name: string, value: unknown, explode: boolean, encoding: Encoding): string {
  if (typeof value !== 'object' || value === null) return assignment(`;${name}`, encoding(textOf(value)));
  if (!explode) return assignment(`;${name}`, partsOf(value, false, without(/,/g, encoding)).join(','));
  const parts = partsOf(value, true, without(/[;=]/g, encoding));
  return parts.map((part) => (Array.isArray(value) ? assignment(`;${name}`, part) : `;${part}`)).join('');
}

function assignment(name: string, text: string): string {
  return text === '' ? name : `${name}=${text}`;
}

/** Returns `name=value` pairs, one or several for each parameter. */
function pairsOf(values: object, styles: Styles): readonly string[] {
  return membersOf(values).flatMap(([name, value]) =>
    pairs(name, value, Object.hasOwn(styles, name) ? styles[name] : undefined),
  );
}

function pairs(
  name: string,
  value: unknown,
  { style = 'form', explode = style === 'form', reserved, json, members }: Style = {},
): readonly string[] {
  const encoding = reserved ? encodeReserved : encode;
  const start = `${encode(name)}=`;
  if (json) return [start + encoding(JSON.stringify(value))];
  if (typeof value !== 'object' || value === null) return [start + encoding(textOf(value))];
  if (members) return formPairs(value, members);
  if (style === 'deepObject') return deepPairs(name, value, encoding);
  if (!explode) return joined(start, value, style, encoding);
  const parts = partsOf(value, true, without(/=/g, encoding));
  return Array.isArray(value) ? parts.map((part) => start + part) : parts;
}

function joined(start: string, value: object, style: Style['style'], encoding: Encoding): readonly string[] {
  const parts = partsOf(value, false, without(/,/g, encoding));
  const between = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  return parts.length === 0 ? [] : [start + parts.join(between)];
}

/** Returns `name[property]=value` pairs at any depth; array items have their index. */
function deepPairs(name: string, value: object, encoding: Encoding): readonly string[] {
  return membersOf(value).flatMap(([key, member]) => {
    const deeper = `${name}[${key}]`;
    return typeof member === 'object' && member !== null
      ? deepPairs(deeper, member, encoding)
      : [`${encode(deeper)}=${encoding(textOf(member))}`];
  });
}

/** Returns the items of an array, or names and values of an object: alternating, or as `name=value` if exploded. */
function partsOf(value: object, explode: boolean, encoding: Encoding): readonly string[] {
  if (Array.isArray(value)) return value.filter(present).map((item) => encoding(textOf(item)));
  const members = membersOf(value).map(([name, member]) => [encoding(name), encoding(textOf(member))] as const);
  return explode ? members.map((pair) => pair.join('=')) : members.flat();
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null;
}
