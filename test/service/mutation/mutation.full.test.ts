// Does a claim go red when the behaviour that it states is broken? Broken one line at a time, in a run of its own each.

import { beforeAll, describe, expect, it } from 'vitest';
import { runMutations, type Result } from '../../../scripts/mutation/pool.ts';
import type { Change } from '../../setup/mutation.ts';
import { changeOf, mutants } from './mutants.ts';
import { provers } from './provers.ts';

interface Broken extends Change {
  readonly id: string;
}

const results = new Map<string, Result>();
// Only the test of the claim runs, so a claim that fails without its mutant would end the run as ignored.
const ignored: string[] = [];

beforeAll(async () => {
  const changes: readonly Broken[] = mutants.map((mutant) => ({ id: mutant.id, ...changeOf(mutant) }));
  await runMutations(changes, {
    processes: 1,
    timeout: 300_000,
    testsOf: ({ id }) => ({ test: [provers.get(id) ?? 'nowhere'], full: [] }),
    testNamePattern: ({ id }) => new RegExp(`on sqlite ${id}$`),
    onResult: ({ id }, result) => void results.set(id, result),
    onBroken: (file) => void ignored.push(file),
  });
});

describe('a claim', () => {
  it.each(mutants)('goes red without its behaviour: $id', ({ id }) => {
    expect(results.get(id)).toEqual({
      status: 'killed',
      by: `${provers.get(id)} > on sqlite > ${id}`,
    });
  });

  it('is green with it', () => {
    expect(ignored).toEqual([]);
  });
});
