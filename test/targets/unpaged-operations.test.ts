// Operations with the parameters of the pagination convention that return no pages (`x-pagination: false`).

import { expect, it } from 'vitest';
import { uniformEnvelope } from '../../src/generator/commands/lint/rules/consistency/collections.ts';
import { testRule } from '../../src/generator/commands/lint/cli/test-rule.ts';
import { pagedOperations } from '../../src/generator/targets/docs/html/guides/pagination.ts';
import { findPagination } from '../../src/generator/targets/query/pagination.ts';
import { renderOutput } from '../compile/render-unformatted-output.ts';
import { modelOf } from './model-of.ts';

const documentOf = (extension: string): string => `openapi: 3.1.0
info: { title: Books, version: '1' }
x-ashlar: { version: 1, conventions: { pagination: { page: page, size: size, items: data, pages: pages, total: total } } }
paths:
  /words:
    get:
      operationId: listWords
      ${extension}
      parameters: [{ name: page, in: query, schema: { type: integer } }, { name: size, in: query, schema: { type: integer } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: string } } } } } }
`;

it.each([
  ['', true],
  ['x-pagination: false', false],
])('with "%s", outputs and lint regard an operation as paged: %s', async (extension, isPaged) => {
  const text = documentOf(extension);
  const api = await modelOf(text);
  expect(pagedOperations(api).length > 0).toBe(isPaged);
  expect(api.operations.some((operation) => findPagination(operation, api) !== undefined)).toBe(isPaged);
  const options = { packages: { scope: '@books', license: 'MIT' }, importExtension: '.ts' } as const;
  const readme = (await renderOutput(api, ['client'], options)).get('client/README.md');
  expect(readme?.includes('paged(')).toBe(isPaged);
  const { findings } = await testRule(uniformEnvelope, text, 'openapi.yaml');
  expect(findings.length > 0).toBe(isPaged);
});
