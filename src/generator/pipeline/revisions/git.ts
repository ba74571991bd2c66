// Git access: files of a commit, and merge bases.

import { execFile } from 'node:child_process';
import type { FileReader } from '../../source/file-reader.ts';

/** Files of a commit. */
export interface CommitFiles {
  readonly files: FileReader;
  readonly isDirectory: (path: string) => Promise<boolean>;
}

/** Opens the files of a commit, with paths relative to `cwd`; returns a problem if `ref` is not a commit. */
export async function openCommit(cwd: string, ref: string): Promise<CommitFiles | { readonly problem: string }> {
  // A leading hyphen would be parsed as an option.
  const output = !ref.startsWith('-') && (await runGit(cwd, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]));
  if (!output) return { problem: `no file has this name, and \`${ref}\` is not a commit` };
  const commit = output.toString('utf8').trim();
  const objectAt = (path: string): Promise<GitObject> => readObject(cwd, objectName(commit, path));
  return {
    isDirectory: async (path) => (await objectAt(path)).type === 'tree',
    files: {
      repositoryRoot: async () => (await runGit(cwd, ['rev-parse', '--show-cdup']))?.toString('utf8').trim(),
      async read(path) {
        const { type, content } = await objectAt(path);
        if (type === 'blob') return content;
        throw Object.assign(new Error(`${path} is not a file in ${ref}`), {
          code: type === 'tree' ? 'EISDIR' : 'ENOENT',
        });
      },
    },
  };
}

function objectName(commit: string, path: string): string {
  return `${commit}:${path.startsWith('/') ? path.slice(1) : `./${path}`}`;
}

interface GitObject {
  /** `blob` or `tree`; any other value if the object is missing or a symbolic link cannot be resolved. */
  readonly type: string;
  readonly content: Buffer;
}

const missingObject: GitObject = { type: 'missing', content: Buffer.alloc(0) };

/** Reads a git object, following symbolic links. */
async function readObject(cwd: string, name: string): Promise<GitObject> {
  if (/[\n\r]/.test(name)) return missingObject;
  const output = await runGit(cwd, ['cat-file', '--batch', '--follow-symlinks'], `${name}\n`);
  const end = output?.indexOf('\n') ?? -1;
  if (!output || end < 0) return missingObject;
  const [, type, size] = /^[0-9a-f]+ (blob|tree) (\d+)$/.exec(output.subarray(0, end).toString('utf8')) ?? [];
  return type === undefined ? missingObject : { type, content: output.subarray(end + 1, end + 1 + Number(size)) };
}

/** Runs git; `undefined` if it fails or is not installed. */
function runGit(cwd: string, args: readonly string[], input?: string): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = execFile('git', args, { cwd, encoding: 'buffer', maxBuffer: 1 << 30 }, (error, stdout) =>
      resolve(error ? undefined : stdout),
    );
    // If git cannot be started or exits early, the callback above reports it.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** Returns the merge base of `HEAD` and `ref`; `undefined` if there is none. */
export async function findMergeBase(cwd: string, ref: string): Promise<string | undefined> {
  const output = ref.startsWith('-') ? undefined : await runGit(cwd, ['merge-base', 'HEAD', ref]);
  return output?.toString('utf8').trim();
}

/** Returns why git cannot read the repository of a directory, and how to fix that; `undefined` if it can. */
export async function findRepositoryProblem(
  cwd: string,
): Promise<{ readonly message: string; readonly help: string } | undefined> {
  const error = await new Promise<string | undefined>((resolve) => {
    execFile('git', ['rev-parse', '--git-dir'], { cwd }, (cause, _, stderr) => {
      if (cause) resolve(cause.code === 'ENOENT' ? '' : stderr);
      else resolve(undefined);
    });
  });
  if (error === undefined) return undefined;
  if (error === '') return { message: '`git` is not installed', help: 'install Git' };
  // Git rejects repositories of other users, such as those that a CI job mounts into a container.
  const [, directory] = /detected dubious ownership in repository at '(.*)'/.exec(error) ?? [];
  if (directory !== undefined)
    return {
      message: `another user owns the Git repository \`${directory}\`, which Git therefore does not read`,
      help: `run \`git config --global --add safe.directory ${directory}\``,
    };
  return { message: 'cannot find a Git repository', help: 'run the command in a Git repository' };
}
