// Package manager detection and commands.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Report } from '../../diagnostics/report.ts';
import { findUp } from '../../cli/find-up.ts';
import { npmCommand } from '../../pipeline/run-program.ts';

/** `yarn` means version 2 and later; commands and workspaces of yarn 1 differ. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'yarn1';

interface ManagerCommands {
  readonly lockfile: string;
  /** `cache` input of actions/setup-node. */
  readonly cache: string;
  /** Command that installs the dependencies. */
  readonly install: string;
  /** Command that installs exactly the locked versions, for CI. */
  readonly installLocked: string;
  /** Command that runs a script, without its name. */
  readonly run: string;
  /** Command that runs an installed binary, without its name. */
  readonly start: string;
  /** Returns the command that builds one workspace. */
  readonly build: (name: string) => string;
}

const yarn = {
  lockfile: 'yarn.lock',
  cache: 'yarn',
  install: 'yarn install',
  run: 'yarn run',
  start: 'yarn run',
  build: (name: string) => `yarn workspace ${name} run build`,
} as const;

export const managerCommands: Readonly<Record<PackageManager, ManagerCommands>> = {
  npm: {
    lockfile: 'package-lock.json',
    cache: 'npm',
    install: 'npm install',
    installLocked: 'npm ci',
    run: 'npm run',
    start: 'npx',
    build: (name) => `npm run build -w ${name}`,
  },
  pnpm: {
    lockfile: 'pnpm-lock.yaml',
    cache: 'pnpm',
    install: 'pnpm install',
    installLocked: 'pnpm install --frozen-lockfile',
    run: 'pnpm run',
    start: 'pnpm exec',
    build: (name) => `pnpm --filter ${name} run build`,
  },
  yarn: { ...yarn, installLocked: 'yarn install --immutable' },
  yarn1: { ...yarn, installLocked: 'yarn install --frozen-lockfile' },
};

/** Returns the nearest directory with a lockfile, from `cwd` upwards. */
export function findLockfileDirectory(cwd: string): string | undefined {
  return findUp(
    cwd,
    Object.values(managerCommands).map(({ lockfile }) => lockfile),
  );
}

/**
 * Detects the manager: by `packageManager` in the nearest package.json, then by lockfile, then by user agent
 * (`pnpm/10.1.0 npm/? …`); default: npm.
 */
export function detectPackageManager(
  cwd: string,
  lockfileDirectory: string | undefined,
  agent: string,
): PackageManager {
  return (
    parseManager(findPackageManagerField(cwd)) ??
    (lockfileDirectory === undefined ? undefined : detectByLockfile(lockfileDirectory)) ??
    parseManager(agent) ??
    'npm'
  );
}

/** Parses `yarn@1.22.22` or `yarn/4.1.0 …`. */
function parseManager(text: string): PackageManager | undefined {
  const [, name, major] = /^(npm|pnpm|yarn)[@/](\d+)/.exec(text) ?? [];
  // The cast is safe: the pattern allows only these names.
  return name === 'yarn' && major === '1' ? 'yarn1' : (name as PackageManager | undefined);
}

function findPackageManagerField(cwd: string): string {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const manifest = readTextIfExists(join(directory, 'package.json')) ?? '';
    const field = /"packageManager"\s*:\s*"([^"]*)"/.exec(manifest)?.[1];
    if (field !== undefined) return field;
    if (dirname(directory) === directory) return '';
  }
}

/** Returns the manager of the lockfile in a directory. */
function detectByLockfile(directory: string): PackageManager | undefined {
  const hasLockfileOf = ({ lockfile }: ManagerCommands): boolean => existsSync(join(directory, lockfile));
  if (hasLockfileOf(managerCommands.pnpm)) return 'pnpm';
  if (hasLockfileOf(managerCommands.yarn))
    return readTextIfExists(join(directory, managerCommands.yarn.lockfile))?.includes('# yarn lockfile v1') === true
      ? 'yarn1'
      : 'yarn';
  return 'npm';
}

/** Returns whether packages are in `node_modules`, as opposed to yarn Plug'n'Play. */
export function usesNodeModules(manager: PackageManager, cwd: string): boolean {
  const directory = findUp(cwd, ['.yarnrc.yml']);
  return (
    manager !== 'yarn' ||
    (directory !== undefined &&
      /^nodeLinker: *["']?(?:node-modules|pnpm)\b/m.test(readTextIfExists(join(directory, '.yarnrc.yml')) ?? ''))
  );
}

/** Returns the text of a file; `undefined` if it does not exist. */
export function readTextIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Installs the dependencies, with the output on stderr. Reports a failure; returns whether the installation succeeded.
 */
export function installDependencies(manager: PackageManager, cwd: string, report: Report): boolean {
  const command = managerCommands[manager].install;
  const [name = '', ...args] = command.split(' ');
  const [program = name, ...programArgs] = manager === 'npm' ? npmCommand() : [name];
  // stdout is reserved for the output of `init`.
  const { status, error } = spawnSync(program, [...programArgs, ...args], { cwd, stdio: ['inherit', 2, 2] });
  if (status === 0) return true;
  const reason =
    error === undefined
      ? status === null
        ? 'terminated by a signal'
        : `exit status ${String(status)}`
      : 'code' in error && error.code === 'ENOENT'
        ? `\`${name}\` is not on the PATH`
        : error.message;
  report.add('cli/install-failed', {
    message: `\`${command}\` failed: ${reason}`,
    help: `fix the problem, then run \`${command}\`; all files have been written`,
  });
  return false;
}
