// Resolution of a document revision: a file, a directory, a path in a git commit, or an npm package.

import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import type { Files } from '../../source/file-reader.ts';
import { diskFiles } from '../../source/load-sources.ts';
import { shownPath } from '../display-path.ts';
import { fetchPackage } from './npm-pack.ts';
import { gitFiles } from './git.ts';

/** A document to compare. */
export interface Side {
  /** Name as entered by the user. */
  readonly name: string;
  /** Path of the entry, relative to `files`. */
  readonly document: string;
  readonly files: Files;
  /** Returns the label of a file: `main:spec/openapi.yaml`. */
  readonly called: (file: string) => string;
  /** Whether `document` is a path of this project, in the working tree or in a commit. */
  readonly own: boolean;
  /** Paths of overlays, relative to `files`. */
  readonly overlays: readonly string[];
  /** Paths that references may read besides the directory of the document, relative to `files`. */
  readonly allowRefs?: readonly string[];
}

/** File names of a document in a directory. */
const entries = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

const help =
  'Name a file, a folder that holds openapi.yaml or openapi.json, a file of another commit (main:spec/openapi.yaml), or a package (@acme/spec, @acme/spec@1.2.0).';

/** Resolves an argument to a revision; `undefined` if it cannot be resolved, which is reported. */
export async function sideOf(word: string, cwd: string, report: Report): Promise<Side | undefined> {
  const path = resolve(cwd, word);
  if (word !== '' && existsSync(path)) return onDisk(word, path, cwd, report);
  const commit = /^([^:]{2,}):(.*)$/.exec(word);
  if (commit) return inCommit(word, commit[1] ?? '', commit[2] ?? '', cwd, report);
  // An exact version, a partial one, or a dist-tag; no other npm package specifiers.
  const packaged = /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@(\w[\w.+-]*))?$/.exec(word);
  const [, name, version] = packaged ?? [];
  const folder = name === undefined || version !== undefined ? undefined : folderOf(name, cwd);
  if (folder !== undefined) return onDisk(word, folder, cwd, report);
  if (name !== undefined && version !== undefined) return published(word, name, version, cwd, report);
  report.add('source/missing-file', {
    message: word === '' ? 'a document to compare is named by nothing' : `there is no document ${word}`,
    help,
  });
  return undefined;
}

function onDisk(name: string, path: string, cwd: string, report: Report): Side | undefined {
  const document = statSync(path).isDirectory()
    ? entries.map((entry) => join(path, entry)).find((entry) => existsSync(entry))
    : path;
  if (document !== undefined)
    return {
      name,
      document: shownPath(cwd, document),
      files: diskFiles(cwd),
      called: (file) => file,
      own: true,
      overlays: [],
    };
  report.add('source/missing-file', { message: `${name} holds none of ${entries.join(', ')}`, help });
  return undefined;
}

async function inCommit(
  name: string,
  ref: string,
  path: string,
  cwd: string,
  report: Report,
): Promise<Side | undefined> {
  const found = await gitFiles(cwd, ref);
  if ('problem' in found) {
    report.add('source/missing-file', { message: found.problem, help });
    return undefined;
  }
  const { files, isFolder } = found;
  const candidates = (await isFolder(path)) ? entries.map((entry) => posix.join(path, entry)) : [path];
  for (const document of candidates) {
    if (await holds(files, document))
      return { name, document, files, called: (file) => `${ref}:${file}`, own: true, overlays: [] };
  }
  report.add('source/missing-file', {
    message: `${ref} has no ${candidates.join(', ')}`,
    help: `See what there is with git ls-tree -r --name-only ${ref}.`,
  });
  return undefined;
}

/** Whether a file exists and can be read. */
export function holds(files: Files, path: string): Promise<boolean> {
  return files.read(path).then(
    () => true,
    () => false,
  );
}

async function published(
  name: string,
  pack: string,
  version: string,
  cwd: string,
  report: Report,
): Promise<Side | undefined> {
  const found = await fetchPackage(pack, version, cwd);
  if (!('problem' in found)) return sideWithin(name, found, report);
  report.add('source/missing-file', { message: found.problem, help });
  return undefined;
}

/** Creates a revision from the files of a published package. */
export function sideWithin(name: string, found: ReadonlyMap<string, Uint8Array>, report: Report): Side | undefined {
  const document = entries.find((entry) => found.has(entry));
  if (document !== undefined)
    return { name, document, files: packed(found), called: (file) => `${name}/${file}`, own: false, overlays: [] };
  report.add('source/missing-file', { message: `${name} holds none of ${entries.join(', ')}`, help });
  return undefined;
}

function packed(content: ReadonlyMap<string, Uint8Array>): Files {
  return {
    read: (path) => {
      const file = content.get(path);
      return file
        ? Promise.resolve(file)
        : Promise.reject(Object.assign(new Error(`${path} is not in the package`), { code: 'ENOENT' }));
    },
  };
}

/** Finds the directory of an installed package, regardless of its `exports`. */
function folderOf(name: string, cwd: string): string | undefined {
  const folders = createRequire(join(cwd, 'any.js')).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
}
