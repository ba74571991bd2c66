// Traversal of the model for lint rules.

import { expect, test } from 'vitest';
import { visitModel } from '../../../src/generator/commands/lint/visit-model.ts';
import { modelOf } from '../../targets/validators/model.ts';

test('visits a component once, however many operations use it', async () => {
  const use = {
    parameters: [{ $ref: '#/components/parameters/limit' }],
    responses: { 204: { $ref: '#/components/responses/done' } },
  };
  const api = await modelOf({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1.0.0' },
    paths: { '/a': { get: use }, '/b': { get: use } },
    components: {
      parameters: { limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
      responses: { done: { description: 'Done.' } },
    },
  });
  const visited: string[] = [];
  visitModel(api, [
    {
      operation: ({ path }) => void visited.push(path),
      parameter: ({ name }) => void visited.push(name),
      response: ({ status }) => void visited.push(status),
    },
  ]);
  expect(visited.toSorted()).toEqual(['/a', '/b', '204', 'limit']);
});
