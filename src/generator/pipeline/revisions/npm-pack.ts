// Download of a published package with npm, which uses the configuration of the project.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm, errorOutput } from '../child-process.ts';
import { extractTarball } from './tarball.ts';

/**
 * Downloads a package and returns its files by path, or the reason that it is not available. `cwd`: the project with
 * the .npmrc.
 */
export async function fetchPackage(
  name: string,
  version: string,
  cwd: string,
): Promise<ReadonlyMap<string, Uint8Array> | { readonly problem: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-'));
  try {
    const problem = await downloadArchive(`${name}@${version}`, cwd, directory);
    if (problem !== undefined) return { problem };
    const [archive] = readdirSync(directory);
    return archive === undefined
      ? { problem: `npm gives no archive of ${name}@${version}` }
      : extractTarball(readFileSync(join(directory, archive)));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs `npm pack` into a directory. Returns the error, if any. */
async function downloadArchive(packageSpec: string, cwd: string, directory: string): Promise<string | undefined> {
  const result = await runNpm(cwd, [
    'pack',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    directory,
    '--',
    packageSpec,
  ]);
  return result.ok ? undefined : `npm cannot fetch ${packageSpec}: ${errorOutput(result)}`;
}
