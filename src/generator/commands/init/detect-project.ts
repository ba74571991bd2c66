// Project detection: repository, package manager, and OpenAPI documents.

import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { configFileNames } from '../../cli/config/load.ts';
import { findUp } from '../../cli/find-up.ts';
import {
  usesNodeModules,
  findLockfileDirectory,
  detectPackageManager,
  readTextIfExists,
  type PackageManager,
} from './package-manager.ts';

/** Properties of the repository that `init` runs in. */
export interface DetectedProject {
  /** Absolute path of the repository, or of the working directory outside a repository. */
  readonly root: string;
  /** Working directory relative to `root`, with forward slashes; empty if equal. */
  readonly relativeDirectory: string;
  readonly manager: PackageManager;
  /** Whether packages are in `node_modules`, as opposed to yarn Plug'n'Play. */
  readonly usesNodeModules: boolean;
  /** Directory of the nearest lockfile, relative to `root`; the working directory if there is none. */
  readonly lockfileDirectory: string;
  /** Documents in and below the working directory, as display paths. */
  readonly documents: readonly string[];
  /** File names of existing configurations in the working directory. */
  readonly configurations: readonly string[];
  /** Returns the text of a file relative to `root`; `undefined` if it does not exist. */
  readonly readText: (path: string) => string | undefined;
}

/** Inspects the repository. `agent` is the user agent of the package manager that started this program. */
export function detectProject(cwd: string, agent = ''): DetectedProject {
  const root = findUp(cwd, ['.git']) ?? cwd;
  const toRelative = (directory: string): string => relative(root, directory).split(sep).join('/');
  const lockfileRoot = findLockfileDirectory(cwd);
  const manager = detectPackageManager(cwd, lockfileRoot, agent);
  return {
    root,
    relativeDirectory: toRelative(cwd),
    manager,
    usesNodeModules: usesNodeModules(manager, cwd),
    // A lockfile above the repository does not belong to it.
    lockfileDirectory: toRelative(
      lockfileRoot !== undefined && `${lockfileRoot}${sep}`.startsWith(`${root}${sep}`) ? lockfileRoot : cwd,
    ),
    documents: findDocuments(cwd, '', 3),
    configurations: configFileNames.filter((name) => existsSync(join(cwd, name))),
    readText: (path) => readTextIfExists(join(root, path)),
  };
}

/** Lists documents in a directory and `depth` levels below, nearest first, skipping hidden and output directories. */
function findDocuments(cwd: string, prefix: string, depth: number): readonly string[] {
  const entries = readdirSync(join(cwd, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const candidates = entries
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map(({ name }) => prefix + name);
  const directories =
    depth === 0 || entries.some(({ name }) => prefix !== '' && name === '.ashlar.json')
      ? []
      : entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name));
  return [
    ...candidates.filter((path) => isDocument(join(cwd, path))),
    ...directories.flatMap(({ name }) => findDocuments(cwd, `${prefix}${name}/`, depth - 1)),
  ];
}

/** Returns whether a file starts like an OpenAPI 3 document. */
function isDocument(file: string): boolean {
  const bytes = new Uint8Array(4096);
  const descriptor = openSync(file, 'r');
  try {
    const byteCount = readSync(descriptor, bytes, 0, bytes.length, 0);
    return /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.[012]\b/m.test(
      new TextDecoder().decode(bytes.subarray(0, byteCount)).replace(/^\uFEFF/, ''),
    );
  } finally {
    closeSync(descriptor);
  }
}
