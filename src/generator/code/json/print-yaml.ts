// YAML printer for JSON values.

import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { trust, type SafeText } from '../branded-text.ts';
import { escapeInvisible, isJsonArray, definedProperties, type JsonTree, cachedText } from './print-json.ts';

/**
 * Strings that only a double-quoted scalar preserves in all parsers: control characters, and leading or isolated
 * spaces.
 */
const needsQuotes =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|^\n* |\n +(?:\n|$)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Prints a YAML document in the given order, without folding, and with a trailing newline. The printed text of
 * cacheable objects is cached.
 */
export function printYaml(value: JsonTree): SafeText<'yaml'> {
  // The escaped characters appear in double-quoted scalars only.
  return trust(
    escapeInvisible(
      isJsonObject(value) && definedProperties(value).length > 0 ? printProperties(value, 0) : printDocument(value),
    ),
  );
}

/** Number of levels whose properties are printed one by one. Deeper values are printed as a whole. */
const maxSplitLevels = 3;

function printProperties(value: object, level: number): string {
  return definedProperties(value)
    .map(([key, property]) =>
      isJsonObject(property)
        ? cachedText(property, `yaml ${level} ${key}`, () => printProperty(key, property, level))
        : printProperty(key, property, level),
    )
    .join('');
}

/** Prints a property, indented for its level. */
function printProperty(key: string, property: JsonTree, level: number): string {
  const indent = '  '.repeat(level);
  const head =
    level < maxSplitLevels && isJsonObject(property) && definedProperties(property).length > 0
      ? printDocument(new Map([[key, null]]))
      : '?';
  // An explicit key (`? key`) is printed together with its value.
  if (head.startsWith('?') || !isJsonObject(property))
    return indentLines(printDocument(new Map([[key, property]])), indent);
  return `${indent}${head.slice(0, -' null\n'.length)}\n${printProperties(property, level + 1)}`;
}

function isJsonObject(
  value: JsonTree,
): value is Exclude<JsonTree, string | number | boolean | null | readonly JsonTree[]> {
  return typeof value === 'object' && value !== null && !isJsonArray(value);
}

/** Indents lines; only line feeds end a line. */
function indentLines(text: string, indent: string): string {
  return indent === ''
    ? text
    : text
        .split('\n')
        .map((line) => (line === '' ? '' : indent + line))
        .join('\n');
}

function printDocument(value: JsonTree): string {
  // `compat` quotes strings that YAML 1.1 parsers would read as dates, booleans, or numbers.
  const document = new Document(null, { version: '1.2', compat: 'yaml-1.1', aliasDuplicateObjects: false });
  document.contents = toYamlNode(value);
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
}

function toYamlNode(value: JsonTree): Node {
  if (typeof value !== 'object' || value === null) return toYamlScalar(value);
  if (isJsonArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map(toYamlNode);
    return list;
  }
  const map = new YAMLMap();
  map.items = definedProperties(value).map(([key, property]) => new Pair(toYamlScalar(key), toYamlNode(property)));
  return map;
}

function toYamlScalar(value: string | number | boolean | null): Scalar {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is not a valid JSON number`);
  const result = new Scalar(Object.is(value, -0) ? 0 : value);
  if (typeof value === 'string' && needsQuotes.test(value)) result.type = 'QUOTE_DOUBLE';
  return result;
}
