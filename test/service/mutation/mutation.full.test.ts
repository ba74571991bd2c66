// Each mutant makes its claim fail, one at a time.

import { beforeAll, describe, expect, it } from 'vitest';
import { runMutations, type Result } from '../../../scripts/mutation/pool.ts';
import type { Change } from '../../setup/mutation.ts';
import { changeOf, mutants } from './mutants.ts';
import { testFileByClaim } from './test-file-by-claim.ts';

interface Broken extends Change {
  readonly id: string;
}

const results = new Map<string, Result>();
// Only the claim's test runs; a claim that fails without its mutant would end the run as ignored.
const ignored: string[] = [];

beforeAll(async () => {
  const changes: readonly Broken[] = mutants.map((mutant) => ({ id: mutant.id, ...changeOf(mutant) }));
  await runMutations(changes, {
    processes: 1,
    timeout: 300_000,
    testsOf: ({ id }) => ({ test: [testFileByClaim.get(id) ?? 'nowhere'], full: [] }),
    testNamePattern: ({ id }) => new RegExp(`on sqlite ${id}$`),
    onResult: ({ id }, result) => void results.set(id, result),
    onBroken: (file) => void ignored.push(file),
  });
});

describe('a claim', () => {
  it.each(mutants)('fails without its behavior: $id', ({ id }) => {
    expect(results.get(id)).toEqual({
      status: 'killed',
      by: `${testFileByClaim.get(id)} > on sqlite > ${id}`,
    });
  });

  it('passes with it', () => {
    expect(ignored).toEqual([]);
  });
});
