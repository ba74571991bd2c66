// Comparison of equivalent documents in OpenAPI 3.0 and 3.1, and in one file and several files.

import { describe, expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { formatChange } from './harness/format-change.ts';

const otherSchemas = {
  Other: { type: 'object', required: ['k'], properties: { k: { type: 'string', enum: ['o'] } } },
  Third: { type: 'object', required: ['k'], properties: { k: { type: 'string', enum: ['t'] } } },
};

const documentOf = (openapi: string, schemas: object): object => ({
  openapi,
  info: { title: 'test', version: '1' },
  paths: {
    '/things': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: { schemas },
});

const documentWithProperty = (openapi: string, property: object): object =>
  documentOf(openapi, { Thing: { type: 'object', properties: { a: property } }, ...otherSchemas });

/** Equivalent property schemas in OpenAPI 3.0 and 3.1. */
const equivalents: Readonly<Record<string, readonly [object, object]>> = {
  nullable: [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
  'nullable with an enum': [{ type: 'string', nullable: true, enum: ['a', null] }, { enum: ['a', null] }],
  'a nullable reference': [
    { nullable: true, allOf: [{ $ref: '#/components/schemas/Other' }] },
    { oneOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] },
  ],
  'a nullable union': [
    { nullable: true, oneOf: [{ $ref: '#/components/schemas/Other' }, { $ref: '#/components/schemas/Third' }] },
    { oneOf: [{ $ref: '#/components/schemas/Other' }, { $ref: '#/components/schemas/Third' }, { type: 'null' }] },
  ],
  'an exclusive minimum': [
    { type: 'number', minimum: 3, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 3 },
  ],
  'an exclusive maximum': [
    { type: 'number', maximum: 3, exclusiveMaximum: true },
    { type: 'number', exclusiveMaximum: 3 },
  ],
  'a single-value enum and const': [{ type: 'string', enum: ['a'] }, { const: 'a' }],
  'an example': [
    { type: 'string', example: 'a' },
    { type: 'string', examples: ['a'] },
  ],
  'a description next to a reference': [
    { allOf: [{ $ref: '#/components/schemas/Other' }], description: 'That.' },
    { $ref: '#/components/schemas/Other', description: 'This.' },
  ],
  'two types': [
    { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'integer' }] },
    { type: ['string', 'integer'], maxLength: 5 },
  ],
};

describe.each(Object.entries(equivalents))('%s', (_, [schema30, schema31]) => {
  it('reports no change between the versions', async () => {
    const base = await modelOf(documentWithProperty('3.0.3', schema30));
    const head = await modelOf(documentWithProperty('3.1.0', schema31));
    expect([...listChanges(base, head), ...listChanges(head, base)].map(formatChange)).toEqual([]);
  });
});

async function loadApi(files: Readonly<Record<string, object>>): Promise<Api> {
  const texts = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(texts),
    createReport(),
  );
  if (!api) throw new Error('no model');
  return api;
}

it('reports no change if a schema moves to another file', async () => {
  const thing = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'integer' } } },
  };
  const single = await loadApi({ 'document.json': documentOf('3.1.0', { Thing: thing }) });
  const split = await loadApi({
    'document.json': documentOf('3.1.0', { Thing: { $ref: 'thing.json' } }),
    'thing.json': { ...thing, properties: { ...thing.properties, b: { $ref: 'list.json' } } },
    'list.json': thing.properties.b,
  });
  expect([...listChanges(single, split), ...listChanges(split, single)].map(formatChange)).toEqual([]);
});
