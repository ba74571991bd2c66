// Download of a published package with npm, which uses the configuration of the project.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, saidBy } from '../child-process.ts';
import { filesOfTarball } from './tarball.ts';

/**
 * Downloads a package and returns its files by path, or the reason that it is not available. `cwd`: the project with
 * the .npmrc.
 */
export async function fetchPackage(
  name: string,
  version: string,
  cwd: string,
): Promise<ReadonlyMap<string, Uint8Array> | { readonly problem: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-'));
  try {
    const problem = await pack(`${name}@${version}`, cwd, folder);
    if (problem !== undefined) return { problem };
    const [archive] = readdirSync(folder);
    return archive === undefined
      ? { problem: `npm gives no archive of ${name}@${version}` }
      : filesOfTarball(readFileSync(join(folder, archive)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm pack` into a directory. Returns the error, if any. */
async function pack(wanted: string, cwd: string, folder: string): Promise<string | undefined> {
  const ran = await npm(cwd, [
    'pack',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    folder,
    '--',
    wanted,
  ]);
  return ran.ok ? undefined : `npm cannot fetch ${wanted}: ${saidBy(ran)}`;
}
