// The version of a document, in each way in which YAML writes a string.

import { expect, it } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

it.each([
  'openapi: 3.1.0',
  'openapi: 3.1',
  'openapi: "3.0.3"',
  "openapi: '3.2.0'",
  'openapi: |-\n  3.0.3',
  'openapi: >-\n  3.1.0',
  'swagger: 2.0',
  'swagger: "2.0"',
  'swagger: |-\n  2.0',
])('%j is supported', async (version) => {
  const text = `${version}\ninfo: { title: t, version: "1" }\npaths: {}\n`;
  const report = createReport();
  const { api } = await buildModel(
    { document: 'd.yaml', overlays: [] },
    createInMemoryReader(new Map([['d.yaml', text]])),
    report,
  );
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(api?.info.title).toBe('t');
});
