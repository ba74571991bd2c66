// Tests that the examples in docs/seed-data.md are correct.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRows } from '../../../src/service/seed-data/build/build-rows.ts';
import { SeedFileError } from '../../../src/service/seed-data/seed-file-error.ts';
import { parseSeedFile } from '../../../src/service/seed-data/parse-seed-file.ts';
import { root } from '../../architecture/files.ts';
import { now, secretCrypto } from '../harness/seed.ts';

const [
  validExample = '',
  malformedExample = '',
  malformedOutput = '',
  inconsistentExample = '',
  inconsistentOutput = '',
  ...otherBlocks
] = Array.from(
  readFileSync(join(root, 'docs/seed-data.md'), 'utf8').matchAll(/^```(?:yaml)?\n([^]*?)\n```$/gm),
  ([, text = '']) => text,
);

/** Returns the error message for the text of a seed file, or `no error`. */
async function findErrorMessage(text: string): Promise<string> {
  try {
    await buildRows(parseSeedFile(text, 'seed.yaml'), { now, secretCrypto });
    return 'no error';
  } catch (error) {
    if (error instanceof SeedFileError) return error.message;
    throw error;
  }
}

test('the valid example is accepted, and the invalid examples cause the documented errors', async () => {
  expect(await findErrorMessage(validExample)).toBe('no error');
  expect(await findErrorMessage(malformedExample)).toBe(malformedOutput);
  expect(await findErrorMessage(inconsistentExample)).toBe(inconsistentOutput);
  expect(otherBlocks).toEqual([]);
});
