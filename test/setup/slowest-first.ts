// Test sequencer that starts the slowest files first, so that they don't run alone at the end.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files that are small. Vitest sorts other files by their last duration or size. */
const slowest = ['/test/compile/compile-cases.test.ts', '/test/fuzz/documents.full.test.ts'];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlowest = ({ moduleId }: TestSpecification): boolean => slowest.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isSlowest), ...sorted.filter((file) => !isSlowest(file))];
  }
}
