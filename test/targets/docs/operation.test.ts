// Docs pages of operations and callbacks, and the index, tag, and shared pages.

import { beforeAll, describe, expect, it, test } from 'vitest';
import { docsOf, documentOf, rowOf, type Docs } from './generate-docs.ts';

const item = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    secret: { type: 'string', writeOnly: true },
  },
};
const jsonContent = (schema: object, otherFields: object = {}) => ({ 'application/json': { schema, ...otherFields } });

const document = documentOf(
  { Item: item, Owner: { type: 'object', required: ['vip'], properties: { vip: { type: 'boolean' } } } },
  {
    'x-ashlar': { version: 1, caller: 'Owner' },
    servers: [
      {
        url: 'https://{host}/v1',
        description: 'The service.',
        variables: { host: { default: 'a.b', enum: ['a.b', 'c.d'], description: 'The host.' } },
      },
    ],
    security: [{ key: [] }],
    tags: [{ name: 'Items', description: 'All *items*.', externalDocs: { url: 'https://x.y/items' } }],
    paths: {
      '/owners/{ownerId}/items/{itemId}': {
        'x-resource': { schema: 'Item', parameter: 'itemId', within: { schema: 'Owner', parameter: 'ownerId' } },
        parameters: [
          { name: 'ownerId', in: 'path', required: true, schema: { type: 'integer' } },
          {
            name: 'itemId',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1 },
            description: 'The item ID.',
            example: 7,
          },
        ],
        put: {
          operationId: 'updateItem',
          summary: 'Update an item',
          description: '# Details\n\nChanges an item.\n\n- a\n- b',
          tags: ['Items', 'more'],
          deprecated: true,
          externalDocs: { url: 'https://x.y/update', description: 'The guide' },
          servers: [{ url: 'https://e.f' }],
          security: [{ oauth: ['items:write', 'items:read'], key: [] }, {}],
          'x-access': { grant: 'item', level: 'read_write' },
          'x-effect': { kind: 'update', merge: 'shallow', defaults: ['name'], also: ['Notifies the owner.'] },
          'x-preconditions': [
            { id: 'vip', rule: 'caller.vip == true', message: 'Only for `vip`s', status: 409, field: 'name' },
          ],
          'x-limits': [
            { id: 'few', of: 'Item', per: 'owner', max: 3, within: 'day', where: 'self.id > 0', message: 'Too many.' },
            { id: 'slow', requests: 1, seconds: 120 },
          ],
          'x-emits': ['item_update'],
          'x-unspecified': 'The result of a repeated request.',
          parameters: [
            {
              name: 'filter',
              in: 'query',
              style: 'deepObject',
              explode: true,
              schema: { type: 'object', properties: { age: { type: 'integer' } } },
            },
            {
              name: 'ids',
              in: 'query',
              explode: false,
              deprecated: true,
              allowReserved: true,
              schema: { type: 'array', items: { type: 'string' } },
              examples: { one: { summary: 'Only one', value: ['x'] } },
            },
            {
              name: 'X-Data',
              in: 'header',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Owner' } } },
            },
          ],
          requestBody: {
            required: true,
            description: 'The *changes*.',
            content: {
              ...jsonContent(
                { $ref: '#/components/schemas/Item' },
                {
                  examples: {
                    short: { summary: 'A name', value: { name: 'x' } },
                    far: { externalValue: 'https://x.y/e.json' },
                  },
                },
              ),
              'multipart/form-data': {
                schema: { type: 'object', properties: { file: { type: 'string' } } },
                encoding: { file: { contentType: 'image/png', headers: { 'X-Part': { schema: { type: 'string' } } } } },
              },
            },
          },
          responses: {
            200: {
              description: 'Done.',
              headers: {
                'X-Count': { required: true, description: 'The count.', schema: { type: 'integer' } },
                'X-Shared': { $ref: '#/components/headers/Shared' },
              },
              content: {
                ...jsonContent({ $ref: '#/components/schemas/Item' }),
                'text/csv': { schema: { type: 'string' }, example: 'id,name\n1,x' },
              },
              links: {
                updateAgain: {
                  operationId: 'updateItem',
                  parameters: { itemId: '$response.body#/id' },
                  description: 'Updates the item again.',
                },
              },
            },
            '4XX': {
              description: 'Invalid request.',
              content: jsonContent({
                type: 'object',
                properties: { reason: { type: 'string' }, hint: { type: 'string', writeOnly: true } },
              }),
            },
            default: { description: 'Unexpected error.' },
          },
          callbacks: {
            itemUpdated: {
              '{$request.body#/url}': {
                post: {
                  operationId: 'notifyOwner',
                  summary: 'Notify the owner',
                  requestBody: { content: jsonContent({ $ref: '#/components/schemas/Owner' }) },
                  responses: { 204: { description: 'Received.' } },
                },
              },
            },
          },
        },
      },
    },
    webhooks: { itemDeleted: { post: { summary: 'Item deleted', responses: { 200: { description: 'Received.' } } } } },
  },
);
Object.assign((document as { components: object }).components, {
  headers: { Shared: { description: 'On many responses.', schema: { type: 'string' } } },
  responses: { Unused: { description: 'Not used.' } },
  parameters: { Unused: { name: 'unused', in: 'query', schema: { type: 'string' } } },
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A *key*.' },
    oauth: {
      type: 'oauth2',
      flows: {
        clientCredentials: {
          tokenUrl: 'https://x.y/token',
          scopes: { 'items:read': 'Read items.', 'items:write': 'Write items.' },
        },
      },
    },
  },
});

let docs: Docs;
beforeAll(async () => {
  docs = await docsOf(document);
});
const page = (path: string): string =>
  docs.pages.get(path) ?? `missing ${path}; found ${[...docs.pages.keys()].join(', ')}`;

describe('the page of an operation', () => {
  it.each([
    [
      '# Update an item\n\n`PUT /owners/{ownerId}/items/{itemId}`\n\n**Deprecated.**\n\n### Details\n\nChanges an item.\n\n- a\n- b\n\n## Details\n',
    ],
    [
      '- Operation ID: `updateItem`.\n- Tag: [Items](../tags/items.md).\n- Also tagged `more`.\n- Resource: [Item](../schemas/item.md), identified by `itemId`, in [Owner](../schemas/owner.md), identified by `ownerId`.\n- Documentation: [The guide](https://x.y/update).\n',
    ],
    ['## Servers\n\n- `https://e.f`\n'],
    [
      'One of these:\n\n- [`oauth`](../README.md#authentication) with the scopes `items:write` and `items:read` together with [`key`](../README.md#authentication).\n- No authentication.\n\nUnrestricted users can call this operation. Restricted users need the grant `item` with level `read_write`.\n',
    ],
    ['The body is required.\n\nThe *changes*.\n\n**Body** `application/json`: [Item](../schemas/item.md)\n'],
    [
      'Example `short`: A name:\n\n```json\n{\n  "name": "x"\n}\n```\n\nExample `far`: [`https://x.y/e.json`](https://x.y/e.json):\n',
    ],
    [
      'Encoding:\n\n- `file`: sent as `image/png`.\n\n| Header | Type | Presence | Description |\n| --- | --- | --- | --- |\n| `X-Part` | string | optional |  |\n',
    ],
    [
      '## Effect\n\n- Updates the resource: each field in the request replaces the entire stored field. Omitted fields are unchanged. Rules and required fields are validated on the merged value.\n- Defaults apply only to `name`.\n- Notifies the owner.\n',
    ],
    [
      "- Only for `vip`s. Returns 409 if not satisfied. Reported for `name`.\n  - The caller's `vip` must be true.\n  - `vip`: `caller.vip == true`\n",
    ],
    [
      '- At most 3 [Item](../schemas/item.md) objects created in one UTC day per owner, counting only those for which `id` is greater than 0 (`few`: `self.id > 0`). Error message: “Too many.”\n- At most 1 request in 2 minutes (`slow`).\n',
    ],
    ['## Events\n\n- `item_update`\n'],
    [
      '### 200\n\nDone.\n\n**Body** `application/json`: [Item](../schemas/item.md)\n\n| Field | Type | Presence | Description |\n',
    ],
    ['**Body** `text/csv`: string\n\nExample:\n\n```csv\nid,name\n1,x\n```\n'],
    [
      '| `X-Count` | integer | required | The count. |\n\nCan include these [headers](../shared.md#headers): `X-Shared` (`Shared`).\n\nLinks:\n\n- `updateAgain`: [updateItem](../operations/update-item.md) with `itemId` from `$response.body#/id`. Updates the item again.\n',
    ],
    ['### Any 4xx status\n\nInvalid request.\n'],
    ['### Any other status\n\nUnexpected error.\n'],
    [
      '## Callbacks\n\n- `itemUpdated`: [Notify the owner](../callbacks/update-item.1.md) (`POST {$request.body#/url}`)\n',
    ],
    ['## Unspecified behavior\n\n- The result of a repeated request.\n'],
  ])('contains %j', (markdown) => {
    expect(page('operations/update-item.md')).toContain(markdown);
  });

  it('has a table row for each parameter and each field of an object parameter', () => {
    const updatePage = page('operations/update-item.md');
    expect(rowOf(updatePage, 'itemId')).toEqual([
      'path',
      'integer',
      'required',
      'The item ID. At least 1. Example: `7`.',
    ]);
    expect(rowOf(updatePage, 'filter')).toEqual(['query', 'object', 'optional', 'Style `deepObject`, exploded.']);
    expect(rowOf(updatePage, 'filter.age')).toEqual(['', 'integer', 'optional', '']);
    expect(rowOf(updatePage, 'ids')).toEqual([
      'query',
      'array of string',
      'optional',
      '**Deprecated.** Style `form`, not exploded. Reserved characters do not require percent-encoding.',
    ]);
    expect(updatePage).toContain('`ids`: Example `one`: Only one:\n\n```json\n[\n  "x"\n]\n```\n');
    expect(rowOf(updatePage, 'X-Data')).toEqual([
      'header',
      '[Owner](../schemas/owner.md)',
      'optional',
      'Sent as `application/json`.',
    ]);
  });

  it('omits read-only fields from requests and write-only fields from responses', () => {
    const [request, responses] = page('operations/update-item.md').split('## Responses');
    expect(rowOf(request ?? '', 'secret')).toEqual(['string', 'optional', 'Write-only.']);
    expect(request).not.toContain('| `id` |');
    expect(rowOf(responses ?? '', 'reason')).toEqual(['string', 'optional', '']);
    expect(responses).not.toContain('| `hint` |');
  });
});

describe('the other pages', () => {
  test.each([
    ['README.md', '# Shop\n\nVersion `1`\n'],
    ['README.md', '- `https://{host}/v1`: The service.\n  - `host`: default `a.b`, one of `a.b` or `c.d`. The host.\n'],
    [
      'README.md',
      'Unless an operation specifies otherwise, this is required:\n\n- [`key`](README.md#authentication).\n',
    ],
    ['README.md', '### `key`\n\nA *key*.\n\nAn API key in the header `X-Key`.\n'],
    [
      'README.md',
      '**Client credentials grant**\n\n- Token URL: [`https://x.y/token`](https://x.y/token)\n\n| Scope | Allows |\n| --- | --- |\n| `items:read` | Read items. |\n',
    ],
    [
      'README.md',
      '### [Items](tags/items.md)\n\nAll *items*.\n\n| Operation | Request | |\n| --- | --- | --- |\n| [Update an item](operations/update-item.md) | `PUT /owners/{ownerId}/items/{itemId}` | **Deprecated** |\n',
    ],
    [
      'README.md',
      '## Webhooks\n\nRequests that the server sends.\n\n| Operation | Request | |\n| --- | --- | --- |\n| [Item deleted](webhooks/',
    ],
    ['README.md', '| [Item](schemas/item.md) |  |\n'],
    ['README.md', '- In conditions, `caller` is the user that sends the request: [Owner](schemas/owner.md).\n'],
    [
      'tags/items.md',
      '# Items\n\nAll *items*.\n\nDocumentation: [`https://x.y/items`](https://x.y/items)\n\n## Operations\n',
    ],
    [
      'callbacks/update-item.1.md',
      '# Notify the owner\n\n`POST {$request.body#/url}`\n\n## Details\n\n- This is a callback: the server sends the request.\n',
    ],
    [
      'shared.md',
      '## Headers\n\n| Header | Type | Presence | Description |\n| --- | --- | --- | --- |\n| `Shared` | string | optional | On many responses. |\n',
    ],
    [
      'shared.md',
      '## Unused parameters\n\n| Name | In | Type | Presence | Description |\n| --- | --- | --- | --- | --- |\n| `unused` | query | string | optional |  |\n',
    ],
    ['shared.md', '## Unused responses\n\n### Unused\n\nNot used.\n'],
    ['schemas/owner.md', 'Operations:\n\n- [updateItem](../operations/update-item.md)\n'],
  ])('include %s, which contains %j', (path, markdown) => {
    expect(page(path)).toContain(markdown);
  });
});
