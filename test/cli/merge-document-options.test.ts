// Options of a configuration with several documents: objects are merged with those of an entry.

import { expect, it, test } from 'vitest';
import { expandDocuments } from '../../src/generator/cli/config/expand-documents.ts';
import type { ConfigError } from '../../src/generator/cli/config/value-checks.ts';
import { defineConfig, type AshlarConfig, type DocumentConfig } from '../../src/generator/cli/config/types.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

/** Returns the configuration of the only document, or the paths of the errors. */
function expandEntry(shared: AshlarConfig, options: Partial<DocumentConfig>): AshlarConfig | readonly ConfigError[] {
  const config = defineConfig({ ...shared, documents: [{ document: 'a.yaml', out: 'api', ...options }] });
  const errors: ConfigError[] = [];
  const expanded = expandDocuments(
    {
      directory: '/',
      config,
      pathOf: (property) => [property],
      describeError: (error) => {
        errors.push(error);
        return { message: error.message };
      },
    },
    createReport(),
  );
  return expanded?.[0]?.config ?? errors;
}

test.each([
  ['types', { openapi: true, enums: 'const' }, { enums: 'enum' }],
  ['client', { runtime: 'package' }, {}],
  ['query', { framework: 'vue', key: 'shared' }, { key: 'own' }],
  ['mocks', { msw: true }, {}],
  ['validators', { formats: 'annotate', slowPatterns: 'error' }, { slowPatterns: 'warn' }],
  ['docs', { formats: ['html'] }, { changelogSince: 'v1' }],
  ['input', { allow: ['common'], headers: {} }, { allow: ['own'] }],
] as const)('the entry overrides the properties of %s that it has, and keeps the others', (name, shared, own) => {
  expect(expandEntry({ [name]: shared }, { [name]: own })).toMatchObject({ [name]: { ...shared, ...own } });
  expect(expandEntry({ [name]: shared }, {})).toMatchObject({ [name]: shared });
  expect(expandEntry({}, { [name]: own })).toMatchObject({ [name]: own });
});

it('reports an error of a merged option where the property is', () => {
  const message = expect.stringContaining('has no effect with `openapi: false`') as string;
  expect(expandEntry({ types: { readWriteMarkers: true } }, { types: { openapi: false } })).toMatchObject([
    { path: ['types', 'readWriteMarkers'], message },
  ]);
  expect(expandEntry({ types: { openapi: false } }, { types: { readWriteMarkers: true } })).toMatchObject([
    { path: ['documents', 0, 'types', 'readWriteMarkers'], message },
  ]);
});

it('accepts options of mocks in an entry', () => {
  const entry: DocumentConfig = { document: 'a.yaml', out: 'api', mocks: { msw: true } };
  expect(expandEntry({}, entry)).toMatchObject({ mocks: { msw: true } });
});
