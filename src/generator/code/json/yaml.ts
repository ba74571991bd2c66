// YAML printer for JSON values.

import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { trust, type Code } from '../branded-text.ts';
import { inert, isList, members, type JsonTree } from './json.ts';
import { lastingText } from '../cacheable.ts';

/**
 * Strings that only a double-quoted scalar preserves in all parsers: control characters, and leading or isolated
 * spaces.
 */
const needsQuotes =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|^\n* |\n +(?:\n|$)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Prints a YAML document in the given order, without folding, with a trailing newline. Cacheable objects keep their
 * printed text.
 */
export function yaml(value: JsonTree): Code<'yaml'> {
  // The escaped characters appear in double-quoted scalars only.
  return trust(inert(isMap(value) && members(value).length > 0 ? printMembers(value, 0) : print(value)));
}

/** Levels of properties that are printed one by one; deeper values are printed as a whole. */
const split = 3;

function printMembers(value: object, level: number): string {
  return members(value)
    .map(([key, member]) =>
      isMap(member)
        ? lastingText(member, `yaml ${level} ${key}`, () => printMember(key, member, level))
        : printMember(key, member, level),
    )
    .join('');
}

/** Prints a property, indented for its level. */
function printMember(key: string, member: JsonTree, level: number): string {
  const indent = '  '.repeat(level);
  const head = level < split && isMap(member) && members(member).length > 0 ? print(new Map([[key, null]])) : '?';
  // An explicit key (`? key`) is printed together with its value.
  if (head.startsWith('?') || !isMap(member)) return indented(print(new Map([[key, member]])), indent);
  return `${indent}${head.slice(0, -' null\n'.length)}\n${printMembers(member, level + 1)}`;
}

function isMap(value: JsonTree): value is Exclude<JsonTree, string | number | boolean | null | readonly JsonTree[]> {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Indents lines; only line feeds end a line. */
function indented(text: string, indent: string): string {
  return indent === ''
    ? text
    : text
        .split('\n')
        .map((line) => (line === '' ? '' : indent + line))
        .join('\n');
}

function print(value: JsonTree): string {
  // `compat` quotes strings that YAML 1.1 parsers would read as dates, booleans, or numbers.
  const document = new Document(null, { version: '1.2', compat: 'yaml-1.1', aliasDuplicateObjects: false });
  document.contents = node(value);
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
}

function node(value: JsonTree): Node {
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (isList(value)) {
    const list = new YAMLSeq();
    list.items = value.map(node);
    return list;
  }
  const map = new YAMLMap();
  map.items = members(value).map(([key, member]) => new Pair(scalar(key), node(member)));
  return map;
}

function scalar(value: string | number | boolean | null): Scalar {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no JSON number`);
  const result = new Scalar(Object.is(value, -0) ? 0 : value);
  if (typeof value === 'string' && needsQuotes.test(value)) result.type = 'QUOTE_DOUBLE';
  return result;
}
