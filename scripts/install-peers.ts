// On-demand installation of peers: the other tools that benchmarks compare Ashlar with.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { npmCommand } from '../src/generator/pipeline/run-program.ts';

/** Package names with exact versions. */
export type PeerVersions = Readonly<Record<string, string>>;

/** Returns the directory whose `node_modules` contains exactly these packages; throws if npm fails. */
export function installComparedTools(name: string, peers: PeerVersions): string {
  const directory = join(import.meta.dirname, '../node_modules/.cache/ashlar-bench', name);
  const manifest = `${JSON.stringify({ private: true, dependencies: peers }, null, 2)}\n`;
  const stamp = join(directory, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return directory;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), manifest);
  const specifiers = Object.entries(peers).map(([packageName, version]) => `${packageName}@${version}`);
  process.stderr.write(`installing ${specifiers.join(', ')} …\n`);
  const [program = 'npm', ...first] = npmCommand();
  const { status, stderr } = spawnSync(
    program,
    [...first, 'install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    { cwd: directory, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Cannot install ${specifiers.join(', ')}:\n${stderr}`);
  writeFileSync(stamp, manifest);
  return directory;
}
