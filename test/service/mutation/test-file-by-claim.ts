// Finds the test file that verifies each claim.

import { join } from 'node:path';
import { listFiles, root } from '../../architecture/files.ts';
import type { ServiceClaim } from '../claims/claim.ts';

/** Test files by claim ID. */
export const testFileByClaim = new Map<string, string>();
for (const file of listFiles(
  'test/service/claims',
  (path) => path.endsWith('.test.ts') && !path.endsWith('/index.test.ts'),
)) {
  const { claims } = (await import(join(root, file.replace(/\.test\.ts$/, '.ts')))) as {
    readonly claims: readonly ServiceClaim[];
  };
  for (const { id } of claims) testFileByClaim.set(id, file);
}
