// Omission of invalid defaults from the model, below every keyword with subschemas.

import { expect, it } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

type Wrapper = (schema: object) => object;

/** Functions that nest a schema in a given position, by the name of the position. */
const wrappers: Readonly<Record<string, Wrapper>> = {
  'a component': (inner) => inner,
  items: (items) => ({ items, minItems: 1 }),
  prefixItems: (inner) => ({ prefixItems: [true, inner], items: false }),
  contains: (contains) => ({ contains, maxContains: 2 }),
  unevaluatedItems: (unevaluatedItems) => ({ unevaluatedItems }),
  properties: (inner) => ({ properties: { other: false, inner }, required: ['other'] }),
  patternProperties: (inner) => ({ patternProperties: { '^a': inner }, minProperties: 1 }),
  additionalProperties: (additionalProperties) => ({ additionalProperties, description: 'd', examples: [{}] }),
  propertyNames: (propertyNames) => ({ propertyNames }),
  dependentSchemas: (inner) => ({ dependentSchemas: { a: inner }, dependentRequired: { a: ['b'] } }),
  unevaluatedProperties: (unevaluatedProperties) => ({ unevaluatedProperties }),
  contentSchema: (contentSchema) => ({ type: 'string', contentMediaType: 'application/json', contentSchema }),
  allOf: (inner) => ({ allOf: [inner, true] }),
  anyOf: (inner) => ({ anyOf: [inner, { type: 'string', pattern: 'x' }] }),
  oneOf: (inner) => ({ oneOf: [inner, false] }),
  not: (not) => ({ not }),
  'if, then, and else': (inner) => ({ if: inner, then: inner, else: inner }),
  'nested keywords': (inner) => ({
    properties: { a: { items: { allOf: [inner, { $ref: '#/components/schemas/Other' }] } } },
  }),
};

async function buildAndPrint(schema: object, formats?: 'annotate'): Promise<string> {
  const components = {
    schemas: { Subject: schema, Other: { type: 'object', properties: { n: { type: 'integer' } } } },
  };
  const paths = {
    '/a': {
      get: {
        operationId: 'a',
        parameters: [{ name: 'p', in: 'query', schema }],
        responses: { 204: { description: 'd' } },
      },
    },
  };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 't', version: '1' }, paths, components });
  const { api } = await buildModel(
    { document: 'd.json', overlays: [], ...(formats && { formats }) },
    createInMemoryReader(new Map([['d.json', text]])),
    createReport(),
  );
  if (!api) throw new Error('the document is invalid');
  return printModel(api);
}

const numberSchema = { type: 'number', minimum: 5, title: 't' };

it.each(Object.entries(wrappers))('omits an invalid default in %s, and nothing else', async (_, wrap) => {
  expect(await buildAndPrint(wrap({ ...numberSchema, default: 1 }))).toBe(await buildAndPrint(wrap(numberSchema)));
  expect(await buildAndPrint(wrap({ ...numberSchema, default: '7' }))).toBe(
    await buildAndPrint(wrap({ ...numberSchema, default: 7 })),
  );
  expect(await buildAndPrint(wrap({ ...numberSchema, default: 7 }))).toContain('default 7');
});

it('keeps a default that violates a format if formats are annotations', async () => {
  const date = { type: 'string', format: 'date', default: 'today' };
  expect(await buildAndPrint(date, 'annotate')).toContain('default "today"');
  expect(await buildAndPrint(date)).not.toContain('default "');
});
