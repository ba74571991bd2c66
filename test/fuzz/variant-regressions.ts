// Regressions: documents with request and response variants for which generation once failed.

import type { JsonObject } from './schemas.ts';

const createDocument = (schema: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Readings', version: '1' },
  paths: {
    '/values': {
      get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } },
    },
  },
  components: { schemas },
});
const withReadOnly = { type: 'object', properties: { id: { type: 'integer', readOnly: true } } };

/** Documents, by cause of the former failure. */
export const variantRegressions: Readonly<Record<string, JsonObject>> = {
  // The operation referred to a variant that the module didn't export, because the type hid that the variants differ.
  'hidden-read-only-property': createDocument({ type: 'object', additionalProperties: { anyOf: [withReadOnly, {}] } }),
  // The variant of an array was an array of item variants, which recursed endlessly.
  'recursive-array': createDocument(
    { $ref: '#/components/schemas/Value' },
    {
      Value: {
        anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Value' } }, withReadOnly],
      },
    },
  ),
  'recursive-tuple': createDocument(
    { $ref: '#/components/schemas/Call' },
    {
      Call: {
        type: 'array',
        prefixItems: [{ type: 'string' }, { $ref: '#/components/schemas/Call' }, withReadOnly],
        minItems: 1,
      },
    },
  ),
  'recursive-tuple-rest': createDocument(
    { $ref: '#/components/schemas/Call' },
    { Call: { type: 'array', prefixItems: [withReadOnly], items: { $ref: '#/components/schemas/Call' } } },
  ),
  // The items of an intersection of two array types belong to both, recursively.
  'recursive-array-intersection': createDocument(
    { $ref: '#/components/schemas/Value' },
    {
      Value: {
        allOf: [
          { type: 'array', items: { $ref: '#/components/schemas/Value' } },
          {
            anyOf: [
              { type: 'string' },
              { type: 'array', items: { type: 'array', items: withReadOnly } },
              { type: 'array', items: { type: 'object' } },
            ],
          },
        ],
      },
    },
  ),
  'recursive-nested-array-intersection': createDocument(
    { $ref: '#/components/schemas/Value' },
    {
      Value: {
        allOf: [
          { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Value' } } },
          {
            anyOf: [
              { type: 'string' },
              { type: 'array', items: { type: 'array', items: withReadOnly } },
              { type: 'array', items: { type: 'object' } },
            ],
          },
        ],
      },
    },
  ),
  // A required object that may be empty also had a default.
  'required-object-with-default': {
    ...createDocument({}),
    paths: {
      '/values': {
        get: {
          parameters: [
            {
              name: 'page',
              in: 'query',
              required: true,
              schema: { type: 'object', properties: { size: { type: 'integer' } }, default: {} },
            },
          ],
          responses: { 204: { description: 'Done' } },
        },
      },
    },
  },
};
