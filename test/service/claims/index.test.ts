// Tests that every claim about the service is in the index and verified by the test file of its tag.

import { describe, expect, test } from 'vitest';
import { listFiles, listImports, readProjectFile } from '../../architecture/files.ts';

const directory = 'test/service/claims/';
const claimFiles = listFiles(directory, (path) => /^export const claims\b/m.test(readProjectFile(path)));

describe('claims about the service', () => {
  test('are in the index', () => {
    expect(claimFiles.filter((path) => !listImports(`${directory}index.ts`).includes(path))).toEqual([]);
  });

  test.each(claimFiles)('of %s are verified', (path) => {
    const testFile = path.replace(/\.ts$/, '.test.ts');
    expect(readProjectFile(testFile)).toMatch(/^verifyClaims\(claims\);$/m);
  });

  test('do not import the test runner', () => {
    expect(claimFiles.filter((path) => listImports(path).includes('vitest'))).toEqual([]);
  });
});
