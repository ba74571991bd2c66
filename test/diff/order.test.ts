// Changes are told in the order of the interface, each once, with all who meet it and at its worst.

import { expect, it } from 'vitest';
import type { Change } from '../../src/generator/diff/change.ts';
import { compare } from '../../src/generator/diff/compare.ts';
import { inOrder } from '../../src/generator/diff/order.ts';
import type { Api } from '../../src/generator/model/declarations/api.ts';
import { modelOf } from '../unit/validators/model.ts';

const done = { 204: { description: 'Done.' } };
const asking = (schema: object): object => ({ requestBody: { content: { 'application/json': { schema } } }, responses: done });

function api(maximum: number, url: string, security: object[] = []): Promise<Api> {
  const own = asking({ type: 'integer', maximum });
  return modelOf({
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    servers: [{ url }],
    security,
    paths: { '/zebras': { post: own }, '/apes': { post: own, put: { ...own, security: [] } }, '/shared': { post: asking({ $ref: '#/components/schemas/A' }) } },
    webhooks: { beep: { post: own } },
    components: { schemas: { A: { type: 'integer', maximum } }, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
}

it('the interface comes first, then operations as the model has them, webhooks, and shared schemas', async () => {
  const found = compare(await api(9, 'https://a.example.com'), await api(8, 'https://b.example.com'));
  expect(found.map(({ subject }) => subject.operation ?? subject.schema ?? '')).toEqual(['', '', 'POST /apes', 'PUT /apes', 'POST /zebras', 'webhook beep', 'A']);
});

it('security that the interface states is told once, with the operations that have no other', async () => {
  const [change, ...others] = compare(await api(9, '/'), await api(9, '/', [{ token: [] }]));
  expect(others).toEqual([]);
  expect(change).toMatchObject({ id: 'security-added', subject: { steps: [] }, operations: ['POST /apes', 'POST /shared', 'POST /zebras'] });
});

it('two that are the same are one, at the worse level, for all who meet either', async () => {
  const place = { file: 'a.yaml', line: 1, column: 1, pointer: '' };
  const change = (more: Partial<Change>): Change => ({ id: 'maximum-lowered', wire: {}, code: {}, subject: { steps: [] }, operations: [], sentence: 'same', base: place, head: place, fingerprint: '0123456789ab', ...more });
  const one = change({ operations: ['GET /a', 'GET /b'], wire: { request: 'possibly' }, code: { types: 'compatible', client: 'breaking' } });
  const other = change({ operations: ['GET /b', 'GET /c'], wire: { request: 'breaking', response: 'compatible' }, code: { types: 'breaking', client: 'compatible' } });
  const found = inOrder([one, other], await api(9, '/'));
  expect(found).toEqual([change({ operations: ['GET /a', 'GET /b', 'GET /c'], wire: { request: 'breaking', response: 'compatible' }, code: { types: 'breaking', client: 'breaking' } })]);
});
