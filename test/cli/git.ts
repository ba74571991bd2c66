// Git commands in test repositories, independent of the Git configuration of the machine.

import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** Runs git in a directory and returns its output. Throws if it fails. */
export function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    maxBuffer: 2 ** 28,
  });
}

/** Commits all files of a repository, even if none has changed. */
export function commitAll(cwd: string, message = 'Commit'): void {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-q', '--allow-empty', '-m', message);
}

/** Creates a repository with the branch `main` in a directory and commits its files. */
export function initializeRepository(cwd: string): void {
  git(cwd, 'init', '-q', '-b', 'main');
  commitAll(cwd);
}
