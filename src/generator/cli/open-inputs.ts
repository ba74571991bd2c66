// Inputs of a command: where they are read from, according to the options, the configuration, and the lock file.

import { join } from 'node:path';
import type { Report } from '../diagnostics/report.ts';
import type { FileReader } from '../source/file-reader.ts';
import { isRemote, stdinPath } from '../source/input-path.ts';
import { openCacheDirectory, type CacheDirectory } from '../commands/generate/cache/cache-directory.ts';
import { openContentStore } from '../pipeline/inputs/content-store.ts';
import {
  createDownloader,
  createInputReader,
  defaultTimeLimit,
  rejectAmbiguousUrls,
  type InputSources,
} from '../pipeline/inputs/input-reader.ts';
import type { DocumentBoundary } from '../pipeline/inputs/download.ts';
import { hasLockFile, lockFileName, readLockFile, updateLockFile } from '../pipeline/inputs/lock-file.ts';
import { readStdin } from '../pipeline/inputs/read-stdin.ts';
import { createRemoteSources, type DigestedContent } from '../pipeline/inputs/remote-sources.ts';
import { createHeaderLookup } from '../pipeline/inputs/request-headers.ts';
import type { CommonFlags } from './arguments.ts';
import type { AshlarConfig } from './config/types.ts';
import type { LoadedConfig } from './config/load.ts';
import type { Environment } from './environment.ts';

/** Inputs of a command. */
export interface Inputs {
  readonly sources: InputSources;
  /** Reader with paths relative to the working directory. */
  readonly files: FileReader;
  /** Absolute path of the lock file. */
  readonly lockFile: string;
  /** Whether the lock file did not exist when the inputs were opened, and exists now. */
  isLockFileNew(): boolean;
  /** Adds the remote sources among these paths to the lock file. */
  lock(paths: Iterable<string>, report: Report): void;
}

export interface InputOptions {
  /** Paths from arguments, in addition to the document and the overlays. */
  readonly paths?: readonly string[];
  /** Whether to download locked sources again. */
  readonly shouldUpdate?: boolean | undefined;
  /** Whether a remote source that is not locked is an error. */
  readonly isFrozen?: boolean | undefined;
  /** Whether the command adds what it reads to the lock file. */
  readonly canLock?: boolean;
  /** Remote sources that earlier runs in watch mode read. */
  readonly contents?: Map<string, DigestedContent> | undefined;
  readonly cache?: CacheDirectory | undefined;
}

/** Opens the inputs of a command. Returns `undefined` after reporting an invalid option or lock file. */
export function openInputs(
  flags: Pick<CommonFlags, 'document' | 'overlay' | 'allow' | 'offline' | 'cache'>,
  { config, directory }: Pick<LoadedConfig, 'config' | 'directory'>,
  environment: Environment,
  report: Report,
  { paths = [], shouldUpdate = false, isFrozen = false, canLock = false, contents, cache }: InputOptions = {},
): Inputs | undefined {
  const { cwd, env, stdin, inputTimeLimit = defaultTimeLimit } = environment;
  const isOffline = flags.offline === true;
  const conflict =
    shouldUpdate && (isOffline || isFrozen)
      ? `\`--update\` conflicts with \`${isOffline ? '--offline' : '--check'}\``
      : isOffline && flags.cache === false
        ? '`--offline` conflicts with `--no-cache`'
        : undefined;
  if (conflict !== undefined) {
    report.add('cli/invalid-arguments', { message: conflict, help: 'remove one of them' });
    return undefined;
  }
  const hadLockFile = hasLockFile(directory);
  const locked = readLockFile(directory, cwd, report);
  if (locked === undefined) return undefined;
  const argumentPaths = [...paths, ...(flags.overlay ?? []), ...(flags.document === undefined ? [] : [flags.document])];
  const inputPaths = [...argumentPaths, ...listConfiguredPaths(config)];
  const downloadSource = createDownloader(inputPaths, {
    fetch: environment.fetch ?? fetch,
    timeLimit: inputTimeLimit,
    documents: listBoundaries(config, argumentPaths, flags.allow),
    headersFor: createHeaderLookup(config.input?.headers ?? {}, env),
  });
  const cacheDirectory = cache ?? openCacheDirectory(cwd, flags.cache);
  const remote = rejectAmbiguousUrls(
    createRemoteSources(
      { locked, isOffline, shouldUpdate, isFrozen, canLock },
      cacheDirectory && openContentStore(cacheDirectory.path),
      downloadSource,
      contents,
    ),
    inputPaths,
  );
  let stdinContent: Promise<Uint8Array> | undefined;
  const sources: InputSources = {
    remote,
    ...([flags.document, ...paths].includes(stdinPath) && {
      readStdin: () => (stdinContent ??= readStdin(stdin, inputTimeLimit)),
    }),
  };
  return {
    sources,
    files: createInputReader(cwd, sources),
    lockFile: join(directory, lockFileName),
    isLockFileNew: () => !hadLockFile && hasLockFile(directory),
    lock(requestedPaths, writeReport) {
      const digests = new Map(
        [...requestedPaths].filter(isRemote).flatMap((url) => {
          const digest = remote.digestOf(url);
          return digest === undefined ? [] : [[url, digest] as const];
        }),
      );
      updateLockFile(directory, cwd, digests, writeReport);
    },
  };
}

function listConfiguredPaths(config: AshlarConfig): readonly string[] {
  return listEntries(config).flatMap(({ paths }) => paths);
}

/** Lists the documents of the configuration with their other paths, and the references that each allows. */
function listEntries({
  input,
  documents = [],
  ...shared
}: AshlarConfig): readonly { readonly paths: readonly string[]; readonly allow: readonly string[] }[] {
  return [{ ...shared, input: undefined }, ...documents].map(({ document, overlays = [], docs, input: own }) => ({
    paths: [document, ...overlays, docs?.changelogSince].filter((path) => path !== undefined),
    allow: own?.allow ?? input?.allow ?? [],
  }));
}

/** Lists what redirects of each input may read, which is the same as for references. */
function listBoundaries(
  config: AshlarConfig,
  argumentPaths: readonly string[],
  allow: readonly string[] | undefined,
): readonly DocumentBoundary[] {
  const configured = listEntries(config).flatMap((entry) =>
    entry.paths.map((path) => ({ entry: path, allow: allow ?? entry.allow })),
  );
  const others = argumentPaths.filter((path) => !configured.some(({ entry }) => entry === path));
  return [...configured, ...others.map((entry) => ({ entry, allow: allow ?? [] }))];
}
