// Every golden case gives exactly what was reviewed; the TypeScript of all of them compiles for the strictest consumer.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenCases, goldenFolder } from '../golden-harness/cases.ts';
import { runCase } from '../golden-harness/run.ts';
import { rewriteCase, updating } from '../golden-harness/update.ts';

const rewrite = updating(process.env);

describe('golden', () => {
  for (const golden of goldenCases()) {
    it(golden.claim, async () => {
      const results = await runCase(golden);
      if (rewrite) rewriteCase(golden, results);
      else expect(results).toEqual(golden.expected);
    });
  }

  it('compiles for the strictest consumer', () => {
    const compiler = join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', goldenFolder, '--pretty', 'false'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});
