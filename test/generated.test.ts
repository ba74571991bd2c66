// What is committed under generated/ is exactly what spec/ yields.

import { expect, it } from 'vitest';
import { root } from './architecture/files.ts';
import { ashlar } from './unit/cli/command.ts';

it('generated/ is what spec/ yields', async () => {
  const { status, stdout, stderr } = await ashlar(root, ['generate', '--check', '--json']);
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
