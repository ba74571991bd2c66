// The line that says that the lock file of remote sources was created.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileWatcher } from '../../src/generator/cli/environment.ts';
import { ashlar, petShop } from './command.ts';
import { startServer } from './http-server.ts';
import { createTempDirectory } from './temp-directory.ts';

const lockFile = 'ashlar.lock.json';

describe('generate', () => {
  it('says once that the lock file was created and should be committed, except with --quiet and --json', async () => {
    const server = await startServer({ '/openapi.yaml': petShop });
    const config = { document: `${server.origin}/openapi.yaml`, out: 'out', targets: ['types'] };
    const directory = createTempDirectory({ 'ashlar.config.json': JSON.stringify(config) });
    const run = async (...args: readonly string[]): Promise<string> =>
      (await ashlar(directory, ['generate', ...args])).stderr;
    expect(await run()).toBe('created ashlar.lock.json, with the digests of the remote sources; commit it\n');
    expect(await run()).toBe('');
    expect(await run('--update')).toBe('');
    for (const option of ['--quiet', '--json']) {
      rmSync(join(directory, lockFile));
      expect(await run(option)).toBe('');
      expect(existsSync(join(directory, lockFile))).toBe(true);
    }
  });

  it('says so in watch mode', async () => {
    const server = await startServer({ '/openapi.yaml': petShop });
    const directory = createTempDirectory();
    const args = ['generate', `${server.origin}/openapi.yaml`, '--out', 'out', '--targets', 'types', '--watch'];
    const watchFiles = (): FileWatcher => ({
      startRun: () => undefined,
      waitForChange: () => Promise.resolve('stopped'),
    });
    expect((await ashlar(directory, args, { watchFiles })).stderr).toContain(`created ${lockFile}`);
    expect((await ashlar(directory, args, { watchFiles })).stderr).toBe('');
  });

  it('says so for several documents, and nothing about local ones', async () => {
    const server = await startServer({ '/openapi.yaml': petShop });
    const documents = [
      { document: 'local.yaml', out: 'local' },
      { document: `${server.origin}/openapi.yaml`, out: 'remote' },
    ];
    const directory = createTempDirectory({
      'ashlar.config.json': JSON.stringify({ documents, targets: ['types'] }),
      'local.yaml': petShop,
    });
    expect((await ashlar(directory, ['generate', 'local.yaml'])).stderr).toBe('');
    expect((await ashlar(directory, ['generate'])).stderr).toContain(`created ${lockFile}`);
  });
});
