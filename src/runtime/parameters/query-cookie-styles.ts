// Parsers for query and cookie parameters in the OpenAPI styles.

import { percentDecode, parseQuery, type RawQuery } from './raw-request.ts';
import { createNullObject, type RawValue } from './path-header-styles.ts';

/** Parses `color=blue`. A repeated parameter is an array, which no scalar type accepts. */
export function parseFormValue(query: RawQuery, name: string): string | readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const [only = ''] = texts;
  return texts.length === 1 ? percentDecode(only, true) : texts.map((text) => percentDecode(text, true));
}

/** Parses `color=blue`. Of several cookies with the same name, the first has the most specific path. */
export function parseCookieValue(cookies: RawQuery, name: string): string | undefined {
  const text = cookies.get(name)?.[0];
  return text === undefined ? undefined : percentDecode(text, false);
}

/** Parses `color=blue&color=black`, or if not exploded, `color=blue,black`. */
export function parseFormArray(query: RawQuery, name: string, explode: boolean): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  return explode ? texts.map((text) => percentDecode(text, true)) : splitValues(texts, ',');
}

/** Parses `color=blue%20black` or `color=blue|black`; the separator may be encoded. */
export function parseDelimitedArray(
  query: RawQuery,
  name: string,
  separator: ' ' | '|',
): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  if (texts.length > 1) return texts.map((text) => percentDecode(text, true));
  const [only = ''] = texts;
  return percentDecode(only, true).split(separator);
}

/**
 * Parses `R=100&G=200` for the properties of the schema, and for other names that `rest` accepts; or if not exploded,
 * `color=R,100,G,200`.
 */
export function parseFormObject(
  query: RawQuery,
  name: string,
  explode: boolean,
  propertyNames: readonly string[],
  rest?: (name: string) => boolean,
): RawValue | undefined {
  return explode
    ? parseExplodedObject(
        query,
        rest ? [...query.keys()].filter((key) => propertyNames.includes(key) || rest(key)) : propertyNames,
      )
    : parseQueryPairs(query, name, ',');
}

/** Parses `color=R%20100%20G%20200` or `color=R|100|G|200`. */
export function parseDelimitedObject(query: RawQuery, name: string, separator: ' ' | '|'): RawValue | undefined {
  return parseQueryPairs(query, name, separator);
}

function parseExplodedObject(query: RawQuery, propertyNames: readonly string[]): RawValue | undefined {
  let properties: Record<string, string> | undefined;
  for (const propertyName of propertyNames) {
    const texts = query.get(propertyName);
    if (texts === undefined) continue;
    properties ??= createNullObject();
    properties[propertyName] = percentDecode(texts[0] ?? '', true);
  }
  return properties;
}

function parseQueryPairs(query: RawQuery, name: string, separator: string): RawValue | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const parts = separator === ',' ? splitValues(texts, ',') : percentDecode(texts[0] ?? '', true).split(separator);
  if (parts.length % 2 !== 0) return percentDecode(texts[0] ?? '', true);
  const properties = createNullObject();
  for (let index = 0; index < parts.length; index += 2) properties[parts[index] ?? ''] = parts[index + 1] ?? '';
  return properties;
}

function splitValues(texts: readonly string[], separator: string): readonly string[] {
  return texts.flatMap((text) => (text === '' ? [] : text.split(separator).map((item) => percentDecode(item, true))));
}

/** A form property with its own style: its parser, and its keys. */
export interface StyledFormProperty {
  readonly name: string;
  parse(query: RawQuery): unknown;
  ownsKey(key: string): boolean;
}

/** Parses a form; a repeated property is an array. Values that are not strings have already been parsed. */
export function parseUrlEncodedForm(
  form: string,
  styled?: readonly StyledFormProperty[],
): Readonly<Record<string, unknown>>;
export function parseUrlEncodedForm(form: unknown, styled?: readonly StyledFormProperty[]): unknown;
export function parseUrlEncodedForm(form: unknown, styled: readonly StyledFormProperty[] = []): unknown {
  return typeof form === 'string' ? parseProperties(parseQuery({ path: {}, query: form, headers: {} }), styled) : form;
}

/** Parses the whole query as a form, except for other parameters; `undefined` if nothing remains. */
export function parseQueryForm(
  query: RawQuery,
  otherParameters: readonly string[],
  styled: readonly StyledFormProperty[] = [],
): Readonly<Record<string, unknown>> | undefined {
  const formQuery = new Map([...query].filter(([name]) => !otherParameters.includes(name)));
  return formQuery.size === 0 ? undefined : parseProperties(formQuery, styled);
}

function parseProperties(query: RawQuery, styled: readonly StyledFormProperty[]): Readonly<Record<string, unknown>> {
  const properties: Record<string, unknown> = createNullObject();
  for (const key of query.keys()) {
    if (!styled.some((property) => property.ownsKey(key))) properties[key] = parseFormValue(query, key);
  }
  for (const property of styled) {
    const value = property.parse(query);
    if (value !== undefined) properties[property.name] = value;
  }
  return properties;
}
