// Effects that a document does not state.

import { describe, expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { line } from './harness/show.ts';

const operation = {
  requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['a'] } } } },
  responses: { 204: { description: 'Done.' } },
};
const paths = { '/a': { post: operation, put: operation, patch: operation } };

function documentOf(more: object): object {
  return { openapi: '3.1.0', info: { title: 'test', version: '1' }, paths, ...more };
}

describe('an effect that is assumed from the method', () => {
  const vocabulary = { 'x-ashlar': { version: 1 } };

  it('is no change if the other document has no vocabulary', async () => {
    const [plain, assumed] = [await modelOf(documentOf({})), await modelOf(documentOf(vocabulary))];
    expect([...compareModels(plain, assumed), ...compareModels(assumed, plain)].map(line)).toEqual([]);
  });

  it('is compared with one that is stated', async () => {
    const stated = {
      '/a': {
        ...paths['/a'],
        put: { ...operation, 'x-effect': 'update' },
        post: { ...operation, 'x-effect': 'create' },
      },
    };
    const [assumed, head] = [
      await modelOf(documentOf(vocabulary)),
      await modelOf(documentOf({ ...vocabulary, paths: stated })),
    ];
    expect(compareModels(assumed, head).map(({ id }) => id)).toEqual(['effect-changed']);
  });
});
