// Files of a git commit.

import { execFile } from 'node:child_process';
import type { Files } from '../../source/file-reader.ts';

export interface Commit {
  readonly files: Files;
  readonly isFolder: (path: string) => Promise<boolean>;
}

/** Returns a reader of the files at `ref`, by paths relative to `cwd`, or the reason that there is none. */
export async function gitFiles(cwd: string, ref: string): Promise<Commit | { readonly problem: string }> {
  // A leading hyphen would be parsed as an option.
  const known = !ref.startsWith('-') && (await git(cwd, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]));
  if (!known) return { problem: `there is no file of that name, and git knows no commit ${JSON.stringify(ref)} here` };
  const commit = known.toString('utf8').trim();
  const objectAt = (path: string): Promise<Found> => find(cwd, objectOf(commit, path));
  return {
    isFolder: async (path) => (await objectAt(path)).type === 'tree',
    files: {
      async read(path) {
        const { type, content } = await objectAt(path);
        if (type === 'blob') return content;
        throw Object.assign(new Error(`${path} is no file of ${ref}`), { code: type === 'tree' ? 'EISDIR' : 'ENOENT' });
      },
    },
  };
}

function objectOf(commit: string, path: string): string {
  return `${commit}:${path.startsWith('/') ? path.slice(1) : `./${path}`}`;
}

interface Found {
  /** `blob` or `tree`; another value if the object is missing or a symbolic link cannot be resolved. */
  readonly type: string;
  readonly content: Buffer;
}

const nothing: Found = { type: 'missing', content: Buffer.alloc(0) };

/** Reads a git object, following symbolic links. */
async function find(cwd: string, name: string): Promise<Found> {
  if (/[\n\r]/.test(name)) return nothing;
  const answer = await git(cwd, ['cat-file', '--batch', '--follow-symlinks'], `${name}\n`);
  const end = answer?.indexOf('\n') ?? -1;
  if (!answer || end < 0) return nothing;
  const [, type, size] = /^[0-9a-f]+ (blob|tree) (\d+)$/.exec(answer.subarray(0, end).toString('utf8')) ?? [];
  return type === undefined ? nothing : { type, content: answer.subarray(end + 1, end + 1 + Number(size)) };
}

/** Runs git; `undefined` if it fails or is not installed. */
function git(cwd: string, words: readonly string[], input?: string): Promise<Buffer | undefined> {
  return new Promise((settle) => {
    const asked = execFile('git', words, { cwd, encoding: 'buffer', maxBuffer: 1 << 30 }, (error, stdout) =>
      settle(error ? undefined : stdout),
    );
    // If git cannot be started or exits early, the callback above reports it.
    asked.stdin?.on('error', () => undefined);
    asked.stdin?.end(input);
  });
}

/** Returns the merge base of `HEAD` and `ref`; `undefined` if there is none. */
export async function mergeBase(cwd: string, ref: string): Promise<string | undefined> {
  const found = ref.startsWith('-') ? undefined : await git(cwd, ['merge-base', 'HEAD', ref]);
  return found?.toString('utf8').trim();
}
