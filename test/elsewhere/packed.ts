// Ashlar as others get it: packed, and installed in a folder outside the tree.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, textOf } from '../architecture/files.ts';

/** What packing builds from, and what it packs. */
const needed = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'LICENSE',
  'README.md',
  'bin',
  'schemas',
  'scripts',
  'src',
  'templates',
];

/** Packs a copy, so that builds of tests that run at once do not meet in `dist`; answers where the archive is. */
export function pack(folder: string): string {
  const copy = join(folder, 'ashlar');
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  run(copy, 'npm', ['pack', '--silent', '--pack-destination', folder]);
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Puts the archive's content, its command and what it depends on, and nothing else, into the folder's node_modules; the network is not asked. */
export function install(archive: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  run(modules, 'tar', ['-xzf', archive]);
  renameSync(join(modules, 'package'), join(modules, 'ashlar'));
  symlinkSync(join('..', 'ashlar', 'bin', 'ashlar.js'), join(modules, '.bin', 'ashlar'));
  const { dependencies } = JSON.parse(textOf('package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

/** What a command said, and how it ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Bounds {
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Runs a command to its end, however it ends. */
export function attempt(
  cwd: string,
  command: string,
  words: readonly string[],
  { env = {}, timeout = 300_000 }: Bounds = {},
): Ended {
  // npm passes its own settings to what it starts, colors of the terminal would get into files, and in CI package
  // managers refuse to write the lockfile that a person has them write.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^(?:CI|FORCE_COLOR|NODE_OPTIONS|VITEST.*)$/i.test(name)),
  );
  return spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    timeout,
    env: { ...inherited, ...env },
    maxBuffer: 2 ** 28,
  });
}

/** Runs a command that has to end well; what it printed. */
export function run(cwd: string, command: string, words: readonly string[], bounds: Bounds = {}): string {
  const { status, stdout, stderr } = attempt(cwd, command, words, bounds);
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${status ?? 'took too long'}\n${stdout}${stderr}`);
  return stdout;
}
