// The command `ashlar model`: prints the resolved API model.

import { understand } from '../../pipeline/pipeline.ts';
import { showApi } from '../../model/print-model.ts';
import type { Report } from '../../diagnostics/report.ts';
import { diskFiles } from '../../source/load-sources.ts';
import type { Source } from '../../source/node.ts';
import type { Flags } from '../../cli/arguments.ts';
import type { Host } from '../../cli/environment.ts';
import type { Outcome } from '../../cli/command-result.ts';
import { createProgress } from '../../cli/progress.ts';
import { settleInput } from '../../cli/document-input.ts';

/** Runs the command; errors are in the report of the result. */
export async function runReading(flags: Flags, host: Host, report: Report): Promise<Outcome> {
  const command = 'model';
  const texts = new Map<string, Source>();
  const input = await settleInput(flags, host, report, texts, `ashlar ${command} openapi.yaml`);
  if (input === undefined) return { command, report, texts, timings: [] };

  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const { sources, api } = await understand(input, diskFiles(host.cwd), report, (stage) => progress.begin(stage));
  progress.end();
  const outcome: Outcome = {
    command,
    report,
    texts: new Map([...texts, ...sources.texts]),
    timings: progress.timings,
    document: input.document,
  };
  return api && !report.failed ? { ...outcome, model: showApi(api) } : outcome;
}
