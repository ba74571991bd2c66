// Resolution of a document revision: a file, a directory, a path in a git commit, or an npm package.

import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { createDiskReader } from '../../source/disk-reader.ts';
import type { FileReader } from '../../source/file-reader.ts';
import { isLocal, resolveInputPath } from '../../source/input-path.ts';
import { didYouMeanFile } from '../../source/similar-file.ts';
import { toDisplayPath } from '../display-path.ts';
import { createInputReader, withRemoteSources, type InputSources } from '../inputs/input-reader.ts';
import { reportUnsupportedUrl } from '../inputs/unsupported-url.ts';
import { fetchPackage } from './npm-pack.ts';
import { openCommit } from './git.ts';

/** Document from the working tree, a commit, or a package, with a reader for its files. */
export interface DocumentRevision {
  /** Name as entered by the user. */
  readonly name: string;
  /** Path of the entry, relative to `files`. */
  readonly document: string;
  readonly files: FileReader;
  /** Returns the label of a file, such as `main:spec/openapi.yaml`. */
  readonly fileLabel: (file: string) => string;
  /** Whether `document` can be the configured one: a path in the working tree or in a commit, or a URL. */
  readonly isLocal: boolean;
  /** Paths of overlays, relative to `files`. */
  readonly overlays: readonly string[];
  /** Paths and URL prefixes that references may read in addition to the default, relative to `files`. */
  readonly allow?: readonly string[];
}

/** File names that identify the document in a directory. */
const entryNames = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

const help =
  'pass a file, a URL, a directory that contains `openapi.yaml` or `openapi.json`, a file in a commit (`main:spec/openapi.yaml`), or a package (`@acme/spec`, `@acme/spec@1.2.0`)';

/** Resolves an argument to a revision. If it cannot be resolved, reports that and returns `undefined`. */
export async function resolveRevision(
  argument: string,
  cwd: string,
  inputs: InputSources,
  report: Report,
): Promise<DocumentRevision | undefined> {
  if (!isLocal(argument)) return revisionFromInput(resolveInputPath('', argument), cwd, inputs);
  const path = resolve(cwd, argument);
  if (argument !== '' && existsSync(path)) return revisionFromDisk(argument, path, cwd, inputs, report);
  if (reportUnsupportedUrl(argument, report)) return undefined;
  const revision = await resolveOtherRevision(argument, cwd, inputs, report);
  return revision && { ...revision, files: withRemoteSources(revision.files, inputs) };
}

/** Returns a revision whose document is a URL or on standard input. */
function revisionFromInput(document: string, cwd: string, inputs: InputSources): DocumentRevision {
  const files = createInputReader(cwd, inputs);
  return { name: document, document, files, fileLabel: (file) => file, isLocal: true, overlays: [] };
}

/** Resolves an argument that is not a path in the working tree. */
async function resolveOtherRevision(
  argument: string,
  cwd: string,
  inputs: InputSources,
  report: Report,
): Promise<DocumentRevision | undefined> {
  const commitMatch = /^([^:]{2,}):(.*)$/.exec(argument);
  if (commitMatch) return revisionFromCommit(argument, commitMatch[1] ?? '', commitMatch[2] ?? '', cwd, report);
  // An exact version, a partial version, or a dist-tag, but no other npm package specifier.
  const packageMatch = /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)(?:@(\w[\w.+-]*))?$/.exec(argument);
  const [, name, version] = packageMatch ?? [];
  const directory = name === undefined || version !== undefined ? undefined : findInstalledPackage(name, cwd);
  if (directory !== undefined) return revisionFromDisk(argument, directory, cwd, inputs, report);
  if (name !== undefined && version !== undefined)
    return revisionFromRegistry(argument, name, version, cwd, inputs, report);
  report.add('source/missing-file', {
    message: argument === '' ? 'missing document' : `cannot find \`${argument}\``,
    help: didYouMeanFile(argument, createDiskReader(cwd)) ?? help,
  });
  return undefined;
}

function revisionFromDisk(
  name: string,
  path: string,
  cwd: string,
  inputs: InputSources,
  report: Report,
): DocumentRevision | undefined {
  const document = statSync(path).isDirectory()
    ? entryNames.map((entry) => join(path, entry)).find((entry) => existsSync(entry))
    : path;
  if (document !== undefined)
    return {
      name,
      document: toDisplayPath(cwd, document),
      files: createInputReader(cwd, inputs),
      fileLabel: (file) => file,
      isLocal: true,
      overlays: [],
    };
  report.add('source/missing-file', { message: `\`${name}\` contains none of ${entryNames.join(', ')}`, help });
  return undefined;
}

async function revisionFromCommit(
  name: string,
  ref: string,
  path: string,
  cwd: string,
  report: Report,
): Promise<DocumentRevision | undefined> {
  const commit = await openCommit(cwd, ref);
  if ('problem' in commit) {
    report.add('source/missing-file', { message: `cannot find \`${name}\`: ${commit.problem}`, help });
    return undefined;
  }
  const { files, isDirectory } = commit;
  const candidates = (await isDirectory(path)) ? entryNames.map((entry) => posix.join(path, entry)) : [path];
  for (const document of candidates) {
    if (await isReadableFile(files, document))
      return { name, document, files, fileLabel: (file) => `${ref}:${file}`, isLocal: true, overlays: [] };
  }
  report.add('source/missing-file', {
    message: `cannot find \`${candidates.join('` or `')}\` in \`${ref}\``,
    help: `list its files with \`git ls-tree -r --name-only ${ref}\``,
  });
  return undefined;
}

/** Returns whether a file exists and can be read. */
export function isReadableFile(files: FileReader, path: string): Promise<boolean> {
  return files.read(path).then(
    () => true,
    () => false,
  );
}

async function revisionFromRegistry(
  name: string,
  packageName: string,
  version: string,
  cwd: string,
  { remote }: InputSources,
  report: Report,
): Promise<DocumentRevision | undefined> {
  if (remote.isOffline) {
    report.add('source/not-cached', {
      message: `cannot read \`${name}\`: \`--offline\` prevents a download of the package`,
      help: 'run the command without `--offline`, or compare with a file or a commit',
    });
    return undefined;
  }
  const files = await fetchPackage(packageName, version, cwd);
  if (!('problem' in files)) return revisionFromPackage(name, files, report);
  report.add('source/missing-file', { message: files.problem, help });
  return undefined;
}

/** Creates a revision from the files of a published package. */
export function revisionFromPackage(
  name: string,
  packageFiles: ReadonlyMap<string, Uint8Array>,
  report: Report,
): DocumentRevision | undefined {
  const document = entryNames.find((entry) => packageFiles.has(entry));
  if (document !== undefined)
    return {
      name,
      document,
      files: createPackageReader(packageFiles),
      fileLabel: (file) => `${name}/${file}`,
      isLocal: false,
      overlays: [],
    };
  report.add('source/missing-file', { message: `\`${name}\` contains none of ${entryNames.join(', ')}`, help });
  return undefined;
}

function createPackageReader(content: ReadonlyMap<string, Uint8Array>): FileReader {
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
function findInstalledPackage(name: string, cwd: string): string | undefined {
  const directories = createRequire(join(cwd, 'any.js')).resolve.paths(name) ?? [];
  return directories
    .map((directory) => join(directory, name))
    .find((directory) => existsSync(join(directory, 'package.json')));
}
