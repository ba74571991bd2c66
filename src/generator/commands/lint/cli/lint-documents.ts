// What the linter finds in one document or in several, after --fix has fixed what it can and --since has dropped what is not new.

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

/** What is found, and what is told with it. */
export interface Judged {
  readonly findings: readonly LintFinding[];
  /** What the findings point into. */
  readonly texts: Texts;
  readonly letBe: number;
  readonly mended: number;
  /** The fingerprints of findings whose fixes were left out. */
  readonly leftOut: ReadonlySet<string>;
  /** A unified diff of what `--fix=unsafe` would write. */
  readonly preview?: string;
}

/** Which fixes are made, and whether they are written or only shown. */
export interface Fixing {
  readonly kind: FixKind;
  readonly write: boolean;
}

interface Around {
  readonly host: Host;
  readonly report: Report;
}

/**
 * Lints the documents. A finding in a file that several refer to is reported once. Undefined if git cannot say what is
 * new, which is reported.
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
    // Of several documents each is linted when it is its turn, so that no more than one is held.
    const run = runs?.[index] ?? (await linter.run(input, diskFiles(host.cwd), (stage) => progress.begin(stage)));
    const isNew = flags.since === undefined ? () => true : await isNewSince(flags.since, input, linter, around);
    if (!isNew) return undefined;
    // Where they are in the text that is shown: a preview leaves the files as they are.
    reportLeftOut(run.findings, leftOut[index] ?? new Map(), report);
    letBe += run.suppressed;
    // Of one document all is held; of several, no more than what is pointed to.
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
  /** What each document comes to once the fixes are written; absent if nothing was written. */
  readonly runs?: readonly LintRun[];
  readonly mended: number;
  /** Of each document. */
  readonly leftOut: readonly LeftOut[];
  readonly preview?: string;
}

/** Fixes all documents, each with the fixes of those before it, then writes all files or none. */
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
