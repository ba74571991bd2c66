// A base path that moves between the servers and the paths changes no URL.

import { expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';

const responses = { 204: { description: 'Done.' } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** A document with operations of these paths, each named after its last segment. */
function document(servers: readonly string[], paths: readonly string[], more: object = {}): object {
  const items = paths.map((path) => [
    path,
    {
      ...(path.includes('{id}') && { parameters: [id] }),
      get: { operationId: `get${path.split('/').at(-1) ?? ''}`, responses, ...more },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: '1' },
    ...(servers.length > 0 && { servers: servers.map((url) => ({ url })) }),
    paths: Object.fromEntries(items) as object,
  };
}

async function changed(base: object, head: object): Promise<readonly string[]> {
  return compareModels(await modelOf(base), await modelOf(head)).map(
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
] as const)('%s, either way', async (_, servers, paths, others, moved) => {
  expect(await changed(document(servers, paths), document(others, moved))).toEqual([]);
  expect(await changed(document(others, moved), document(servers, paths))).toEqual([]);
});

it('what else has changed is told of the same operations', async () => {
  const head = document(['https://x.test', 'https://y.test'], ['/v1/users', '/v2/new'], { deprecated: true });
  expect(await changed(document(['https://x.test/v1'], ['/users', '/gone']), head)).toEqual([
    expect.stringMatching(/^server-added {2}/),
    expect.stringMatching(/^deprecated GET \/v1\/users/),
    expect.stringMatching(/^deprecated-operation-added GET \/v2\/new/),
    expect.stringMatching(/^operation-removed GET \/gone/),
  ]);
});

it('a base path that other URLs lost is a server that is gone', async () => {
  const removed = await changed(
    document(['https://x.test/v1'], ['/users', '/pets']),
    document(['https://x.test'], ['/users', '/pets']),
  );
  expect(removed.map((text) => text.split(' ')[0])).toEqual(['server-added', 'server-removed']);
});

it('an operation with servers of its own is where those are', async () => {
  const own = { servers: [{ url: 'https://own.test' }] };
  const base = document(['https://x.test/v1'], ['/users', '/pets', '/own']);
  const head = document(['https://x.test'], ['/v1/users', '/v1/pets', '/own']);
  const withOwn = (of: object): object => {
    const { paths } = of as { readonly paths: Readonly<Record<string, { readonly get: object }>> };
    return { ...of, paths: { ...paths, '/own': { get: { ...paths['/own']?.get, ...own } } } };
  };
  expect(await changed(withOwn(base), withOwn(head))).toEqual([]);
});

/** A document with servers of its operations instead of the root's. */
function withOwnServers(servers: readonly string[], paths: readonly string[], root: readonly string[] = []): object {
  return document(root, paths, { servers: servers.map((url) => ({ url })) });
}

it.each([
  [
    'the servers of operations',
    withOwnServers(['https://x.test/api/v1'], ['/users', '/pets']),
    withOwnServers(['https://x.test/api'], ['/v1/users', '/v1/pets']),
  ],
  [
    'the servers of operations, with others in the root',
    withOwnServers(['https://x.test/v1'], ['/users'], ['https://y.test']),
    withOwnServers(['https://x.test'], ['/v1/users'], ['https://y.test']),
  ],
  [
    'the root and the servers of operations',
    document(['https://x.test/v1'], ['/users', '/pets']),
    withOwnServers(['https://x.test'], ['/v1/users', '/v1/pets']),
  ],
] as const)('%s, either way', async (_, base, head) => {
  expect(await changed(base, head)).toEqual([]);
  expect(await changed(head, base)).toEqual([]);
});

it('another host of an operation with a base path that moved is told', async () => {
  const told = await changed(
    withOwnServers(['https://x.test/v1'], ['/users']),
    withOwnServers(['https://y.test'], ['/v1/users']),
  );
  expect(told.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'server-added GET /v1/users',
    'server-removed GET /v1/users',
  ]);
});

it('operations without an id are told to be generated under another name', async () => {
  const named = await changed(
    document(['https://x.test/v1'], ['/users', '/pets'], { operationId: undefined }),
    document(['https://x.test'], ['/v1/users', '/v1/pets'], { operationId: undefined }),
  );
  expect(named.map((text) => text.split(' ')[0])).toEqual(['operation-renamed', 'operation-renamed']);
});
