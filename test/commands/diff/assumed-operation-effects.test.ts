// Comparison of effects that are assumed because a document does not state them.

import { describe, expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { formatChange } from './harness/format-change.ts';

const operation = {
  requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['a'] } } } },
  responses: { 204: { description: 'Done.' } },
};
const paths = { '/a': { post: operation, put: operation, patch: operation } };

function documentOf(fields: object): object {
  return { openapi: '3.1.0', info: { title: 'test', version: '1' }, paths, ...fields };
}

describe('an effect that is assumed from the method', () => {
  const vocabulary = { 'x-ashlar': { version: 1 } };

  it('is not reported if the other document does not use the vocabulary', async () => {
    const [plain, assumed] = [await modelOf(documentOf({})), await modelOf(documentOf(vocabulary))];
    expect([...listChanges(plain, assumed), ...listChanges(assumed, plain)].map(formatChange)).toEqual([]);
  });

  it('is compared with a stated effect', async () => {
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
    expect(listChanges(assumed, head).map(({ id }) => id)).toEqual(['effect-changed']);
  });
});
