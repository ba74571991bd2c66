// `ashlar model` command: prints the resolved API model.

import { buildModel } from '../../pipeline/build-model.ts';
import { printModel } from '../../model/print/print-model.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Source } from '../../source/node.ts';
import type { CommonFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { createProgress } from '../../cli/progress.ts';
import { resolveSingleInput } from '../../cli/resolve-input-documents.ts';

/** Runs the command. Adds errors to `report`. */
export async function runModel(flags: CommonFlags, environment: Environment, report: Report): Promise<CommandResult> {
  const command = 'model';
  const configSources = new Map<string, Source>();
  const resolved = await resolveSingleInput(
    flags,
    environment,
    report,
    configSources,
    `ashlar ${command} openapi.yaml`,
  );
  if (resolved === undefined) return { command, report, texts: configSources, timings: [] };

  const { input, inputs } = resolved;
  const progress = createProgress(environment, flags.quiet === true || flags.json === true);
  const { sources, api } = await buildModel({ ...input, tolerance: 'repair' }, inputs.files, report, (stage) =>
    progress.begin(stage),
  );
  progress.end();
  const result: CommandResult = {
    command,
    report,
    texts: new Map([...configSources, ...sources.texts]),
    timings: progress.timings,
    document: input.document,
  };
  return api && !report.hasErrors ? { ...result, model: printModel(api) } : result;
}
