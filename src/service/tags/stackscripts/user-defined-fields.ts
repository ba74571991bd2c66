// Parses the user-defined fields of a StackScript.

import type { UserDefinedField } from '@cloud-api/types';

/**
 * Matches `<UDF name="…" label="…" …/>` on one line; values may contain `<` and `>`. The alternatives are disjoint, so
 * matching takes linear time.
 */
const tagPattern = /<UDF\s((?:[^<>"'\n]|"[^"\n]*"|'[^'\n]*')*)>/gi;

/** Matches only at the start of a name, so that letters without a value also take linear time. */
const attributePattern = /(?<![A-Za-z])([A-Za-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the fields in script order. Tags without a name are ignored; missing attributes are omitted (decisions: 82).
 */
export function parseUserDefinedFields(script: string): UserDefinedField[] {
  return Array.from(script.matchAll(tagPattern), ([, attributes = '']) => toField(attributes)).filter(
    ({ name }) => name !== '',
  );
}

function toField(attributes: string): UserDefinedField {
  const tagAttributes = new Map(
    Array.from(attributes.matchAll(attributePattern), ([, name = '', doubleQuoted, singleQuoted]) => [
      name.toLowerCase(),
      doubleQuoted ?? singleQuoted ?? '',
    ]),
  );
  const [example, oneOf, manyOf, defaultValue] = ['example', 'oneof', 'manyof', 'default'].map((name) =>
    tagAttributes.get(name),
  );
  return {
    label: tagAttributes.get('label') ?? '',
    name: tagAttributes.get('name') ?? '',
    ...(example !== undefined && { example }),
    ...(oneOf !== undefined && { oneOf }),
    ...(manyOf !== undefined && { manyOf }),
    ...(defaultValue !== undefined && { default: defaultValue }),
  };
}
