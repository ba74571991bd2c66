// CEL types of schemas: every value that a schema accepts has its type.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createCelTypes, type ValueCompleteness } from '../../src/generator/model/expressions/cel-type-of-schema.ts';
import { describeType } from '../../src/generator/cel/type-relations.ts';
import type { CelType } from '../../src/generator/cel/types.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { compileDocument } from './harness/compile-document.ts';
import { spec } from './harness/spec-rules.ts';
import { stringsWith, valuesOf } from './harness/schema-value-arbitraries.ts';

/** Results of `typeof` for the values of each scalar type. */
const typeofByKind = { bool: 'boolean', int: 'number', double: 'number', string: 'string' } as const;

/** Describes the first location where a value does not have its type; `undefined` if there is none. */
function findMismatch(value: unknown, type: CelType, path = ''): string | undefined {
  const message = `${path} is ${JSON.stringify(value)}, not ${describeType(type)}`;
  switch (type.kind) {
    case 'bool':
    case 'int':
    case 'double':
    case 'string': {
      if (typeof value !== typeofByKind[type.kind]) return message;
      if (type.kind === 'int' && !Number.isInteger(value)) return message;
      const isAllowed = type.values?.some((allowedValue) => allowedValue === value) ?? true;
      return isAllowed ? undefined : `${message} with one of its values`;
    }
    case 'null':
      return value === null ? undefined : message;
    case 'nullable':
      return value === null ? undefined : findMismatch(value, type.inner, path);
    case 'list':
      if (!Array.isArray(value) || value.length < type.minItems) return message;
      return value
        .map((item: unknown, index) => findMismatch(item, type.items, `${path}/${index}`))
        .find((mismatch) => mismatch !== undefined);
    case 'map':
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return message;
      const entries = new Map<string, unknown>(Object.entries(value));
      if (type.kind === 'map')
        return [...entries]
          .map(([name, item]) => findMismatch(item, type.values, `${path}/${name}`))
          .find((mismatch) => mismatch !== undefined);
      return type.fields
        .map((name) => {
          const field = type.findField(name);
          if (!field) return `${path}/${name} has no type`;
          if (!entries.has(name)) return field.isOptional ? undefined : `${path}/${name} is absent`;
          return findMismatch(entries.get(name), field.type, `${path}/${name}`);
        })
        .find((mismatch) => mismatch !== undefined);
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

describe('the CEL types of spec/', () => {
  const types = createCelTypes(spec.api);
  test.each(spec.api.schemas.map((schema) => [schema.id, schema] as const))(
    'accept every value of the schema %s',
    (id, { jsonSchema }) => {
      const type = types.ofNamedSchema(id, 'complete');
      fc.assert(
        fc.property(valuesOf(spec.api, jsonSchema, 'complete', stringsWith([])), (value) => {
          expect(type && findMismatch(value, type, id)).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    },
  );
});

/** Name, schema as a YAML flow mapping, and description of the type. */
const typeCases: readonly (readonly [string, string, string])[] = [
  ['one type', '{ type: integer }', 'an integer'],
  ['a type or null', '{ type: [string, "null"] }', 'a string or null'],
  ['constants of one type', '{ enum: [1, 2, null] }', 'an integer or null'],
  ['constants of several types', '{ enum: [1, a] }', 'a value of any type'],
  ['a union with null', '{ oneOf: [{ type: "null" }, { type: string, enum: [a] }] }', 'a string or null'],
  ['a union of types', '{ anyOf: [{ type: string }, { type: integer }] }', 'a value of any type'],
  ['a union of numbers', '{ anyOf: [{ type: number }, { type: integer }] }', 'a number'],
  ['an intersection', '{ allOf: [{ type: [string, integer] }, { type: [integer, boolean] }] }', 'an integer'],
  ['nested arrays', '{ type: array, items: { type: array, items: { type: boolean } } }', 'a list of lists of booleans'],
  ['a tuple', '{ type: array, prefixItems: [{ type: string }, { type: string }] }', 'a list of strings'],
  ['an object without properties', '{ type: object }', 'a map'],
  ['any value', 'true', 'a value of any type'],
];

describe('the CEL type of a schema', () => {
  test.each(typeCases)('for %s, %s, is %s', async (_name, schema, description) => {
    const types = await createTypes({ Subject: schema });
    const type = types.ofNamedSchema('Subject', 'complete');
    expect(type && describeType(type)).toBe(description);
  });

  /** Describes the type of each field of `Subject`, with a question mark if the field is optional. */
  const describeFields = async (
    schemas: Readonly<Record<string, string>>,
    state: ValueCompleteness,
  ): Promise<Readonly<Record<string, string | undefined>>> => {
    const types = await createTypes(schemas);
    const type = types.ofNamedSchema('Subject', state);
    if (type?.kind !== 'object') throw new Error('Subject is not an object');
    const descriptions = type.fields.map((name) => {
      const field = type.findField(name);
      return [name, field && `${describeType(field.type)}${field.isOptional ? '?' : ''}`] as const;
    });
    return Object.fromEntries(descriptions);
  };
  const directional =
    '{ type: object, required: [id, secret, name], properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }';

  it('requires read-only fields and makes write-only fields optional in complete values', async () => {
    expect(await describeFields({ Subject: directional }, 'complete')).toEqual({
      id: 'an integer',
      secret: 'a string?',
      name: 'a string',
    });
  });
  it('has no read-only fields in requests', async () => {
    expect(await describeFields({ Subject: directional }, 'request')).toEqual({ secret: 'a string', name: 'a string' });
  });
  it('makes every field of a merged body optional, and nested fields if the merge is deep', async () => {
    const schema =
      '{ type: object, required: [a], properties: { a: { type: object, required: [b], properties: { b: { type: integer } } } } }';
    for (const [state, isDeep] of [
      ['merge', true],
      ['shallow', false],
    ] as const) {
      const types = await createTypes({ Subject: schema });
      const type = types.ofNamedSchema('Subject', state);
      const field = type?.kind === 'object' ? type.findField('a') : undefined;
      const nestedField = field?.type.kind === 'object' ? field.type.findField('b') : undefined;
      expect([field?.isOptional, nestedField?.isOptional]).toEqual([true, isDeep]);
    }
  });
  it('merges the parts of `allOf` into one object', async () => {
    const schemas = {
      Base: '{ type: object, required: [a], properties: { a: { type: [integer, "null"] }, b: { type: string } } }',
      Subject:
        '{ allOf: [{ $ref: "#/components/schemas/Base" }], required: [b], properties: { a: { type: [integer, string] }, c: { type: boolean } } }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ a: 'an integer', b: 'a string', c: 'a boolean?' });
  });
  it('requires only those fields of a union that all branches require', async () => {
    const schemas = {
      Subject:
        '{ oneOf: [{ type: object, required: [k, a], properties: { k: { const: x }, a: { type: string } } }, { type: object, required: [k], properties: { k: { const: y }, a: { type: string } } }] }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ k: 'a string', a: 'a string?' });
  });
  it('has the fields of `then` as optional fields', async () => {
    const schemas = {
      Subject:
        '{ type: object, required: [k], properties: { k: { type: string } }, if: { properties: { k: { const: x } } }, then: { required: [k, z], properties: { z: { type: string } } } }',
    };
    expect(await describeFields(schemas, 'complete')).toEqual({ k: 'a string', z: 'a value of any type?' });
  });
  it('refers to itself in a recursive schema', async () => {
    const types = await createTypes({
      Subject: '{ type: object, properties: { next: { $ref: "#/components/schemas/Subject" } } }',
    });
    const type = types.ofNamedSchema('Subject', 'complete');
    expect(type?.kind === 'object' && type.findField('next')?.type === type).toBe(true);
  });
});

async function createTypes(schemas: Readonly<Record<string, string>>) {
  const lines = Object.entries(schemas).map(([name, schema]) => `    ${name}: ${schema}\n`);
  const yaml = `openapi: 3.1.0
info: { title: Test, version: "1" }
x-ashlar: { version: 1 }
paths: {}
components:
  schemas:
${lines.join('')}`;
  const { api } = await compileDocument('test.yaml', createInMemoryReader(new Map([['test.yaml', yaml]])));
  return createCelTypes(api);
}
