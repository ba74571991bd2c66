// What `init` finds where it is run: documents, the repository, the package manager, and the files that it would write.

import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { configNames } from '../../cli/config/load.ts';
import { hasModules, lockedFolder, managerOf, textAt, upwards, type Manager } from './package-manager.ts';

export interface Surroundings {
  /** Absolute path of the folder of the repository, or of the working directory where there is none. */
  readonly root: string;
  /** The working directory below it, with `/`; empty where they are the same. */
  readonly below: string;
  readonly manager: Manager;
  /** Packages lie in folders `node_modules`, and not where yarn's Plug'n'Play has them. */
  readonly hasModules: boolean;
  /** The folder of the nearest lockfile, below the root; the working directory where there is none. */
  readonly home: string;
  /** Documents in the working directory and below it, as the user would type them. */
  readonly documents: readonly string[];
  /** Configurations that are there already. */
  readonly configurations: readonly string[];
  /** The text of a file below the root; undefined where there is none. */
  readonly textOf: (path: string) => string | undefined;
}

/** Looks around; reads only. `agent`: who started this program, as it names itself to npm's registry. */
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
    // A lockfile above the repository is none of its own.
    home: below(home !== undefined && `${home}${sep}`.startsWith(`${root}${sep}`) ? home : cwd),
    documents: documentsIn(cwd, '', 3),
    configurations: configNames.filter((name) => existsSync(join(cwd, name))),
    textOf: (path) => textAt(join(root, path)),
  };
}

/** Documents in a folder and `depth` levels below it, nearest first; what tools keep for themselves is passed by. */
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

/** Whether a file says near its beginning that it is an OpenAPI 3 document. */
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
