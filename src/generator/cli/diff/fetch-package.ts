// A published version of a package, fetched by npm from wherever it is configured to look.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The folder of the package, which lives as long as the process; or why it cannot be had. */
export function fetchPackage(name: string, version: string): Promise<string | { readonly problem: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--install-strategy=shallow', '--', `${name}@${version}`];
  return new Promise((settle) => {
    // npm is a script of the shell on Windows.
    execFile('npm', words, { shell: process.platform === 'win32' }, (error, _stdout, stderr) => {
      if (!error) return settle(join(folder, 'node_modules', ...name.split('/')));
      const said = /npm error (?!code)(.+)/.exec(stderr)?.[1] ?? error.message.split('\n', 1)[0] ?? '';
      settle({ problem: `npm cannot fetch ${name}@${version}: ${said}` });
    });
  });
}
