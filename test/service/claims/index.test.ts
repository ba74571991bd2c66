// Every claim about the service is in the index, and proved by the test file of its tag.

import { describe, expect, it } from 'vitest';
import { listFiles, listImports, readProjectFile } from '../../architecture/files.ts';

const directory = 'test/service/claims/';
const written = listFiles(directory, (path) => /^export const claims\b/m.test(readProjectFile(path)));

describe('claims about the service', () => {
  it('are in the index', () => {
    expect(written.filter((path) => !listImports(`${directory}index.ts`).includes(path))).toEqual([]);
  });

  it.each(written)('of %s are proved', (path) => {
    const test = path.replace(/\.ts$/, '.test.ts');
    expect(readProjectFile(test)).toMatch(/^prove\(claims\);$/m);
  });

  it('do not import the test runner', () => {
    expect(written.filter((path) => listImports(path).includes('vitest'))).toEqual([]);
  });
});
