// Which schemas only responses use.

import { expect, it } from 'vitest';
import { findResponseOnlySchemas } from '../../src/generator/model/response-only-schemas.ts';
import { apiOf } from './build-test-api.ts';

const json = (name: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const response = (name: string): unknown => ({ 200: { description: 'd', ...json(name) } });
const referTo = (name: string): unknown => ({ properties: { next: { $ref: `#/components/schemas/${name}` } } });

/** Returns the names of the schemas that only responses of these paths use. */
async function responseOnly(paths: unknown, schemas: unknown): Promise<readonly string[]> {
  const document = { openapi: '3.1.0', info: { title: 't', version: '1' }, paths, components: { schemas } };
  return [...findResponseOnlySchemas(await apiOf({ 'document.json': JSON.stringify(document) }))].sort();
}

it('includes what responses reference, and excludes what requests reference', async () => {
  const paths = {
    '/pets': {
      get: { responses: response('Page') },
      post: { requestBody: json('Create'), responses: response('Pet') },
    },
  };
  const schemas = { Page: referTo('Pet'), Pet: referTo('Owner'), Create: referTo('Owner'), Owner: {}, Unused: {} };
  expect(await responseOnly(paths, schemas)).toStrictEqual(['Page', 'Pet']);
});

it('excludes what parameters take, and includes what callbacks and webhooks take, but not what they return', async () => {
  const parameter = { in: 'query', name: 'q', schema: { $ref: '#/components/schemas/Q' } };
  const callbacks = {
    done: { '{$request.query.url}': { post: { requestBody: json('Event'), responses: response('Ack') } } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: { '/a': { get: { parameters: [parameter], callbacks, responses: response('All') } } },
    webhooks: {
      paid: { post: { requestBody: { $ref: '#/components/requestBodies/Paid' }, responses: response('Receipt') } },
    },
    components: {
      requestBodies: { Paid: json('Paid') },
      schemas: {
        All: { properties: { q: { $ref: '#/components/schemas/Q' }, event: { $ref: '#/components/schemas/Event' } } },
        Q: {},
        Event: {},
        Ack: {},
        Paid: referTo('Event'),
        Receipt: {},
      },
    },
  };
  const ids = findResponseOnlySchemas(await apiOf({ 'document.json': JSON.stringify(document) }));
  expect([...ids].sort()).toStrictEqual(['All', 'Event', 'Paid']);
});

it('excludes what a callback of a callback takes, because the client sends it', async () => {
  const address = '{$request.query.url}';
  const inner = { done: { [address]: { post: { requestBody: json('Inner'), responses: response('InnerAck') } } } };
  const outer = { post: { requestBody: json('Outer'), responses: response('OuterAck'), callbacks: inner } };
  const paths = { '/a': { get: { callbacks: { done: { [address]: outer } }, responses: response('Pet') } } };
  const schemas = { Pet: {}, Inner: {}, InnerAck: {}, Outer: {}, OuterAck: {} };
  expect(await responseOnly(paths, schemas)).toStrictEqual(['InnerAck', 'Outer', 'Pet']);
});

it('excludes subtypes of what requests contain, with or without a mapping', async () => {
  const paths = { '/zoo': { post: { requestBody: json('Animal'), responses: response('Zoo') } } };
  const animal = { type: 'object', properties: { kind: { type: 'string' } }, required: ['kind'] };
  const extending = (name: string): object => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });
  const schemas = {
    Animal: { ...animal, discriminator: { propertyName: 'kind' } },
    Pet: extending('Animal'),
    Cat: extending('Pet'),
    Plant: {},
    Zoo: {
      properties: {
        cats: { items: { $ref: '#/components/schemas/Cat' } },
        plant: { $ref: '#/components/schemas/Plant' },
      },
    },
  };
  expect(await responseOnly(paths, schemas)).toStrictEqual(['Plant', 'Zoo']);
});

it('excludes what a request body without a use references', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: { '/a': { get: { responses: response('Pet') } } },
    components: { schemas: { Pet: {} }, requestBodies: { NewPet: json('Pet') } },
  };
  expect([...findResponseOnlySchemas(await apiOf({ 'document.json': JSON.stringify(document) }))]).toStrictEqual([]);
});

it('excludes what a schema without a use references, because its form for requests contains it', async () => {
  const paths = { '/a': { get: { responses: response('Pet') } } };
  expect(await responseOnly(paths, { Pet: {}, Unused: referTo('Pet') })).toStrictEqual([]);
});
