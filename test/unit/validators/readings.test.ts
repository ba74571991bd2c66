// Requests, responses and updates: what each reading of a schema demands and leaves alone.

import { describe, expect, it } from 'vitest';
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

const loaded = await loadValidators(
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

const told = (type: string, value: unknown): readonly string[] =>
  loaded
    .schema(type)
    .check(value)
    .map(({ pointer, keyword }) => `${pointer} ${keyword}`);
const window = { day: 'Monday', hour: 1 };

describe('a request', () => {
  it('need not have what is read-only, and whatever it has there does not matter', () => {
    expect(told('ThingRequest', { label: 'abc', window, secret: 'x' })).toEqual([]);
    expect(told('ThingRequest', { id: 'nonsense', label: 'abc', window, secret: 'x' })).toEqual([]);
    expect(told('ThingRequest', { label: 'abc', window })).toEqual(['/secret required']);
    expect(told('HolderRequest', { thing: { label: 'abc', window, secret: 'x' } })).toEqual([]);
  });

  it('is judged in full under not and if, where less would refuse more', () => {
    expect(told('Without', {})).toEqual([]);
    expect(told('Without', { id: 1 })).toEqual([' not']);
    expect(told('WhenRequest', {})).toEqual([]);
    expect(told('WhenRequest', { id: 1 })).toEqual(['/reason required']);
  });
});

describe('a response', () => {
  it('has what is read-only and lacks what is write-only', () => {
    expect(told('Thing', { id: 1, label: 'abc', window })).toEqual([]);
    expect(told('Thing', { label: 'abc', window })).toEqual(['/id required']);
  });

  it('has rounded values only; a request has any', () => {
    expect(told('Thing', { id: 1, label: 'abc', window, seconds: 61 })).toEqual(['/seconds x-round']);
    expect(told('ThingRequest', { label: 'abc', window, secret: 'x', seconds: 61 })).toEqual([]);
    expect(told('ThingRequest', { label: 'abc', window, secret: 'x', seconds: -1 })).toEqual(['/seconds minimum']);
  });
});

function body(operation: string, value: unknown): readonly string[] {
  const check = loaded.exports[`check${operation}Body`];
  if (typeof check !== 'function') throw new Error(`no check of the body of ${operation}`);
  return (
    Reflect.apply(check, undefined, ['application/json', value]) as readonly { pointer: string; keyword: string }[]
  ).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
}

describe('an update', () => {
  it('need not send what the resource has, at every depth', () => {
    expect(body('UpdateThing', { nodes: [] })).toEqual([]);
    expect(body('UpdateThing', { nodes: [], window: { hour: 2 } })).toEqual([]);
  });

  it('must send what the resource does not have', () => {
    expect(body('UpdateThing', { label: 'abc' })).toEqual(['/nodes required']);
  });

  it('is judged for the shape of what it has, and for lists as a whole', () => {
    expect(body('UpdateThing', { label: 'a', window: { hour: -1 }, nodes: [{}] })).toEqual([
      '/label minLength',
      '/window/hour minimum',
      '/nodes/0/address required',
    ]);
  });

  it('that merges one level deep has whole members', () => {
    expect(body('ReplaceThing', { nodes: [], window: { hour: 2 } })).toEqual(['/window/day required']);
  });

  it('is judged with its conditions once it is merged', () => {
    const check = loaded.exports['checkUpdateThingMerged'];
    if (typeof check !== 'function') throw new Error('no check of what is merged');
    const merged = (value: unknown) =>
      (Reflect.apply(check, undefined, [value]) as readonly { pointer: string; keyword: string }[]).map(
        ({ pointer, keyword }) => `${pointer} ${keyword}`,
      );
    expect(merged({ id: 1, label: 'abc', window, nodes: [], reason: 'why' })).toEqual([]);
    expect(merged({ id: 1, label: 'abc', window, nodes: [] })).toEqual([
      '/reason dependentRequired',
      '/reason required',
    ]);
  });
});
