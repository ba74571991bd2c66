// Small documents whose generated validators are readable golden files.

import { documentOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const ashlar = { 'x-ashlar': { version: 1 } };

/** The document of each golden case, and the validator module to compare. */
export const goldenDocuments: Readonly<Record<string, { readonly module: string; readonly document: object }>> = {
  'closed-object': {
    module: 'schemas/node.ts',
    document: documentOf({
      Node: {
        type: 'object',
        required: ['address'],
        properties: {
          address: { type: 'string', minLength: 3, maxLength: 64, pattern: '^[a-z.]+:[0-9]+$' },
          weight: { type: 'integer', minimum: 1 },
          mode: { enum: ['accept', 'drain'] },
        },
        additionalProperties: false,
      },
    }),
  },
  'list-and-reference': {
    module: 'schemas/config.ts',
    document: documentOf({
      Node: { type: 'object', properties: { id: { type: 'integer' } } },
      Config: {
        type: 'object',
        required: ['nodes'],
        properties: {
          nodes: { type: 'array', minItems: 1, items: ref('Node') },
          note: { type: ['string', 'null'], maxLength: 10 },
        },
      },
    }),
  },
  'discriminated-by-constant': {
    module: 'schemas/pet.ts',
    document: documentOf({
      Cat: { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } },
      Dog: { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } },
      Pet: { oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }] },
      Known: { oneOf: [ref('Cat'), ref('Dog')] },
    }),
  },
  'recursion-and-unevaluated': {
    module: 'schemas/tree.ts',
    document: documentOf({
      Named: { type: 'object', properties: { name: { type: 'string' } } },
      Tree: {
        allOf: [ref('Named')],
        type: 'object',
        properties: { children: { type: 'array', items: ref('Tree') } },
        unevaluatedProperties: false,
      },
    }),
  },
  'rule-and-message': {
    module: 'schemas/check.ts',
    document: documentOf(
      {
        Check: {
          type: 'object',
          required: ['interval', 'timeout'],
          properties: {
            interval: { type: 'integer', minimum: 1, 'x-message': 'Must be at least a second.' },
            timeout: { type: 'integer' },
          },
          'x-rules': [
            {
              id: 'interval-exceeds-timeout',
              rule: 'self.interval > self.timeout',
              message: 'The interval must be greater than the timeout.',
              field: 'interval',
            },
          ],
        },
      },
      ashlar,
    ),
  },
  'parameter-in-brackets': {
    module: 'operations/things.ts',
    document: documentOf(
      { Owner: { type: 'object', properties: { id: { type: 'integer' }, manager: ref('Owner') } } },
      {
        paths: {
          '/things': {
            get: {
              operationId: 'find',
              parameters: [
                {
                  name: 'filter',
                  in: 'query',
                  style: 'deepObject',
                  schema: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      owner: ref('Owner'),
                      tags: { type: 'array', items: { type: 'string' } },
                      sizes: { type: 'array', items: { type: 'integer' } },
                    },
                  },
                },
                {
                  name: 'created',
                  in: 'query',
                  style: 'deepObject',
                  schema: {
                    anyOf: [
                      { type: 'object', additionalProperties: false, properties: { gt: { type: 'integer' } } },
                      { type: 'integer' },
                    ],
                  },
                },
              ],
              responses: { 204: { description: 'Done.' } },
            },
          },
        },
      },
    ),
  },
  operation: {
    module: 'operations/things.ts',
    document: documentOf(
      {},
      {
        paths: {
          '/things/{id}': {
            get: {
              operationId: 'listThings',
              parameters: [
                { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
                { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
              ],
              responses: {
                200: {
                  description: 'All.',
                  content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
                },
              },
            },
          },
        },
      },
    ),
  },
};
