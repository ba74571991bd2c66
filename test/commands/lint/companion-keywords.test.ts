// Keywords that have an effect only next to another one.

import { expect, test } from 'vitest';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { getFindings } from './lint-findings.ts';

test.each([
  ['if', 'then', []],
  ['if', 'else', []],
  ['minContains', 'contains', []],
  ['maxContains', 'contains', []],
  ['if', 'not', ['`if` has no effect without `then` or `else`']],
  ['then', 'not', ['`then` has no effect without `if`']],
  ['else', 'not', ['`else` has no effect without `if`']],
  ['minContains', 'not', ['`minContains` has no effect without `contains`']],
  ['maxContains', 'not', ['`maxContains` has no effect without `contains`']],
])('%s next to %s: %j', async (keyword, companion, expected) => {
  const schema = {
    [keyword]: keyword.endsWith('Contains') ? 2 : { required: ['a'] },
    [companion]: { required: ['b'] },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {},
    components: { schemas: { schema } },
  };
  const findings = await getFindings(createTempDirectory({ 'openapi.yaml': JSON.stringify(document) }));
  expect(
    findings.filter(({ code }) => code === 'vocabulary/missing-companion-keyword').map(({ message }) => message),
  ).toEqual(expected);
});
