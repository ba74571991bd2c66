// Arbitrary values that a schema accepts, derived from its keywords, independently of the rule language's types.

import fc from 'fast-check';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../../../src/generator/model/types/schema.ts';
import type { Json } from '../../../src/generator/source/node.ts';

/** Which properties a value has: all as when stored, or some as in an update. */
export type Completeness = 'complete' | 'partial';

/** Arbitrary strings, often with the given substrings, addresses, or URLs. */
export function stringsWith(substrings: readonly string[]): fc.Arbitrary<string> {
  const literals = substrings.length > 0 ? [fc.constantFrom(...substrings)] : [];
  const joined = literals.map((substring) =>
    fc
      .tuple(fc.string({ maxLength: 4 }), substring, fc.constantFrom('', '.', ' ', '😀'))
      .map((parts) => parts.join('')),
  );
  const addresses = [
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4().map((text) => `${text}/8`),
    fc.constantFrom('10.1.2.3', 'fd00::1', 'a.example.com', 'example.com.', '_sip', '*.a'),
  ];
  const urls = fc.constantFrom(
    'https://10.0.0.1/',
    'http://example.com/a',
    'tcp://[fd00::1]:53',
    'ftp:',
    'https://8.8.8.8',
  );
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    ...literals,
    ...joined,
    ...addresses,
    urls,
    fc.constant(''),
  );
}

/** Arbitrary values of a schema. */
export function valuesOf(
  api: Api,
  assertion: JsonSchema,
  completeness: Completeness,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<Json> {
  const valuesOfAll = (schemas: readonly JsonSchema[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const parts = schemas.flatMap((each) => expand(each));
    const choices = parts.flatMap(({ anyOf, oneOf }) => [anyOf, oneOf].filter((branches) => branches !== undefined));
    const [branches, ...others] = choices;
    const rest = parts.map((part) => withoutApplicators(part));
    if (branches) {
      const otherBranches = others.map((other) => other[0] ?? true);
      return fc.oneof(...branches.map((branch) => valuesOfAll([...rest, branch, ...otherBranches], depth, partial)));
    }
    return valuesOfParts(parts, depth, partial);
  };
  const expand = (each: JsonSchema): readonly SchemaObject[] => {
    if (typeof each === 'boolean') return [];
    const target = each.ref === undefined ? undefined : api.schema(each.ref)?.jsonSchema;
    return [each, ...(target === undefined ? [] : expand(target)), ...(each.allOf ?? []).flatMap(expand)];
  };
  const valuesOfParts = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const allowed = parts.flatMap(({ enum: values, const: constant }) =>
      constant ? [[constant.value]] : values ? [values] : [],
    );
    const [first, ...others] = allowed;
    if (first) return fc.constantFrom(...first.filter((value) => others.every((other) => other.includes(value))));
    const typeLists = parts.flatMap(({ types }) => (types ? [types] : []));
    const types = (typeLists[0] ?? ['string']).filter((type) =>
      typeLists.every((other) => other.includes(type) || (type === 'integer' && other.includes('number'))),
    );
    return fc.oneof(...types.map((type) => valuesOfType(type, parts, depth, partial)));
  };
  const valuesOfType = (
    type: JsonType,
    parts: readonly SchemaObject[],
    depth: number,
    partial: boolean,
  ): fc.Arbitrary<Json> => {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number': {
        const minimum = Math.max(...parts.map(({ number }) => number?.minimum ?? -3));
        const maximum = Math.min(...parts.map(({ number }) => number?.maximum ?? 2040));
        const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) });
        return fc.oneof(near, fc.integer({ min: minimum, max: Math.max(minimum, maximum) }));
      }
      case 'string':
        return text;
      case 'array': {
        const items = parts.flatMap(({ array }) => (array?.items === undefined ? [] : [array.items]));
        const [minLength, maxLength] = [
          Math.max(0, ...parts.map(({ array }) => array?.minItems ?? 0)),
          Math.min(3, ...parts.map(({ array }) => array?.maxItems ?? 3)),
        ];
        return fc.array(valuesOfAll(items, depth + 1, false), { minLength, maxLength: Math.max(minLength, maxLength) });
      }
      case 'object':
        return objects(parts, depth, partial);
      default:
        return type satisfies never;
    }
  };
  const objects = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const required = new Set(partial ? [] : parts.flatMap(({ object }) => object?.required ?? []));
    const properties = new Map<string, JsonSchema[]>();
    for (const { object: keywords } of parts) {
      for (const [name, schema] of keywords?.properties ?? [])
        properties.set(name, [...(properties.get(name) ?? []), schema]);
    }
    const entries = [...properties]
      .filter(([name]) => depth < 4 || required.has(name))
      .map(([name, schemas]) => [name, valuesOfAll(schemas, depth + 1, partial)] as const);
    return fc.record(Object.fromEntries(entries), {
      requiredKeys: entries.map(([name]) => name).filter((name) => required.has(name)),
    });
  };
  return valuesOfAll([assertion], 0, completeness === 'partial');
}

function withoutApplicators(schema: SchemaObject): SchemaObject {
  const copy: { -readonly [K in keyof SchemaObject]: SchemaObject[K] } = { ...schema };
  for (const key of ['ref', 'allOf', 'anyOf', 'oneOf'] as const) Reflect.deleteProperty(copy, key);
  return copy;
}
