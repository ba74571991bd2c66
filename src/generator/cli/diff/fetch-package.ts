// A published version of a package, fetched by npm from wherever the project is configured to look.

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { filesOfTarball } from './tarball.ts';

/** The files of the package by their paths; or why they cannot be had. `cwd`: the project, whose .npmrc counts. */
export async function fetchPackage(name: string, version: string, cwd: string): Promise<ReadonlyMap<string, Uint8Array> | { readonly problem: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-'));
  try {
    const problem = await pack(`${name}@${version}`, cwd, folder);
    if (problem !== undefined) return { problem };
    const [archive] = readdirSync(folder);
    return archive === undefined ? { problem: `npm gives no archive of ${name}@${version}` } : filesOfTarball(readFileSync(join(folder, archive)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Has npm put the package's archive into the folder; answers why it cannot. */
function pack(wanted: string, cwd: string, folder: string): Promise<string | undefined> {
  const words = ['pack', '--ignore-scripts', '--loglevel=error', '--', wanted];
  // A path may hold what a shell takes for its own, so npm is told it apart from the words.
  const env = { ...process.env, npm_config_pack_destination: folder };
  return new Promise((settle) => {
    // npm is a script of the shell on Windows; `wanted` holds nothing that means anything to one.
    execFile('npm', words, { cwd, env, shell: process.platform === 'win32' }, (error, _stdout, stderr) => {
      if (!error) return settle(undefined);
      const said = /npm error (?!code)(.+)/.exec(stderr)?.[1] ?? error.message.split('\n', 1)[0] ?? '';
      settle(`npm cannot fetch ${wanted}: ${said}`);
    });
  });
}
