// Every construct that real documents have: what is generated from it judges as it should.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { unformatted } from '../fuzz/unformatted.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { loadValidators } from '../unit/validators/load.ts';
import { verdicts } from './verdicts.ts';

const folder = join(import.meta.dirname, 'documents');

describe.each(readdirSync(folder))('%s', (name) => {
  it('is generated from without an error, and judges as it should', async () => {
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
      memoryFiles(new Map([[name, readFileSync(join(folder, name), 'utf8')]])),
      report,
    );
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!api) throw new Error('no model');
    const validators = await loadValidators(api);
    const wrong: string[] = [];
    for (const [schema, { valid, invalid }] of Object.entries(verdicts[name] ?? {})) {
      const judge = validators.schema(api.schema(schema)?.name.type ?? schema);
      for (const value of valid)
        if (!judge.is(value) || judge.check(value).length > 0) wrong.push(`${schema} refuses ${JSON.stringify(value)}`);
      for (const value of invalid)
        if (judge.is(value) || judge.check(value).length === 0)
          wrong.push(`${schema} accepts ${JSON.stringify(value)}`);
    }
    expect(wrong).toEqual([]);
  });
});
