// On-demand installation of the tools that benchmarks compare with.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { npmProgram } from '../src/generator/pipeline/child-process.ts';

/** Package names with exact versions. */
export type Peers = Readonly<Record<string, string>>;

/** Returns the directory whose `node_modules` contains exactly these packages; throws if npm fails. */
export function installPeers(name: string, peers: Peers): string {
  const folder = join(import.meta.dirname, '../node_modules/.cache/ashlar-bench', name);
  const manifest = `${JSON.stringify({ private: true, dependencies: peers }, null, 2)}\n`;
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const list = Object.entries(peers).map(([each, version]) => `${each}@${version}`);
  process.stderr.write(`installing ${list.join(', ')} …\n`);
  const [program = 'npm', ...first] = npmProgram();
  const { status, stderr } = spawnSync(
    program,
    [...first, 'install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm cannot install the peers ${list.join(', ')}:\n${stderr}`);
  writeFileSync(stamp, manifest);
  return folder;
}
