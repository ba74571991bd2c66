// Generated files with CRLF line endings, as git checks them out on Windows.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { git, initializeRepository } from './git.ts';
import { readFiles, createTempDirectory, writeTextFile } from './temp-directory.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'types,spec'] as const;
const toCrlf = (text: string): string => text.replaceAll('\n', '\r\n');

/** Generates output and converts it, including the manifest, to CRLF; returns the directory and its files. */
async function createCrlfOutput(): Promise<{
  readonly directory: string;
  readonly files: Readonly<Record<string, string>>;
}> {
  const directory = createTempDirectory({ 'openapi.yaml': petShop });
  await ashlar(directory, generate);
  for (const [path, text] of Object.entries(readFiles(join(directory, 'api'))))
    writeTextFile(directory, `api/${path}`, toCrlf(text));
  return { directory, files: readFiles(directory) };
}

describe('generated files with CRLF', () => {
  test('are up to date and are not rewritten', async () => {
    const { directory, files } = await createCrlfOutput();
    expect(Object.values(files).filter((text) => text.includes('\r\n')).length).toBeGreaterThan(5);
    expect((await ashlar(directory, [...generate, '--check'])).status).toBe(0);
    expect((await ashlar(directory, generate)).stdout).toMatch(/\n0 written, 6 unchanged/);
    expect(readFiles(directory)).toEqual(files);
  });

  test('are up to date in a checkout with core.autocrlf, and git reports no change after generating', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', out: 'api' }),
    });
    await ashlar(directory, ['generate']);
    initializeRepository(directory);
    const parent = createTempDirectory();
    git(parent, 'clone', '-q', '-c', 'core.autocrlf=true', directory, 'checkout');
    const checkout = join(parent, 'checkout');
    expect(readFiles(checkout)['api/types/index.ts']).toContain('\r\n');
    expect((await ashlar(checkout, ['generate', '--check'])).status).toBe(0);
    await ashlar(checkout, ['generate']);
    expect(git(checkout, 'status', '--porcelain')).toBe('');
  });

  test('are distinguished from edited files', async () => {
    const { directory, files } = await createCrlfOutput();
    for (const [change, state] of [
      [(text: string) => text.replace('Pet', 'Pat'), 'changed'],
      [(text: string) => text.replace('\r\n', '\r'), 'changed'],
      [(text: string) => text.replace('\r\n', '\n'), 'unchanged'],
    ] as const) {
      writeTextFile(directory, 'api/types/schemas.ts', change(files['api/types/schemas.ts'] ?? ''));
      const { stdout } = await ashlar(directory, [...generate, '--check', '--json']);
      expect((JSON.parse(stdout) as { readonly files: readonly object[] }).files).toContainEqual(
        expect.objectContaining({ path: 'api/types/schemas.ts', state }),
      );
    }
  });

  test('are removed if obsolete, and replaced if changed', async () => {
    const { directory } = await createCrlfOutput();
    writeTextFile(directory, 'openapi.yaml', petShop.replaceAll('Pet', 'Animal'));
    writeTextFile(
      directory,
      'ashlar.config.json',
      JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['types'] }),
    );
    expect(await ashlar(directory, ['generate'])).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('cli/') as string,
    });
    expect(Object.keys(readFiles(join(directory, 'api'))).filter((path) => path.startsWith('spec/'))).toEqual([]);
    rmSync(join(directory, 'ashlar.config.json'));
    expect(
      (await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'types', '--check'])).status,
    ).toBe(0);
  });
});
