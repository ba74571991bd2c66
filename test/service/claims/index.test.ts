// Is every claim about the service in the index, and proved by a test file of its area?

import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, textOf } from '../../architecture/files.ts';

const folder = 'test/service/claims/';
const written = filesBelow(folder, (path) => /^export const claims\b/m.test(textOf(path)));

describe('the claims about the service', () => {
  it('are in the index, file by file', () => {
    expect(written.filter((path) => !importsOf(`${folder}index.ts`).includes(path))).toEqual([]);
  });

  it.each(written)('of %s are proved', (path) => {
    const test = path.replace(/\.ts$/, '.test.ts');
    expect(textOf(test)).toMatch(/^prove\(claims\);$/m);
  });

  it('import nothing of the test runner', () => {
    expect(written.filter((path) => importsOf(path).includes('vitest'))).toEqual([]);
  });
});
