// CEL types of schemas: every value that a schema accepts has its type.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCelTypes, type ValueState } from '../../src/generator/model/expressions/cel-type-of-schema.ts';
import { describeType } from '../../src/generator/cel/type-relations.ts';
import type { CelType } from '../../src/generator/cel/types.ts';
import { createInMemoryReader } from '../golden-harness/files.ts';
import { compileDocument, spec } from './harness/spec-rules.ts';
import { stringsWith, valuesOf } from './harness/arbitrary-values.ts';

/** Describes the first location where a value does not have its type; `undefined` if there is none. */
function findMismatch(value: unknown, type: CelType, path = ''): string | undefined {
  const message = `${path} is ${JSON.stringify(value)}, not ${describeType(type)}`;
  switch (type.kind) {
    case 'bool':
    case 'int':
    case 'double':
    case 'string': {
      const jsType = type.kind === 'bool' ? 'boolean' : type.kind === 'string' ? 'string' : 'number';
      if (typeof value !== jsType || (type.kind === 'int' && !Number.isInteger(value))) return message;
      return type.values && !type.values.some((each) => each === value) ? `${message} with such a value` : undefined;
    }
    case 'null':
      return value === null ? undefined : message;
    case 'nullable':
      return value === null ? undefined : findMismatch(value, type.of, path);
    case 'list':
      if (!Array.isArray(value) || value.length < type.minItems) return message;
      return value
        .map((item: unknown, index) => findMismatch(item, type.items, `${path}/${index}`))
        .find((each) => each !== undefined);
    case 'map':
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return message;
      const entries = new Map<string, unknown>(Object.entries(value));
      if (type.kind === 'map')
        return [...entries]
          .map(([name, item]) => findMismatch(item, type.values, `${path}/${name}`))
          .find((each) => each !== undefined);
      return type.fields
        .map((name) => {
          const field = type.findField(name);
          if (!field) return `${path}/${name} has no type`;
          if (!entries.has(name)) return field.isOptional ? undefined : `${path}/${name} is absent`;
          return findMismatch(entries.get(name), field.type, `${path}/${name}`);
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
  it.each(spec.api.schemas.map((schema) => [schema.id, schema] as const))('hold for %s', (id, { jsonSchema }) => {
    const type = types.ofNamedSchema(id, 'complete');
    fc.assert(
      fc.property(valuesOf(spec.api, jsonSchema, 'complete', stringsWith([])), (value) => {
        expect(type && findMismatch(value, type, id)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});

/** Name, schema as a YAML flow mapping, state of the value, and description of the type. */
const typeCases: readonly (readonly [string, string, ValueState, string])[] = [
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
  it.each(typeCases)('describe %s', async (_name, schema, state, description) => {
    const { types } = await typesOf({ Subject: schema });
    const type = types.ofNamedSchema('Subject', state);
    expect(type && describeType(type)).toBe(description);
  });

  const describeFields = async (
    schemas: Readonly<Record<string, string>>,
    state: ValueState,
  ): Promise<Readonly<Record<string, string>>> => {
    const { types } = await typesOf(schemas);
    const type = types.ofNamedSchema('Subject', state);
    if (type?.kind !== 'object') throw new Error('Subject is not an object');
    return Object.fromEntries(
      type.fields.map((name) => [
        name,
        `${describeType(type.findField(name)?.type ?? { kind: 'dyn' })}${type.findField(name)?.isOptional === true ? '?' : ''}`,
      ]),
    );
  };
  const directional =
    '{ type: object, required: [id, secret, name], properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }';

  it('require read-only fields and make write-only fields optional in complete values', async () => {
    expect(await describeFields({ Subject: directional }, 'complete')).toEqual({
      id: 'an integer',
      secret: 'a string?',
      name: 'a string',
    });
  });
  it('have no read-only fields in requests', async () => {
    expect(await describeFields({ Subject: directional }, 'request')).toEqual({ secret: 'a string', name: 'a string' });
  });
  it('make every field of a merged body optional, and nested fields if the merge is deep', async () => {
    const inner =
      '{ type: object, required: [a], properties: { a: { type: object, required: [b], properties: { b: { type: integer } } } } }';
    for (const [state, isDeep] of [
      ['merge', true],
      ['shallow', false],
    ] as const) {
      const { types } = await typesOf({ Subject: inner });
      const type = types.ofNamedSchema('Subject', state);
      const a = type?.kind === 'object' ? type.findField('a') : undefined;
      expect([a?.isOptional, a?.type.kind === 'object' && a.type.findField('b')?.isOptional]).toEqual([true, isDeep]);
    }
  });
  it('merge the parts of `allOf` into one object', async () => {
    const schemas = {
      Base: '{ type: object, required: [a], properties: { a: { type: [integer, "null"] }, b: { type: string } } }',
      Subject:
        '{ allOf: [{ $ref: "#/components/schemas/Base" }], required: [b], properties: { a: { type: [integer, string] }, c: { type: boolean } } }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ a: 'an integer', b: 'a string', c: 'a boolean?' });
  });
  it('require only those fields of a union that all branches require', async () => {
    const schemas = {
      Subject:
        '{ oneOf: [{ type: object, required: [k, a], properties: { k: { const: x }, a: { type: string } } }, { type: object, required: [k], properties: { k: { const: y }, a: { type: string } } }] }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ k: 'a string', a: 'a string?' });
  });
  it('have the fields of `then`, but as optional ones', async () => {
    const schemas = {
      Subject:
        '{ type: object, required: [k], properties: { k: { type: string } }, if: { properties: { k: { const: x } } }, then: { required: [k, z], properties: { z: { type: string } } } }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ k: 'a string', z: 'a value of any type?' });
  });
  it('refer to themselves in recursive schemas', async () => {
    const { types } = await typesOf({
      Subject: '{ type: object, properties: { next: { $ref: "#/components/schemas/Subject" } } }',
    });
    const type = types.ofNamedSchema('Subject', 'complete');
    expect(type?.kind === 'object' && type.findField('next')?.type === type).toBe(true);
  });
});

async function typesOf(schemas: Readonly<Record<string, string>>) {
  const lines = Object.entries(schemas).map(([name, schema]) => `    ${name}: ${schema}\n`);
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\nx-ashlar: { version: 1 }\npaths: {}\ncomponents:\n  schemas:\n${lines.join('')}`;
  const { api } = await compileDocument('t.yaml', createInMemoryReader(new Map([['t.yaml', text]])));
  return { types: createCelTypes(api) };
}
