// Writing of fixes: all files or none, and values as YAML scalars.

import { formatScalar } from '../../../src/generator/commands/lint/text-fix.ts';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFiles } from '../../../src/generator/commands/lint/cli/write-files.ts';
import { createTempDirectory, readFiles } from '../../cli/temp-directory.ts';

it('replaces no file if one of them cannot be replaced', () => {
  const directory = createTempDirectory({ 'a.yaml': 'a', 'c/d.yaml': 'd' });
  const files = ['a.yaml', 'b.yaml', 'c'].map((name) => ({ path: join(directory, name), text: 'new' }));
  expect(replaceFiles(files, { runUninterrupted: (work) => work() })).toBe('EISDIR');
  expect(readFiles(directory)).toEqual({ 'a.yaml': 'a', 'c/d.yaml': 'd' });
});

it.each([
  ['name', 'name'],
  ['off', '"off"'],
  ['No', '"No"'],
  ['3', '"3"'],
  [3, '3'],
])('writes %s to YAML as %s', (value, text) => {
  expect(formatScalar(value, false)).toBe(text);
});
