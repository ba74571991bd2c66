// Boundary of references: which files and URLs a document may read.

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { DiskPathResolver, FileReader } from './file-reader.ts';
import { containsSecret, isAllowedUrl, isLocal, isRemote, originOf } from './input-path.ts';
import { isAbsoluteUri } from './uri.ts';

/** Reason that a reference must not be read. */
export interface Rejection {
  readonly code: 'source/outside-reference' | 'source/remote-reference';
  readonly reason: string;
  readonly help: string;
}

/** Decides whether references may read a file or URL, before it is read. */
export interface ReferenceBoundary {
  /** Returns the reason to reject the target of a reference in `referrer`; `undefined` if it is allowed. */
  rejectionOf(target: string, referrer: string): Promise<Rejection | undefined>;
}

/**
 * Creates the boundary of the document at `entry`: the Git repository that contains it, or its directory; or its origin
 * if it is remote. `allowed` lists additional directories, files, and URL prefixes.
 */
export function createReferenceBoundary(
  entry: string,
  allowed: readonly string[],
  files: FileReader,
): ReferenceBoundary {
  const localBoundary = createLocalBoundary(entry, allowed.filter(isLocal), files);
  return {
    async rejectionOf(target, referrer) {
      if (isAbsoluteUri(target)) return rejectUrl(target, entry, allowed);
      if (isRemote(referrer))
        return {
          code: 'source/outside-reference',
          reason: 'a remote document cannot refer to a local file',
          help: `publish the file on \`${originOf(referrer) ?? ''}\`, or save a copy of the document`,
        };
      const reason = await localBoundary(target);
      const help = `copy the file there, or allow its directory with \`--allow ${dirname(target)}\` or \`input.allow\` in the configuration`;
      return reason === undefined ? undefined : { code: 'source/outside-reference', reason, help };
    },
  };
}

function rejectUrl(target: string, entry: string, allowed: readonly string[]): Rejection | undefined {
  const code = 'source/remote-reference';
  const origin = originOf(target);
  if (origin === undefined)
    return {
      code,
      reason: 'only http and https URLs can be read',
      help: target.startsWith('file:') ? 'use a relative path' : 'save a copy of it, and refer to the copy',
    };
  if (containsSecret(target))
    return {
      code,
      reason: 'the URL contains a credential',
      help: `remove it from the reference, and declare a header for \`${origin}\` in \`input.headers\` of the configuration`,
    };
  if (isAllowedUrl(target, entry, allowed)) return undefined;
  return {
    code,
    reason: isRemote(entry) ? 'it is on another origin than the document' : 'the document is a local file',
    help: `allow it with \`--allow ${origin}\` or \`input.allow\` in the configuration`,
  };
}

/** Directories and files that references may read, and a name for messages. */
interface LocalRoots {
  readonly paths: readonly string[];
  readonly name: string;
  readonly isRepository: boolean;
}

/** Returns a function that returns the reason to reject a local path. */
function createLocalBoundary(
  entry: string,
  allowed: readonly string[],
  { disk, repositoryRoot }: FileReader,
): (path: string) => Promise<string | undefined> {
  const directory = dirname(entry);
  const baseDirectory = disk?.root ?? '';
  const toAbsolute = (root: string): string => resolve(baseDirectory, root);
  const findRoots = async (): Promise<LocalRoots> => {
    const repository = await repositoryRoot?.(directory);
    // In a hidden directory of a repository, the other files are hidden only in relation to the repository.
    const paths = [...(repository === undefined ? [] : [repository]), directory, ...allowed].map(toAbsolute);
    if (repository !== undefined) return { paths, name: 'the Git repository', isRepository: true };
    const name = directory === '.' ? 'the directory' : `\`${directory}\`, the directory`;
    return { paths, name, isRepository: false };
  };
  // Build systems may provide the document and its files as symbolic links into another directory.
  const findRealRoots = async (
    { realPath }: DiskPathResolver,
    paths: readonly string[],
  ): Promise<readonly string[]> => {
    const realDirectory = realPath(entry).then(dirname);
    const resolved = await Promise.all(
      [...paths.map((path) => realPath(path)), realDirectory, realDirectory.then((path) => repositoryRoot?.(path))].map(
        (pathResult) => pathResult.catch(() => undefined),
      ),
    );
    return resolved.filter((path) => path !== undefined);
  };
  let roots: Promise<LocalRoots> | undefined;
  let realRoots: Promise<readonly string[]> | undefined;
  return async (path) => {
    const { paths, name, isRepository } = await (roots ??= findRoots());
    const reason = rejectionReason(toAbsolute(path), paths, `it is outside ${name} of the document`);
    if (reason !== undefined || !disk) return reason;
    const realPath = await disk.realPath(path).catch(() => undefined);
    // A missing file is reported when it is read.
    return realPath === undefined
      ? undefined
      : rejectionReason(
          realPath,
          await (realRoots ??= findRealRoots(disk, paths)),
          `it is a symbolic link to a file outside this ${isRepository ? 'repository' : 'directory'}`,
        );
  };
}

/** Rejects a path that is outside all roots, or that has a hidden segment. All paths are absolute. */
function rejectionReason(path: string, roots: readonly string[], outsideMessage: string): string | undefined {
  const relativePaths = roots
    .map((root) => relative(root, path))
    .filter((relativePath) => !isAbsolute(relativePath) && relativePath.split(sep)[0] !== '..');
  if (relativePaths.length === 0) return outsideMessage;
  // `.env`, `.git/config`, and the like can hold secrets.
  const isHidden = relativePaths.every((relativePath) =>
    relativePath.split(sep).some((segment) => segment.startsWith('.')),
  );
  return isHidden ? 'it is hidden: part of its path starts with a dot' : undefined;
}
