// Linting of one or more documents, with `--fix` and `--since`.

import type { ModelInput } from '../../../pipeline/build-model.ts';
import type { LintFinding } from '../finding.ts';
import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import {
  type SourceTexts,
  collectSourceLines,
  textsFromLines,
  type SourceLine,
} from '../../../diagnostics/format-text.ts';
import type { Source } from '../../../source/node.ts';
import type { Inputs } from '../../../cli/open-inputs.ts';
import { isRemote } from '../../../source/input-path.ts';
import { withRemoteSources } from '../../../pipeline/inputs/input-reader.ts';
import type { LintFlags } from '../../../cli/arguments.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { Progress } from '../../../cli/progress.ts';
import {
  fixDocument,
  reportExcludedFixes,
  type FixKind,
  type ExcludedFixes,
  type LintedDocument,
  createParsedTextCache,
} from './apply-fixes.ts';
import type { Linter, LintRun } from './create-linter.ts';
import { createFixPreview, writeFixedFiles } from './write-files.ts';
import { isReadableFile } from '../../../pipeline/revisions/resolve-revision.ts';
import { findMergeBase, findRepositoryProblem, openCommit } from '../../../pipeline/revisions/git.ts';

/** Findings of all documents, with the results of fixing. */
export interface DocumentsLintResult {
  readonly findings: readonly LintFinding[];
  /** Sources of the findings. */
  readonly texts: SourceTexts;
  /** Number of suppressed findings. */
  readonly suppressed: number;
  /** Number of fixes. */
  readonly fixed: number;
  /** Fingerprints of findings whose fixes were excluded. */
  readonly excluded: ReadonlySet<string>;
  /** Unified diff of the changes that `--fix --unsafe-fixes` would write. */
  readonly preview?: string;
}

/** Kind of fixes to apply, and whether to write them or only show them. */
export interface FixOptions {
  readonly kind: FixKind;
  readonly shouldWrite: boolean;
}

interface LintEnvironment {
  readonly host: Environment;
  readonly inputs: Inputs;
  readonly report: Report;
}

/**
 * Lints the documents. Reports a finding in a shared file once. Returns `undefined` and reports an error if git cannot
 * determine which findings are new, as for a remote document.
 */
export async function lintDocuments(
  inputs: readonly ModelInput[],
  flags: LintFlags,
  fixOptions: FixOptions | undefined,
  linter: Linter,
  progress: Progress,
  environment: LintEnvironment,
): Promise<DocumentsLintResult | undefined> {
  const { report } = environment;
  if (flags.since !== undefined && reportRemoteDocuments(inputs, report)) return undefined;
  const { runs, fixed, excluded, preview } = await fixDocuments(inputs, fixOptions, linter, progress, environment);
  const findingsByKey = new Map<string, LintFinding>();
  const lines: SourceLine[] = [];
  let texts: SourceTexts = new Map();
  const suppressedKeys = new Set<string>();
  // Several documents may share files, so their findings are deduplicated.
  const keyOf = (finding: DiagnosticData, index: number): string =>
    inputs.length === 1 ? String(index) : findingKey(finding);
  for (const [index, input] of inputs.entries()) {
    // Documents are linted one at a time, which limits memory use to one document.
    const run = runs?.[index] ?? (await linter.run(input, environment.inputs.files, (stage) => progress.begin(stage)));
    const isNew =
      flags.since === undefined ? () => true : await createNewFindingFilter(flags.since, input, linter, environment);
    if (!isNew) return undefined;
    // A preview leaves the files unchanged, so its findings have locations in the original text.
    reportExcludedFixes(run.findings, excluded[index] ?? new Map(), report);
    for (const finding of run.suppressed) suppressedKeys.add(keyOf(finding, suppressedKeys.size));
    // For a single document, all sources are kept; for several, only the lines with findings.
    ({ texts } = run);
    for (const line of collectSourceLines(run.findings, texts)) lines.push(line);
    for (const finding of run.findings)
      if (isNew(finding)) findingsByKey.set(keyOf(finding, findingsByKey.size), finding);
  }
  return {
    findings: [...findingsByKey.values()],
    texts: inputs.length === 1 ? texts : textsFromLines(lines),
    suppressed: suppressedKeys.size,
    fixed,
    excluded: new Set(excluded.flatMap((excludedFixes) => [...excludedFixes.keys()])),
    ...(preview !== undefined && { preview }),
  };
}

interface FixResult {
  /** Runs after the fixes, one per document; absent if nothing was written. */
  readonly runs?: readonly LintRun[];
  readonly fixed: number;
  /** One element per document. */
  readonly excluded: readonly ExcludedFixes[];
  readonly preview?: string;
}

/** Fixes all documents, each on top of the previous documents' fixes, then writes all files or none. */
async function fixDocuments(
  inputs: readonly ModelInput[],
  fixOptions: FixOptions | undefined,
  linter: Linter,
  progress: Progress,
  { host, inputs: { files }, report }: LintEnvironment,
): Promise<FixResult> {
  if (!fixOptions) return { fixed: 0, excluded: [] };
  const parsedTexts = createParsedTextCache(files);
  const texts = new Map<string, string>();
  const originalSources = new Map<string, Source>();
  const documents: LintedDocument[] = [];
  for (const input of inputs) {
    const run = await linter.run(input, parsedTexts.filesWith(texts), (stage) => progress.begin(stage));
    for (const [file, source] of run.texts) originalSources.set(file, source);
    documents.push({ run, rerun: (files) => linter.run(input, files) });
  }
  const excluded: ExcludedFixes[] = [];
  let fixed = 0;
  for (const document of documents) {
    const result = await fixDocument(
      document,
      documents.filter((otherDocument) => otherDocument !== document),
      parsedTexts,
      fixOptions.kind,
      texts,
    );
    excluded.push(result.excluded);
    fixed += result.count;
  }
  if (!fixOptions.shouldWrite) return { fixed: 0, excluded, preview: createFixPreview(texts, originalSources) };
  return writeFixedFiles(texts, host, report)
    ? { runs: documents.map(({ run }) => run), fixed, excluded }
    : { fixed: 0, excluded };
}

function findingKey({ code, message, location }: DiagnosticData): string {
  return JSON.stringify([code, message, location?.file, location?.line, location?.column]);
}

/** Reports documents that git cannot compare with an earlier version, and returns whether there are any. */
function reportRemoteDocuments(inputs: readonly ModelInput[], report: Report): boolean {
  const remoteInputs = inputs.filter(({ document }) => isRemote(document));
  for (const { document } of remoteInputs)
    report.add('cli/invalid-arguments', {
      message: `\`--since\` does not apply to \`${document}\`: the repository contains no earlier version of a remote document`,
      help: 'omit `--since`, or commit a copy of the document and lint the copy',
    });
  return remoteInputs.length > 0;
}

/** Returns a predicate for new findings. Returns `undefined` and reports an error if git finds no merge base. */
async function createNewFindingFilter(
  ref: string,
  input: ModelInput,
  linter: Linter,
  { host, inputs, report }: LintEnvironment,
): Promise<((finding: LintFinding) => boolean) | undefined> {
  const base = await findMergeBase(host.cwd, ref);
  const commit = base === undefined ? undefined : await openCommit(host.cwd, base);
  if (!commit || 'problem' in commit) {
    const problem = await findRepositoryProblem(host.cwd);
    report.add(
      'lint/unknown-commit',
      problem
        ? {
            message: `${problem.message}, but \`--since\` requires a repository`,
            help: `${problem.help}, or omit \`--since\` to report all findings`,
          }
        : {
            message: `cannot find a merge base with \`${ref}\``,
            help: 'fetch the commit; in CI, check out the full history (`fetch-depth: 0`)',
          },
    );
    return undefined;
  }
  const files = withRemoteSources(commit.files, inputs.sources);
  // In a document that did not exist, every finding is new.
  if (!(await isReadableFile(files, input.document))) return () => true;
  const overlays: string[] = [];
  for (const overlay of input.overlays) if (await isReadableFile(files, overlay)) overlays.push(overlay);
  const { findings } = await linter.run({ ...input, overlays }, files);
  const earlierFingerprints = new Set(findings.map(({ fingerprint }) => fingerprint));
  return ({ fingerprint }) => !earlierFingerprints.has(fingerprint);
}
