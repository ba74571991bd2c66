// Conversions: which values are converted, which schemas are ambiguous, and that both agree for random schemas.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findConversions,
  type Conversion,
  type Conversions,
} from '../../../src/generator/model/value-forms/conversions.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { convertValue, type Conversion as RuntimeConversion } from '../../../src/runtime/client/convert-values.ts';
import { dateCodec } from '../../../src/runtime/client/date-codec.ts';
import { modelOf, modelOfSchemas } from '../../targets/model-of.ts';
import { runs } from '../../tier.ts';

const dateTime = '{ type: string, format: date-time }';
const day = '{ type: string, format: date }';
const objectOf = (properties: string, more = ''): string => `{ type: object, properties: { ${properties} }${more} }`;

/** Returns the forms of the schemas: converted, unchanged, or ambiguous. */
async function formsOf(
  schemas: string,
  options: Parameters<typeof findConversions>[1],
): Promise<Record<string, string>> {
  const api = await modelOfSchemas(schemas);
  const conversions = findConversions(api, options);
  return Object.fromEntries(
    api.schemas.map(({ id, jsonSchema }) => [
      id,
      conversions?.ambiguousSchemas.has(jsonSchema as never)
        ? 'ambiguous'
        : conversions?.differs(jsonSchema)
          ? 'converted'
          : 'unchanged',
    ]),
  );
}

it('formats are converted by option', async () => {
  const schemas = `Instant: ${dateTime}\nDay: ${day}\nLong: { type: integer, format: int64 }\nText: { type: string, format: int64 }\nNumber: { type: number, format: int64 }`;
  const forms = (Instant: string, Day: string, Long: string): object => ({
    Instant,
    Day,
    Long,
    Text: 'unchanged',
    Number: 'unchanged',
  });
  expect(await formsOf(schemas, {})).toEqual(forms('unchanged', 'unchanged', 'unchanged'));
  expect(await formsOf(schemas, { dates: 'Date' })).toEqual(forms('converted', 'unchanged', 'unchanged'));
  expect(await formsOf(schemas, { dates: 'Temporal' })).toEqual(forms('converted', 'converted', 'unchanged'));
  expect(await formsOf(schemas, { integers64: 'bigint' })).toEqual(forms('unchanged', 'unchanged', 'converted'));
});

describe('a schema is', () => {
  it.each<[string, string]>([
    ['converted', `{ anyOf: [${dateTime}, { type: 'null' }] }`],
    ['converted', `{ anyOf: [${dateTime}, { type: integer }, { type: array, items: { type: string } }] }`],
    ['converted', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, ${objectOf(`b: ${dateTime}`)}] }`],
    ['converted', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, ${objectOf('b: { type: string }')}] }`],
    ['converted', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, ${objectOf('a: { type: integer }')}] }`],
    ['converted', `{ allOf: [${objectOf(`a: ${dateTime}`)}, { required: [a] }] }`],
    ['converted', `{ $ref: '#/components/schemas/Instant', description: An instant. }`],
    ['converted', objectOf(`a: ${dateTime}`, ', anyOf: [{ required: [a] }, { required: [b] }]')],
    ['converted', `{ type: object, patternProperties: { '^a': ${dateTime} }, additionalProperties: false }`],
    ['converted', `{ anyOf: [{ $ref: '#/components/schemas/Tree' }, ${objectOf(`at: ${dateTime}`)}] }`],
    ['converted', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, { type: object, additionalProperties: true }] }`],
    ['converted', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, { type: object, additionalProperties: {} }] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, { type: string }] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, ${day}] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, { const: now }] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, {}] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, true] }`],
    ['ambiguous', `{ anyOf: [${dateTime}, { anyOf: [{}, { type: integer }] }] }`],
    ['converted', `{ anyOf: [${dateTime}, { allOf: [{}, { type: integer }] }] }`],
    ['ambiguous', `{ allOf: [${dateTime}, { type: string }] }`],
    ['ambiguous', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, ${objectOf('a: { type: string }')}] }`],
    ['ambiguous', `{ oneOf: [${objectOf(`a: ${dateTime}`)}, ${objectOf('a: true')}] }`],
    [
      'ambiguous',
      `{ oneOf: [${objectOf(`a: ${dateTime}`)}, { type: object, additionalProperties: { type: string } }] }`,
    ],
    ['ambiguous', `{ oneOf: [{ type: array, items: ${dateTime} }, { type: array, prefixItems: [{ type: string }] }] }`],
    [
      'ambiguous',
      `{ allOf: [${objectOf(`a: ${objectOf(`b: ${dateTime}`)}`)}, ${objectOf(`a: ${objectOf('b: { type: string }')}`)}] }`,
    ],
    [
      'ambiguous',
      `{ anyOf: [{ $ref: '#/components/schemas/Tree' }, ${objectOf(`inner: ${objectOf('at: { type: string }')}`)}] }`,
    ],
    ['ambiguous', `{ anyOf: [${objectOf(`a: ${dateTime}`)}, { $ref: '#/components/schemas/Ambiguous' }] }`],
    ['ambiguous', `{ type: object, patternProperties: { '^a': ${dateTime} } }`],
    [
      'ambiguous',
      `{ type: object, patternProperties: { '^a': ${dateTime}, 'b$': { type: string } }, additionalProperties: false }`,
    ],
    ['unchanged', `{ $ref: '#/components/schemas/Ambiguous' }`],
    ['unchanged', `{ type: string, format: date-time, enum: ['2030-01-15T10:20:30Z'] }`],
    ['unchanged', '{ format: date-time }'],
    ['unchanged', `{ not: ${dateTime} }`],
  ])('%s: %s', async (expected, schema) => {
    const others = `
Instant: ${dateTime}
Tree: ${objectOf(`at: ${dateTime}, inner: { $ref: '#/components/schemas/Tree' }`)}
Ambiguous: { anyOf: [${objectOf(`a: ${dateTime}, c: ${dateTime}`)}, ${objectOf('c: { type: string }')}] }`;
    const forms = await formsOf(`Schema: ${schema}${others}`, { dates: 'Date' });
    expect(forms['Schema']).toBe(expected);
  });

  it.each([
    [[], `{ anyOf: [${dateTime}, { type: string }] }`],
    [
      ['a', 'b'],
      `{ allOf: [${objectOf(`a: ${objectOf(`b: ${dateTime}`)}`)}, ${objectOf(`a: ${objectOf('b: { type: string }')}`)}] }`,
    ],
    [
      ['items', '*'],
      `{ oneOf: [{ type: array, items: { type: object, additionalProperties: ${dateTime} } }, { type: array, items: { type: object, additionalProperties: { type: string } } }] }`,
    ],
  ])('ambiguous at the location %j: %s', async (path, schema) => {
    const api = await modelOfSchemas(`Schema: ${schema}`);
    const conversions = findConversions(api, { dates: 'Date' });
    expect([...(conversions?.ambiguousSchemas.values() ?? [])]).toEqual([path]);
  });

  it('converted if a discriminator selects each branch', async () => {
    const branches = `A: ${objectOf(`kind: { type: string }, at: ${dateTime}`)}\nB: ${objectOf('kind: { type: string }, at: { type: string }')}`;
    const union = `{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }, { type: 'null' }]`;
    expect(
      await formsOf(`Schema: ${union}, discriminator: { propertyName: kind } }\n${branches}`, { dates: 'Date' }),
    ).toEqual({
      Schema: 'converted',
      A: 'converted',
      B: 'unchanged',
    });
    expect(await formsOf(`Schema: ${union} }\n${branches}`, { dates: 'Date' })).toMatchObject({ Schema: 'ambiguous' });
  });
});

const schemaNames = ['S0', 'S1', 'S2'];
const { schema: randomSchema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<object>(
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date-time' },
      { type: 'string' },
      { type: 'integer' },
      { const: 'c' },
      {},
    ),
    fc.constantFrom(...schemaNames).map((name) => ({
      type: 'object',
      properties: { a: { $ref: `#/components/schemas/${name}` } },
    })),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 }).map((properties) => ({
      type: 'object',
      properties,
    })),
    tie('schema').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    fc
      .tuple(fc.array(tie('schema'), { minLength: 1, maxLength: 2 }), tie('schema'))
      .map(([prefixItems, items]) => ({ type: 'array', prefixItems, items })),
    fc.array(tie('schema'), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  ),
}));

/** Returns a value of JSON that a schema describes. `choose` returns a number below its argument. */
function valueOf(jsonSchema: JsonSchema, api: Api, choose: (count: number) => number, depth = 0): unknown {
  if (typeof jsonSchema === 'boolean') return 1;
  const { ref, anyOf, types: [type] = [], object, array, annotations } = jsonSchema;
  const inner = (each: JsonSchema): unknown => valueOf(each, api, choose, depth + 1);
  if (ref !== undefined) return inner(api.schema(ref)?.jsonSchema ?? true);
  if (anyOf) return inner(anyOf[choose(anyOf.length)] ?? true);
  if (jsonSchema.const) return jsonSchema.const.value;
  if (type === 'string') return annotations.format === undefined ? 'text' : '2030-01-15T10:20:30.000Z';
  if (type === 'array') return [...(array?.prefixItems ?? []), ...(depth > 4 ? [] : [array?.items ?? true])].map(inner);
  if (type !== 'object') return 1;
  const properties = [...(object?.properties ?? [])].filter(() => depth < 5 && choose(3) > 0);
  const { additionalProperties } = object ?? {};
  return Object.fromEntries([
    ...properties.map(([name, each]) => [name, inner(each)] as const),
    ...(additionalProperties === undefined || depth > 4 ? [] : [['c', inner(additionalProperties)] as const]),
  ]);
}

/** Returns whether a value has the type of a schema, as the types target declares it. */
function hasType(jsonSchema: JsonSchema, value: unknown, api: Api, conversions: Conversions, isJson = false): boolean {
  if (typeof jsonSchema === 'boolean') return true;
  const inJson = isJson || conversions.ambiguousSchemas.has(jsonSchema);
  const matches = (each: JsonSchema, part: unknown): boolean => hasType(each, part, api, conversions, inJson);
  const { ref, anyOf, types: [type] = [], object, array, annotations } = jsonSchema;
  if (ref !== undefined) return matches(api.schema(ref)?.jsonSchema ?? true, value);
  if (anyOf) return anyOf.some((branch) => matches(branch, value));
  if (jsonSchema.const) return value === jsonSchema.const.value;
  if (type === 'string')
    return annotations.format === undefined || inJson ? typeof value === 'string' : value instanceof Date;
  if (type === 'integer') return typeof value === 'number';
  if (type === 'array')
    return (
      Array.isArray(value) &&
      value.every((item, index) => matches(array?.prefixItems?.[index] ?? array?.items ?? true, item))
    );
  if (type !== 'object') return true;
  return (
    Object.prototype.toString.call(value) === '[object Object]' &&
    Object.entries(value as object).every(([name, property]) =>
      matches(object?.properties?.get(name) ?? object?.additionalProperties ?? true, property),
    )
  );
}

/** Returns the conversion as the client has it. */
function toRuntime(
  conversion: Conversion | undefined,
  api: Api,
  conversions: Conversions,
): RuntimeConversion | undefined {
  const convert = (part: Conversion | undefined): RuntimeConversion | undefined => toRuntime(part, api, conversions);
  const required = (part: Conversion): RuntimeConversion => convert(part) ?? {};
  switch (conversion?.kind) {
    case undefined:
      return undefined;
    case 'format':
      return dateCodec;
    case 'reference':
      return () => convert(conversions.conversionOf(api.schema(conversion.id)?.jsonSchema ?? true)) ?? {};
    case 'object':
      return {
        properties: Object.fromEntries([...conversion.properties].map(([name, part]) => [name, convert(part)])),
        ...(conversion.additional && { additional: required(conversion.additional) }),
      };
    case 'array':
      return { first: conversion.first.map(convert), ...(conversion.items && { items: required(conversion.items) }) };
    case 'all':
      return {
        all: conversion.parts.map(required),
        ...(conversion.otherTypes && {
          otherTypes: conversion.otherTypes.map((type) => (type === 'integer' ? 'number' : type)),
        }),
      };
    case 'any':
      return { any: conversion.parts.map(required) };
    case 'union':
      throw new Error('the random schemas have no discriminators');
  }
}

it.each<[string, readonly unknown[], readonly unknown[]]>([
  ['type: [string, "null"], format: date-time', [null], [1, {}]],
  [`anyOf: [${dateTime}, { type: integer }, { type: array, items: { type: string } }]`, [1, ['a']], [null, true]],
  [`anyOf: [${dateTime}, { type: object, additionalProperties: ${dateTime} }]`, [{}], [[], { a: 1 }]],
  [`anyOf: [${dateTime}, { enum: [1, null] }]`, [1, null], [true]],
  [`$ref: '#/components/schemas/Optional'`, [null], [1]],
  [`anyOf: [{ $ref: '#/components/schemas/Optional' }, { type: boolean }]`, [null, true], [1]],
  [`allOf: [{ $ref: '#/components/schemas/Optional' }, { description: A date. }]`, [null], [1]],
  [`type: array, items: ${dateTime}`, [[]], [[1], [null]]],
  [
    `oneOf: [${objectOf(`a: ${dateTime}, b: ${dateTime}`)}, ${objectOf('a: { type: integer }')}]`,
    [{ a: 1 }, { b: 1 }],
    [{ a: 'text' }],
  ],
  [
    `type: object, patternProperties: { '^a': ${dateTime}, '^b': { type: integer } }, additionalProperties: false`,
    [{ b: 1 }],
    [{ a: 'text' }],
  ],
])('values that %s allows are unchanged, and others are problems', async (schema, allowed, others) => {
  const optional = `Optional: { anyOf: [${dateTime}, { type: 'null' }] }`;
  const api = await modelOfSchemas(`${optional}\nSchema: { ${schema} }`);
  const conversions = findConversions(api, { dates: 'Date' });
  if (!conversions) throw new Error('no conversions');
  const conversion = toRuntime(
    conversions.conversionOf(api.schemas.find(({ id }) => id === 'Schema')?.jsonSchema ?? true),
    api,
    conversions,
  );
  const isValid = (value: unknown): boolean => convertValue(value, conversion, 'decode').problems.length === 0;
  expect(conversion).toBeDefined();
  expect(allowed.map(isValid)).toEqual(allowed.map(() => true));
  expect(others.map(isValid)).toEqual(others.map(() => false));
});

it('converted values have the types of random schemas, and are converted back', async () => {
  let converted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(...schemaNames.map(() => randomSchema)),
      fc.array(fc.nat(60), { minLength: 20, maxLength: 20 }),
      async (list, choices) => {
        const api = await modelOf(
          JSON.stringify({
            openapi: '3.1.0',
            info: { title: 'T', version: '1' },
            paths: {},
            components: { schemas: Object.fromEntries(list.map((schema, index) => [`S${index}`, schema])) },
          }),
        );
        const conversions = findConversions(api, { dates: 'Date' });
        if (!conversions) throw new Error('no conversions');
        let next = 0;
        const choose = (count: number): number => (choices[next++ % choices.length] ?? 0) % count;
        for (const { jsonSchema } of api.schemas) {
          const json = valueOf(jsonSchema, api, choose);
          const conversion = toRuntime(conversions.conversionOf(jsonSchema), api, conversions);
          expect(conversion !== undefined).toBe(conversions.differs(jsonSchema));
          const decoded = convertValue(json, conversion, 'decode');
          if (decoded.value !== json) converted++;
          expect(decoded.problems).toEqual([]);
          expect(hasType(jsonSchema, decoded.value, api, conversions)).toBe(true);
          expect(convertValue(decoded.value, conversion, 'encode')).toEqual({ value: json, problems: [] });
        }
      },
    ),
    { numRuns: runs(2000) },
  );
  expect(converted).toBeGreaterThan(0);
});
