// Which package manager a project uses, and in which words it is told what to do.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `yarn` is 2 and later, whose commands and workspaces are others than those of yarn 1. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'yarn1';

interface Words {
  readonly lockfile: string;
  /** What the workflow's cache of packages calls it. */
  readonly cache: string;
  readonly install: string;
  /** In CI: exactly what the lockfile says. */
  readonly installLocked: string;
  /** Before the name of a script. */
  readonly run: string;
  /** Before the name of a program that a package has. */
  readonly start: string;
  /** Builds one workspace. */
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

export const words: Readonly<Record<Manager, Words>> = {
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

/** The nearest folder, from `cwd` upwards, with a lockfile. */
export function lockedFolder(cwd: string): string | undefined {
  return upwards(
    cwd,
    Object.values(words).map(({ lockfile }) => lockfile),
  );
}

/** What the nearest `packageManager` of a package.json names, else whose lockfile there is, else who started this program (`pnpm/10.1.0 npm/? …`), else npm. */
export function managerOf(cwd: string, locked: string | undefined, agent: string): Manager {
  return named(statedAbove(cwd)) ?? (locked === undefined ? undefined : ownerOf(locked)) ?? named(agent) ?? 'npm';
}

/** The manager of `yarn@1.22.22` or `yarn/4.1.0 …`. */
function named(text: string): Manager | undefined {
  const [, name, major] = /^(npm|pnpm|yarn)[@/](\d+)/.exec(text) ?? [];
  return name === 'yarn' && major === '1' ? 'yarn1' : (name as Manager | undefined); // one of those that the pattern lists
}

function statedAbove(cwd: string): string {
  for (let at = cwd; ; at = dirname(at)) {
    const stated = /"packageManager"\s*:\s*"([^"]*)"/.exec(textAt(join(at, 'package.json')) ?? '')?.[1];
    if (stated !== undefined) return stated;
    if (dirname(at) === at) return '';
  }
}

/** The manager whose lockfile a folder has. */
function ownerOf(folder: string): Manager | undefined {
  const has = ({ lockfile }: Words): boolean => existsSync(join(folder, lockfile));
  if (has(words.pnpm)) return 'pnpm';
  if (has(words.yarn))
    return textAt(join(folder, words.yarn.lockfile))?.includes('# yarn lockfile v1') === true ? 'yarn1' : 'yarn';
  return 'npm';
}

/** Whether packages lie in folders `node_modules`, and not where yarn's Plug'n'Play has them. */
export function hasModules(manager: Manager, cwd: string): boolean {
  const folder = upwards(cwd, ['.yarnrc.yml']);
  return (
    manager !== 'yarn' ||
    (folder !== undefined &&
      /^nodeLinker: *["']?(?:node-modules|pnpm)\b/m.test(textAt(join(folder, '.yarnrc.yml')) ?? ''))
  );
}

/** The nearest folder, from `cwd` upwards, that has one of these. */
export function upwards(cwd: string, names: readonly string[]): string | undefined {
  for (let at = cwd; ; at = dirname(at)) {
    if (names.some((name) => existsSync(join(at, name)))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The text of a file; undefined where there is none. */
export function textAt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
