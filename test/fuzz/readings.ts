// What the fuzz has found of types that have a reading for requests and one for responses.

import type { Written } from './schemas.ts';

const document = (schema: Written, schemas: Written = {}): Written => ({
  openapi: '3.1.0',
  info: { title: 'Readings', version: '1' },
  paths: {
    '/found': {
      get: { responses: { 200: { description: 'Something', content: { 'application/json': { schema } } } } },
    },
  },
  components: { schemas },
});
const own = { type: 'object', properties: { id: { type: 'integer', readOnly: true } } };

/** By what is particular to each. */
export const readings: Readonly<Record<string, Written>> = {
  // The operation's name asked for a reading that the module did not export, because no mark was left in the type.
  'hidden-mark': document({ type: 'object', additionalProperties: { anyOf: [own, {}] } }),
  // The reading of a list was the list of its items' readings, without an end.
  'list-of-itself': document(
    { $ref: '#/components/schemas/Value' },
    { Value: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Value' } }, own] } },
  ),
  'tuple-of-itself': document(
    { $ref: '#/components/schemas/Call' },
    {
      Call: {
        type: 'array',
        prefixItems: [{ type: 'string' }, { $ref: '#/components/schemas/Call' }, own],
        minItems: 1,
      },
    },
  ),
  'tuple-that-ends-in-itself': document(
    { $ref: '#/components/schemas/Call' },
    { Call: { type: 'array', prefixItems: [own], items: { $ref: '#/components/schemas/Call' } } },
  ),
  // The items of a list that is two lists at once are of both, and of each of these the items again.
  'list-of-itself-that-is-another-list': document(
    { $ref: '#/components/schemas/Value' },
    {
      Value: {
        allOf: [
          { type: 'array', items: { $ref: '#/components/schemas/Value' } },
          {
            anyOf: [
              { type: 'string' },
              { type: 'array', items: { type: 'array', items: own } },
              { type: 'array', items: { type: 'object' } },
            ],
          },
        ],
      },
    },
  ),
  'list-of-lists-of-itself-that-is-another-list': document(
    { $ref: '#/components/schemas/Value' },
    {
      Value: {
        allOf: [
          { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Value' } } },
          {
            anyOf: [
              { type: 'string' },
              { type: 'array', items: { type: 'array', items: own } },
              { type: 'array', items: { type: 'object' } },
            ],
          },
        ],
      },
    },
  ),
  // An object that is empty where it is missing had a default, too.
  'object-that-is-never-missing': {
    ...document({}),
    paths: {
      '/found': {
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
