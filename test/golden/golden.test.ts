// Every golden case gives exactly what was reviewed.

import { describe, expect, it } from 'vitest';
import { goldenCases } from '../golden-harness/cases.ts';
import { runCase } from '../golden-harness/run-case.ts';
import { rewriteCase, isGoldenUpdate } from '../golden-harness/update.ts';

const rewrite = isGoldenUpdate(process.env);

describe('golden', () => {
  for (const golden of goldenCases()) {
    it(golden.claim, async () => {
      const results = await runCase(golden);
      if (rewrite) rewriteCase(golden, results);
      else expect(results).toEqual(golden.expected);
    });
  }
});
