// Command-line parser: commands, options, and help text.

import { Command, InvalidArgumentError } from 'commander';
import { defaultMaxDiagnostics } from '../diagnostics/limit-diagnostics.ts';
import { stdinPath } from '../source/input-path.ts';
import { targetNames } from '../targets/builtin.ts';
import { diffFormats } from '../commands/diff/print/format-names.ts';
import { lintFormats } from '../commands/lint/print/format-names.ts';
import { formatExitStatuses } from './exit-statuses.ts';
import {
  diffExamples,
  explainExamples,
  generateExamples,
  initExamples,
  lintExamples,
  mockExamples,
  modelExamples,
  programExamples,
  releaseExamples,
  scaffoldExamples,
  templatesExamples,
} from './help-examples.ts';
import type {
  DiffFlags,
  ExplainFlags,
  CommonFlags,
  GenerateFlags,
  InitFlags,
  LintFlags,
  MockFlags,
  ReleaseFlags,
  CommandRequest,
  ScaffoldFlags,
  TemplatesFlags,
} from './arguments.ts';

/** Callbacks that receive the parsed request and the help to print. */
export interface ParserListener {
  readonly onRequest: (request: CommandRequest) => void;
  readonly onOutput: (text: string) => void;
}

/** Creates the parser. It calls `listener` instead of printing, and throws a `CommanderError` instead of exiting. */
export function createProgram(version: string, listener: ParserListener): Command {
  const program = new Command('ashlar')
    .description('Generate types, validators, a client, a server, and docs from an OpenAPI document')
    .version(version, '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand('help [command]', 'Print the help of a command')
    .exitOverride()
    .configureOutput({ writeOut: listener.onOutput, writeErr: listener.onOutput, outputError: () => undefined })
    .addHelpText('after', programExamples)
    .addHelpText('after', formatExitStatuses());

  program
    .command('init')
    .description('Write a configuration, package scripts, and a CI workflow, prompting for missing options')
    .option('-d, --document <path>', 'OpenAPI document (default: the only one found)')
    .option(
      '-t, --targets <name,…>',
      `Targets to generate: ${targetNames.join(', ')} (default: all but query and mocks)`,
    )
    .option(
      '-m, --mode <name>',
      'Mode: source (to import), packages (to publish), or lint (no output); default: source',
    )
    .option('-o, --out <dir>', 'Output directory (default: src/api; with packages, generated)')
    .option('--scope <scope>', 'Scope of the package names, such as @acme')
    .option('--license <id>', 'License of the packages, as an SPDX identifier (default: UNLICENSED)')
    .option('--no-workflow', 'Do not write a workflow')
    .option('--install', 'Install the dependencies with the package manager')
    .option('-y, --yes', 'Use detected values and defaults without prompting')
    .option('--force', 'Overwrite files that an earlier init wrote')
    .option('-q, --quiet', 'Print only diagnostics')
    .addHelpText('after', initExamples)
    .action((flags: InitFlags) => listener.onRequest({ command: 'init', flags }));

  addFilterOptions(
    addDocumentCommand(program, 'generate', 'Generate code and docs, and delete obsolete generated files'),
  )
    .option('-o, --out <dir>', 'Output directory (default: generated)')
    .option(
      '-t, --targets <name,…>',
      `Generate only these targets and, for source directories, those that they import: ${targetNames.join(', ')}`,
    )
    .option('--check', 'Write nothing; if the output is stale, list the files and exit with status 1')
    .option('--update', 'Download remote sources again, and update ashlar.lock.json')
    .option(
      '--strict',
      'Tolerate no mistakes, and write nothing if there are errors (default: repair the document, and exclude operations with other errors)',
    )
    .option('-w, --watch', 'Run again whenever an input file changes')
    .addHelpText('after', generateExamples)
    .action((document: string | undefined, flags: GenerateFlags) =>
      listener.onRequest({ command: 'generate', flags: withDocument(flags, document) }),
    );

  addFilterOptions(
    addDocumentCommand(program, 'scaffold', 'Add missing operation handlers; never change existing code'),
  )
    .option('-o, --out <dir>', 'Output directory of ashlar generate (default: generated)')
    .option('--handlers <dir>', 'Handler directory (default: handlers)')
    .option('--check', 'Write nothing; if handlers are missing, list the files and exit with status 1')
    .addHelpText('after', scaffoldExamples)
    .action((document: string | undefined, flags: ScaffoldFlags) =>
      listener.onRequest({ command: 'scaffold', flags: withDocument(flags, document) }),
    );

  program
    .command('templates')
    .description('List the templates, copy one to customize it, or check the customized ones')
    .argument('[action]', 'Action: list, eject, or check (default: list)')
    .argument('[name]', 'Template to copy, such as types/operations')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--force', 'Overwrite an existing template')
    .option('-q, --quiet', 'Print only diagnostics')
    .addHelpText('after', templatesExamples)
    .action((action: string | undefined, name: string | undefined, flags: TemplatesFlags) =>
      listener.onRequest({
        command: 'templates',
        flags: { ...flags, ...(action !== undefined && { action }), ...(name !== undefined && { name }) },
      }),
    );

  addDocumentCommand(program, 'lint', 'Report problems in the document')
    .option(
      '-f, --format <name>',
      `Output format: ${lintFormats.join(', ')} (default: text); with =<path>, writes it to a file; repeatable`,
      appendValue,
    )
    .option('--fix', 'Apply safe fixes to the document')
    .option('--unsafe-fixes', 'With --fix, also apply fixes that can change the meaning; previews a diff')
    .option('-y, --yes', 'Write the fixes that --fix --unsafe-fixes previews')
    .option('--since <commit>', 'Report only findings that are new since the merge base with this commit')
    .option('--baseline <path>', 'Suppress the findings listed in this file')
    .option('--update-baseline', 'Write the current findings to the baseline')
    .option('--max-warnings <count>', 'Exit with status 1 if there are more warnings than this')
    .option('--no-redocly', 'Do not run the rules of @redocly/openapi-core')
    .option('--all', 'Show all notes, even if many are similar')
    .addHelpText('after', lintExamples)
    .action((document: string | undefined, flags: LintFlags) =>
      listener.onRequest({ command: 'lint', flags: withDocument(flags, document) }),
    );

  addFilterOptions(addDocumentCommand(program, 'model', 'Print the resolved API model'))
    .addHelpText('after', modelExamples)
    .action((document: string | undefined, flags: CommonFlags) =>
      listener.onRequest({ command: 'model', flags: withDocument(flags, document) }),
    );
  const mock = program
    .command('mock')
    .description('Serve the document with generated values, which requests can change')
    .argument('[document]', documentDescription)
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--overlay <path>', 'Apply this OpenAPI overlay; repeatable', appendValue)
    .option('-p, --port <number>', 'Port; 0 for any free one (default: 4010)', parseCount)
    .option('--host <address>', 'Address to listen on (default: 127.0.0.1)')
    .option('--seed <number>', 'Seed of the generated values (default: 1)', parseCount)
    .option('--state <path>', 'JSON file that keeps the items between runs')
    .option('--delay <ms>', 'Wait before each response', parseCount)
    .option('--cors', 'Allow requests from web pages of any origin')
    .option('--proxy <url>', 'Pass on requests to this server, except those of the included operations')
    .option('-w, --watch', 'Replace the server whenever an input file changes; keep the items')
    .option('-q, --quiet', 'Print only diagnostics')
    .option('--max-diagnostics <count>', maxDiagnosticsDescription, parseCount);
  addFilterOptions(addInputOptions(mock))
    .addHelpText('after', mockExamples)
    .action((document: string | undefined, flags: MockFlags) =>
      listener.onRequest({ command: 'mock', flags: withDocument(flags, document) }),
    );
  const diff = program
    .command('diff')
    .description('Compare two documents and report breaking changes')
    .argument(
      '<base>',
      'Earlier document: a file, a directory, a URL, main:spec/openapi.yaml, @acme/spec, or @acme/spec@1.2.0',
    )
    .argument('[head]', 'Current document (default: the configured document)')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--overlay <path>', 'Apply this OpenAPI overlay to both documents; repeatable', appendValue)
    .option('-f, --format <name>', `Output format: ${diffFormats.join(', ')} (default: text)`)
    .option(
      '--fail-on <level>',
      'Exit with status 1 for changes at or above this level: breaking, possibly-breaking, or none (default: none)',
    )
    .option('--approvals <path>', 'File of approved changes (default: ashlar.approvals.yaml, if it exists)')
    .option('-q, --quiet', 'In the text format, print only diagnostics')
    .option('--json', 'Same as --format json')
    .option('--max-diagnostics <count>', maxDiagnosticsDescription, parseCount);
  addInputOptions(diff)
    .addHelpText('after', diffExamples)
    .action((base: string, head: string | undefined, flags: Omit<DiffFlags, 'base'>) =>
      listener.onRequest({
        command: 'diff',
        flags: { ...flags, base: toInputPath(base), ...(head !== undefined && { head: toInputPath(head) }) },
      }),
    );
  program
    .command('release')
    .description('Publish changed packages, with versions derived from their changes')
    .argument('[document]', 'Configured document whose packages to release (default: all documents)')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--dry-run', 'Show what would be published, without publishing')
    .option('--publish', 'Publish to the configured npm registry')
    .option('--min-version <version>', 'Minimum version of every package')
    .option('--pack-destination <dir>', 'Also save the package archives to this directory')
    .option('-q, --quiet', 'Print only diagnostics')
    .option('--json', 'Print a single JSON document on stdout')
    .option('--max-diagnostics <count>', maxDiagnosticsDescription, parseCount)
    .addHelpText('after', releaseExamples)
    .action((document: string | undefined, flags: ReleaseFlags) =>
      listener.onRequest({ command: 'release', flags: withDocument(flags, document) }),
    );
  program
    .command('explain')
    .description('Explain a diagnostic code, or list all codes')
    .argument('[code]', 'Diagnostic code, such as document/invalid-extension-value')
    .option('--json', 'Print a single JSON document on stdout')
    .addHelpText('after', explainExamples)
    .action((code: string | undefined, flags: ExplainFlags) =>
      listener.onRequest({ command: 'explain', flags: { ...flags, ...(code !== undefined && { code }) } }),
    );
  for (const command of program.commands) command.addHelpText('after', formatExitStatuses(command.name()));
  return program;
}

function addDocumentCommand(program: Command, name: string, description: string): Command {
  const command = program
    .command(name)
    .description(description)
    .argument('[document]', documentDescription)
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--overlay <path>', 'Apply this OpenAPI overlay; repeatable', appendValue)
    .option('-q, --quiet', 'Print only diagnostics')
    .option('--json', 'Print a single JSON document on stdout')
    .option('--max-diagnostics <count>', maxDiagnosticsDescription, parseCount);
  return addInputOptions(command);
}

/** Adds the options that determine where inputs are read from. */
function addInputOptions(command: Command): Command {
  return command
    .option(
      '--allow <path>',
      'Also allow references to this directory, file, or URL prefix, such as https://example.com; repeatable',
      appendValue,
    )
    .option('--offline', 'Send no requests; read remote sources from the cache')
    .option('--cache <dir>', 'Cache directory (default: node_modules/.cache/ashlar, if node_modules exists)')
    .option('--no-cache', 'Do not read or write the cache');
}

/** Adds the options that select operations. */
function addFilterOptions(command: Command): Command {
  const filters = [
    ['tag', '<name>', 'with this tag'],
    ['path', '<glob>', 'whose path matches'],
    ['operation', '<id>', 'with this ID, or `GET /path`'],
    ['method', '<name>', 'with this HTTP method'],
  ] as const;
  for (const [name, value, condition] of filters)
    command
      .option(`--include-${name} ${value}`, `Include only operations ${condition}; repeatable`, appendValue)
      .option(`--exclude-${name} ${value}`, `Exclude operations ${condition}; repeatable`, appendValue);
  return command.option('--no-deprecated', 'Exclude deprecated operations');
}

const documentDescription = 'OpenAPI document: a path, a URL, or - for stdin (default: the configured document)';

const maxDiagnosticsDescription = `Print at most this many problems; 0 for all (default: ${defaultMaxDiagnostics})`;

function parseCount(value: string): number {
  if (!/^[0-9]+$/.test(value)) throw new InvalidArgumentError('Expected a non-negative integer.');
  if (value.length > 9) throw new InvalidArgumentError('Expected at most 9 digits.');
  return Number(value);
}

function appendValue(value: string, previous: readonly string[] | undefined): readonly string[] {
  return [...(previous ?? []), value];
}

function withDocument<F extends Pick<CommonFlags, 'document'>>(flags: F, document: string | undefined): F {
  return document === undefined ? flags : { ...flags, document: toInputPath(document) };
}

/** Returns the path of a document argument: `-` is standard input, and any other is a file, a URL, or a revision. */
function toInputPath(argument: string): string {
  if (argument === '-') return stdinPath;
  return argument === stdinPath ? `./${argument}` : argument;
}
