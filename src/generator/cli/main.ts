// A whole run of `ashlar`: from the words of the command line to the exit status.

import { createReport, type Report } from '../report/report.ts';
import { readArguments, type Request } from './arguments.ts';
import { printBug } from './bug.ts';
import type { Host } from './host.ts';
import { runDiff } from './diff/run.ts';
import { exitStatus, type Outcome } from './outcome.ts';
import { printJson } from './print-json.ts';
import { printText } from './print-text.ts';
import { runGenerate } from './run-generate.ts';
import { runReading } from './run-reading.ts';
import { ownVersion } from './version.ts';

/** Runs Ashlar with the words after the program's name; the answer is the exit status. Never rejects. */
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
  const outcome: Outcome = request ? await answer(request, version, host, report) : { report, texts: new Map(), timings: [] };
  const json = request ? request.flags.json === true : words.includes('--json');
  // A comparison is printed in its own formats, JSON among them.
  if (json && outcome.printed === undefined) printJson(outcome, version, host);
  else printText(outcome, request?.flags.quiet === true, host);
  return exitStatus(report);
}

async function answer(request: Exclude<Request, { command: 'text' }>, version: string, host: Host, report: Report): Promise<Outcome> {
  switch (request.command) {
    case 'generate':
      return runGenerate(request.flags, version, host, report);
    case 'diff':
      return runDiff(request.flags, version, host, report);
    case 'init':
      return (await import('./init/run.ts')).runInit(request.flags, host, report);
    case 'scaffold':
      // The compiler that it works with takes a while to load, which the others need not wait for.
      return (await import('./scaffold/run.ts')).runScaffold(request.flags, host, report);
    case 'release':
      return (await import('./release/run.ts')).runRelease(request.flags, version, host, report);
    case 'lint':
    case 'model':
      return runReading(request.command, request.flags, host, report);
    default:
      return request satisfies never;
  }
}
