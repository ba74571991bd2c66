// Every claim about the service is in the index, and proved by the test file of its tag.

import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, textOf } from '../../architecture/files.ts';

const directory = 'test/service/claims/';
const written = filesBelow(directory, (path) => /^export const claims\b/m.test(textOf(path)));

describe('claims about the service', () => {
  it('are in the index', () => {
    expect(written.filter((path) => !importsOf(`${directory}index.ts`).includes(path))).toEqual([]);
  });

  it.each(written)('of %s are proved', (path) => {
    const test = path.replace(/\.ts$/, '.test.ts');
    expect(textOf(test)).toMatch(/^prove\(claims\);$/m);
  });

  it('do not import the test runner', () => {
    expect(written.filter((path) => importsOf(path).includes('vitest'))).toEqual([]);
  });
});
