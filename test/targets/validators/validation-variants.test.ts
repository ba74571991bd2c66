// Validation variants of a schema: what requests, responses, and updates require and ignore.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });

const resource = {
  type: 'object',
  required: ['id', 'label', 'window', 'secret'],
  properties: {
    id: { type: 'integer', readOnly: true },
    label: { type: 'string', minLength: 3 },
    secret: { type: 'string', writeOnly: true },
    window: {
      type: 'object',
      required: ['day', 'hour'],
      properties: { day: { type: 'string' }, hour: { type: 'integer' } },
    },
    seconds: { type: 'integer', minimum: 0, 'x-round': { to: [0, 60], mode: 'up' } },
  },
};
const update = {
  type: 'object',
  required: ['label', 'nodes'],
  minProperties: 3,
  properties: {
    label: { type: 'string', minLength: 3 },
    window: {
      type: 'object',
      required: ['day', 'hour'],
      properties: { day: { type: 'string' }, hour: { type: 'integer', minimum: 0 } },
    },
    nodes: {
      type: 'array',
      items: { type: 'object', required: ['address'], properties: { address: { type: 'string' } } },
    },
  },
  if: { required: ['window'] },
  then: { required: ['reason'] },
  dependentRequired: { label: ['reason'] },
};

const validators = await loadValidators(
  await modelOf(
    documentOf(
      {
        Thing: resource,
        ThingUpdate: update,
        Holder: { type: 'object', required: ['thing'], properties: { thing: ref('Thing') } },
        Without: { not: { required: ['id'], properties: { id: { type: 'integer', readOnly: true } } } },
        When: {
          type: 'object',
          properties: { id: { type: 'integer', readOnly: true } },
          if: { required: ['id'] },
          then: { required: ['reason'] },
        },
      },
      {
        'x-ashlar': { version: 1 },
        paths: {
          '/things/{thingId}': {
            'x-resource': { schema: 'Thing', parameter: 'thingId' },
            parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'integer' } }],
            put: {
              operationId: 'updateThing',
              'x-effect': { kind: 'update', merge: 'deep' },
              requestBody: json(ref('ThingUpdate')),
              responses: { 200: { description: 'Done.', ...json(ref('Thing')) } },
            },
            patch: {
              operationId: 'replaceThing',
              'x-effect': { kind: 'update', merge: 'shallow' },
              requestBody: json(ref('ThingUpdate')),
              responses: { 200: { description: 'Done.' } },
            },
          },
        },
      },
    ),
  ),
);

const formatProblems = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
const listProblems = (type: string, value: unknown): readonly string[] =>
  formatProblems(validators.schema(type).check(value));
const window = { day: 'Monday', hour: 1 };

describe('a request', () => {
  it('neither requires nor validates read-only properties', () => {
    expect(listProblems('ThingRequest', { label: 'abc', window, secret: 'x' })).toEqual([]);
    expect(listProblems('ThingRequest', { id: 'nonsense', label: 'abc', window, secret: 'x' })).toEqual([]);
    expect(listProblems('ThingRequest', { label: 'abc', window })).toEqual(['/secret required']);
    expect(listProblems('HolderRequest', { thing: { label: 'abc', window, secret: 'x' } })).toEqual([]);
  });

  it('validates all properties under `not` and `if`, where ignoring some would reject more values', () => {
    expect(listProblems('Without', {})).toEqual([]);
    expect(listProblems('Without', { id: 1 })).toEqual([' not']);
    expect(listProblems('WhenRequest', {})).toEqual([]);
    expect(listProblems('WhenRequest', { id: 1 })).toEqual(['/reason required']);
  });
});

describe('a response', () => {
  it('requires read-only properties, but no write-only ones', () => {
    expect(listProblems('Thing', { id: 1, label: 'abc', window })).toEqual([]);
    expect(listProblems('Thing', { label: 'abc', window })).toEqual(['/id required']);
  });

  it('must have rounded values, unlike a request', () => {
    expect(listProblems('Thing', { id: 1, label: 'abc', window, seconds: 61 })).toEqual(['/seconds x-round']);
    expect(listProblems('ThingRequest', { label: 'abc', window, secret: 'x', seconds: 61 })).toEqual([]);
    expect(listProblems('ThingRequest', { label: 'abc', window, secret: 'x', seconds: -1 })).toEqual([
      '/seconds minimum',
    ]);
  });
});

const checkBody = (operation: string, value: unknown): readonly string[] =>
  formatProblems(validators.call(`check${operation}Body`, 'application/json', value));

describe('an update', () => {
  it('can omit properties of the resource, at every depth', () => {
    expect(checkBody('UpdateThing', { nodes: [] })).toEqual([]);
    expect(checkBody('UpdateThing', { nodes: [], window: { hour: 2 } })).toEqual([]);
  });

  it('must have required properties that the resource does not have', () => {
    expect(checkBody('UpdateThing', { label: 'abc' })).toEqual(['/nodes required']);
  });

  it('is validated only in the properties that it has, but must have complete array items', () => {
    expect(checkBody('UpdateThing', { label: 'a', window: { hour: -1 }, nodes: [{}] })).toEqual([
      '/label minLength',
      '/window/hour minimum',
      '/nodes/0/address required',
    ]);
  });

  it('must have complete nested objects if the merge is shallow', () => {
    expect(checkBody('ReplaceThing', { nodes: [], window: { hour: 2 } })).toEqual(['/window/day required']);
  });

  it('must satisfy its conditions after the merge', () => {
    const checkMerged = (value: unknown): readonly string[] =>
      formatProblems(validators.call('checkUpdateThingMerged', value));
    expect(checkMerged({ id: 1, label: 'abc', window, nodes: [], reason: 'why' })).toEqual([]);
    expect(checkMerged({ id: 1, label: 'abc', window, nodes: [] })).toEqual([
      '/reason dependentRequired',
      '/reason required',
    ]);
  });
});
