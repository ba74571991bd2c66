// Which headers of a response the handler sets.

import { expect, it } from 'vitest';
import { handlerHeaders } from '../../../src/generator/targets/server/response-header-setters.ts';
import { apiOf } from '../../model/build-test-api.ts';

it('are those that neither the pipeline nor the service sets for every response', async () => {
  const names = [
    'Allow',
    'Accept',
    'Retry-After',
    'WWW-Authenticate',
    'Content-Length',
    'Date',
    'Connection',
    'Access-Control-Allow-Origin',
    'X-Common',
    'Location',
    'ETag',
  ];
  const headers = Object.fromEntries(names.map((name) => [name, { schema: { type: 'string' } }]));
  const api = await apiOf({
    'document.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: { '/a': { get: { responses: { 200: { description: 'd', headers } } } } },
    }),
  });
  const [response] = api.operations[0]?.responses ?? [];
  if (!response) throw new Error('no response');
  expect(handlerHeaders(response, [{ name: 'x-common', description: '' }], api).map(({ name }) => name)).toEqual([
    'Location',
    'ETag',
  ]);
});
