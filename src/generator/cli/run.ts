// Command dispatcher: from arguments to exit status.

import { createReport, type Report } from '../diagnostics/report.ts';
import { readArguments, type Request } from './arguments.ts';
import { printBug } from './internal-error.ts';
import type { Host } from './environment.ts';
import { exitStatus, type Outcome } from './command-result.ts';
import { printJson } from './print-json.ts';
import { printText } from './print-text.ts';
import { ownVersion } from './version.ts';

/** Runs Ashlar with the arguments after the program name; returns the exit status. Never rejects. */
export async function main(words: readonly string[], host: Host): Promise<number> {
  try {
    return await run(words, host);
  } catch (error) {
    return printBug(error, host);
  }
}

async function run(words: readonly string[], host: Host): Promise<number> {
  const report = createReport();
  const version = ownVersion();
  const request = readArguments(words, version, report);
  if (request?.command === 'text') {
    host.stdout.write(request.text);
    return 0;
  }
  const outcome: Outcome = request
    ? await answer(request, version, host, report)
    : { report, texts: new Map(), timings: [] };
  const json = request ? request.flags.json === true : words.includes('--json');
  // `diff` and `lint` print their own formats, including JSON.
  if (json && outcome.printed === undefined) printJson(outcome, version, host);
  else printText(outcome, request?.flags.quiet === true, host);
  return exitStatus(outcome);
}

/** Imports each command lazily, because loading all of them takes longer than reading most documents. */
async function answer(
  request: Exclude<Request, { command: 'text' }>,
  version: string,
  host: Host,
  report: Report,
): Promise<Outcome> {
  switch (request.command) {
    case 'generate':
      if (request.flags.watch === true)
        return (await import('../commands/generate/watch.ts')).runWatch(request.flags, version, host, report);
      return (await import('../commands/generate/command.ts')).runGenerate(request.flags, version, host, report);
    case 'diff':
      return (await import('../commands/diff/cli/command.ts')).runDiff(request.flags, version, host, report);
    case 'init':
      return (await import('../commands/init/command.ts')).runInit(request.flags, version, host, report);
    case 'templates':
      return (await import('../commands/templates/command.ts')).runTemplates(request.flags, host, report);
    case 'scaffold':
      return (await import('../commands/scaffold/cli/command.ts')).runScaffold(request.flags, host, report);
    case 'release':
      return (await import('../commands/release/cli/command.ts')).runRelease(request.flags, version, host, report);
    case 'lint':
      return (await import('../commands/lint/cli/command.ts')).runLint(request.flags, version, host, report);
    case 'model':
      return (await import('../commands/model/command.ts')).runReading(request.flags, host, report);
    case 'explain':
      return (await import('../commands/explain/command.ts')).runExplain(request.flags, report);
    default:
      return request satisfies never;
  }
}
