// Raw requests: unparsed path, query, and headers.

import type { Problem } from '../validation/problem.ts';

/** A request before parsing. */
export interface RawRequest {
  /** Path parameters, percent-encoded. */
  readonly path: { readonly [name: string]: string | undefined };
  /** Query without `?`; empty if there is none. */
  readonly query: string;
  /** Headers by lower-case name. Several values are joined by commas, cookies by semicolons. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/**
 * Parsed parameters, or their problems. Pointers begin with the location: `/query/page`. `path` is set if the path
 * parameters are valid.
 */
export type ParameterResult<T extends { readonly path: object }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly path?: T['path'] };

/** Query parameters by decoded name; values are still encoded, in order. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Parses a query string. */
export function parseQuery({ query }: RawRequest): RawQuery {
  const parameters = new Map<string, string[]>();
  let start = 0;
  // Faster than `split`.
  for (let end = 0; end < query.length; start = end + 1) {
    const separator = query.indexOf('&', start);
    end = separator < 0 ? query.length : separator;
    const part = query.slice(start, end);
    if (part === '') continue;
    const equalsIndex = part.indexOf('=');
    const name = percentDecode(equalsIndex < 0 ? part : part.slice(0, equalsIndex), true);
    const texts = parameters.get(name);
    const text = equalsIndex < 0 ? '' : part.slice(equalsIndex + 1);
    if (texts === undefined) parameters.set(name, [text]);
    else texts.push(text);
  }
  return parameters;
}

/** Parses the `Cookie` header. */
export function parseCookies({ headers }: RawRequest): RawQuery {
  const cookies = new Map<string, string[]>();
  for (const part of headers['cookie']?.split(';') ?? []) {
    const equalsIndex = part.indexOf('=');
    if (equalsIndex < 0) continue;
    const name = part.slice(0, equalsIndex).trim();
    const text = part
      .slice(equalsIndex + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    const texts = cookies.get(name);
    if (texts === undefined) cookies.set(name, [text]);
    else texts.push(text);
  }
  return cookies;
}

/** Returns a path parameter, percent-encoded. */
export function getPathParameter({ path }: RawRequest, name: string): string | undefined {
  return Object.hasOwn(path, name) ? path[name] : undefined;
}

/** Returns a header without surrounding whitespace; `name` is in lower case. */
export function getRequestHeader({ headers }: RawRequest, name: string): string | undefined {
  const text = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (text === undefined) return undefined;
  // `trim` would also remove a non-breaking space (U+00A0), which belongs to the value.
  let [start, end] = [0, text.length];
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Decodes percent-encoding; returns invalid encodings unchanged. In a query, `+` is a space. */
export function percentDecode(text: string, isQuery: boolean): string {
  const withSpaces = isQuery && text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!withSpaces.includes('%')) return withSpaces;
  try {
    return decodeURIComponent(withSpaces);
  } catch {
    return withSpaces;
  }
}

/** Response headers by name in lower case. */
export interface ResponseHeaders {
  readonly [name: string]: string | undefined;
}

/** Returns a response header; `undefined` if it is missing. */
export function getResponseHeader(headers: ResponseHeaders, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
