// Linting of one or more documents, with `--fix` and `--since`.

import type { Input } from '../../../pipeline/pipeline.ts';
import type { LintFinding } from '../finding.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Texts } from '../../../diagnostics/format-text.ts';
import type { Source } from '../../../source/node.ts';
import { diskFiles } from '../../../source/load-sources.ts';
import type { LintFlags } from '../../../cli/arguments.ts';
import { linesOf, textsOf, type Line } from '../../../pipeline/cached-source-lines.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Progress } from '../../../cli/progress.ts';
import { fixDocument, reportLeftOut, type FixKind, type LeftOut, type LintedDocument } from './apply-fixes.ts';
import type { Linter, LintRun } from './create-linter.ts';
import { createParsedTexts } from './parsed-texts.ts';
import { isNewSince } from './new-findings.ts';
import { previewOf, writeTexts } from './write-fixes.ts';

/** Findings of all documents, with the results of fixing. */
export interface Judged {
  readonly findings: readonly LintFinding[];
  /** Sources of the findings. */
  readonly texts: Texts;
  readonly letBe: number;
  readonly mended: number;
  /** Fingerprints of findings whose fixes were excluded. */
  readonly leftOut: ReadonlySet<string>;
  /** Unified diff of the changes that `--fix=unsafe` would write. */
  readonly preview?: string;
}

/** Kind of fixes to apply, and whether to write them or only show them. */
export interface Fixing {
  readonly kind: FixKind;
  readonly write: boolean;
}

interface Around {
  readonly host: Host;
  readonly report: Report;
}

/**
 * Lints the documents. Reports a finding in a shared file once. `undefined` if git cannot determine new findings, which
 * is reported.
 */
export async function judgeAll(
  inputs: readonly Input[],
  flags: LintFlags,
  fixing: Fixing | undefined,
  linter: Linter,
  progress: Progress,
  around: Around,
): Promise<Judged | undefined> {
  const { host, report } = around;
  const { runs, mended, leftOut, preview } = await runAll(inputs, fixing, linter, progress, around);
  const found = new Map<string, LintFinding>();
  const lines: Line[] = [];
  let texts: Texts = new Map();
  let letBe = 0;
  for (const [index, input] of inputs.entries()) {
    // Documents are linted one at a time, which limits memory use to one document.
    const run = runs?.[index] ?? (await linter.run(input, diskFiles(host.cwd), (stage) => progress.begin(stage)));
    const isNew = flags.since === undefined ? () => true : await isNewSince(flags.since, input, linter, around);
    if (!isNew) return undefined;
    // Locations refer to the displayed text; a preview leaves the files unchanged.
    reportLeftOut(run.findings, leftOut[index] ?? new Map(), report);
    letBe += run.suppressed;
    // For a single document, all sources are kept; for several, only the lines with findings.
    ({ texts } = run);
    for (const each of linesOf(run.findings, texts)) lines.push(each);
    for (const finding of run.findings)
      if (isNew(finding)) found.set(inputs.length === 1 ? String(found.size) : keyOf(finding), finding);
  }
  return {
    findings: [...found.values()],
    texts: inputs.length === 1 ? texts : textsOf(lines),
    letBe,
    mended,
    leftOut: new Set(leftOut.flatMap((each) => [...each.keys()])),
    ...(preview !== undefined && { preview }),
  };
}

interface Fixed {
  /** Runs after the fixes, one per document; absent if nothing was written. */
  readonly runs?: readonly LintRun[];
  readonly mended: number;
  /** One element per document. */
  readonly leftOut: readonly LeftOut[];
  readonly preview?: string;
}

/** Fixes all documents, each with the fixes of the previous ones, then writes all files or none. */
async function runAll(
  inputs: readonly Input[],
  fixing: Fixing | undefined,
  linter: Linter,
  progress: Progress,
  { host, report }: Around,
): Promise<Fixed> {
  if (!fixing) return { mended: 0, leftOut: [] };
  const parsed = createParsedTexts(diskFiles(host.cwd));
  const texts = new Map<string, string>();
  const before = new Map<string, Source>();
  const documents: LintedDocument[] = [];
  for (const input of inputs) {
    const run = await linter.run(input, parsed.filesWith(texts), (stage) => progress.begin(stage));
    for (const [file, source] of run.texts) before.set(file, source);
    documents.push({ run, again: (files) => linter.run(input, files) });
  }
  const leftOut: LeftOut[] = [];
  let mended = 0;
  for (const document of documents) {
    const done = await fixDocument(
      document,
      documents.filter((other) => other !== document),
      parsed,
      fixing.kind,
      texts,
    );
    leftOut.push(done.leftOut);
    mended += done.count;
  }
  if (!fixing.write) return { mended: 0, leftOut, preview: previewOf(texts, before) };
  return writeTexts(texts, host, report)
    ? { runs: documents.map(({ run }) => run), mended, leftOut }
    : { mended: 0, leftOut };
}

function keyOf({ code, message, place }: LintFinding): string {
  return JSON.stringify([code, message, place?.file, place?.line, place?.column]);
}
