// Tests that generated validators accept valid examples and reject invalid ones, for constructs found in real-world
// documents.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { unformatted } from '../fuzz/skip-formatting.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { schemaExamples } from './schema-examples.ts';

const directory = join(import.meta.dirname, 'documents');

const documents = readdirSync(directory);

it('has examples only for existing documents', () => {
  expect(documents).toEqual(expect.arrayContaining(Object.keys(schemaExamples)));
});

describe.each(documents)('%s', (name) => {
  it('generates without errors, and its validators accept only the valid examples', async () => {
    const report = createReport();
    const job = {
      document: name,
      overlays: [],
      targets: ['types', 'validators', 'client', 'server'],
      options: { packages: false, importExtension: '.js' },
      formatCache: unformatted,
    } as const;
    const { api } = await generate(
      job,
      createInMemoryReader(new Map([[name, readFileSync(join(directory, name), 'utf8')]])),
      report,
    );
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!api) throw new Error('the document has errors');
    const validators = await loadValidators(api);
    const failures: string[] = [];
    for (const [schema, { valid, invalid }] of Object.entries(schemaExamples[name] ?? {})) {
      const validator = validators.schema(api.schema(schema)?.name.type ?? schema);
      for (const value of valid)
        if (!validator.is(value) || validator.check(value).length > 0)
          failures.push(`${schema} rejects ${JSON.stringify(value)}`);
      for (const value of invalid)
        if (validator.is(value) || validator.check(value).length === 0)
          failures.push(`${schema} accepts ${JSON.stringify(value)}`);
    }
    expect(failures).toEqual([]);
  });
});
