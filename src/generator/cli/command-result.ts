// Result of a command, independent of the output format.

import { manifestName } from '../output/manifest.ts';
import type { Diagnostic, DiagnosticData } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { SourceTexts } from '../diagnostics/format-text.ts';
import type { Timing } from './progress.ts';

/** What happened to a file; with `--check`, how it differs from the expected output. */
export type FileState = 'created' | 'replaced' | 'removed' | 'unchanged' | 'missing' | 'changed' | 'orphaned';

export interface FileResult {
  /** Display path. */
  readonly path: string;
  /** Absent for an orphaned file and for the manifest. */
  readonly target?: string;
  readonly bytes?: number;
  readonly state: FileState;
}

/** Result for one of several documents. */
export interface DocumentResult {
  readonly document: string;
  readonly out: string;
  readonly status: ExitStatus;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly FileResult[];
  /** Files that `generate` read, including the configuration, for build systems. */
  readonly inputs?: readonly string[];
  /** Output files that exist after `generate`, for build systems. */
  readonly outputs?: readonly string[];
}

/** Result of a release for one package. */
export interface PackageReleaseResult {
  readonly name: string;
  /** Latest published version; `undefined` if the package is new. */
  readonly published: string | undefined;
  readonly version: string;
  readonly bump: string;
  readonly state: 'unchanged' | 'planned' | 'published' | 'failed';
  readonly declarations: readonly object[];
  /** Fingerprints of the API changes that affect the package. */
  readonly changes: readonly string[];
}

export interface CommandResult {
  /** Absent if the command line is invalid. */
  readonly command?:
    | 'init'
    | 'generate'
    | 'scaffold'
    | 'templates'
    | 'lint'
    | 'model'
    | 'diff'
    | 'release'
    | 'mock'
    | 'explain';
  readonly report: Report;
  /** Sources that diagnostics refer to, by display path. */
  readonly texts: SourceTexts;
  readonly timings: readonly Timing[];
  readonly document?: string;
  readonly out?: string;
  readonly check?: boolean;
  readonly files?: readonly FileResult[];
  /** Files that `generate` read, including the configuration, for build systems. */
  readonly inputs?: readonly string[];
  /** Output files that exist after `generate`, for build systems. */
  readonly outputs?: readonly string[];
  /** Path of the lock file, if `generate` has created it. */
  readonly createdLockFile?: string;
  /** Result for each document, if there are several. */
  readonly documents?: readonly DocumentResult[];
  /** Documents that `lint` checked, if there are several. */
  readonly lintedDocuments?: readonly string[];
  /** Whether operations with errors were excluded from the output. */
  readonly partial?: boolean;
  /** Output of `model`. */
  readonly model?: string;
  /** Findings of `lint`. */
  readonly findings?: readonly DiagnosticData[];
  /** Output of `diff` or `lint` in the requested format, or of `init`, `templates`, and `explain`. */
  readonly output?: string;
  /** Number of findings suppressed by the document or the baseline. */
  readonly suppressed?: number;
  /** Number of findings fixed. */
  readonly fixed?: number;
  /** Number of findings that `--fix --unsafe-fixes` would fix. */
  readonly unsafeFixCount?: number;
  /** Unified diff of the unsafe fixes, if requested. */
  readonly preview?: string;
  /** Whether the text output shows every finding, even if many are similar. */
  readonly shouldShowAll?: boolean;
  /** Packages of a release, in publishing order. */
  readonly release?: readonly PackageReleaseResult[];
}

export type ExitStatus = 0 | 1 | 2 | 3;

/**
 * Returns the exit status. 0: success. 1: the document has errors, or the output is stale. 2: the command could not
 * run, or could not read a whole document. 3: generated without the operations that have errors. For several documents,
 * returns the most severe status (2, 1, 3, 0); an error of none of them counts as 1.
 */
export function exitStatus({
  report,
  findings = [],
  partial = false,
  documents,
}: Pick<CommandResult, 'report' | 'findings' | 'partial' | 'documents'>): ExitStatus {
  if (documents) {
    const statuses = documents.map(({ status }) => status);
    if (report.hasErrors) statuses.push(1);
    return severestFirst.find((status) => statuses.includes(status)) ?? 0;
  }
  const all = [...report.diagnostics, ...findings].filter(({ severity }) => severity === 'error');
  const errors = partial ? all.filter(({ code }) => /^(?:cli|templates|targets|output)\//.test(code)) : all;
  if (errors.length === 0) return partial ? 3 : 0;
  return errors.some(({ code }) => exitStatusForCode(code) === 2) ? 2 : 1;
}

const severestFirst: readonly ExitStatus[] = [2, 1, 3];

/** Returns the output files of a document that exist, or that would exist without `--check`; empty without output. */
export function listOutputFiles(out: string, files: readonly FileResult[]): readonly string[] {
  const manifest = `${out}/${manifestName}`;
  return files.length === 0
    ? []
    : [
        ...new Set([
          ...files.filter(({ state }) => state !== 'removed' && state !== 'orphaned').map(({ path }) => path),
          manifest,
        ]),
      ];
}

/** Returns the exit status that an error with this code causes. */
export function exitStatusForCode(code: string): 1 | 2 | 3 {
  if (code === 'document/excluded') return 3;
  return code !== 'cli/stale' && code !== 'release/check-failed' && fatalCodes.some((prefix) => code.startsWith(prefix))
    ? 2
    : 1;
}

/** Codes and code prefixes of errors that prevent the command from running, or from reading a whole document. */
const fatalCodes = [
  'cli/',
  'source/',
  'document/not-an-object',
  'document/unsupported-version',
  'document/unresolved-reference',
  'diff/invalid-approval',
  'diff/invalid-document',
  'scaffold/syntax-error',
  'scaffold/invalid-state',
  'scaffold/concurrent-edit',
  'scaffold/missing-server',
  'templates/',
  'release/',
  'mock/',
  'lint/invalid-baseline',
  'lint/unknown-commit',
  'lint/unknown-rule',
  'lint/rule-failed',
];
