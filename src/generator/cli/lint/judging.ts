// What the linter finds in one document or in several, once --fix has mended what it can, and --since has let go what is not new.

import type { Input } from '../../generate.ts';
import type { LintFinding } from '../../lint/finding.ts';
import type { Report } from '../../report/report.ts';
import type { Texts } from '../../report/text.ts';
import { diskFiles } from '../../source/load.ts';
import type { LintFlags } from '../arguments.ts';
import { linesOf, textsOf, type Line } from '../cache/lines.ts';
import type { Host } from '../host.ts';
import type { Progress } from '../progress.ts';
import { fixed } from './fixing.ts';
import type { Linter } from './linter.ts';
import { isNewSince } from './since.ts';

/** What is found, and what is told with it. */
export interface Judged {
  readonly findings: readonly LintFinding[];
  /** What the findings point into. */
  readonly texts: Texts;
  readonly letBe: number;
  readonly mended: number;
}

/** What is found in the documents, what is found in a file that several refer to being told once; undefined where git cannot say what is new, which is reported. */
export async function judgeAll(inputs: readonly Input[], flags: LintFlags, linter: Linter, progress: Progress, around: { readonly host: Host; readonly report: Report }): Promise<Judged | undefined> {
  const { host, report } = around;
  const found = new Map<string, LintFinding>();
  const lines: Line[] = [];
  let texts: Texts = new Map();
  let letBe = 0;
  let mended = 0;
  for (const input of inputs) {
    let run = await linter.run(input, diskFiles(host.cwd), (stage) => progress.begin(stage));
    if (flags.fix === true) {
      const done = await fixed(run, (files) => linter.run(input, files), diskFiles(host.cwd), host, report);
      run = done.run;
      mended += done.mended;
    }
    const isNew = flags.since === undefined ? () => true : await isNewSince(flags.since, input, linter, around);
    if (!isNew) return undefined;
    letBe += run.suppressed;
    // Of one document all is held; of several, no more than what is pointed to.
    ({ texts } = run);
    for (const each of linesOf(run.findings, texts)) lines.push(each);
    for (const finding of run.findings) if (isNew(finding)) found.set(inputs.length === 1 ? String(found.size) : keyOf(finding), finding);
  }
  return { findings: [...found.values()], texts: inputs.length === 1 ? texts : textsOf(lines), letBe, mended };
}

function keyOf({ code, message, place }: LintFinding): string {
  return JSON.stringify([code, message, place?.file, place?.line, place?.column]);
}
