// Packing and installation of Ashlar, and execution of commands.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, readProjectFile } from '../architecture/files.ts';

/** The files that `npm pack` needs. */
const packedFiles = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'LICENSE',
  'README.md',
  'bin',
  'generated/page-scripts',
  'schemas',
  'scripts',
  'src',
  'templates',
];

/** Packs a copy of the project, so that concurrent tests do not share `dist`, and returns the path of the archive. */
export function pack(directory: string): string {
  return packCopy(directory, '.');
}

/** Builds and packs the package of the runtime in a copy of the project, and returns the path of the archive. */
export function packRuntime(directory: string): string {
  return packCopy(directory, 'packages/runtime');
}

function packCopy(directory: string, packagePath: string): string {
  const copy = join(directory, 'ashlar');
  for (const name of [...packedFiles, packagePath])
    if (name !== '.') cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  run(join(copy, packagePath), 'npm', ['pack', '--silent', '--pack-destination', directory]);
  return join(directory, readdirSync(directory).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Installs the archive, its command, and its direct dependencies into `node_modules`, without network access. */
export function install(archive: string, directory: string): void {
  const modules = join(directory, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  run(modules, 'tar', ['-xzf', archive]);
  renameSync(join(modules, 'package'), join(modules, 'ashlar'));
  symlinkSync(join('..', 'ashlar', 'bin', 'ashlar.js'), join(modules, '.bin', 'ashlar'));
  const { dependencies } = JSON.parse(readProjectFile('package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

/** The output and exit status of a command. */
export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeout?: number;
}

/** Runs a command and returns its result, even if it fails. */
export function attempt(
  cwd: string,
  command: string,
  args: readonly string[],
  { env = {}, timeout = 300_000 }: RunOptions = {},
): CommandResult {
  return spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout,
    env: { ...inheritedVariables(), ...env },
    maxBuffer: 2 ** 28,
  });
}

/**
 * Returns the environment without npm's own configuration, settings that would add colors to the output, and the
 * variables of CI runners, because package managers do not write lockfiles in CI.
 */
export function inheritedVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_|^(?:CI|GITHUB_ACTIONS|FORCE_COLOR|NODE_OPTIONS|VITEST.*)$/i.test(name),
    ),
  );
}

/** Runs a command and returns its output. Throws if it fails. */
export function run(cwd: string, command: string, args: readonly string[], options: RunOptions = {}): string {
  const { status, stdout, stderr } = attempt(cwd, command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status ?? 'timed out'}\n${stdout}${stderr}`);
  return stdout;
}
