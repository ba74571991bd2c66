// Added and removed operations.

import { expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';

const operation = { responses: { 204: { description: 'done' } } };

function documentOf(paths: object): object {
  return { openapi: '3.1.0', info: { title: 'test', version: '1' }, paths };
}

async function summarizeChanges(base: object, head: object): Promise<readonly string[]> {
  const changes = listChanges(await modelOf(documentOf(base)), await modelOf(documentOf(head)));
  return changes.map(({ id, subject, wire }) => `${id} ${subject.operation ?? ''} ${wire.request ?? ''}`);
}

it('reports a removed operation as breaking for requests', async () => {
  expect(await summarizeChanges({ '/a': { get: operation, post: operation } }, { '/a': { get: operation } })).toEqual([
    'operation-removed POST /a breaking',
  ]);
});

it('reports an added operation as compatible', async () => {
  expect(await summarizeChanges({ '/a': { get: operation } }, { '/a': { get: operation, post: operation } })).toEqual([
    'operation-added POST /a compatible',
  ]);
});

it('reports a removed deprecated operation as breaking', async () => {
  expect(await summarizeChanges({ '/a': { get: { ...operation, deprecated: true } } }, {})).toEqual([
    'deprecated-operation-removed GET /a breaking',
  ]);
});
