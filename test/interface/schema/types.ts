// JSON types and enum values allowed by a schema.

import { isNode, asArray, entriesOf, type Node } from '../immutable-tree.ts';

const allTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** Returns the JSON types that a schema allows, sorted. A schema without type constraints allows all types. */
export function listTypes(schema: unknown): string[] {
  return [...collectTypes(schema)].sort();
}

function collectTypes(schema: unknown): Set<string> {
  if (!isNode(schema)) return new Set(allTypes);
  const sets: Set<string>[] = [];
  if (typeof schema['type'] === 'string') sets.push(new Set([schema['type']]));
  if (Array.isArray(schema['type'])) sets.push(new Set(asArray(schema['type']).map(String)));
  if (Array.isArray(schema['enum'])) sets.push(new Set(asArray(schema['enum']).map(getType)));
  if ('const' in schema) sets.push(new Set([getType(schema['const'])]));
  for (const keyword of ['anyOf', 'oneOf']) {
    if (Array.isArray(schema[keyword])) {
      sets.push(new Set(asArray(schema[keyword]).flatMap((branch) => [...collectTypes(branch)])));
    }
  }
  sets.push(...asArray(schema['allOf']).map(collectTypes));
  return sets.reduce((left, right) => new Set([...left].filter((type) => right.has(type))), new Set<string>(allTypes));
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Returns the values that a schema enumerates (`enum`, `const`, or `const` branches); `undefined` if it is open. */
export function listValues(schema: unknown): readonly unknown[] | undefined {
  if (!isNode(schema)) return undefined;
  if (Array.isArray(schema['enum'])) return asArray(schema['enum']);
  if ('const' in schema) return [schema['const']];
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = asArray(schema[keyword]).map(listValues);
    if (branches.length > 0 && branches.every((values) => values !== undefined)) return branches.flat();
  }
  return asArray(schema['allOf'])
    .map(listValues)
    .find((values) => values !== undefined);
}

/** Returns a schema that allows these types instead, with the same description. */
export function replaceType(schema: unknown, types: readonly string[]): Node {
  const { description, readOnly } = isNode(schema) ? schema : {};
  return { description, readOnly, type: types };
}

/** Returns the schema with different enum values; an empty array becomes one undocumented value. */
export function replaceValues(schema: unknown, values: readonly unknown[]): Node {
  const valueKeywords = ['oneOf', 'anyOf', 'allOf', 'const'];
  const rest = entriesOf(schema).filter(([keyword]) => !valueKeywords.includes(keyword));
  return { ...Object.fromEntries(rest), enum: values.length === 0 ? ['another'] : values };
}
