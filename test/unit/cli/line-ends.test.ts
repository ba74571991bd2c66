// What is generated may be checked out with the line ends of Windows: it is still what was generated, and nothing else is.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../elsewhere/packed.ts';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'types,spec'] as const;
const windows = (text: string): string => text.replaceAll('\n', '\r\n');

/** A folder whose output has been converted, the manifest too; and its files. */
async function converted(): Promise<{ readonly folder: string; readonly files: Readonly<Record<string, string>> }> {
  const folder = folderWith({ 'openapi.yaml': petShop });
  await ashlar(folder, generate);
  for (const [path, text] of Object.entries(filesIn(join(folder, 'api')))) put(folder, `api/${path}`, windows(text));
  return { folder, files: filesIn(folder) };
}

describe('generated files with CRLF', () => {
  it('are up to date, and are left as they are', async () => {
    const { folder, files } = await converted();
    expect(Object.values(files).filter((text) => text.includes('\r\n')).length).toBeGreaterThan(5);
    expect((await ashlar(folder, [...generate, '--check'])).status).toBe(0);
    expect((await ashlar(folder, generate)).stdout).toMatch(/\n0 written, 6 unchanged/);
    expect(filesIn(folder)).toEqual(files);
  });

  it('are as git checks them out with core.autocrlf, and git sees no change after generating', async () => {
    const folder = folderWith({
      'openapi.yaml': petShop,
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', out: 'api' }),
    });
    await ashlar(folder, ['generate']);
    const git = (cwd: string, ...words: readonly string[]): string =>
      run(cwd, 'git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test', ...words], {
        env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
      });
    git(folder, 'init', '-q');
    git(folder, '-c', 'core.autocrlf=false', 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'All');
    const other = folderWith();
    git(other, 'clone', '-q', '-c', 'core.autocrlf=true', folder, 'checkout');
    const checkout = join(other, 'checkout');
    expect(filesIn(checkout)['api/types/index.ts']).toContain('\r\n');
    expect((await ashlar(checkout, ['generate', '--check'])).status).toBe(0);
    await ashlar(checkout, ['generate']);
    expect(git(checkout, 'status', '--porcelain')).toBe('');
  });

  it('are told apart from files that have changed', async () => {
    const { folder, files } = await converted();
    for (const [change, state] of [
      [(text: string) => text.replace('Pet', 'Pat'), 'changed'],
      [(text: string) => text.replace('\r\n', '\r'), 'changed'],
      [(text: string) => text.replace('\r\n', '\n'), 'unchanged'],
    ] as const) {
      put(folder, 'api/types/schemas.ts', change(files['api/types/schemas.ts'] ?? ''));
      const { stdout } = await ashlar(folder, [...generate, '--check', '--json']);
      expect((JSON.parse(stdout) as { readonly files: readonly object[] }).files).toContainEqual(
        expect.objectContaining({ path: 'api/types/schemas.ts', state }),
      );
    }
  });

  it("are Ashlar's own: what is not generated any more goes, and what changes is replaced", async () => {
    const { folder } = await converted();
    put(folder, 'openapi.yaml', petShop.replaceAll('Pet', 'Animal'));
    put(folder, 'ashlar.config.json', JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['types'] }));
    expect(await ashlar(folder, ['generate'])).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('cli/') as string,
    });
    expect(Object.keys(filesIn(join(folder, 'api'))).filter((path) => path.startsWith('spec/'))).toEqual([]);
    rmSync(join(folder, 'ashlar.config.json'));
    expect(
      (await ashlar(folder, ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'types', '--check'])).status,
    ).toBe(0);
  });
});
