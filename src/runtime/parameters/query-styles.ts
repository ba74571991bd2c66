// Parsers of query and cookie parameters, by the styles of OpenAPI.

import { decoded, queryOf, type Query } from './raw-request.ts';
import { named, type Texts } from './path-header-styles.ts';

/** `color=blue`. A repeated parameter is an array, which no scalar type accepts. */
export function formText(query: Query, name: string): string | readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const [only = ''] = texts;
  return texts.length === 1 ? decoded(only, true) : texts.map((text) => decoded(text, true));
}

/** `color=blue`. Of several cookies with one name, the first has the most specific path. */
export function cookieText(cookies: Query, name: string): string | undefined {
  const text = cookies.get(name)?.[0];
  return text === undefined ? undefined : decoded(text, false);
}

/** `color=blue&color=black`, not exploded `color=blue,black`. */
export function formList(query: Query, name: string, explode: boolean): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  return explode ? texts.map((text) => decoded(text, true)) : split(texts, ',');
}

/** `color=blue%20black` or `color=blue|black`; the separator may be encoded. */
export function delimitedList(query: Query, name: string, separator: ' ' | '|'): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  if (texts.length > 1) return texts.map((text) => decoded(text, true));
  const [only = ''] = texts;
  return decoded(only, true).split(separator);
}

/**
 * `R=100&G=200` for the properties of the schema, and other names that `rest` accepts; not exploded
 * `color=R,100,G,200`.
 */
export function formObject(
  query: Query,
  name: string,
  explode: boolean,
  members: readonly string[],
  rest?: (name: string) => boolean,
): Texts | undefined {
  return explode
    ? explodedObject(query, rest ? [...query.keys()].filter((each) => members.includes(each) || rest(each)) : members)
    : objectOfPairs(query, name, ',');
}

/** `color=R%20100%20G%20200` or `color=R|100|G|200`. */
export function delimitedObject(query: Query, name: string, separator: ' ' | '|'): Texts | undefined {
  return objectOfPairs(query, name, separator);
}

function explodedObject(query: Query, members: readonly string[]): Texts | undefined {
  let found: Record<string, string> | undefined;
  for (const member of members) {
    const texts = query.get(member);
    if (texts === undefined) continue;
    found ??= named();
    found[member] = decoded(texts[0] ?? '', true);
  }
  return found;
}

function objectOfPairs(query: Query, name: string, separator: string): Texts | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const parts = separator === ',' ? split(texts, ',') : decoded(texts[0] ?? '', true).split(separator);
  if (parts.length % 2 !== 0) return decoded(texts[0] ?? '', true);
  const found = named();
  for (let index = 0; index < parts.length; index += 2) found[parts[index] ?? ''] = parts[index + 1] ?? '';
  return found;
}

function split(texts: readonly string[], separator: string): readonly string[] {
  return texts.flatMap((text) => (text === '' ? [] : text.split(separator).map((item) => decoded(item, true))));
}

/** A form property with a style of its own: its parser, and its keys. */
export interface StyledMember {
  readonly name: string;
  read(query: Query): unknown;
  owns(key: string): boolean;
}

/** Parses a form; a repeated property is an array. Values that are not strings have already been parsed. */
export function formOf(form: string, styled?: readonly StyledMember[]): Readonly<Record<string, unknown>>;
export function formOf(form: unknown, styled?: readonly StyledMember[]): unknown;
export function formOf(form: unknown, styled: readonly StyledMember[] = []): unknown {
  return typeof form === 'string' ? membersOf(queryOf({ path: {}, query: form, headers: {} }), styled) : form;
}

/** Parses the whole query as a form, except for other parameters; `undefined` if nothing remains. */
export function wholeQuery(
  query: Query,
  others: readonly string[],
  styled: readonly StyledMember[] = [],
): Readonly<Record<string, unknown>> | undefined {
  const own = new Map([...query].filter(([name]) => !others.includes(name)));
  return own.size === 0 ? undefined : membersOf(own, styled);
}

function membersOf(query: Query, styled: readonly StyledMember[]): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = named();
  for (const key of query.keys()) {
    if (!styled.some((member) => member.owns(key))) found[key] = formText(query, key);
  }
  for (const member of styled) {
    const value = member.read(query);
    if (value !== undefined) found[member.name] = value;
  }
  return found;
}
