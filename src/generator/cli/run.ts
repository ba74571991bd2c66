// Command dispatcher: from arguments to exit status.

import { createReport, type Report } from '../diagnostics/report.ts';
import { parseArguments, type CommandRequest } from './arguments.ts';
import { formatText } from '../diagnostics/format-text.ts';
import { supportsColor, type Environment } from './environment.ts';
import { exitStatus, type CommandResult } from './command-result.ts';
import { printJson } from './print-json.ts';
import { printText } from './print-text.ts';
import { targetFailure } from '../pipeline/target-failure.ts';
import { existsSync, readFileSync } from 'node:fs';
import { eraseProgress } from './progress.ts';

/** Runs Ashlar with the arguments after the program name; returns the exit status. Never rejects. */
export async function main(args: readonly string[], environment: Environment): Promise<number> {
  try {
    return await run(args, environment);
  } catch (error) {
    return printInternalError(error, environment);
  }
}

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const report = createReport();
  const version = readOwnVersion();
  const request = parseArguments(args, version, report);
  if (request?.command === 'text') {
    environment.stdout.write(request.text);
    return 0;
  }
  const result: CommandResult = request
    ? await runCommand(request, version, environment, report)
    : { report, texts: new Map(), timings: [] };
  const isJson = request ? request.flags.json === true : args.includes('--json');
  // `diff` and `lint` print their own formats, including JSON.
  if (isJson && result.output === undefined) printJson(result, version, environment);
  else printText(result, request?.flags.quiet === true, environment, request?.flags.maxDiagnostics);
  return exitStatus(result);
}

/** Imports each command lazily, because loading all of them takes longer than reading most documents. */
async function runCommand(
  request: Exclude<CommandRequest, { command: 'text' }>,
  version: string,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  switch (request.command) {
    case 'generate':
      if (request.flags.watch === true)
        return (await import('../commands/generate/watch.ts')).runWatch(request.flags, version, environment, report);
      return (await import('../commands/generate/command.ts')).runGenerate(request.flags, version, environment, report);
    case 'diff':
      return (await import('../commands/diff/cli/command.ts')).runDiff(request.flags, version, environment, report);
    case 'init':
      return (await import('../commands/init/command.ts')).runInit(request.flags, version, environment, report);
    case 'templates':
      return (await import('../commands/templates/command.ts')).runTemplates(request.flags, environment, report);
    case 'scaffold':
      return (await import('../commands/scaffold/cli/command.ts')).runScaffold(request.flags, environment, report);
    case 'release':
      return (await import('../commands/release/cli/command.ts')).runRelease(
        request.flags,
        version,
        environment,
        report,
      );
    case 'lint':
      return (await import('../commands/lint/cli/command.ts')).runLint(request.flags, version, environment, report);
    case 'model':
      return (await import('../commands/model/command.ts')).runModel(request.flags, environment, report);
    case 'mock':
      return (await import('../commands/mock/command.ts')).runMock(request.flags, environment, report);
    case 'explain':
      return (await import('../commands/explain/command.ts')).runExplain(request.flags, report);
    default:
      return request satisfies never;
  }
}

/** Returns the version from the nearest `package.json` above this file. */
export function readOwnVersion(): string {
  for (let directory = new URL('./', import.meta.url); ; directory = new URL('..', directory)) {
    const manifest = new URL('package.json', directory);
    if (existsSync(manifest)) return parseVersion(readFileSync(manifest, 'utf8'));
    if (directory.pathname === '/') throw new Error("Ashlar's package.json is missing");
  }
}

function parseVersion(text: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string')
    return value.version;
  throw new Error("Ashlar's package.json has no version");
}

/** Prints an error of a target that occurs after the run that started it, or ends the process. */
export function printLateTargetError(message: string, environment: Environment): void {
  const { stderr, env } = environment;
  const report = createReport();
  report.add('targets/failed', targetFailure(message));
  eraseProgress(environment);
  stderr.write(formatText(report.diagnostics, new Map(), { color: supportsColor(stderr, env) }));
}

/** Exit status of an internal error (`EX_SOFTWARE` in sysexits.h). */
const internalErrorStatus = 70;

/** Reports an exception as a bug in Ashlar, with the stack trace if `ASHLAR_DEBUG` is 1; returns the exit status. */
export function printInternalError(error: unknown, environment: Environment): number {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  const isDebug = environment.env['ASHLAR_DEBUG'] === '1';
  eraseProgress(environment);
  environment.stderr.write(
    `This is a bug in Ashlar, not in your document.\n\n${isDebug ? stack : message}\n\n` +
      'Please report it with the command that you ran and, if possible, the part of the document that causes it.\n' +
      (isDebug ? '' : 'Please also include the stack trace, which ASHLAR_DEBUG=1 prints.\n'),
  );
  return internalErrorStatus;
}
