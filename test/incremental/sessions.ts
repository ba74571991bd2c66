// In-memory watch sessions, and fresh runs to compare them with.

import { generate, type GenerateInput } from '../../src/generator/pipeline/pipeline.ts';
import { createMemo } from '../../src/generator/output/watch-memo.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { FileReader, ParsedFile } from '../../src/generator/source/file-reader.ts';
import { parseFile } from '../../src/generator/source/parse-file.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { splitDocument, type Tree as SplittableTree } from '../model/split-document.ts';
import type { DocumentTree } from './edits.ts';

const job: GenerateInput = {
  document: 'document.json',
  overlays: [],
  targets: targetNames,
  options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' },
};

/** The result of a run: the files by path, and the diagnostics. */
export interface RunResult {
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly string[];
}

export interface WatchSession {
  /** Runs the session on a document. */
  run(document: DocumentTree): Promise<RunResult>;
  /** Returns the kinds of results that the last run computed rather than reused. */
  computedKinds(): readonly string[];
  /** Returns the number of artifacts that the next run can reuse. */
  memoSize(): number;
}

/** Splits a document into files. */
export type Layout = (document: DocumentTree) => Readonly<Record<string, string>>;

const oneFile: Layout = (document) => ({ 'document.json': JSON.stringify(document, null, 2) });

/** Creates a separate file for each component schema. */
export const manyFiles: Layout = (document) => splitDocument(document as SplittableTree);

/** Creates a reader that reuses the parsed trees of unchanged files, as a session does. */
function createCachingReader(texts: Readonly<Record<string, string>>, parsed: Map<string, ParsedFile>): FileReader {
  const files = createInMemoryReader(new Map(Object.entries(texts)));
  return {
    ...files,
    async readParsed(path) {
      const file = await parseFile(path, files, { previous: parsed.get(path) });
      parsed.set(path, file);
      return file;
    },
  };
}

async function runGenerate(
  files: FileReader,
  memo?: GenerateInput['memo'],
): Promise<RunResult & { readonly isValid: boolean }> {
  const report = createReport();
  const { files: outputs } = await generate({ ...job, ...(memo && { memo }) }, files, report);
  return {
    files: new Map(outputs.map((file) => [file.path, file.text])),
    diagnostics: report.diagnostics.map(
      ({ code, message, location }) =>
        `${location?.file ?? ''}:${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
    isValid: !report.hasErrors,
  };
}

/** Runs without a session. */
export async function runFresh(document: DocumentTree, layout = oneFile): Promise<RunResult> {
  const { files, diagnostics } = await runGenerate(createCachingReader(layout(document), new Map()));
  return { files, diagnostics };
}

/** Creates a session whose runs reuse results of earlier ones. */
export function createSession(layout = oneFile): WatchSession {
  const parsed = new Map<string, ParsedFile>();
  let memo = createMemo();
  let computedKinds: readonly string[] = [];
  return {
    async run(document) {
      const { isValid, ...result } = await runGenerate(createCachingReader(layout(document), parsed), memo);
      ({ computedKinds } = memo);
      memo = memo.next(isValid);
      return result;
    },
    computedKinds: () => computedKinds,
    memoSize: () => memo.previousSize,
  };
}
