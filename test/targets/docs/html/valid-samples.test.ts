// Validity of the sample values in curl commands, client calls, and forms, checked with the model validator and rules.

import { describe, expect, it } from 'vitest';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';
import { compileRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import { createRuleEvaluator } from '../../../../src/generator/model/expressions/evaluate-expression.ts';
import { mediaTypeKind, parameterValueType } from '../../../../src/generator/model/media-types.ts';
import type { Api, SchemaAndShapes } from '../../../../src/generator/model/types/api.ts';
import { createValidator } from '../../../../src/generator/model/validate/validate.ts';
import type { Json } from '../../../../src/generator/source/node.ts';
import { requestFormData } from '../../../../src/generator/targets/docs/html/request-form/request-form-data.ts';
import { sampleRequest } from '../../../../src/generator/targets/docs/samples/sample-request.ts';
import { samplerOf } from '../../../../src/generator/model/sample-values/value-search.ts';
import { createInMemoryReader } from '../../../golden-harness/in-memory-reader.ts';
import { buildModel } from '../../../../src/generator/pipeline/build-model.ts';
import { stringFormats } from '../../../../src/generator/model/validate/formats.ts';
import { goldenCases } from '../../../golden-harness/cases.ts';
import { loadModel } from '../../../models.ts';
import { docsOf, documentOf } from '../generate-docs.ts';

interface SampleValue {
  readonly location: string;
  readonly schema: SchemaAndShapes | undefined;
  readonly value: Json;
}

/** Returns every value in the samples for a document. */
function listSampleValues(api: Api): readonly SampleValue[] {
  return api.operations.flatMap((operation) => {
    const { parameters, body } = sampleRequest(operation, api);
    const form = requestFormData(operation, api);
    return [
      ...parameters.map(({ parameter, value }) => {
        const type = parameterValueType(parameter);
        return {
          location: `${operation.id} ${parameter.name}`,
          schema: typeof type === 'string' ? undefined : type,
          value,
        };
      }),
      ...(body ? [{ location: `${operation.id} body`, schema: body.content.schema, value: body.value }] : []),
      ...(form.body?.contents ?? []).flatMap(({ type, example }) => {
        const content = operation.requestBody?.content.find(({ mediaType }) => mediaType === type);
        return content && mediaTypeKind(type) === 'json' && example !== ''
          ? [{ location: `${operation.id} form`, schema: content.schema, value: JSON.parse(example) as Json }]
          : [];
      }),
    ];
  });
}

/** Returns a line for each invalid value. */
function findInvalidSamples(api: Api): readonly string[] {
  const validator = createValidator(api, { rules: createRuleEvaluator(compileRules(api, createReport())) });
  return listSampleValues(api).flatMap(({ location, schema, value }) => {
    const errors = schema ? validator.validate(schema.jsonSchema, value, 'request') : [];
    return errors.map(({ keyword, path, message }) => `${location} ${path.join('.')}: ${keyword}: ${message}`);
  });
}

/** Returns a line for each error in the sample of a named schema. */
function findInvalidSchemaSamples(api: Api): readonly string[] {
  const validator = createValidator(api, { rules: createRuleEvaluator(compileRules(api, createReport())) });
  return api.schemas.flatMap(({ id, jsonSchema }) => {
    const value = samplerOf(api).sample(jsonSchema);
    const errors = validator.validate(jsonSchema, value, 'request');
    return errors.map(({ message }) => `${id}: ${message}: ${JSON.stringify(value)}`);
  });
}

/** Schemas in golden documents for which the sampler finds no valid value, each with the reason. */
const unsatisfiedSchemas: Readonly<Record<string, string>> = {
  'allof-conflict: Contradicted': 'no value has both types',
  'allof-conflict: Impossible': 'no value has both types',
  'boolean-schemas: Nothing': 'it is `false`',
  'impossible-value: Constant': 'the constant does not have the type',
  'impossible-value: Either': 'the constant has neither of the types',
  'discriminator-implicit: Pet': 'each value with a discriminator matches several branches of `oneOf`',
  'discriminator-problems: Pet': 'each value with a discriminator matches several branches of `oneOf`',
  'mocks-of-rules-and-recursion: Impossible': 'the value of `enum` does not match the pattern',
  'rule-narrowing: Check': 'a rule compares an item with a literal',
};

describe('the samples', () => {
  it.each(['spec/openapi.yaml', 'spec/control/openapi.yaml'])('of %s are valid', async (path) => {
    const api = await loadModel(path);
    expect(findInvalidSamples(api)).toEqual([]);
    expect(findInvalidSchemaSamples(api)).toEqual([]);
  });

  it('of all golden documents are valid, except for listed schemas', async () => {
    const invalid = new Set<string>();
    for (const { claim, document, inputs, config } of goldenCases()) {
      const { overlays } = config;
      const report = createReport();
      const { api } = await buildModel({ document, overlays }, createInMemoryReader(inputs), report);
      if (!api || report.hasErrors) continue;
      expect(findInvalidSamples(api), claim).toEqual([]);
      for (const line of findInvalidSchemaSamples(api)) invalid.add(`${claim}: ${line.replace(/:[^]*/, '')}`);
    }
    expect([...invalid].toSorted()).toEqual(Object.keys(unsatisfiedSchemas).toSorted());
  });
});

const schemas: Readonly<Record<string, object>> = {
  Issue: {
    type: 'object',
    required: ['ratio', 'code', 'tags', 'extra'],
    properties: {
      ratio: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      code: { type: 'string', pattern: '^[A-Z]{3}$' },
      tags: { type: 'array', minItems: 2, items: { type: 'string' } },
      extra: { type: 'object', minProperties: 1 },
    },
  },
  Multiple: { type: 'number', minimum: 0.05, multipleOf: 0.1 },
  Multiples: {
    allOf: [
      { type: 'integer', multipleOf: 4 },
      { multipleOf: 6, minimum: 13 },
    ],
  },
  NarrowRange: { type: 'number', exclusiveMinimum: 1.25, maximum: 1.26 },
  NegativeRange: { type: 'integer', exclusiveMinimum: -20, exclusiveMaximum: -18 },
  UniqueTexts: { type: 'array', minItems: 12, uniqueItems: true, items: { type: 'string', maxLength: 2 } },
  UniqueDates: { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'string', format: 'date' } },
  UniqueNumbers: { type: 'array', minItems: 5, uniqueItems: true, items: { type: 'number', minimum: 0, maximum: 1 } },
  UniqueObjects: {
    type: 'array',
    minItems: 3,
    uniqueItems: true,
    items: { type: 'object', required: ['a'], properties: { a: { enum: ['x', 'y', 'z'] } } },
  },
  Contains: {
    type: 'array',
    items: { type: ['string', 'integer'] },
    contains: { type: 'integer', minimum: 5 },
    minContains: 2,
    maxContains: 3,
    minItems: 5,
  },
  AtMostContains: { type: 'array', items: { type: 'integer' }, minItems: 3, contains: { minimum: 1 }, maxContains: 1 },
  Tuple: { type: 'array', prefixItems: [{ const: 'a' }, { type: 'integer' }], items: false, minItems: 2 },
  UnevaluatedItems: {
    type: 'array',
    prefixItems: [{ type: 'boolean' }],
    unevaluatedItems: { type: 'null' },
    minItems: 3,
  },
  PropertyNames: { type: 'object', minProperties: 3, propertyNames: { pattern: '^x-[a-z]+$' } },
  PatternProperties: {
    type: 'object',
    minProperties: 2,
    patternProperties: { '^[a-z]{2}-\\d+$': { type: 'integer', minimum: 7 } },
    additionalProperties: false,
  },
  RequiredUndeclared: { type: 'object', required: ['b'], additionalProperties: { type: 'string', minLength: 9 } },
  DependentRequired: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'boolean' } },
    dependentRequired: { a: ['b'], b: ['c'] },
  },
  DependentUndeclared: { type: 'object', required: ['a'], dependentRequired: { a: ['z'] } },
  DependentSchemas: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' } },
    dependentSchemas: { a: { required: ['z'], properties: { z: { const: 3 } } } },
  },
  OneOf: {
    oneOf: [
      { type: 'object', properties: { a: { type: 'integer' } } },
      { type: 'object', required: ['b'], properties: { a: { type: 'string' }, b: { type: 'integer' } } },
    ],
  },
  OneOfNumbers: {
    oneOf: [
      { type: 'integer', minimum: 0 },
      { type: 'number', maximum: 10 },
    ],
  },
  AnyOfRequired: {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' } },
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  Conditional: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['a', 'b'] }, size: { type: 'integer', minimum: 4 } },
    if: { properties: { kind: { const: 'a' } } },
    then: { required: ['size'] },
    else: { required: ['other'] },
  },
  Not: { type: 'string', not: { enum: ['text', 'text2'] } },
  NotRequired: { type: 'object', properties: { a: { type: 'string' } }, not: { maxProperties: 0 } },
  AnyButText: { not: { type: ['string', 'object'] } },
  Password: { type: 'string', pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[-_]).{12,}$' },
  LongLabel: { type: 'string', pattern: '^[a-z]+(?:-[a-z]+)*$', minLength: 64, maxLength: 70 },
  TwoPatterns: { allOf: [{ type: 'string', pattern: '^[a-z]' }, { pattern: '\\d$' }] },
  Backreference: { type: 'string', pattern: '^(a|["~])[a-z]+\\1$' },
  Unicode: { type: 'string', pattern: '^\\p{Script=Greek}{4}$' },
  NegativeLookahead: { type: 'string', pattern: '^(?!abc|text)[a-z]+$' },
  ShortEmail: { type: 'string', format: 'email', maxLength: 8 },
  LongUri: { type: 'string', format: 'uri', minLength: 40 },
  HostnameAndPattern: { type: 'string', format: 'hostname', pattern: '\\.test$' },
  ...Object.fromEntries(
    [...stringFormats.keys()].map((format) => [`Format-${format}`, { type: 'string', format, minLength: 1 }]),
  ),
  Const: { const: { a: [null, 1] } },
  EnumAndPattern: { type: 'string', enum: ['A', 'b'], pattern: '^[a-z]$' },
  InvalidExample: { type: 'integer', minimum: 10, examples: [3, 12] },
  ReadOnly: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', readOnly: true } },
    examples: [{ id: 'a' }],
  },
  Tree: {
    type: 'object',
    required: ['children', 'next'],
    properties: {
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      next: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
    },
  },
  Shape: {
    oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
    discriminator: { propertyName: 'kind', mapping: { round: '#/components/schemas/Circle' } },
  },
  Circle: { type: 'object', required: ['kind', 'r'], properties: { kind: { type: 'string' }, r: { type: 'number' } } },
  Square: { type: 'object', required: ['kind', 'a'], properties: { kind: { type: 'string' }, a: { type: 'number' } } },
  Rules: {
    type: 'object',
    required: ['timeout', 'interval', 'check'],
    properties: {
      timeout: { type: 'integer', minimum: 3, maximum: 30 },
      interval: { type: 'integer', minimum: 1, maximum: 60 },
      check: { enum: ['http', 'tcp'] },
      path: { type: 'string', pattern: '^/' },
    },
    'x-rules': [
      { id: 'order', rule: 'self.timeout < self.interval', message: 'The timeout must be shorter.' },
      { id: 'path', rule: "self.check != 'http' || has(self.path)", message: 'A path is required.' },
    ],
  },
};

describe('a value that is generated for a schema', () => {
  it('satisfies each keyword, and the rules', async () => {
    const { api } = await docsOf(documentOf(schemas, { 'x-ashlar': { version: 1 } }));
    expect(findInvalidSchemaSamples(api)).toEqual([]);
    expect(samplerOf(api).sample(api.schema('Shape')?.jsonSchema ?? false)).toEqual({ kind: 'round', r: 1 });
    expect(samplerOf(api).sample(api.schema('ReadOnly')?.jsonSchema ?? false)).toEqual({});
    expect(samplerOf(api).sample(api.schema('InvalidExample')?.jsonSchema ?? false)).toBe(12);
  });
});
