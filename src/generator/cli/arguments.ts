// Command-line arguments, parsed into a request.

import { CommanderError } from 'commander';
import type { Report } from '../diagnostics/report.ts';
import { checkAllowedInput } from './config/check-input.ts';
import { arrayOf } from './config/value-checks.ts';
import { createProgram } from './commander.ts';
import { reportParserError, reportUnknownHelpTopic } from './parser-errors.ts';

/** Options that select operations. Each can be repeated. */
export interface FilterFlags {
  readonly includeTag?: readonly string[];
  readonly excludeTag?: readonly string[];
  readonly includePath?: readonly string[];
  readonly excludePath?: readonly string[];
  readonly includeOperation?: readonly string[];
  readonly excludeOperation?: readonly string[];
  readonly includeMethod?: readonly string[];
  readonly excludeMethod?: readonly string[];
  /** `false` with `--no-deprecated`. */
  readonly deprecated?: boolean;
}

/** Options that most commands share. */
export interface CommonFlags extends FilterFlags {
  readonly document?: string;
  readonly config?: string;
  readonly overlay?: readonly string[];
  /** Directories, files, and URL prefixes that references may read in addition to the default. */
  readonly allow?: readonly string[];
  /** Whether to send no requests. */
  readonly offline?: boolean;
  /** Cache directory, or `false` with `--no-cache`. */
  readonly cache?: string | false;
  readonly quiet?: boolean;
  readonly json?: boolean;
  /** Maximum number of diagnostics to print; 0 for all. */
  readonly maxDiagnostics?: number;
}

export interface GenerateFlags extends CommonFlags {
  readonly out?: string;
  /** Comma-separated target names, not yet parsed. */
  readonly targets?: string;
  readonly check?: boolean;
  readonly watch?: boolean;
  /** Whether to download remote sources again and update the lock file. */
  readonly update?: boolean;
  readonly strict?: boolean;
}

export interface LintFlags extends CommonFlags {
  /** Output formats: `name`, or `name=file` to write to a file. */
  readonly format?: readonly string[];
  /** Apply safe fixes. */
  readonly fix?: boolean;
  /** With `fix`, include unsafe fixes, and preview the result as a diff. */
  readonly unsafeFixes?: boolean;
  /** Write the fixes that `--fix --unsafe-fixes` previews. */
  readonly yes?: boolean;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  /** Git commit; report only findings that are new since then. */
  readonly since?: string;
  /** Number, not yet parsed. */
  readonly maxWarnings?: string;
  /** `false` with `--no-redocly`. */
  readonly redocly?: boolean;
  /** Show all notes, even if many are similar. */
  readonly all?: boolean;
}

export interface DiffFlags extends Omit<CommonFlags, 'document'> {
  readonly base: string;
  readonly head?: string;
  readonly format?: string;
  readonly failOn?: string;
  /** Approvals file. */
  readonly approvals?: string;
}

export interface ScaffoldFlags extends CommonFlags {
  /** Directory of the generated server. */
  readonly out?: string;
  /** Handler directory. */
  readonly handlers?: string;
  readonly check?: boolean;
}

export interface InitFlags {
  readonly document?: string;
  readonly targets?: string;
  readonly out?: string;
  /** `source`, `packages`, or `lint`. */
  readonly mode?: string;
  readonly scope?: string;
  readonly license?: string;
  /** `false` with `--no-workflow`. */
  readonly workflow?: boolean;
  /** Run the package manager after writing `package.json`. */
  readonly install?: boolean;
  readonly yes?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: never;
  readonly maxDiagnostics?: never;
}

export interface ReleaseFlags extends Omit<CommonFlags, 'overlay' | 'allow' | 'offline' | 'cache'> {
  readonly dryRun?: boolean;
  readonly publish?: boolean;
  /** Minimum version of every package. */
  readonly minVersion?: string;
  /** Directory that receives the package archives. */
  readonly packDestination?: string;
}

export interface MockFlags extends Omit<CommonFlags, 'json'> {
  readonly json?: never;
  readonly port?: number;
  readonly host?: string;
  readonly seed?: number;
  /** File with the stored items. */
  readonly state?: string;
  /** Milliseconds to wait before each response. */
  readonly delay?: number;
  readonly cors?: boolean;
  /** URL of the server for requests that match no operation. */
  readonly proxy?: string;
  readonly watch?: boolean;
}

export interface TemplatesFlags {
  /** `list`, `eject`, or `check`. */
  readonly action?: string;
  readonly name?: string;
  readonly config?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: never;
  readonly maxDiagnostics?: never;
}

export interface ExplainFlags {
  readonly code?: string;
  readonly quiet?: never;
  readonly maxDiagnostics?: never;
  readonly json?: boolean;
}

export type CommandRequest =
  | { readonly command: 'generate'; readonly flags: GenerateFlags }
  | { readonly command: 'lint'; readonly flags: LintFlags }
  | { readonly command: 'model'; readonly flags: CommonFlags }
  | { readonly command: 'init'; readonly flags: InitFlags }
  | { readonly command: 'templates'; readonly flags: TemplatesFlags }
  | { readonly command: 'scaffold'; readonly flags: ScaffoldFlags }
  | { readonly command: 'diff'; readonly flags: DiffFlags }
  | { readonly command: 'release'; readonly flags: ReleaseFlags }
  | { readonly command: 'mock'; readonly flags: MockFlags }
  | { readonly command: 'explain'; readonly flags: ExplainFlags }
  /** Output of `--help` or `--version`. A missing command also prints the help. */
  | { readonly command: 'text'; readonly text: string };

/** Parses the arguments after the program name. If they are invalid, reports an error and returns `undefined`. */
export function parseArguments(args: readonly string[], version: string, report: Report): CommandRequest | undefined {
  let request: CommandRequest | undefined;
  let text = '';
  const program = createProgram(version, {
    onRequest: (parsed) => (request = parsed),
    onOutput: (chunk) => (text += chunk),
  });
  try {
    program.parse([...args], { from: 'user' });
    return request && checkAllowed(request, report) ? request : undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isHelp = error.code === 'commander.help';
    const topic = args.find((argument) => argument !== 'help' && !argument.startsWith('-'));
    // The parser prints the help of the program if the command is missing, and after an unknown command in `help lnt`.
    if (error.exitCode === 0 || (isHelp && topic === undefined)) return { command: 'text', text };
    if (isHelp && topic !== undefined) {
      const names = program.commands.map((each) => each.name());
      reportUnknownHelpTopic(topic, names, report);
      return undefined;
    }
    const command = program.commands.find((each) => each.name() === args[0]);
    reportParserError(error, `see \`ashlar ${command ? `${command.name()} ` : ''}--help\``, report);
    return undefined;
  }
}

/** Checks the values of `--allow` as those of `input.allow`. Reports an error and returns `false` if one is invalid. */
function checkAllowed(request: CommandRequest, report: Report): boolean {
  if (!('flags' in request) || !('allow' in request.flags)) return true;
  const errors = arrayOf(checkAllowedInput)(request.flags.allow ?? [], []);
  for (const { message } of errors)
    report.add('cli/invalid-arguments', {
      message: `invalid \`--allow\`: ${message}`,
      help: 'use a directory, a file, or the start of a URL, such as `https://example.com`',
    });
  return errors.length === 0;
}
