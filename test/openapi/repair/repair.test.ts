// Mistakes in servers and in syntax, and documents that are not repaired.

import { describe, expect, it, test } from 'vitest';
import { documentWith, generateRepaired, run, schemaOf, type Fields } from './repaired-documents.ts';

describe('servers', () => {
  test.each<readonly [title: string, server: Fields, urls: readonly string[]]>([
    ['without a URL', {}, ['https://a.test']],
    [
      'with a variable without default',
      { url: 'https://{h}.test', variables: { h: {} } },
      ['https://{h}.test', 'https://a.test'],
    ],
  ])('%s', async (_title, server, urls) => {
    const { api } = await generateRepaired(documentWith({ root: { servers: [server, { url: 'https://a.test' }] } }));
    expect(api.servers.map(({ url }) => url)).toEqual(urls);
  });
});

it('ignores servers of operations without a URL', async () => {
  const { api } = await generateRepaired(documentWith({ operation: { servers: [{}] } }));
  expect(api.operations).toHaveLength(2);
});

describe('syntax', () => {
  const text = JSON.stringify(documentWith({}));
  test.each([
    ['a duplicate key', text.replace('"title":"T"', '"title":"T","title":"U"'), 'source/duplicate-key'],
    ['a comment in JSON', `// A comment.\n${text}`, 'source/json-extension'],
  ])('%s', async (_title, document, code) => {
    const { api, warnings } = await generateRepaired(document);
    expect(api.info.title).toBe('T');
    expect(warnings.join('\n')).toContain(code);
  });
});

it('keeps the error of a duplicate key that could lose operations or authentication', async () => {
  const text = JSON.stringify(documentWith({ operation: { security: [] } }));
  const duplicate = text.replace('"security":[]', '"security":[],"security":[{"key":[]}]');
  const { api, diagnostics } = await run(duplicate, 'exclude');
  expect(api?.operations.map(({ id }) => id)).not.toContain('get');
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('error source/duplicate-key');
});

it('requires properties with `required: true`, with a warning', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { required: true }, b: { required: true }, c: { required: false } },
  };
  const { api, diagnostics } = await run(documentWith({ schema }));
  const read = api && schemaOf(api);
  expect(typeof read === 'object' ? read.object?.required : undefined).toEqual(['a', 'b']);
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning document/boolean-required',
    'warning document/boolean-required',
    'warning document/boolean-required',
  ]);
});

it('repairs nothing in a document that uses the vocabulary', async () => {
  const document = documentWith({ root: { 'x-ashlar': { version: 1 } }, schema: { type: 'int' } });
  const { api, diagnostics } = await run(document, 'exclude');
  expect(api).toBeUndefined();
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('error document/unknown-type');
});
