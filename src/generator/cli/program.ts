// The commands and flags of `ashlar`, and what --help says of them.

import { Command } from 'commander';
import { targetNames } from '../targets/registry.ts';
import type { Flags, GenerateFlags, Request } from './arguments.ts';

/** Who is told what was asked for, and what is to be printed. */
export interface Listener {
  readonly asked: (request: Request) => void;
  readonly printed: (text: string) => void;
}

/** The parser. Instead of printing and exiting it tells `listener`, and throws a CommanderError. */
export function createProgram(version: string, listener: Listener): Command {
  const program = new Command('ashlar')
    .description('From one OpenAPI 3.0 or 3.1 document: everything that has to agree with it.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({ writeOut: listener.printed, writeErr: listener.printed, outputError: () => undefined })
    .addHelpText('after', examples);

  command(program, 'generate', 'write what the document yields, and remove what it no longer does')
    .option('-o, --out <folder>', 'the folder to generate into (default: generated)')
    .option('-t, --targets <names>', `only these, between commas: ${targetNames.join(', ')}`)
    .option('--check', 'write nothing; exit with 1 and a list when the folder is stale')
    .addHelpText('after', generateExamples)
    .action((document: string | undefined, flags: GenerateFlags) => listener.asked({ command: 'generate', flags: withDocument(flags, document) }));

  command(program, 'lint', 'say what is wrong with the document').action((document: string | undefined, flags: Flags) =>
    listener.asked({ command: 'lint', flags: withDocument(flags, document) }),
  );

  command(program, 'model', 'print what Ashlar understood of the document').action((document: string | undefined, flags: Flags) =>
    listener.asked({ command: 'model', flags: withDocument(flags, document) }),
  );
  return program;
}

function command(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('[document]', 'the OpenAPI document, YAML or JSON (default: what the configuration says)')
    .option('-c, --config <file>', 'the configuration (default: ashlar.config.ts, .js, .mjs or .json, if there is one)')
    .option('--overlay <file>', 'an OpenAPI overlay to apply; may be given again', (file: string, before: readonly string[] | undefined) => [...(before ?? []), file])
    .option('-q, --quiet', 'print nothing but diagnostics')
    .option('--json', 'print one JSON document on stdout, and nothing else');
}

function withDocument<F extends Flags>(flags: F, document: string | undefined): F {
  return document === undefined ? flags : { ...flags, document };
}

const examples = `
Examples:
  ashlar generate                              as ashlar.config.ts says
  ashlar generate openapi.yaml --out src/api   without a configuration
  ashlar generate --check                      in CI: is what is committed up to date?
  ashlar lint openapi.yaml --json              the problems, for another program

Exit status: 0 all is well; 1 the document has errors, or the output is stale;
2 Ashlar could not do what was asked; 70 a bug in Ashlar.`;

const generateExamples = `
Examples:
  ashlar generate openapi.yaml --out src/api
  ashlar generate --targets types,docs         the other targets' files stay as they are
  ashlar generate --check --json`;
