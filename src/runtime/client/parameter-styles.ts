// Parameters as text, by the styles of OpenAPI: what a server that follows the document reads back.

import { encode, encodeHeader, encodeReserved, textOf, without } from './percent-encode.ts';
import type { Style, Styles } from './operation-descriptor.ts';

type Encoding = (text: string) => string;

/** The own members of an object that are there: neither undefined nor null. */
export function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => present(member));
}

/** What follows the `?`: empty where no parameter is given. */
export function queryText(values: object, styles: Styles = {}): string {
  return pairsOf(values, styles).join('&');
}

/** A form: as a query, but for objects, which are JSON unless a style is given. */
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

/** The header `Cookie`; empty where no cookie is given. What would end a cookie is encoded, also where reserved characters stay as they are. */
export function cookieText(values: object, styles: Styles = {}): string {
  return pairsOf(values, styles)
    .map((pair) => pair.replace(/;/g, encode))
    .join('; ');
}

/** The value of a header, in the style `simple`. One of parts is taken apart and decoded by who reads it: what would end a part is encoded, and blanks around one, which readers leave out. */
export function headerText(value: unknown, { explode = false }: Style = {}): string {
  if (typeof value !== 'object' || value === null) return encodeHeader(textOf(value));
  return partsOf(value, explode, (text) => text.replace(/[^\t -~]+|[%,=]|^\s|\s$/g, encode)).join(',');
}

/** What stands in the path, in the styles `simple`, `label` and `matrix`. */
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

/** Each parameter as `name=value`, once or several times. */
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

/** `name[member]=value`, however deep; the items of a list by their index. */
function deepPairs(name: string, value: object, encoding: Encoding): readonly string[] {
  return membersOf(value).flatMap(([key, member]) => {
    const deeper = `${name}[${key}]`;
    return typeof member === 'object' && member !== null
      ? deepPairs(deeper, member, encoding)
      : [`${encode(deeper)}=${encoding(textOf(member))}`];
  });
}

/** The items of a list, or the members of an object: each name before its value, or exploded as `name=value`. */
function partsOf(value: object, explode: boolean, encoding: Encoding): readonly string[] {
  if (Array.isArray(value)) return value.filter(present).map((item) => encoding(textOf(item)));
  const members = membersOf(value).map(([name, member]) => [encoding(name), encoding(textOf(member))] as const);
  return explode ? members.map((pair) => pair.join('=')) : members.flat();
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null;
}
