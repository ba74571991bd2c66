// Base paths that move between servers and paths: no change is reported if every URL stays the same.

import { expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';

const responses = { 204: { description: 'Done.' } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** Creates a document with a GET operation for each path, named after the last segment of the path. */
function createDocument(servers: readonly string[], paths: readonly string[], fields: object = {}): object {
  const items = paths.map((path) => [
    path,
    {
      ...(path.includes('{id}') && { parameters: [id] }),
      get: { operationId: `get${path.split('/').at(-1) ?? ''}`, responses, ...fields },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    ...(servers.length > 0 && { servers: servers.map((url) => ({ url })) }),
    paths: Object.fromEntries(items) as object,
  };
}

async function summarizeChanges(base: object, head: object): Promise<readonly string[]> {
  return listChanges(await modelOf(base), await modelOf(head)).map(
    ({ id: kind, subject, sentence }) => `${kind} ${subject.operation ?? ''} ${sentence}`,
  );
}

it.each([
  [
    'one segment',
    ['https://x.test/v1'],
    ['/users', '/users/{id}'],
    ['https://x.test'],
    ['/v1/users', '/v1/users/{id}'],
  ],
  [
    'several segments',
    ['https://x.test/api/v1'],
    ['/users', '/pets'],
    ['https://x.test'],
    ['/api/v1/users', '/api/v1/pets'],
  ],
  [
    'a part of the path',
    ['https://x.test/api/v1'],
    ['/users', '/pets'],
    ['https://x.test/api'],
    ['/v1/users', '/v1/pets'],
  ],
  [
    'several servers',
    ['https://x.test/v1', 'http://y.test:80/v1/'],
    ['/users', '/pets'],
    ['https://x.test/', 'http://y.test:80'],
    ['/v1/users', '/v1/pets'],
  ],
  ['a server without a host', ['/v1'], ['/users', '/pets'], [], ['/v1/users', '/v1/pets']],
] as const)('reports no change if a base path moves: %s', async (_, servers, paths, otherServers, otherPaths) => {
  expect(await summarizeChanges(createDocument(servers, paths), createDocument(otherServers, otherPaths))).toEqual([]);
  expect(await summarizeChanges(createDocument(otherServers, otherPaths), createDocument(servers, paths))).toEqual([]);
});

it('reports other changes to operations whose path moved', async () => {
  const head = createDocument(['https://x.test', 'https://y.test'], ['/v1/users', '/v2/new'], { deprecated: true });
  expect(await summarizeChanges(createDocument(['https://x.test/v1'], ['/users', '/old']), head)).toEqual([
    expect.stringMatching(/^server-added {2}/),
    expect.stringMatching(/^deprecated GET \/v1\/users/),
    expect.stringMatching(/^deprecated-operation-added GET \/v2\/new/),
    expect.stringMatching(/^operation-removed GET \/old/),
  ]);
});

it('reports an added and a removed server if the base path is dropped from the URLs', async () => {
  const changes = await summarizeChanges(
    createDocument(['https://x.test/v1'], ['/users', '/pets']),
    createDocument(['https://x.test'], ['/users', '/pets']),
  );
  expect(changes.map((text) => text.split(' ')[0])).toEqual(['server-added', 'server-removed']);
});

it('uses the servers of an operation instead of the root servers', async () => {
  const ownServers = { servers: [{ url: 'https://own.test' }] };
  const base = createDocument(['https://x.test/v1'], ['/users', '/pets', '/own']);
  const head = createDocument(['https://x.test'], ['/v1/users', '/v1/pets', '/own']);
  const withOwnServers = (document: object): object => {
    const { paths } = document as { readonly paths: Readonly<Record<string, { readonly get: object }>> };
    return { ...document, paths: { ...paths, '/own': { get: { ...paths['/own']?.get, ...ownServers } } } };
  };
  expect(await summarizeChanges(withOwnServers(base), withOwnServers(head))).toEqual([]);
});

/** Creates a document whose operations have servers; by default, the root has none. */
function withOperationServers(
  servers: readonly string[],
  paths: readonly string[],
  rootServers: readonly string[] = [],
): object {
  return createDocument(rootServers, paths, { servers: servers.map((url) => ({ url })) });
}

it.each([
  [
    'the servers of operations',
    withOperationServers(['https://x.test/api/v1'], ['/users', '/pets']),
    withOperationServers(['https://x.test/api'], ['/v1/users', '/v1/pets']),
  ],
  [
    'the servers of operations, with others in the root',
    withOperationServers(['https://x.test/v1'], ['/users'], ['https://y.test']),
    withOperationServers(['https://x.test'], ['/v1/users'], ['https://y.test']),
  ],
  [
    'the root and the servers of operations',
    createDocument(['https://x.test/v1'], ['/users', '/pets']),
    withOperationServers(['https://x.test'], ['/v1/users', '/v1/pets']),
  ],
] as const)('reports no change if a base path moves in %s', async (_, base, head) => {
  expect(await summarizeChanges(base, head)).toEqual([]);
  expect(await summarizeChanges(head, base)).toEqual([]);
});

it('reports a different host of an operation even if its base path moved', async () => {
  const changes = await summarizeChanges(
    withOperationServers(['https://x.test/v1'], ['/users']),
    withOperationServers(['https://y.test'], ['/v1/users']),
  );
  expect(changes.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'server-added GET /v1/users',
    'server-removed GET /v1/users',
  ]);
});

it('does not treat a base path with an empty segment as moved, because its URLs differ', async () => {
  const changes = await summarizeChanges(
    withOperationServers(['https://x.test/a//b'], ['/users']),
    withOperationServers(['https://x.test'], ['/a/b/users']),
  );
  expect(changes.map((text) => text.split(' ')[0])).toEqual([
    'operation-moved',
    'tag-group-changed',
    'server-added',
    'server-removed',
  ]);
});

it('reports that operations without an ID are generated under a different name', async () => {
  const changes = await summarizeChanges(
    createDocument(['https://x.test/v1'], ['/users', '/pets'], { operationId: undefined }),
    createDocument(['https://x.test'], ['/v1/users', '/v1/pets'], { operationId: undefined }),
  );
  expect(changes.map((text) => text.split(' ')[0])).toEqual(['operation-renamed', 'operation-renamed']);
});
