// Severity of schemas that accept no value: errors in `ashlar lint`, although no specification forbids them.

import { expect, test } from 'vitest';
import { createLinter } from '../../../src/generator/commands/lint/cli/create-linter.ts';
import type { LintConfig } from '../../../src/generator/commands/lint/config.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

const documentOf = (schema: string): string => `openapi: 3.1.0
info: { title: Pets, version: '1' }
x-ashlar: { version: 1 }
paths: {}
components: { schemas: { Pet: { ${schema} } } }
`;

async function lintSeverity(schema: string, code: string, config: LintConfig): Promise<string | undefined> {
  const linter = createLinter(config, { redocly: false, cwd: '/', directory: '/', report: createReport() });
  const { findings } = await linter.run(
    { document: 'api.yaml', overlays: [] },
    createInMemoryReader(new Map([['api.yaml', documentOf(schema)]])),
  );
  return findings.find((finding) => finding.code === code)?.severity;
}

test.each([
  ['minimum: 5, maximum: 4', 'document/contradictory-bounds'],
  ['minLength: 9, maxLength: 3', 'document/contradictory-bounds'],
  ['type: array, minItems: 2, items: false', 'document/contradictory-bounds'],
  ['type: array, minItems: 2, prefixItems: [{ type: string }], items: false', 'document/contradictory-bounds'],
  ['enum: []', 'document/empty-enum'],
  ['type: string, const: 1', 'model/no-possible-value'],
  ['type: string, enum: [1, 2]', 'model/no-possible-value'],
  ['allOf: [{ type: string }, { type: object }]', 'model/conflicting-all-of'],
])('%s is an error of the linter that can be lowered, and a warning otherwise', async (schema, code) => {
  expect(await lintSeverity(schema, code, {})).toBe('error');
  expect(await lintSeverity(schema, code, { rules: { [code]: 'warning' } })).toBe('warning');
  const report = createReport();
  await buildModel(
    { document: 'api.yaml', overlays: [], isStrict: true },
    createInMemoryReader(new Map([['api.yaml', documentOf(schema)]])),
    report,
  );
  expect(report.diagnostics.find((diagnostic) => diagnostic.code === code)?.severity).toBe('warning');
});

test.each([
  ['type: string, enum: [a, 2]', 'model/impossible-value', 'warning'],
  ['type: string, enum: [a, 2]', 'model/no-possible-value', undefined],
  ['type: string, enum: [a, b]', 'model/no-possible-value', undefined],
  ['type: string, nullable: true, enum: [1, 2]', 'model/no-possible-value', undefined],
  [
    'type: array, minItems: 1, prefixItems: [{ type: string }], items: false',
    'document/contradictory-bounds',
    undefined,
  ],
  ['type: array, minItems: 0, items: false', 'document/contradictory-bounds', undefined],
  ['type: array, minItems: 2, items: { type: string }', 'document/contradictory-bounds', undefined],
])('%s accepts a value: severity of %s', async (schema, code, severity) => {
  expect(await lintSeverity(schema, code, {})).toBe(severity);
});
