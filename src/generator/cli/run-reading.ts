// `ashlar model`: as far as the model, and nothing is written.

import { understand } from '../generate.ts';
import { showApi } from '../model/show.ts';
import type { Report } from '../report/report.ts';
import { diskFiles } from '../source/load.ts';
import type { Source } from '../source/tree.ts';
import type { Flags } from './arguments.ts';
import type { Host } from './host.ts';
import type { Outcome } from './outcome.ts';
import { createProgress } from './progress.ts';
import { settleInput } from './input.ts';

/** Runs the command; what is wrong is in the outcome's report. */
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
