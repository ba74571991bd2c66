// Which JSON types and which enumerated values a schema admits.

import { isNode, listOf, membersOf, type Node } from '../tree.ts';

const every = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** The JSON types that a schema admits, sorted. A schema that names none admits all. */
export function typesOf(schema: unknown): string[] {
  return [...typeSet(schema)].sort();
}

function typeSet(schema: unknown): Set<string> {
  if (!isNode(schema)) return new Set(every);
  const sets: Set<string>[] = [];
  if (typeof schema['type'] === 'string') sets.push(new Set([schema['type']]));
  if (Array.isArray(schema['type'])) sets.push(new Set(listOf(schema['type']).map(String)));
  if (Array.isArray(schema['enum'])) sets.push(new Set(listOf(schema['enum']).map(typeOfValue)));
  if ('const' in schema) sets.push(new Set([typeOfValue(schema['const'])]));
  for (const keyword of ['anyOf', 'oneOf']) {
    if (Array.isArray(schema[keyword])) {
      sets.push(new Set(listOf(schema[keyword]).flatMap((branch) => [...typeSet(branch)])));
    }
  }
  sets.push(...listOf(schema['allOf']).map(typeSet));
  return sets.reduce((left, right) => new Set([...left].filter((type) => right.has(type))), new Set<string>(every));
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The values that a schema enumerates (`enum`, `const`, or branches of `const`), undefined where it is open. */
export function valuesOf(schema: unknown): readonly unknown[] | undefined {
  if (!isNode(schema)) return undefined;
  if (Array.isArray(schema['enum'])) return listOf(schema['enum']);
  if ('const' in schema) return [schema['const']];
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = listOf(schema[keyword]).map(valuesOf);
    if (branches.length > 0 && branches.every((values) => values !== undefined)) return branches.flat();
  }
  return listOf(schema['allOf'])
    .map(valuesOf)
    .find((values) => values !== undefined);
}

/** The schema with another type, keeping what it says in words. */
export function retyped(schema: unknown, types: readonly string[]): Node {
  const { description, readOnly } = isNode(schema) ? schema : {};
  return { description, readOnly, type: types };
}

/** The schema with another list of values (an empty one leaves a value that nobody names). */
export function enumerated(schema: unknown, values: readonly unknown[]): Node {
  const composed = ['oneOf', 'anyOf', 'allOf', 'const'];
  const rest = membersOf(schema).filter(([keyword]) => !composed.includes(keyword));
  return { ...Object.fromEntries(rest), enum: values.length === 0 ? ['another'] : values };
}
