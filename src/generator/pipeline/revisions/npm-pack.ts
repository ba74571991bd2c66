// A published version of a package, fetched by npm from wherever the project is configured to look.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, saidBy } from '../child-process.ts';
import { filesOfTarball } from './tarball.ts';

/** The files of the package by their paths; or why they cannot be had. `cwd`: the project, whose .npmrc counts. */
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

/** Has npm put the package's archive into the folder; answers why it cannot. */
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
