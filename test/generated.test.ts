// The committed output in generated/ is up to date with spec/.

import { expect, test } from 'vitest';
import { root } from './architecture/files.ts';
import { ashlar } from './cli/command.ts';

test('generated/ is up to date with spec/', async () => {
  const { status, stdout, stderr } = await ashlar(root, ['generate', '--check', '--no-cache', '--json']);
  const { files, diagnostics } = JSON.parse(stdout) as {
    files: { state: string; path: string }[];
    diagnostics: unknown[];
  };
  expect({ status, stderr, diagnostics, stale: files.filter(({ state }) => state !== 'unchanged') }).toEqual({
    status: 0,
    stderr: '',
    diagnostics: [],
    stale: [],
  });
});
