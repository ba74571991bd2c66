// Arbitrary values that a schema accepts, read from its assertions without the help of the rule language's types.

import fc from 'fast-check';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../../../../src/generator/model/types/schema.ts';
import type { Json } from '../../../../src/generator/source/node.ts';

/** Which members a value has: all that are stored, or some of them as an update sends. */
export type Wanted = 'complete' | 'partial';

/** What texts are made of: pieces that rules look for, beside any others. */
export function texts(pieces: readonly string[]): fc.Arbitrary<string> {
  const known = pieces.length > 0 ? [fc.constantFrom(...pieces)] : [];
  const joined = known.map((piece) =>
    fc.tuple(fc.string({ maxLength: 4 }), piece, fc.constantFrom('', '.', ' ', '😀')).map((parts) => parts.join('')),
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
    ...known,
    ...joined,
    ...addresses,
    urls,
    fc.constant(''),
  );
}

/** Values of a schema. */
export function valuesOf(
  api: Api,
  assertion: JsonSchema,
  wanted: Wanted,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<Json> {
  const of = (together: readonly JsonSchema[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const parts = together.flatMap((each) => flat(each));
    const choices = parts.flatMap(({ anyOf, oneOf }) => [anyOf, oneOf].filter((branches) => branches !== undefined));
    const [branches, ...others] = choices;
    const rest = parts.map((part) => without(part));
    if (branches) {
      const more = others.map((other) => other[0] ?? true);
      return fc.oneof(...branches.map((branch) => of([...rest, branch, ...more], depth, partial)));
    }
    return plain(parts, depth, partial);
  };
  const flat = (each: JsonSchema): readonly SchemaObject[] => {
    if (typeof each === 'boolean') return [];
    const target = each.ref === undefined ? undefined : api.schema(each.ref)?.jsonSchema;
    return [each, ...(target === undefined ? [] : flat(target)), ...(each.allOf ?? []).flatMap(flat)];
  };
  const plain = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const listed = parts.flatMap(({ enum: values, const: constant }) =>
      constant ? [[constant.value]] : values ? [values] : [],
    );
    const [first, ...others] = listed;
    if (first) return fc.constantFrom(...first.filter((value) => others.every((other) => other.includes(value))));
    const stated = parts.flatMap(({ types }) => (types ? [types] : []));
    const types = (stated[0] ?? ['string']).filter((type) =>
      stated.every((other) => other.includes(type) || (type === 'integer' && other.includes('number'))),
    );
    return fc.oneof(...types.map((type) => ofType(type, parts, depth, partial)));
  };
  const ofType = (
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
        const least = Math.max(...parts.map(({ number }) => number?.minimum ?? -3));
        const most = Math.min(...parts.map(({ number }) => number?.maximum ?? 2040));
        const near = fc.integer({ min: least, max: Math.min(most, least + 4) });
        return fc.oneof(near, fc.integer({ min: least, max: Math.max(least, most) }));
      }
      case 'string':
        return text;
      case 'array': {
        const items = parts.flatMap(({ array }) => (array?.items === undefined ? [] : [array.items]));
        const [minLength, maxLength] = [
          Math.max(0, ...parts.map(({ array }) => array?.minItems ?? 0)),
          Math.min(3, ...parts.map(({ array }) => array?.maxItems ?? 3)),
        ];
        return fc.array(of(items, depth + 1, false), { minLength, maxLength: Math.max(minLength, maxLength) });
      }
      case 'object':
        return object(parts, depth, partial);
      default:
        return type satisfies never;
    }
  };
  const object = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const required = new Set(partial ? [] : parts.flatMap(({ object }) => object?.required ?? []));
    const properties = new Map<string, JsonSchema[]>();
    for (const { object: keywords } of parts) {
      for (const [name, schema] of keywords?.properties ?? [])
        properties.set(name, [...(properties.get(name) ?? []), schema]);
    }
    const members = [...properties]
      .filter(([name]) => depth < 4 || required.has(name))
      .map(([name, schemas]) => [name, of(schemas, depth + 1, partial)] as const);
    return fc.record(Object.fromEntries(members), {
      requiredKeys: members.map(([name]) => name).filter((name) => required.has(name)),
    });
  };
  return of([assertion], 0, wanted === 'partial');
}

function without(schema: SchemaObject): SchemaObject {
  const copy: { -readonly [K in keyof SchemaObject]: SchemaObject[K] } = { ...schema };
  for (const key of ['ref', 'allOf', 'anyOf', 'oneOf'] as const) Reflect.deleteProperty(copy, key);
  return copy;
}
