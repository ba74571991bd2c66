// The files of another commit, read through git.

import { execFile } from 'node:child_process';
import type { Files } from '../../source/files.ts';

export interface Commit {
  readonly files: Files;
  readonly isFolder: (path: string) => Promise<boolean>;
}

/** The files that `ref` has, by paths relative to `cwd`; or why there are none. */
export async function gitFiles(cwd: string, ref: string): Promise<Commit | { readonly problem: string }> {
  // A word that begins with a hyphen would be a flag of git.
  const known = !ref.startsWith('-') && (await git(cwd, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]));
  if (!known) return { problem: `there is no file of that name, and git knows no commit ${JSON.stringify(ref)} here` };
  const commit = known.toString('utf8').trim();
  const typeOf = async (path: string): Promise<string | undefined> => (await git(cwd, ['cat-file', '-t', objectOf(commit, path)]))?.toString('utf8').trim();
  return {
    isFolder: async (path) => (await typeOf(path)) === 'tree',
    files: {
      async read(path) {
        const content = await git(cwd, ['cat-file', 'blob', objectOf(commit, path)]);
        if (content) return content;
        const code = (await typeOf(path)) === 'tree' ? 'EISDIR' : 'ENOENT';
        throw Object.assign(new Error(`${path} is no file of ${ref}`), { code });
      },
    },
  };
}

function objectOf(commit: string, path: string): string {
  return `${commit}:${path.startsWith('/') ? path.slice(1) : `./${path}`}`;
}

/** What git prints; undefined where it refuses, or is not there. */
function git(cwd: string, words: readonly string[]): Promise<Buffer | undefined> {
  return new Promise((settle) => {
    execFile('git', words, { cwd, encoding: 'buffer', maxBuffer: 1 << 30 }, (error, stdout) => settle(error ? undefined : stdout));
  });
}
