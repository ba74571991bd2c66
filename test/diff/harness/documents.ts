// Documents around what a case is about: a schema in one of its places, an operation, or the whole.

import { isObject, merged } from './merge.ts';

const json = (schema: unknown): object => ({ content: { 'application/json': { schema } } });

/** A document in which one operation takes and gives the schema, by reference. */
export function sharedSchema(schema: unknown): object {
  const ref = { $ref: '#/components/schemas/Thing' };
  return withOperation(
    { requestBody: json(ref), responses: { 200: { description: 'Done.', ...json(ref) } } },
    { components: { schemas: { Thing: schema } } },
  );
}

/** Where a schema can stand, each in a document of its own. */
export const places: Readonly<Record<string, (schema: unknown) => object>> = {
  'the request body': (schema) =>
    withOperation({ requestBody: json(schema), responses: { 204: { description: 'Done.' } } }),
  'the response': (schema) => withOperation({ responses: { 200: { description: 'Done.', ...json(schema) } } }),
  'a response header': (schema) =>
    withOperation({ responses: { 200: { description: 'Done.', headers: { 'X-Thing': { schema } } } } }),
  'a query parameter': (schema) =>
    withOperation({ parameters: [{ name: 'q', in: 'query', schema }], responses: { 204: { description: 'Done.' } } }),
  'a property': (schema) => sharedSchema({ type: 'object', properties: { inner: schema } }),
  items: (schema) => sharedSchema({ type: 'array', items: schema }),
  'other members': (schema) =>
    sharedSchema({ type: 'object', properties: { a: { type: 'string' } }, additionalProperties: schema }),
  'a part': (schema) =>
    sharedSchema({ type: 'object', properties: { inner: { allOf: [{ description: 'A part.' }, schema] } } }),
  'a recursive schema': (schema) =>
    sharedSchema({ type: 'object', properties: { next: { $ref: '#/components/schemas/Thing' }, inner: schema } }),
};

const operation = { operationId: 'doThing', responses: { 204: { description: 'Done.' } } };

function withOperation(own: object, more: object = {}): object {
  return document({ paths: { '/things': { post: { ...operation, ...own } } }, ...more });
}

/** A document that is what the case says. */
export function document(more: unknown): object {
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    'x-ashlar': { version: 1 },
    ...(isObject(more) && more),
  };
}

/** A document whose one operation is what the case says. */
export function ofOperation(own: unknown): object {
  return withOperation(isObject(own) ? own : {}, { components });
}

/** A document that is what the case says beside what every document has. */
export function ofDocument(own: unknown): object {
  return merged(document({ paths: { '/things': { post: operation } }, components }), own);
}

const components = {
  schemas: { Thing: { type: 'object', properties: { id: { type: 'integer' } } } },
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: 'https://example.com/a',
          tokenUrl: 'https://example.com/t',
          scopes: { read: 'Read', write: 'Write', admin: 'All' },
        },
      },
    },
  },
};
