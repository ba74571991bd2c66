// Command-line parser: commands, options, and help text.

import { Command, InvalidArgumentError } from 'commander';
import { defaultMaxDiagnostics } from '../diagnostics/limit-diagnostics.ts';
import { stdinPath } from '../source/input-path.ts';
import { targetNames } from '../targets/builtin.ts';
import { diffFormats } from '../commands/diff/print/format-names.ts';
import { lintFormats } from '../commands/lint/print/format-names.ts';
import type {
  DiffFlags,
  ExplainFlags,
  CommonFlags,
  GenerateFlags,
  InitFlags,
  LintFlags,
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
    .addHelpText('after', programExamples);

  program
    .command('init')
    .description('Write a configuration, package scripts, and a CI workflow, prompting for missing options')
    .option('-d, --document <path>', 'OpenAPI document (default: the only one found)')
    .option('-t, --targets <name,…>', `Targets to generate: ${targetNames.join(', ')} (default: all)`)
    .option('-m, --mode <name>', 'Output mode: source (to import) or packages (to publish); default: source')
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

  addDocumentCommand(program, 'scaffold', 'Add missing operation handlers; never change existing code')
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
  return program;
}

function addDocumentCommand(program: Command, name: string, description: string): Command {
  const command = program
    .command(name)
    .description(description)
    .argument('[document]', 'OpenAPI document: a path, a URL, or - for stdin (default: the configured document)')
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

const maxDiagnosticsDescription = `Print at most this many problems; 0 for all (default: ${defaultMaxDiagnostics})`;

function parseCount(value: string): number {
  if (!/^[0-9]{1,9}$/.test(value)) throw new InvalidArgumentError('Expected a non-negative integer.');
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

const programExamples = `
Examples:
  ashlar generate                              Generate with the configuration
  ashlar generate openapi.yaml --out src/api   Generate without a configuration
  ashlar generate --check                      In CI: check that the output is up to date
  ashlar lint openapi.yaml --json              Print the findings as JSON

Exit status:
  0   success
  1   the document has errors, or the output is stale
  2   the command could not run, or could not read the whole document
  3   the output excludes operations that have errors
  70  internal error: a bug in Ashlar`;

const initExamples = `
Examples:
  ashlar init                                  Prompt for each option
  ashlar init --yes                            Use the detected document and the defaults
  ashlar init --document openapi.yaml --targets types,client --out src/api
  ashlar init --document openapi.yaml --mode packages --scope @acme

Existing files and customized scripts are kept and listed.`;

const generateExamples = `
Examples:
  ashlar generate openapi.yaml --out src/api
  ashlar generate --targets types,docs         Keep the files of other targets unchanged
  ashlar generate --include-tag pets           Generate only the operations with a tag
  ashlar generate --check --json               Print the stale files as JSON
  ashlar generate --watch                      Watch the document, the configuration, and templates`;

const scaffoldExamples = `
Examples:
  ashlar scaffold                              Scaffold every document in the configuration
  ashlar scaffold openapi.yaml --out src/api --handlers src/handlers
  ashlar scaffold --check                      In CI: check that every operation has a handler

Exit status 1: handlers do not type-check, or, with --check, are missing.`;

const templatesExamples = `
Examples:
  ashlar templates                             List the templates
  ashlar templates eject types/operations      Copy a template to the configured template directory
  ashlar templates check                       In CI: type-check the customized templates`;

const lintExamples = `
Examples:
  ashlar lint openapi.yaml
  ashlar lint --since origin/main --format github     In a pull request: annotate new findings
  ashlar lint --format text --format sarif=lint.sarif
  ashlar lint --fix                                   Apply safe fixes
  ashlar lint --fix --unsafe-fixes                    Preview all fixes as a diff; --yes writes them
  ashlar lint --update-baseline --baseline lint.json  Suppress all current findings from now on`;

const modelExamples = `
Examples:
  ashlar model openapi.yaml
  ashlar model openapi.yaml --include-tag pets  Only the operations with a tag, and the schemas that they use`;

const diffExamples = `
Examples:
  ashlar diff main:spec/openapi.yaml                      Compare with the main branch
  ashlar diff v1.yaml v2.yaml --fail-on breaking          In CI: fail on breaking changes
  ashlar diff @acme/spec@1.2.0 --format changelog         Print a changelog since a release`;

const releaseExamples = `
Examples:
  ashlar release --dry-run                                 Show the planned versions, and run the checks
  ashlar release --dry-run --pack-destination archives     Also save the package archives
  ashlar release --publish                                 Publish all changed packages
  ashlar release services/orders/openapi.yaml --publish    Publish the packages of one document
  ashlar release --publish --min-version 1.0.0             Publish the first stable version`;

const explainExamples = `
Examples:
  ashlar explain source/yaml-syntax
  ashlar explain maximum-lowered               Explain a kind of change that ashlar diff reports
  ashlar explain                               List all codes of diagnostics and rules`;
