// Command-line parser of `ashlar`: commands, options, and help texts.

import { Command } from 'commander';
import { targetNames } from '../targets/builtin.ts';
import { diffFormats } from '../commands/diff/print/format-names.ts';
import { lintFormats } from '../commands/lint/print/format-names.ts';
import type {
  DiffFlags,
  ExplainFlags,
  Flags,
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
    .description('From one OpenAPI or Swagger 2.0 document: everything that has to agree with it.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({ writeOut: listener.onOutput, writeErr: listener.onOutput, outputError: () => undefined })
    .addHelpText('after', programExamples);

  program
    .command('init')
    .description('write the configuration, scripts and a workflow that a repository needs; asks for what no flag says')
    .option('-d, --document <path>', 'OpenAPI document (default: the only one found)')
    .option('-t, --targets <name,…>', `Targets to generate: ${targetNames.join(', ')} (default: all)`)
    .option('-m, --mode <name>', 'source, to import, or packages, to publish (default: source)')
    .option('-o, --out <dir>', 'Output directory (default: src/api; with packages, generated)')
    .option('--scope <scope>', "the scope of the packages' names")
    .option('--license <id>', 'License of the packages, as an SPDX identifier (default: UNLICENSED)')
    .option('--no-workflow', 'write no workflow')
    .option('--install', 'then have the package manager install what package.json names')
    .option('-y, --yes', 'ask nothing: take what is found, and the defaults')
    .option('--force', 'write again what an earlier init wrote')
    .option('-q, --quiet', 'print nothing but diagnostics')
    .addHelpText('after', initExamples)
    .action((flags: InitFlags) => listener.onRequest({ command: 'init', flags }));

  addDocumentCommand(
    program,
    'generate',
    'write what the document, or each of several, yields, and remove what it no longer does',
  )
    .option('-o, --out <dir>', 'Output directory (default: generated)')
    .option(
      '-t, --targets <name,…>',
      `Generate only these targets, and for source code those that they import: ${targetNames.join(', ')}`,
    )
    .option('--check', 'Write nothing; if the output is stale, list the files and exit with status 1')
    .option(
      '--cache <dir>',
      'Cache directory, which shows that a document is unchanged (default: node_modules/.cache/ashlar, if node_modules exists)',
    )
    .option('--no-cache', 'generate anew, and keep nothing')
    .option(
      '--strict',
      'write nothing while the document has an error, instead of leaving out the operations that have one',
    )
    .option('-w, --watch', 'run again at each change of a file that was read, until interrupted')
    .addHelpText('after', generateExamples)
    .action((document: string | undefined, flags: GenerateFlags) =>
      listener.onRequest({ command: 'generate', flags: withDocument(flags, document) }),
    );

  addDocumentCommand(
    program,
    'scaffold',
    'add the handlers that the document asks for to those that people have written',
  )
    .option('-o, --out <dir>', 'Output directory of ashlar generate (default: generated)')
    .option('--handlers <dir>', 'Handler directory (default: handlers)')
    .option('--check', 'write nothing; exit with 1 and a list when there is something to write')
    .addHelpText('after', scaffoldExamples)
    .action((document: string | undefined, flags: ScaffoldFlags) =>
      listener.onRequest({ command: 'scaffold', flags: withDocument(flags, document) }),
    );

  program
    .command('templates')
    .description('list the templates, copy one out to change it, or check those that were changed')
    .argument('[action]', 'list, eject or check (default: list)')
    .argument('[name]', 'the template to copy out: types/operations')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--force', 'copy over one that is there')
    .option('-q, --quiet', 'print nothing but diagnostics')
    .addHelpText('after', templatesExamples)
    .action((action: string | undefined, name: string | undefined, flags: TemplatesFlags) =>
      listener.onRequest({
        command: 'templates',
        flags: { ...flags, ...(action !== undefined && { action }), ...(name !== undefined && { name }) },
      }),
    );

  addDocumentCommand(program, 'lint', 'say what is wrong with the document')
    .option(
      '-f, --format <name>',
      `Output format: ${lintFormats.join(', ')} (default: text); with =<path>, writes it to a file; repeatable`,
      appendValue,
    )
    .option('--fix', 'Apply safe fixes to the document')
    .option('--unsafe-fixes', 'With --fix, also apply fixes that can change the meaning; previews a diff')
    .option('-y, --yes', 'Write the fixes that --fix --unsafe-fixes previews')
    .option('--since <commit>', 'only what is new since this branch left that commit of git')
    .option('--baseline <path>', 'Suppress the findings listed in this file')
    .option('--update-baseline', 'write what is found to the baseline, and nothing else')
    .option('--max-warnings <count>', 'exit with 1 where there are more warnings')
    .option('--no-redocly', 'leave out the rules of @redocly/openapi-core')
    .option('--all', 'tell every note, also where many are alike')
    .addHelpText('after', lintExamples)
    .action((document: string | undefined, flags: LintFlags) =>
      listener.onRequest({ command: 'lint', flags: withDocument(flags, document) }),
    );

  addDocumentCommand(program, 'model', 'print what Ashlar understood of the document').action(
    (document: string | undefined, flags: Flags) =>
      listener.onRequest({ command: 'model', flags: withDocument(flags, document) }),
  );
  program
    .command('diff')
    .description('say what changed from one document to another, and whom it breaks')
    .argument(
      '<base>',
      'the document as it was: a file, a directory, main:spec/openapi.yaml, @acme/spec or @acme/spec@1.2.0',
    )
    .argument('[head]', 'the document as it is (default: what the configuration says)')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--overlay <path>', 'Apply this OpenAPI overlay to both documents; repeatable', appendValue)
    .option('--allow-refs <dir>', allowRefsDescription, appendValue)
    .option('-f, --format <name>', `one of ${diffFormats.join(', ')} (default: text)`)
    .option(
      '--fail-on <level>',
      'Exit with status 1 for changes of this level: breaking, possibly-breaking, or none (default: none)',
    )
    .option('--approvals <path>', 'File of approved changes (default: ashlar.approvals.yaml, if it exists)')
    .option('-q, --quiet', 'print nothing but diagnostics, where the format is text')
    .option('--json', 'the same as --format json')
    .addHelpText('after', diffExamples)
    .action((base: string, head: string | undefined, flags: Omit<DiffFlags, 'base'>) =>
      listener.onRequest({ command: 'diff', flags: { ...flags, base, ...(head !== undefined && { head }) } }),
    );
  program
    .command('release')
    .description('publish the packages that have changed, each with the version that its changes ask for')
    .argument(
      '[document]',
      'of several documents in the configuration, the one whose packages are meant (default: all)',
    )
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--dry-run', 'show what would be published; publish nothing')
    .option('--publish', 'publish to the registry that npm is configured for')
    .option('--min-version <version>', 'Minimum version of every package')
    .option('--pack-destination <dir>', 'Also save the package archives to this directory')
    .option('-q, --quiet', 'print nothing but diagnostics')
    .option('--json', 'print one JSON document on stdout, and nothing else')
    .addHelpText('after', releaseExamples)
    .action((document: string | undefined, flags: ReleaseFlags) =>
      listener.onRequest({ command: 'release', flags: withDocument(flags, document) }),
    );
  program
    .command('explain')
    .description('say what the code of a diagnostic means, and what to do; without one, list them all')
    .argument('[code]', 'as a diagnostic shows it: document/invalid-extension-value')
    .option('--json', 'print one JSON document on stdout, and nothing else')
    .addHelpText('after', explainExamples)
    .action((code: string | undefined, flags: ExplainFlags) =>
      listener.onRequest({ command: 'explain', flags: { ...flags, ...(code !== undefined && { code }) } }),
    );
  return program;
}

function addDocumentCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('[document]', 'the OpenAPI document, YAML or JSON (default: what the configuration says)')
    .option('-c, --config <path>', 'Configuration (default: ashlar.config.ts, .js, .mjs, or .json, if it exists)')
    .option('--overlay <path>', 'Apply this OpenAPI overlay; repeatable', appendValue)
    .option('--allow-refs <dir>', allowRefsDescription, appendValue)
    .option('-q, --quiet', 'print nothing but diagnostics')
    .option('--json', 'print one JSON document on stdout, and nothing else');
}

const allowRefsDescription = "Let references read this directory besides the document's own; repeatable";

function appendValue(value: string, previous: readonly string[] | undefined): readonly string[] {
  return [...(previous ?? []), value];
}

function withDocument<F extends Pick<Flags, 'document'>>(flags: F, document: string | undefined): F {
  return document === undefined ? flags : { ...flags, document };
}

const programExamples = `
Examples:
  ashlar generate                              as ashlar.config.ts says
  ashlar generate openapi.yaml --out src/api   without a configuration
  ashlar generate --check                      in CI: is what is committed up to date?
  ashlar lint openapi.yaml --json              the problems, for another program

Exit status: 0 all is well; 1 the document has errors, or the output is stale;
2 Ashlar could not do what was asked; 3 generated without the operations that have
errors; 70 a bug in Ashlar.`;

const initExamples = `
Examples:
  ashlar init                                  asks
  ashlar init --yes                            takes the document that is found, and defaults
  ashlar init --document openapi.yaml --targets types,client --out src/api
  ashlar init --document openapi.yaml --mode packages --scope @acme

Files that are there are left, and scripts of other content too; it says which.`;

const generateExamples = `
Examples:
  ashlar generate openapi.yaml --out src/api
  ashlar generate --targets types,docs         the other targets' files stay as they are
  ashlar generate --check --json
  ashlar generate --watch                      while the document, the configuration or templates are edited`;

const scaffoldExamples = `
Examples:
  ashlar scaffold                              as ashlar.config.ts says, for each of its documents
  ashlar scaffold openapi.yaml --out src/api --handlers src/handlers
  ashlar scaffold --check                      in CI: is there a handler for each operation?

What people wrote stays as it is. Exit status 1: a place does not compile, and is named.`;

const templatesExamples = `
Examples:
  ashlar templates                             their names
  ashlar templates eject types/operations      copies it into the templates directory of the configuration
  ashlar templates check                       in CI: does each fit what it is laid out with?`;

const lintExamples = `
Examples:
  ashlar lint openapi.yaml
  ashlar lint --since origin/main --format github     in a pull request
  ashlar lint --format text --format sarif=lint.sarif
  ashlar lint --fix                                   fixes that do not change what the document means
  ashlar lint --fix --unsafe-fixes                    shows all fixes as a diff; --yes writes them
  ashlar lint --update-baseline --baseline lint.json  from now on, only what is new`;

const diffExamples = `
Examples:
  ashlar diff main:spec/openapi.yaml                      what this branch changes
  ashlar diff v1.yaml v2.yaml --fail-on breaking          in CI
  ashlar diff @acme/spec@1.2.0 --format changelog         since the last release`;

const releaseExamples = `
Examples:
  ashlar release --dry-run                     the table, and what the checks say
  ashlar release --dry-run --pack-destination archives     with the archives, to look into
  ashlar release --publish
  ashlar release services/orders/openapi.yaml --publish    of many documents, the packages of one
  ashlar release --publish --min-version 1.0.0             the day it is stable`;

const explainExamples = `
Examples:
  ashlar explain source/yaml-syntax
  ashlar explain                               every code, one to a line`;
