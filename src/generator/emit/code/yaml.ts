// Any value as a YAML document that says the same as its JSON.

import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { trust, type Code } from './code.ts';
import { inert, isList, members, type JsonTree } from './json.ts';

/** What only a double-quoted scalar carries through every reader: odd characters, spaces at the start, and lines of nothing else. */
const needsQuotes =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|^\n* |\n +(?:\n|$)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** A YAML document in the order given, long lines unfolded, with a line break at its end. */
export function yaml(value: JsonTree): Code<'yaml'> {
  // What YAML 1.1 would take for a date, a boolean or a number is quoted too: many readers still do.
  const document = new Document<Node>(null, { version: '1.2', compat: 'yaml-1.1', aliasDuplicateObjects: false });
  document.contents = node(value);
  // Such marks stand only between double quotes, where they may be escaped.
  return trust(inert(document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })));
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
