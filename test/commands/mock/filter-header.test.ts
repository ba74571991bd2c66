// Filters of the mock server by the header of the convention `filter`, over HTTP.

import { beforeAll, describe, expect, it } from 'vitest';
import { send, startMockForFile, type JsonResponse } from './mock-server.ts';

const document = `openapi: 3.1.0
x-ashlar:
  version: 1
  conventions:
    pagination: { page: page, size: page_size, items: data, pages: pages, total: results }
    filter: { header: X-Filter }
info: { title: Nodes, version: 1.0.0 }
paths:
  /nodes:
    get:
      operationId: listNodes
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: page_size, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 100 } }
        - { name: x-filter, in: header, content: { application/json: { schema: { type: object } } } }
      responses:
        '200':
          description: Nodes.
          content:
            application/json:
              schema:
                type: object
                required: [data, page, pages, results]
                properties:
                  data: { type: array, items: { $ref: '#/components/schemas/Node' } }
                  page: { type: integer }
                  pages: { type: integer }
                  results: { type: integer }
    post:
      operationId: createNode
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } }
      responses:
        '201': { description: The node., content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } }
  /nodes/{id}:
    delete:
      operationId: deleteNode
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Deleted. } }
components:
  schemas:
    Node:
      type: object
      required: [label, size, tags]
      properties:
        id: { type: integer, readOnly: true }
        label: { type: string, x-filterable: true }
        size: { type: integer, x-filterable: true }
        tags: { type: array, items: { type: string }, x-filterable: true }
        on: { type: [boolean, 'null'], x-filterable: true }
        secret: { type: string }
`;

const nodes = [
  { label: 'web-1', size: 10, tags: ['a'], on: true },
  { label: 'web-2', size: 2, tags: ['a', 'b'], on: false },
  { label: 'db', size: 30, tags: [], on: null },
];

const url = startMockForFile({ 'openapi.yaml': document }, 'openapi.yaml');

beforeAll(async () => {
  const { body } = await send(`${url()}/nodes`);
  for (const { id } of (body as { readonly data: readonly { readonly id: number }[] }).data)
    await send(`${url()}/nodes/${id}`, 'DELETE');
  for (const node of nodes) await send(`${url()}/nodes`, 'POST', node);
});

const list = (filter: unknown, query = ''): Promise<JsonResponse> =>
  send(`${url()}/nodes${query}`, 'GET', undefined, { 'X-Filter': JSON.stringify(filter) });

const labels = async (filter: unknown): Promise<readonly string[]> =>
  ((await list(filter)).body as { readonly data: readonly { readonly label: string }[] }).data.map(
    ({ label }) => label,
  );

describe('the filter of the header', () => {
  it.each([
    [{}, ['web-1', 'web-2', 'db']],
    [{ label: 'db' }, ['db']],
    [{ on: null }, ['db']],
    [{ on: { '+neq': true } }, ['web-2', 'db']],
    [{ on: { '+neq': 'true' } }, ['web-2', 'db']],
    [{ size: { '+neq': '10' } }, ['web-2', 'db']],
    [{ label: { '+contains': 'web' } }, ['web-1', 'web-2']],
    [{ tags: 'a' }, ['web-1', 'web-2']],
    [{ tags: { '+contains': 'b' } }, ['web-2']],
    [{ size: { '+gt': 2, '+lte': 30 } }, ['web-1', 'db']],
    [{ size: { '+gte': 10, '+lt': 30 } }, ['web-1']],
    [{ label: { '+contains': 'web' }, '+or': [{ size: 2 }, { size: 30 }] }, ['web-2']],
    [{ '+and': [{ on: true }, { '+or': [] }] }, []],
    [{ '+order_by': 'size' }, ['web-2', 'web-1', 'db']],
    [{ '+order_by': 'label', '+order': 'desc' }, ['web-2', 'web-1', 'db']],
    [{ '+order_by': 'on' }, ['db', 'web-2', 'web-1']],
  ])('%j selects %j', async (filter, expected) => {
    expect(await labels(filter)).toEqual(expected);
  });

  it('applies before the page is selected', async () => {
    expect(await list({ '+order_by': 'size', '+order': 'desc' }, '?page=2&page_size=2')).toMatchObject({
      status: 200,
      body: { data: [{ label: 'web-2' }], page: 2, pages: 2, results: 3 },
    });
  });

  it('is validated', async () => {
    expect((await list({ secret: 'x' })).status).toBe(400);
    expect((await list({ label: { '+gt': 1 } })).status).toBe(400);
  });
});
