// Names that the modules of queries export, and the versions of TanStack Query that the package requires.

import { describe, expect, it } from 'vitest';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { modelOf } from '../model-of.ts';
import { loadQueries } from './load-queries.ts';
import { pets } from './pets-api.ts';

/** Returns the names of exports of operations in a document with these operations: `get list ?page`. */
async function exportsOf(...operations: readonly string[]): Promise<readonly string[]> {
  const paths = operations.map((operation) => {
    const [method = '', operationId = '', parameter] = operation.split(' ');
    const parameters = parameter ? [{ name: parameter.slice(1), in: 'query', schema: { type: 'integer' } }] : [];
    const content = { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } };
    const responses = { 200: { description: 'Names', content } };
    return [`/${operationId}`, { [method]: { operationId, parameters, responses } }] as const;
  });
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, servers: [{ url: 'http://a.test' }] };
  const { names } = await loadQueries(await modelOf(JSON.stringify({ ...document, paths: Object.fromEntries(paths) })));
  return names.filter((name) => /(?:Key|Options|Mutation)$/.test(name) && name !== 'apiKey');
}

describe('the name of an export', () => {
  it('is that of the operation if only exports of other roles would conflict', async () => {
    expect(await exportsOf('post create', 'post createInfinite')).toEqual(['createInfiniteMutation', 'createMutation']);
    expect(await exportsOf('get list', 'get listInfinite')).toEqual([
      ...['listInfiniteKey', 'listInfiniteOptions', 'listKey', 'listOptions'],
    ]);
  });

  it('is numbered if it conflicts with another one, or with a function of the runtime', async () => {
    expect(await exportsOf('get create', 'get list ?page', 'get listInfinite')).toEqual([
      ...['create2Key', 'create2Options', 'listInfinite2Key', 'listInfinite2Options'],
      ...['listInfiniteOptions', 'listKey', 'listOptions'],
    ]);
  });
});

it('the package requires a version in which keys have the type of errors', async () => {
  const files = await renderOutput(
    await pets,
    ['types', 'client', 'query'],
    { packages: { scope: '@pets', license: 'MIT' }, importExtension: '.ts' },
    '',
  );
  const manifest = JSON.parse(files.get('query/package.json') ?? '') as { readonly peerDependencies: object };
  expect(manifest.peerDependencies).toEqual({ '@tanstack/react-query': '^5.62.0' });
});
