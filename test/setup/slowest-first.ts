// Test sequencer that starts the slowest files first, so that they don't run alone at the end.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, which are small. Vitest sorts files by their last duration or size. */
const slowest = ['/test/compile/compile-cases.test.ts', '/test/fuzz/documents.full.test.ts'];

/** Returns the place of a file among the others: the slowest, those of the full tier, and the rest. */
function rankOf({ moduleId }: TestSpecification): number {
  if (slowest.some((path) => moduleId.endsWith(path))) return 0;
  return moduleId.endsWith('.full.test.ts') ? 1 : 2;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // The order of files of the same rank is kept.
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
