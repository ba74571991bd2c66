// What a request says outside of its body, as text, and what reading it answers.

import type { Problem } from '../validation/problem.js';

/** A request before anything of it is read. */
export interface RawRequest {
  /** Path parameters as they stand in the path, percent-encoded. */
  readonly path: { readonly [name: string]: string | undefined };
  /** What follows the `?`, without it; empty where there is none. */
  readonly query: string;
  /** By lower-case name; several of one name joined by a comma, cookies by a semicolon. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/** What was read, or all that is wrong with it. Pointers begin with the place: `/query/page`. `path` is there where the path is right. */
export type Read<T extends { readonly path: object }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly path?: T['path'] };

/** The parameters of a query by their decoded names: the texts given for each, still encoded, in their order. */
export type Query = ReadonlyMap<string, readonly string[]>;

/** The parameters of a query string. */
export function queryOf({ query }: RawRequest): Query {
  const found = new Map<string, string[]>();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const split = part.indexOf('=');
    const name = decoded(split < 0 ? part : part.slice(0, split), true);
    const texts = found.get(name);
    const text = split < 0 ? '' : part.slice(split + 1);
    if (texts === undefined) found.set(name, [text]);
    else texts.push(text);
  }
  return found;
}

/** The cookies of a request, as a query of their kind. */
export function cookiesOf({ headers }: RawRequest): Query {
  const found = new Map<string, string[]>();
  for (const part of headers['cookie']?.split(';') ?? []) {
    const split = part.indexOf('=');
    if (split < 0) continue;
    const name = part.slice(0, split).trim();
    const text = part
      .slice(split + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    const texts = found.get(name);
    if (texts === undefined) found.set(name, [text]);
    else texts.push(text);
  }
  return found;
}

/** The text of a path parameter, percent-encoded. */
export function pathText({ path }: RawRequest, name: string): string | undefined {
  return Object.hasOwn(path, name) ? path[name] : undefined;
}

/** The text of a header, without the blanks around it; `name` is in lower case. */
export function headerText({ headers }: RawRequest, name: string): string | undefined {
  const text = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (text === undefined) return undefined;
  // A blank that does not break (U+00A0) is a character of the value, which `trim` would take away.
  let [start, end] = [0, text.length];
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Text without its percent-encoding; what is encoded wrongly stays as it is. In a query `+` is a space. */
export function decoded(text: string, inQuery: boolean): string {
  const spaced = inQuery ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The text of a header of a response. */
export function ownText(headers: { readonly [name: string]: string | undefined }, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
