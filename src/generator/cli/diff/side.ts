// Which document a word of `ashlar diff` means: a file, a folder, one in another commit, or a published package.

import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../../report/report.ts';
import type { Files } from '../../source/files.ts';
import { diskFiles } from '../../source/load.ts';
import { shownPath } from '../paths.ts';
import { gitFiles } from './git.ts';
import { fetchPackage } from './fetch-package.ts';

/** A document to compare, wherever it is. */
export interface Side {
  /** As people called it. */
  readonly name: string;
  /** The entry, as `files` knows it. */
  readonly document: string;
  readonly files: Files;
  /** What stands before the path of a place: `main:`. */
  readonly label: string;
}

/** The names that a document has in a folder. */
const entries = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

const help = 'Name a file, a folder that holds openapi.yaml or openapi.json, a file of another commit (main:spec/openapi.yaml), or a package (@acme/spec, @acme/spec@1.2.0).';

/** The side that a word means; undefined where it means none, which is reported. */
export async function sideOf(word: string, cwd: string, report: Report): Promise<Side | undefined> {
  const path = resolve(cwd, word);
  if (word !== '' && existsSync(path)) return onDisk(word, path, cwd, report);
  const commit = /^([^:]{2,}):(.+)$/.exec(word);
  if (commit) return inCommit(word, commit[1] ?? '', commit[2] ?? '', cwd, report);
  const packaged = /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@([^@/\\]+))?$/.exec(word);
  const name = packaged?.[1];
  if (name !== undefined && (packaged?.[2] !== undefined || installed(name, cwd))) return inPackage(word, name, packaged?.[2], cwd, report);
  report.add('source/missing-file', { message: word === '' ? 'a document to compare is named by nothing' : `there is no document ${word}`, help });
  return undefined;
}

function onDisk(name: string, path: string, cwd: string, report: Report): Side | undefined {
  const document = statSync(path).isDirectory() ? entries.map((entry) => join(path, entry)).find((entry) => existsSync(entry)) : path;
  if (document !== undefined) return { name, document: shownPath(cwd, document), files: diskFiles(cwd), label: '' };
  report.add('source/missing-file', { message: `${name} holds none of ${entries.join(', ')}`, help });
  return undefined;
}

async function inCommit(name: string, ref: string, path: string, cwd: string, report: Report): Promise<Side | undefined> {
  const found = await gitFiles(cwd, ref);
  if ('problem' in found) {
    report.add('source/missing-file', { message: found.problem, help });
    return undefined;
  }
  const { files, isFolder } = found;
  const candidates = (await isFolder(path)) ? entries.map((entry) => `${path}/${entry}`) : [path];
  for (const document of candidates) {
    const there = await files.read(document).then(
      () => true,
      () => false,
    );
    if (there) return { name, document, files, label: `${ref}:` };
  }
  report.add('source/missing-file', { message: `${ref} has no ${candidates.join(', ')}`, help: `See what there is with git ls-tree -r --name-only ${ref}.` });
  return undefined;
}

async function inPackage(name: string, pack: string, version: string | undefined, cwd: string, report: Report): Promise<Side | undefined> {
  const folder = version === undefined ? folderOf(pack, cwd) : await fetchPackage(pack, version);
  if (typeof folder === 'string') return onDisk(name, folder, cwd, report);
  report.add('source/missing-file', { message: folder?.problem ?? `the package ${pack} is not installed`, help });
  return undefined;
}

function installed(name: string, cwd: string): boolean {
  return folderOf(name, cwd) !== undefined;
}

function folderOf(name: string, cwd: string): string | undefined {
  try {
    return dirname(createRequire(join(cwd, 'any.js')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
