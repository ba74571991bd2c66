// Tests that each mutant, applied alone, makes its claim fail.

import { beforeAll, describe, expect, it } from 'vitest';
import { runMutations, type Result } from '../../../scripts/mutation/pool.ts';
import type { Change } from '../../setup/mutation-plugin.ts';
import { createChange, mutants } from './mutants.ts';
import { testFileByClaim } from './test-file-by-claim.ts';

interface ClaimChange extends Change {
  readonly id: string;
}

const results = new Map<string, Result>();
// Files whose mutants were not tested, because a claim fails even without its mutant.
const ignoredFiles: string[] = [];

beforeAll(async () => {
  const changes: readonly ClaimChange[] = mutants.map((mutant) => ({ id: mutant.id, ...createChange(mutant) }));
  await runMutations(changes, {
    processes: 1,
    timeout: 300_000,
    findTests: ({ id }) => ({ test: [testFileByClaim.get(id) ?? 'no test file'], full: [] }),
    testNamePattern: ({ id }) => new RegExp(`on sqlite ${id}$`),
    onResult: ({ id }, result) => void results.set(id, result),
    onBroken: (file) => void ignoredFiles.push(file),
  });
  // Each mutation has its own time limit, so the number of mutations must not shorten it on a busy machine.
}, Number.POSITIVE_INFINITY);

describe('a claim', () => {
  it.each(mutants)('fails with its mutant: $id', ({ id }) => {
    expect(results.get(id)).toEqual({
      status: 'killed',
      detectedBy: `${testFileByClaim.get(id)} > on sqlite > ${id}`,
    });
  });

  it('passes without its mutant', () => {
    expect(ignoredFiles).toEqual([]);
  });
});
