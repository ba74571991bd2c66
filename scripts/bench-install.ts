// Size of an installation of the packed package: `npm run bench -- install`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../src/generator/pipeline/run-program.ts';
import type { BenchOptions } from './bench.ts';
import { table } from './table.ts';

interface InstalledPackage {
  /** Path below `node_modules`. */
  readonly path: string;
  /** Total size of its files, without those of packages below it. */
  readonly bytes: number;
}

/** Returns the packages in `node_modules` and in all directories of that name below it, sorted by path. */
export function listInstalledPackages(modules: string, prefix = ''): readonly InstalledPackage[] {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((sub) => `${name}/${sub}`) : [name],
    );
  return names
    .sort()
    .flatMap((name) => [
      { path: prefix + name, bytes: measureFiles(join(modules, name)) },
      ...listInstalledPackages(join(modules, name, 'node_modules'), `${prefix}${name}/node_modules/`),
    ]);
}

function measureFiles(directory: string): number {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(directory, entry.name))
    .reduce((bytes, path) => bytes + (statSync(path).isDirectory() ? measureFiles(path) : statSync(path).size), 0);
}

/** Packs Ashlar, installs the archive in an empty project, and returns the table of sizes. */
export function benchInstall({ markdown }: BenchOptions): string {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    runNpm(join(import.meta.dirname, '..'), 'pack', '--silent', '--pack-destination', directory);
    const archive = readdirSync(directory).find((name) => name.endsWith('.tgz')) ?? '';
    writeFileSync(join(directory, 'package.json'), '{ "private": true }');
    runNpm(directory, 'install', '--no-audit', '--no-fund', archive);
    const packages = listInstalledPackages(join(directory, 'node_modules'));
    const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
    const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
    return table(
      ['package', 'size'],
      [
        ...packages.map(({ path, bytes }) => [path, formatSize(bytes)]),
        [`all ${packages.length} packages`, formatSize(total)],
      ],
      markdown,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function runNpm(cwd: string, ...args: readonly string[]): void {
  const [program = 'npm', ...first] = npmCommand();
  const { status, stderr } = spawnSync(program, [...first, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`);
}
