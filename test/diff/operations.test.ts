// Which operations are gone and which are new.

import { expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';

const operation = { responses: { 204: { description: 'done' } } };

function documentOf(paths: object): object {
  return { openapi: '3.1.0', info: { title: 'test', version: '1' }, paths };
}

async function idsOf(base: object, head: object): Promise<readonly string[]> {
  const changes = compareModels(await modelOf(documentOf(base)), await modelOf(documentOf(head)));
  return changes.map(({ id, subject, wire }) => `${id} ${subject.operation ?? ''} ${wire.request ?? ''}`);
}

it('an operation that is gone breaks requests', async () => {
  expect(await idsOf({ '/a': { get: operation, post: operation } }, { '/a': { get: operation } })).toEqual([
    'operation-removed POST /a breaking',
  ]);
});

it('a new operation breaks nobody', async () => {
  expect(await idsOf({ '/a': { get: operation } }, { '/a': { get: operation, post: operation } })).toEqual([
    'operation-added POST /a compatible',
  ]);
});

it('one that stood deprecated is gone even so', async () => {
  expect(await idsOf({ '/a': { get: { ...operation, deprecated: true } } }, {})).toEqual([
    'deprecated-operation-removed GET /a breaking',
  ]);
});
