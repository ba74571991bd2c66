// OpenAPI documents that embed the schema, operation, or root fields of a test case.

import { isObject, mergeObjects } from './merge.ts';

const jsonContent = (schema: unknown): object => ({ content: { 'application/json': { schema } } });

/** Creates a document with one operation whose request body and response refer to the schema. */
export function documentWithSharedSchema(schema: unknown): object {
  const ref = { $ref: '#/components/schemas/Thing' };
  return withOperation(
    { requestBody: jsonContent(ref), responses: { 200: { description: 'Done.', ...jsonContent(ref) } } },
    { components: { schemas: { Thing: schema } } },
  );
}

/** Functions that create a document with a schema in a given position, by the name of the position. */
export const schemaPositions: Readonly<Record<string, (schema: unknown) => object>> = {
  'the request body': (schema) =>
    withOperation({ requestBody: jsonContent(schema), responses: { 204: { description: 'Done.' } } }),
  'the response': (schema) => withOperation({ responses: { 200: { description: 'Done.', ...jsonContent(schema) } } }),
  'a response header': (schema) =>
    withOperation({ responses: { 200: { description: 'Done.', headers: { 'X-Thing': { schema } } } } }),
  'a query parameter': (schema) =>
    withOperation({ parameters: [{ name: 'q', in: 'query', schema }], responses: { 204: { description: 'Done.' } } }),
  'a property': (schema) => documentWithSharedSchema({ type: 'object', properties: { inner: schema } }),
  items: (schema) => documentWithSharedSchema({ type: 'array', items: schema }),
  additionalProperties: (schema) =>
    documentWithSharedSchema({ type: 'object', properties: { a: { type: 'string' } }, additionalProperties: schema }),
  'an allOf part': (schema) =>
    documentWithSharedSchema({
      type: 'object',
      properties: { inner: { allOf: [{ description: 'A part.' }, schema] } },
    }),
  'a recursive schema': (schema) =>
    documentWithSharedSchema({
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Thing' }, inner: schema },
    }),
};

const operation = { operationId: 'doThing', responses: { 204: { description: 'Done.' } } };

function withOperation(fields: object, rootFields: object = {}): object {
  return createDocument({ paths: { '/things': { post: { ...operation, ...fields } } }, ...rootFields });
}

/** Creates a document with the given root fields. */
export function createDocument(fields: unknown): object {
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    'x-ashlar': { version: 1 },
    ...(isObject(fields) && fields),
  };
}

/** Creates a document with one operation that has the given fields. */
export function documentWithOperation(fields: unknown): object {
  return withOperation(isObject(fields) ? fields : {}, { components });
}

/** Creates the default document, with the given fields merged into it. */
export function documentWithOverrides(overrides: unknown): object {
  return mergeObjects(createDocument({ paths: { '/things': { post: operation } }, components }), overrides);
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
