// The order of test files: what takes longest begins first, so that no worker is left with it at the end.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest although they are small; others begin by their size, or by what they took the last time. */
const slowest = ['/test/compile/compile.test.ts'];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlowest = ({ moduleId }: TestSpecification): boolean => slowest.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isSlowest), ...sorted.filter((file) => !isSlowest(file))];
  }
}
