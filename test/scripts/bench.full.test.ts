// Benchmarks of `npm run bench` run and print their tables. Their figures are not tested.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/files.ts';

describe('npm run bench', () => {
  it.each(['client', 'validators'])('%s', async (name) => {
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin/tsx'),
      ['--conditions=source', 'scripts/bench.ts', name, '--no-peers', '--runs', '1'],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect(stdout).toMatch(/^-{5,}.*\n\S.*\d/m);
  });
});
