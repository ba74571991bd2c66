// What is committed under generated/ is exactly what spec/ yields, and it compiles for the strictest consumer.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

it('generated/ compiles for the strictest consumer', () => {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, '-p', join(root, 'test/generated'), '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
