// Every construct that real documents have: what is generated from it compiles for the strictest consumer, and judges as it should.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generate } from '../../src/generator/generate.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { loadValidators } from '../unit/validators/load.ts';
import { verdicts } from './verdicts.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'documents');
const out = mkdtempSync(join(tmpdir(), 'ashlar-constructs-'));
afterAll(() => {
  rmSync(out, { recursive: true, force: true });
});

describe.each(readdirSync(folder))('%s', (name) => {
  it('is generated from without an error, and judges as it should', async () => {
    const report = createReport();
    const job = {
      document: name,
      overlays: [],
      targets: ['types', 'validators', 'client', 'server'],
      options: { packages: false, importExtension: '.js' },
    } as const;
    const { api, files } = await generate(
      job,
      memoryFiles(new Map([[name, readFileSync(join(folder, name), 'utf8')]])),
      report,
    );
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { path, text } of files) {
      const file = join(out, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
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

it('all of it compiles for the strictest consumer', () => {
  writeFileSync(
    join(out, 'tsconfig.json'),
    JSON.stringify({ extends: join(project, 'test/golden/tsconfig.json'), include: ['./**/*.ts'] }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/typescript-7/bin/tsc'), '-p', out, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});
