// Is the type that the rule language gives a schema true of the values that the schema accepts?

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCelTypes, type ValueState } from '../../../src/generator/model/expressions/cel-type-of-schema.ts';
import { describeType as called } from '../../../src/generator/cel/type-relations.ts';
import type { CelType } from '../../../src/generator/cel/types.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { spec, understood } from './judges/spec.ts';
import { texts, valuesOf } from './judges/values.ts';

/** Where a value is not what its type says; undefined where it is. */
function mismatch(value: unknown, type: CelType, place = ''): string | undefined {
  const wrong = `${place} is ${JSON.stringify(value)}, not ${called(type)}`;
  switch (type.kind) {
    case 'bool':
    case 'int':
    case 'double':
    case 'string': {
      const sort = type.kind === 'bool' ? 'boolean' : type.kind === 'string' ? 'string' : 'number';
      if (typeof value !== sort || (type.kind === 'int' && !Number.isInteger(value))) return wrong;
      return type.values && !type.values.some((each) => each === value) ? `${wrong} with such a value` : undefined;
    }
    case 'null':
      return value === null ? undefined : wrong;
    case 'nullable':
      return value === null ? undefined : mismatch(value, type.of, place);
    case 'list':
      if (!Array.isArray(value) || value.length < type.minItems) return wrong;
      return value
        .map((item: unknown, index) => mismatch(item, type.items, `${place}/${index}`))
        .find((each) => each !== undefined);
    case 'map':
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
      const entries = new Map<string, unknown>(Object.entries(value));
      if (type.kind === 'map')
        return [...entries]
          .map(([name, item]) => mismatch(item, type.values, `${place}/${name}`))
          .find((each) => each !== undefined);
      return type.fields
        .map((name) => {
          const field = type.findField(name);
          if (!field) return `${place}/${name} has no type`;
          if (!entries.has(name)) return field.isOptional ? undefined : `${place}/${name} is absent`;
          return mismatch(entries.get(name), field.type, `${place}/${name}`);
        })
        .find((each) => each !== undefined);
    }
    case 'dyn':
      return undefined;
    case 'timestamp':
    case 'duration':
    case 'invalid':
      return `no schema has the type ${type.kind}`;
    default:
      return type satisfies never;
  }
}

describe('types of the schemas of spec/', () => {
  const types = createCelTypes(spec.api);
  it.each(spec.api.schemas.map((schema) => [schema.id, schema] as const))('%s', (id, { jsonSchema }) => {
    const type = types.ofNamedSchema(id, 'complete');
    fc.assert(
      fc.property(valuesOf(spec.api, jsonSchema, 'complete', texts([])), (value) => {
        expect(type && mismatch(value, type, id)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});

/** A schema in YAML's flow style, the reading, and the type in words. */
const readings: readonly (readonly [string, string, ValueState, string])[] = [
  ['a type', '{ type: integer }', 'complete', 'an integer'],
  ['a type or null', '{ type: [string, "null"] }', 'complete', 'a string or null'],
  ['constants of one type', '{ enum: [1, 2, null] }', 'complete', 'an integer or null'],
  ['constants of several types', '{ enum: [1, a] }', 'complete', 'a value of any type'],
  ['a union with null', '{ oneOf: [{ type: "null" }, { type: string, enum: [a] }] }', 'complete', 'a string or null'],
  ['a union of types', '{ anyOf: [{ type: string }, { type: integer }] }', 'complete', 'a value of any type'],
  ['numbers together', '{ anyOf: [{ type: number }, { type: integer }] }', 'complete', 'a number'],
  [
    'an intersection',
    '{ allOf: [{ type: [string, integer] }, { type: [integer, boolean] }] }',
    'complete',
    'an integer',
  ],
  [
    'items',
    '{ type: array, items: { type: array, items: { type: boolean } } }',
    'complete',
    'a list of lists of booleans',
  ],
  [
    'items of a tuple',
    '{ type: array, prefixItems: [{ type: string }, { type: string }] }',
    'complete',
    'a list of strings',
  ],
  ['no properties', '{ type: object }', 'complete', 'a map'],
  ['nothing', 'true', 'complete', 'a value of any type'],
];

describe('types of schemas', () => {
  it.each(readings)('%s', async (_name, schema, reading, words) => {
    const { types } = await typesOf({ Subject: schema });
    const type = types.ofNamedSchema('Subject', reading);
    expect(type && called(type)).toBe(words);
  });

  const fields = async (
    schemas: Readonly<Record<string, string>>,
    reading: ValueState,
  ): Promise<Readonly<Record<string, string>>> => {
    const { types } = await typesOf(schemas);
    const type = types.ofNamedSchema('Subject', reading);
    if (type?.kind !== 'object') throw new Error('it is an object');
    return Object.fromEntries(
      type.fields.map((name) => [
        name,
        `${called(type.findField(name)?.type ?? { kind: 'dyn' })}${type.findField(name)?.isOptional === true ? '?' : ''}`,
      ]),
    );
  };
  const sided =
    '{ type: object, required: [id, secret, name], properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }';

  it('complete values have what is read-only, and may lack what is write-only', async () => {
    expect(await fields({ Subject: sided }, 'complete')).toEqual({
      id: 'an integer',
      secret: 'a string?',
      name: 'a string',
    });
  });
  it('requests lack what is read-only', async () => {
    expect(await fields({ Subject: sided }, 'request')).toEqual({ secret: 'a string', name: 'a string' });
  });
  it('of a body that is merged every field may be absent, also inside', async () => {
    const inner =
      '{ type: object, required: [a], properties: { a: { type: object, required: [b], properties: { b: { type: integer } } } } }';
    for (const [reading, deep] of [
      ['merge', true],
      ['shallow', false],
    ] as const) {
      const { types } = await typesOf({ Subject: inner });
      const type = types.ofNamedSchema('Subject', reading);
      const a = type?.kind === 'object' ? type.findField('a') : undefined;
      expect([a?.isOptional, a?.type.kind === 'object' && a.type.findField('b')?.isOptional]).toEqual([true, deep]);
    }
  });
  it('parts that apply together are one object', async () => {
    const schemas = {
      Base: '{ type: object, required: [a], properties: { a: { type: [integer, "null"] }, b: { type: string } } }',
      Subject:
        '{ allOf: [{ $ref: "#/components/schemas/Base" }], required: [b], properties: { a: { type: [integer, string] }, c: { type: boolean } } }',
    };
    expect(await fields(schemas, 'complete')).toEqual({ a: 'an integer', b: 'a string', c: 'a boolean?' });
  });
  it('of alternatives only what all require is certain', async () => {
    const schemas = {
      Subject:
        '{ oneOf: [{ type: object, required: [k, a], properties: { k: { const: x }, a: { type: string } } }, { type: object, required: [k], properties: { k: { const: y }, a: { type: string } } }] }',
    };
    expect(await fields(schemas, 'complete')).toEqual({ k: 'a string', a: 'a string?' });
  });
  it('fields of conditions are known, and never certain', async () => {
    const schemas = {
      Subject:
        '{ type: object, required: [k], properties: { k: { type: string } }, if: { properties: { k: { const: x } } }, then: { required: [k, z], properties: { z: { type: string } } } }',
    };
    expect(await fields(schemas, 'complete')).toEqual({ k: 'a string', z: 'a value of any type?' });
  });
  it('recursion comes to an end', async () => {
    const { types } = await typesOf({
      Subject: '{ type: object, properties: { next: { $ref: "#/components/schemas/Subject" } } }',
    });
    const type = types.ofNamedSchema('Subject', 'complete');
    expect(type?.kind === 'object' && type.findField('next')?.type === type).toBe(true);
  });
});

async function typesOf(schemas: Readonly<Record<string, string>>) {
  const listed = Object.entries(schemas).map(([name, schema]) => `    ${name}: ${schema}\n`);
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\nx-ashlar: { version: 1 }\npaths: {}\ncomponents:\n  schemas:\n${listed.join('')}`;
  const { api } = await understood('t.yaml', memoryFiles(new Map([['t.yaml', text]])));
  return { types: createCelTypes(api) };
}
