// The media type of error responses.

import { expect, it } from 'vitest';
import { errorMediaType } from '../../src/generator/model/error-responses.ts';
import { apiOf } from './build-test-api.ts';

async function usualMediaType(mediaTypes: readonly string[]): Promise<string> {
  const schema = { $ref: '#/components/schemas/Problem' };
  const responses = mediaTypes.map((mediaType, index) => [
    String(400 + index),
    { description: 'Error', content: { [mediaType]: { schema } } },
  ]);
  return errorMediaType(
    await apiOf({
      'document.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 't', version: '1' },
        'x-ashlar': {
          version: 1,
          conventions: { errors: { schema: 'Problem', items: 'errors', message: 'reason', field: 'field' } },
        },
        paths: { '/a': { get: { 'x-access': { public: true }, responses: Object.fromEntries(responses) as object } } },
        components: {
          schemas: {
            Problem: {
              type: 'object',
              properties: {
                errors: {
                  type: 'array',
                  items: { type: 'object', properties: { reason: { type: 'string' }, field: { type: 'string' } } },
                },
              },
            },
          },
        },
      }),
    }),
  );
}

it('errorMediaType returns the most frequent JSON media type, regardless of parameters', async () => {
  const json = 'application/json';
  const problem = 'application/problem+json';
  const problemWithCharset = 'application/problem+json; charset=utf-8';
  expect([
    await usualMediaType([json, json, problem, problemWithCharset, problemWithCharset]),
    await usualMediaType([json, problem, 'text/plain', 'application/*']),
    await usualMediaType([]),
  ]).toEqual([problemWithCharset, json, json]);
});
