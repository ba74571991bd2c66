// Serialization of parameters and forms in the OpenAPI styles.

import {
  definedEntries,
  isDefined,
  percentEncode,
  encodeHeaderValue,
  encodeAllowingReserved,
  stringifyValue,
  createSeparatorEncoder,
} from './encode-parameter-values.ts';
import type { ParameterStyle, ParameterStyles } from './operation-descriptor.ts';

type Encoder = (text: string) => string;

/** Returns the query string without `?`; empty if there are no parameters. */
export function serializeQuery(values: object, styles: ParameterStyles = {}): string {
  return serializePairs(values, styles).join('&');
}

/** Serializes a form. Unlike in a query, objects are JSON unless they have a style. */
export function serializeForm(value: object, form: ParameterStyles = {}): string {
  return serializeFormPairs(value, form).join('&');
}

function serializeFormPairs(value: object, form: ParameterStyles): readonly string[] {
  const styles = new Map(Object.entries(form));
  for (const [name, property] of definedEntries(value)) {
    if (!styles.has(name) && typeof property === 'object' && !Array.isArray(property)) styles.set(name, { json: true });
  }
  return serializePairs(value, Object.fromEntries(styles));
}

/**
 * Returns the `Cookie` header; empty if there are no cookies. Semicolons are always encoded, even with `allowReserved`.
 */
export function serializeCookies(values: object, styles: ParameterStyles = {}): string {
  return serializePairs(values, styles)
    .map((pair) => pair.replace(/;/g, percentEncode))
    .join('; ');
}

/**
 * Returns a header value in the style `simple`. In arrays and objects, separators are encoded, and so are leading and
 * trailing spaces, which recipients drop.
 */
export function serializeHeader(value: unknown, { explode = false }: ParameterStyle = {}): string {
  if (typeof value !== 'object' || value === null) return encodeHeaderValue(stringifyValue(value));
  return serializeParts(value, explode, (text) => text.replace(/[^\t -~]+|[%,=]|^\s|\s$/g, percentEncode)).join(',');
}

/** Returns a path segment in the style `simple`, `label`, or `matrix`. */
export function serializePathParameter(
  name: string,
  value: unknown,
  { style = 'simple', explode = false, reserved, json }: ParameterStyle = {},
): string {
  const encoder = reserved ? encodeAllowingReserved : percentEncode;
  if (json) return encoder(JSON.stringify(value));
  if (style === 'label') return serializeLabel(value, explode, encoder);
  if (style === 'matrix') return serializeMatrix(percentEncode(name), value, explode, encoder);
  return typeof value === 'object' && value !== null
    ? serializeParts(value, explode, createSeparatorEncoder(/[,=]/g, encoder)).join(',')
    : encoder(stringifyValue(value));
}

function serializeLabel(value: unknown, explode: boolean, encoder: Encoder): string {
  if (typeof value !== 'object' || value === null) return `.${encoder(stringifyValue(value))}`;
  return explode
    ? `.${serializeParts(value, true, createSeparatorEncoder(/[.=]/g, encoder)).join('.')}`
    : `.${serializeParts(value, false, createSeparatorEncoder(/,/g, encoder)).join(',')}`;
}

function serializeMatrix(name: string, value: unknown, explode: boolean, encoder: Encoder): string {
  if (typeof value !== 'object' || value === null) return formatAssignment(`;${name}`, encoder(stringifyValue(value)));
  if (!explode)
    return formatAssignment(`;${name}`, serializeParts(value, false, createSeparatorEncoder(/,/g, encoder)).join(','));
  const parts = serializeParts(value, true, createSeparatorEncoder(/[;=]/g, encoder));
  return parts.map((part) => (Array.isArray(value) ? formatAssignment(`;${name}`, part) : `;${part}`)).join('');
}

function formatAssignment(name: string, text: string): string {
  return text === '' ? name : `${name}=${text}`;
}

/** Returns `name=value` pairs, one or several for each parameter. */
function serializePairs(values: object, styles: ParameterStyles): readonly string[] {
  return definedEntries(values).flatMap(([name, value]) =>
    serializeParameter(name, value, Object.hasOwn(styles, name) ? styles[name] : undefined),
  );
}

function serializeParameter(
  name: string,
  value: unknown,
  { style = 'form', explode = style === 'form', reserved, json, members }: ParameterStyle = {},
): readonly string[] {
  const encoder = reserved ? encodeAllowingReserved : percentEncode;
  const start = `${percentEncode(name)}=`;
  if (json) return [start + encoder(JSON.stringify(value))];
  if (typeof value !== 'object' || value === null) return [start + encoder(stringifyValue(value))];
  if (members) return serializeFormPairs(value, members);
  if (style === 'deepObject') return serializeDeepObject(name, value, encoder);
  if (!explode) return joinDelimited(start, value, style, encoder);
  const parts = serializeParts(value, true, createSeparatorEncoder(/=/g, encoder));
  return Array.isArray(value) ? parts.map((part) => start + part) : parts;
}

function joinDelimited(
  start: string,
  value: object,
  style: ParameterStyle['style'],
  encoder: Encoder,
): readonly string[] {
  const parts = serializeParts(value, false, createSeparatorEncoder(/,/g, encoder));
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  return parts.length === 0 ? [] : [start + parts.join(separator)];
}

/** Returns `name[property]=value` pairs at any depth; array items have their index. */
function serializeDeepObject(name: string, value: object, encoder: Encoder): readonly string[] {
  return definedEntries(value).flatMap(([key, property]) => {
    const nestedName = `${name}[${key}]`;
    return typeof property === 'object' && property !== null
      ? serializeDeepObject(nestedName, property, encoder)
      : [`${percentEncode(nestedName)}=${encoder(stringifyValue(property))}`];
  });
}

/** Returns the items of an array, or names and values of an object: alternating, or as `name=value` if exploded. */
function serializeParts(value: object, explode: boolean, encoder: Encoder): readonly string[] {
  if (Array.isArray(value)) return value.filter(isDefined).map((item) => encoder(stringifyValue(item)));
  const entries = definedEntries(value).map(
    ([name, property]) => [encoder(name), encoder(stringifyValue(property))] as const,
  );
  return explode ? entries.map((pair) => pair.join('=')) : entries.flat();
}
