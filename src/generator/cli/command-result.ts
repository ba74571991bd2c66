// What a command answers, before it is printed one way or the other.

import { manifestName } from '../output/manifest.ts';
import type { Diagnostic, Told } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Texts } from '../diagnostics/format-text.ts';
import type { TargetName } from '../plugin/target.ts';
import type { Timing } from './progress.ts';

/** What became of a file, or with --check what would. */
export type FileState = 'created' | 'replaced' | 'removed' | 'unchanged' | 'missing' | 'changed' | 'stray';

export interface FileOutcome {
  /** As the user would type it. */
  readonly path: string;
  /** Absent for a stray, and for the manifest. */
  readonly target?: TargetName;
  readonly bytes?: number;
  readonly state: FileState;
}

/** What became of one of several documents. */
export interface DocumentOutcome {
  readonly document: string;
  readonly out: string;
  readonly status: Status;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly FileOutcome[];
  /** Of `generate`: what was read, the configuration included, and what is there now of what it yields: for build systems. */
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
}

/** What became of a package in a release. */
export interface ReleaseOutcome {
  readonly name: string;
  /** The version that was published before; undefined where there was none. */
  readonly published: string | undefined;
  readonly version: string;
  readonly bump: string;
  readonly state: 'unchanged' | 'planned' | 'published' | 'failed';
  readonly declarations: readonly object[];
  /** The fingerprints of the document's changes that concern it. */
  readonly changes: readonly string[];
}

export interface Outcome {
  /** Absent where the command line made no sense. */
  readonly command?: 'init' | 'generate' | 'scaffold' | 'templates' | 'lint' | 'model' | 'diff' | 'release' | 'explain';
  readonly report: Report;
  /** The texts that diagnostics point into. */
  readonly texts: Texts;
  readonly timings: readonly Timing[];
  readonly document?: string;
  readonly out?: string;
  readonly check?: boolean;
  readonly files?: readonly FileOutcome[];
  /** What `generate` has read, and what is there now of what it yields: for build systems. */
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
  /** Where the command was about several documents: what became of each. */
  readonly documents?: readonly DocumentOutcome[];
  /** Where `lint` was about several: which. */
  readonly linted?: readonly string[];
  /** Whether operations were left out of what was generated. */
  readonly partial?: boolean;
  readonly model?: string;
  /** What `lint` has found. */
  readonly findings?: readonly Told[];
  /** What `diff` or `lint` has to say, in the format that was asked for; what `init` wrote, or `explain` says. */
  readonly printed?: string;
  /** How many findings the document, or the baseline, lets be; how many have been mended. */
  readonly letBe?: number;
  readonly mended?: number;
  /** How many findings `--fix=unsafe` would fix; a unified diff of these fixes, if it was asked for. */
  readonly unsafe?: number;
  readonly preview?: string;
  /** Whether every finding is told to people, also where many are alike. */
  readonly all?: boolean;
  /** The packages of a release, in the order in which they are published. */
  readonly release?: readonly ReleaseOutcome[];
}

export type Status = 0 | 1 | 2 | 3;

/**
 * 0: all is well; 1: the document has errors, or the output is stale; 2: Ashlar could not do what was asked;
 * 3: it was done for the document without the operations that have errors. Of several documents, the gravest counts.
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

/** What is there, or with --check would be, of what a document yields; nothing where it yields nothing. */
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

/** The exit status that an error of this code asks for. */
export function statusOf(code: string): 1 | 2 | 3 {
  if (code === 'document/left-out') return 3;
  return code !== 'cli/stale' && code !== 'release/check' && preventing.some((prefix) => code.startsWith(prefix))
    ? 2
    : 1;
}

/** Diagnostics of these mean that the document was not there to be judged, or the output not there to be written. */
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
