// Inspection of the repository that `init` runs in.

import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { configNames } from '../../cli/config/load.ts';
import { hasModules, lockedFolder, managerOf, textAt, upwards, type Manager } from './package-manager.ts';

export interface Surroundings {
  /** Absolute path of the repository, or of the working directory outside a repository. */
  readonly root: string;
  /** Working directory relative to `root`, with `/`; empty if equal. */
  readonly below: string;
  readonly manager: Manager;
  /** Whether packages are in `node_modules`, as opposed to yarn Plug'n'Play. */
  readonly hasModules: boolean;
  /** Directory of the nearest lockfile, relative to `root`; the working directory if there is none. */
  readonly home: string;
  /** Documents in and below the working directory, as display paths. */
  readonly documents: readonly string[];
  /** Existing configurations. */
  readonly configurations: readonly string[];
  /** Returns the text of a file relative to `root`; `undefined` if it does not exist. */
  readonly textOf: (path: string) => string | undefined;
}

/** Inspects the repository. `agent` is the user agent of the package manager that started this program. */
export function lookAround(cwd: string, agent = ''): Surroundings {
  const root = upwards(cwd, ['.git']) ?? cwd;
  const below = (folder: string): string => relative(root, folder).split(sep).join('/');
  const home = lockedFolder(cwd);
  const manager = managerOf(cwd, home, agent);
  return {
    root,
    below: below(cwd),
    manager,
    hasModules: hasModules(manager, cwd),
    // A lockfile above the repository does not belong to it.
    home: below(home !== undefined && `${home}${sep}`.startsWith(`${root}${sep}`) ? home : cwd),
    documents: documentsIn(cwd, '', 3),
    configurations: configNames.filter((name) => existsSync(join(cwd, name))),
    textOf: (path) => textAt(join(root, path)),
  };
}

/** Lists documents in a directory and `depth` levels below, nearest first, without hidden and output directories. */
function documentsIn(cwd: string, below: string, depth: number): readonly string[] {
  const entries = readdirSync(join(cwd, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = entries
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map(({ name }) => below + name);
  const folders =
    depth === 0 || entries.some(({ name }) => below !== '' && name === '.ashlar.json')
      ? []
      : entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name));
  return [
    ...own.filter((path) => isDocument(join(cwd, path))),
    ...folders.flatMap(({ name }) => documentsIn(cwd, `${below}${name}/`, depth - 1)),
  ];
}

/** Returns whether a file starts like an OpenAPI 3 document. */
function isDocument(file: string): boolean {
  const bytes = new Uint8Array(4096);
  const opened = openSync(file, 'r');
  try {
    const read = readSync(opened, bytes, 0, bytes.length, 0);
    return /^[\s{]*["']?openapi["']?\s*:\s*["']?3\.[01]\b/m.test(
      new TextDecoder().decode(bytes.subarray(0, read)).replace(/^\uFEFF/, ''),
    );
  } finally {
    closeSync(opened);
  }
}
