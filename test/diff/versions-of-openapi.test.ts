// The same interface in OpenAPI 3.0 and 3.1, in one file and in several: no change.

import { describe, expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { modelOf } from '../unit/validators/model.ts';
import { line } from './harness/show.ts';

const around = (openapi: string, schemas: object): object => ({
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

/** What 3.0 and 3.1 write differently, member by member. */
const spellings: Readonly<Record<string, readonly [object, object]>> = {
  nullable: [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
  'nullable beside an enum': [{ type: 'string', nullable: true, enum: ['a', null] }, { enum: ['a', null] }],
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
  'a constant': [{ type: 'string', enum: ['a'] }, { const: 'a' }],
  'an example': [
    { type: 'string', example: 'a' },
    { type: 'string', examples: ['a'] },
  ],
  'words beside a reference': [
    { allOf: [{ $ref: '#/components/schemas/Other' }], description: 'That.' },
    { $ref: '#/components/schemas/Other', description: 'This.' },
  ],
  'two types': [
    { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'integer' }] },
    { type: ['string', 'integer'], maxLength: 5 },
  ],
};
const others = {
  Other: { type: 'object', required: ['k'], properties: { k: { type: 'string', enum: ['o'] } } },
  Third: { type: 'object', required: ['k'], properties: { k: { type: 'string', enum: ['t'] } } },
};

describe.each(Object.entries(spellings))('%s', (_, [old, recent]) => {
  it('means the same in both versions', async () => {
    const base = await modelOf(around('3.0.3', { Thing: { type: 'object', properties: { a: old } }, ...others }));
    const head = await modelOf(around('3.1.0', { Thing: { type: 'object', properties: { a: recent } }, ...others }));
    expect([...compareModels(base, head), ...compareModels(head, base)].map(line)).toEqual([]);
  });
});

async function loaded(files: Readonly<Record<string, object>>): Promise<Api> {
  const texts = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  const { api } = await buildModel({ document: 'document.json', overlays: [] }, memoryFiles(texts), createReport());
  if (!api) throw new Error('no model');
  return api;
}

it('a schema in another file is the same schema', async () => {
  const thing = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'integer' } } },
  };
  const one = await loaded({ 'document.json': around('3.1.0', { Thing: thing }) });
  const several = await loaded({
    'document.json': around('3.1.0', { Thing: { $ref: 'thing.json' } }),
    'thing.json': { ...thing, properties: { ...thing.properties, b: { $ref: 'list.json' } } },
    'list.json': thing.properties.b,
  });
  expect([...compareModels(one, several), ...compareModels(several, one)].map(line)).toEqual([]);
});
