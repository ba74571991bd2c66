// Generation for several documents, and watch-mode state. Keeps the results of finished documents in memory, but not
// their models.

import { resolve } from 'node:path';
import type { FormatCache } from '../../output/format.ts';
import { addDiagnostics, createReport, type Report } from '../../diagnostics/report.ts';
import {
  type SourceTexts,
  collectSourceLines,
  textsFromLines,
  type SourceLine,
} from '../../diagnostics/format-text.ts';
import { isLocal, resolveInputPath } from '../../source/input-path.ts';
import type { InputDigest, DocumentReader, ParseCache, DigestedFile } from '../../pipeline/parse-cache.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import { exitStatus, listOutputFiles, type DocumentResult, type FileResult } from '../../cli/command-result.ts';
import { listTargetNames } from '../../cli/load-targets.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { generateDocument, type GenerateRun } from './generate-document.ts';
import { createLruCache } from '../../pipeline/lru-cache.ts';
import type { LineEndingDigests } from '../../output/sha256.ts';
import { createFileCache, type FileCache } from '../../output/cache-by-file-stats.ts';
import { createMemo, type RunMemo } from '../../output/watch-memo.ts';
import type { GeneratedFile } from './cache/cache.ts';

/** Context of a run; `open` also takes the parse cache of a watch session. */
type MultiDocumentRun = Omit<GenerateRun, 'open'> & {
  readonly open: (document: string, session?: ParseCache) => DocumentReader;
};

/** State that watch mode carries between runs for several documents. */
export interface WatchState {
  /** Formatting cache shared by all documents. */
  readonly formatCache: FormatCache;
  /** Result of each document, by document and output directory. */
  readonly runs: Map<string, DocumentRun>;
  readonly sessions: WatchSessions;
}

type GeneratedDocument = DocumentResult & Required<Pick<DocumentResult, 'inputs' | 'outputs'>>;

/** Result of a document, and the inputs that it depends on. */
interface DocumentRun {
  /** Configuration file and the modules that it imports. */
  readonly configFiles: readonly string[];
  readonly result: GeneratedDocument;
  readonly lines: readonly SourceLine[];
  readonly digests: ReadonlyMap<string, InputDigest>;
}

/** Capacity of the formatting cache, in characters of unformatted and formatted text. */
const capacity = 4_000_000;

export function createWatchState(): WatchState {
  const cache = createLruCache<string>(capacity);
  return {
    runs: new Map(),
    sessions: createWatchSessionCache(),
    formatCache: {
      previous: cache,
      current: {
        get: (text) => cache.get(text),
        set: (text, formatted) => cache.set(text, formatted, text.length + formatted.length),
      },
    },
  };
}

export interface GenerateAllResult {
  readonly documents: readonly GeneratedDocument[];
  /** Source lines that diagnostics refer to. */
  readonly texts: SourceTexts;
}

/**
 * Generates from each document; an error in one does not block the others. `configFiles`: the configuration file and
 * the modules that it imports.
 */
export async function generateAll(
  selected: readonly LoadedConfig[],
  configFiles: readonly string[],
  run: MultiDocumentRun,
  watchState: WatchState,
  report: Report,
): Promise<GenerateAllResult> {
  const documents: GeneratedDocument[] = [];
  const lines: SourceLine[] = [];
  for (const loaded of selected.filter(
    ({ config }) =>
      !run.requestedTargets ||
      listTargetNames(config, run.customTargets).some((name) => run.requestedTargets?.includes(name)),
  )) {
    const { result, lines: documentLines } = await generateOrReuse(loaded, configFiles, run, watchState);
    documents.push(result);
    for (const line of documentLines) lines.push(line);
    addDiagnostics(report, result.diagnostics);
    // Lets Node deliver a signal that arrived during writing, which takes up to two turns of the event loop.
    await waitForTurn();
    await waitForTurn();
  }
  return { documents, texts: textsFromLines(lines) };
}

function waitForTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Generates from one document; in watch mode, reuses the result if no input has changed. */
async function generateOrReuse(
  loaded: LoadedConfig,
  configFiles: readonly string[],
  run: MultiDocumentRun,
  watchState: WatchState,
): Promise<DocumentRun> {
  const { digests, isWatching, environment } = run;
  const displayPathOf = (path: string | undefined): string =>
    toDisplayPath(environment.cwd, resolveInputPath(loaded.directory, path ?? ''));
  const [document, out] = [displayPathOf(loaded.config.document), displayPathOf(loaded.config.out)];
  const runName = `${document} → ${out}`;
  const previous = isWatching ? watchState.runs.get(runName) : undefined;
  if (
    previous &&
    previous.configFiles.join() === configFiles.join() &&
    [...previous.digests].every(([path, digest]) => digests.digestOf(path) === digest)
  ) {
    for (const path of previous.digests.keys())
      if (isLocal(path)) run.lookedUpPaths.files.add(resolve(environment.cwd, path));
    return { ...previous, result: { ...previous.result, files: markUnchanged(previous.result.files) } };
  }
  const report = createReport();
  const session = isWatching ? watchState.sessions.get(runName) : undefined;
  const { files, partial, texts, inputs, lookedUpFiles } = await generateDocument(
    loaded,
    session ? addSession(run, session, watchState.formatCache) : { ...run, formatCache: watchState.formatCache },
    report,
  );
  const { diagnostics } = report;
  const documentRun: DocumentRun = {
    configFiles,
    result: {
      document,
      out,
      status: exitStatus({ report, partial }),
      diagnostics,
      files,
      inputs: [...new Set([...configFiles, ...inputs])],
      outputs: listOutputFiles(out, files),
    },
    lines: collectSourceLines(diagnostics, texts),
    digests: new Map(
      isWatching ? [...configFiles, ...lookedUpFiles].map((path) => [path, digests.digestOf(path)]) : [],
    ),
  };
  if (session) {
    watchState.runs.set(runName, documentRun);
    watchState.sessions.store(runName, session, { isValid: !report.hasErrors, isEdited: previous !== undefined });
  }
  return documentRun;
}

/** Adds the watch session of a document, on top of the shared formatting cache. */
function addSession(
  run: MultiDocumentRun,
  { formatCache: sessionCache, memo, parseCache, writtenFiles }: WatchSession,
  sharedCache: FormatCache,
): GenerateRun {
  const formatCache: FormatCache = {
    previous: { get: (text) => sessionCache.previous.get(text) ?? sharedCache.previous.get(text) },
    current: {
      get: (text) => sessionCache.current.get(text),
      set(text, formattedText) {
        sessionCache.current.set(text, formattedText);
        sharedCache.current.set(text, formattedText);
      },
    },
  };
  return { ...run, open: (path) => run.open(path, parseCache), formatCache, memo, writtenFiles };
}

/** Marks the files of the previous run as unchanged, and drops the removed ones. */
function markUnchanged(files: readonly FileResult[]): readonly FileResult[] {
  return files.filter(({ state }) => state !== 'removed').map((file) => ({ ...file, state: 'unchanged' }));
}

/** Caches of one run: read from the previous run, written for the next. */
export interface WatchSession {
  readonly formatCache: FormatCache;
  readonly memo: RunMemo;
  readonly parseCache: ParseCache;
  readonly writtenFiles: OutputFileCaches;
}

/** Caches for output files. */
export interface OutputFileCaches {
  /** Digests of the files on disk. */
  readonly knownFiles: FileCache<LineEndingDigests>;
  /** Generated text by path, with its digest. */
  readonly expectedFiles: Map<string, { readonly text: string; readonly file: GeneratedFile }>;
}

/** Creates an empty session. */
export function createWatchSession(): WatchSession {
  return {
    formatCache: { previous: new Map(), current: new Map() },
    memo: createMemo(),
    parseCache: { previous: new Map(), current: new Map(), fileCache: createFileCache<Promise<DigestedFile>>() },
    writtenFiles: { knownFiles: createFileCache(), expectedFiles: new Map() },
  };
}

/**
 * Returns the session of the next run. After an invalid run, it keeps the caches of the last valid one, because the
 * fixed document will be similar.
 */
export function nextWatchSession(
  { formatCache, memo, parseCache, writtenFiles }: WatchSession,
  isValid: boolean,
): WatchSession {
  return {
    formatCache: { previous: isValid ? formatCache.current : formatCache.previous, current: new Map() },
    memo: memo.next(isValid),
    parseCache: { previous: parseCache.current, current: new Map(), fileCache: parseCache.fileCache },
    writtenFiles,
  };
}

/**
 * Capacity in characters, each of which takes about five bytes of memory. Sources count twice because of their syntax
 * trees, output once.
 */
const defaultCapacity = 24_000_000;

interface WatchSessions {
  /** Returns the session of the next run of a document; an empty one if none is cached. */
  get(name: string): WatchSession;
  /**
   * Caches the session after a run. Only an edited document may evict others; it is cached regardless of its size.
   */
  store(name: string, session: WatchSession, status: { readonly isValid: boolean; readonly isEdited: boolean }): void;
}

export function createWatchSessionCache(capacity = defaultCapacity): WatchSessions {
  const cache = createLruCache<WatchSession>(capacity);
  return {
    get: (name) => cache.get(name) ?? createWatchSession(),
    store(name, session, { isValid, isEdited }) {
      const size = sessionSize(session);
      if (isEdited || cache.usedSize + size <= capacity)
        cache.set(name, nextWatchSession(session, isValid), Math.min(size, capacity));
    },
  };
}

function sessionSize({ parseCache, writtenFiles }: WatchSession): number {
  const sources = [...parseCache.current.values()].reduce((sum, { source }) => sum + (source?.text.length ?? 0), 0);
  return [...writtenFiles.expectedFiles.values()].reduce((sum, { text }) => sum + text.length, 2 * sources);
}
