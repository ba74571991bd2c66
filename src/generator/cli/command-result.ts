// Result of a command, independent of the output format.

import { manifestName } from '../output/manifest.ts';
import type { Diagnostic, Told } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Texts } from '../diagnostics/format-text.ts';
import type { TargetName } from '../plugin/target.ts';
import type { Timing } from './progress.ts';

/** Effect on a file; with `--check`, the difference found. */
export type FileState = 'created' | 'replaced' | 'removed' | 'unchanged' | 'missing' | 'changed' | 'stray';

export interface FileOutcome {
  /** Display path. */
  readonly path: string;
  /** Absent for an orphaned file and for the manifest. */
  readonly target?: TargetName;
  readonly bytes?: number;
  readonly state: FileState;
}

/** Result for one of several documents. */
export interface DocumentOutcome {
  readonly document: string;
  readonly out: string;
  readonly status: Status;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly FileOutcome[];
  /** For build systems, from `generate`: files read, including the configuration, and output files that now exist. */
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
}

/** Release result of one package. */
export interface ReleaseOutcome {
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

export interface Outcome {
  /** Absent if the command line is invalid. */
  readonly command?: 'init' | 'generate' | 'scaffold' | 'templates' | 'lint' | 'model' | 'diff' | 'release' | 'explain';
  readonly report: Report;
  /** Sources that diagnostics point into, by display path. */
  readonly texts: Texts;
  readonly timings: readonly Timing[];
  readonly document?: string;
  readonly out?: string;
  readonly check?: boolean;
  readonly files?: readonly FileOutcome[];
  /** For build systems, from `generate`: files read, and output files that now exist. */
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
  /** Result of each document, if the command ran for several. */
  readonly documents?: readonly DocumentOutcome[];
  /** Documents that `lint` checked, if there are several. */
  readonly linted?: readonly string[];
  /** Whether operations with errors were excluded from the output. */
  readonly partial?: boolean;
  readonly model?: string;
  /** Findings of `lint`. */
  readonly findings?: readonly Told[];
  /** Output of `diff` or `lint` in the requested format, or of `init`, `templates`, and `explain`. */
  readonly printed?: string;
  /** Number of findings suppressed by the document or the baseline, and number fixed. */
  readonly letBe?: number;
  readonly mended?: number;
  /** Number of findings that `--fix=unsafe` would fix, and the unified diff of these fixes if requested. */
  readonly unsafe?: number;
  readonly preview?: string;
  /** Whether the text output shows every finding, even if many are similar. */
  readonly all?: boolean;
  /** Packages of a release, in publishing order. */
  readonly release?: readonly ReleaseOutcome[];
}

export type Status = 0 | 1 | 2 | 3;

/**
 * Returns the exit status. 0: success. 1: the document has errors, or the output is stale. 2: the command could not
 * run. 3: generated without the operations that have errors. For several documents, the most severe status (2, 1, 3,
 * 0).
 */
export function exitStatus({
  report,
  findings = [],
  partial = false,
  documents,
}: Pick<Outcome, 'report' | 'findings' | 'partial' | 'documents'>): Status {
  if (documents) return gravest.find((status) => documents.some((each) => each.status === status)) ?? 0;
  const all = [...report.diagnostics, ...findings].filter(({ severity }) => severity === 'error');
  const errors = partial ? all.filter(({ code }) => /^(?:cli|templates|emit)\//.test(code)) : all;
  if (errors.length === 0) return partial ? 3 : 0;
  return errors.some(({ code }) => statusOf(code) === 2) ? 2 : 1;
}

const gravest: readonly Status[] = [2, 1, 3];

/** Returns the output files of a document that exist, or would exist without `--check`; empty if it has no output. */
export function outputsOf(out: string, files: readonly FileOutcome[]): readonly string[] {
  const manifest = `${out}/${manifestName}`;
  return files.length === 0
    ? []
    : [
        ...new Set([
          ...files.filter(({ state }) => state !== 'removed' && state !== 'stray').map(({ path }) => path),
          manifest,
        ]),
      ];
}

/** Returns the exit status that an error with this code causes. */
export function statusOf(code: string): 1 | 2 | 3 {
  if (code === 'document/left-out') return 3;
  return code !== 'cli/stale' && code !== 'release/check' && preventing.some((prefix) => code.startsWith(prefix))
    ? 2
    : 1;
}

/** Codes and code prefixes of errors that prevent the command from running. */
const preventing = [
  'cli/',
  'source/',
  'document/unresolved-reference',
  'diff/approval',
  'diff/broken-side',
  'scaffold/broken',
  'scaffold/edited',
  'scaffold/no-server',
  'templates/',
  'release/',
  'lint/baseline',
  'lint/since',
  'lint/unknown-rule',
  'lint/rule-failed',
];
