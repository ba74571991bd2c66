// The fields that a StackScript asks for, read from its text.

import type { UserDefinedField } from '@cloud-api/types';

/** `<UDF name="…" label="…" …/>` on one line; its values may hold `<` and `>`. Each character belongs to one alternative, so that it takes linear time. */
const tag = /<UDF\s((?:[^<>"'\n]|"[^"\n]*"|'[^'\n]*')*)>/gi;

/** Begins where a name begins, and nowhere within it, so that letters without a value take linear time too. */
const attribute = /(?<![A-Za-z])([A-Za-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The fields in their order in the script. A tag without a name is none; members that a tag lacks are left out (decisions: 82). */
export function userDefinedFields(script: string): UserDefinedField[] {
  return Array.from(script.matchAll(tag), ([, attributes = '']) => fieldOf(attributes)).filter(
    ({ name }) => name !== '',
  );
}

function fieldOf(attributes: string): UserDefinedField {
  const given = new Map(
    Array.from(attributes.matchAll(attribute), ([, name = '', double, single]) => [
      name.toLowerCase(),
      double ?? single ?? '',
    ]),
  );
  const [example, oneOf, manyOf, byDefault] = ['example', 'oneof', 'manyof', 'default'].map((name) => given.get(name));
  return {
    label: given.get('label') ?? '',
    name: given.get('name') ?? '',
    ...(example !== undefined && { example }),
    ...(oneOf !== undefined && { oneOf }),
    ...(manyOf !== undefined && { manyOf }),
    ...(byDefault !== undefined && { default: byDefault }),
  };
}
