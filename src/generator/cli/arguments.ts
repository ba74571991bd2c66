// What the words after `ashlar` ask for.

import { CommanderError } from 'commander';
import type { Report } from '../diagnostics/report.ts';
import { createProgram } from './commander.ts';

/** The flags that every command has. */
export interface Flags {
  readonly document?: string;
  readonly config?: string;
  readonly overlay?: readonly string[];
  /** Directories that references may read. */
  readonly allowRefs?: readonly string[];
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export interface GenerateFlags extends Flags {
  readonly out?: string;
  /** As written: names between commas. */
  readonly targets?: string;
  readonly check?: boolean;
  readonly watch?: boolean;
  /** The folder of the cache, or false with --no-cache. */
  readonly cache?: string | false;
  readonly strict?: boolean;
}

export interface LintFlags extends Flags {
  /** `name` or `name=file`. */
  readonly format?: readonly string[];
  /** True, or a word: `unsafe`. */
  readonly fix?: boolean | string;
  /** Writes what `--fix=unsafe` otherwise only shows. */
  readonly yes?: boolean;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  /** A commit of git. */
  readonly since?: string;
  /** As written. */
  readonly maxWarnings?: string;
  /** False with --no-redocly. */
  readonly redocly?: boolean;
  /** Every note is told, however many are alike. */
  readonly all?: boolean;
}

export interface DiffFlags extends Omit<Flags, 'document'> {
  readonly base: string;
  readonly head?: string;
  readonly format?: string;
  readonly failOn?: string;
  /** The file of approvals. */
  readonly approvals?: string;
}

export interface ScaffoldFlags extends Flags {
  /** The folder of the handlers. */
  readonly out?: string;
  /** The folder that was generated into. */
  readonly generated?: string;
  readonly check?: boolean;
}

export interface InitFlags {
  readonly document?: string;
  readonly targets?: string;
  readonly out?: string;
  /** `folder` or `packages`. */
  readonly mode?: string;
  readonly scope?: string;
  readonly license?: string;
  /** False: none is written. */
  readonly workflow?: boolean;
  /** Has the package manager install what package.json names. */
  readonly install?: boolean;
  readonly yes?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: never;
}

export interface ReleaseFlags extends Omit<Flags, 'overlay' | 'allowRefs'> {
  readonly dryRun?: boolean;
  readonly publish?: boolean;
  /** The lowest version that any package gets. */
  readonly atLeast?: string;
  /** Where the archives are put. */
  readonly out?: string;
}

export interface TemplatesFlags {
  /** `list`, `eject` or `check`. */
  readonly action?: string;
  readonly name?: string;
  readonly config?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: never;
}

export interface ExplainFlags {
  readonly code?: string;
  readonly quiet?: never;
  readonly json?: boolean;
}

export type Request =
  | { readonly command: 'generate'; readonly flags: GenerateFlags }
  | { readonly command: 'lint'; readonly flags: LintFlags }
  | { readonly command: 'model'; readonly flags: Flags }
  | { readonly command: 'init'; readonly flags: InitFlags }
  | { readonly command: 'templates'; readonly flags: TemplatesFlags }
  | { readonly command: 'scaffold'; readonly flags: ScaffoldFlags }
  | { readonly command: 'diff'; readonly flags: DiffFlags }
  | { readonly command: 'release'; readonly flags: ReleaseFlags }
  | { readonly command: 'explain'; readonly flags: ExplainFlags }
  /** The text of --help or --version. */
  | { readonly command: 'text'; readonly text: string };

/** The request; undefined when it makes no sense, which is reported. `words` come after the program's name. */
export function readArguments(words: readonly string[], version: string, report: Report): Request | undefined {
  let request: Request | undefined;
  let text = '';
  const program = createProgram(version, {
    asked: (asked) => (request = asked),
    printed: (part) => (text += part),
  });
  try {
    program.parse([...words], { from: 'user' });
    return request;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { command: 'text', text };
    complain(error, report);
    return undefined;
  }
}

/** Turns the parser's complaint into a diagnostic. */
function complain(error: CommanderError, report: Report): void {
  if (error.code === 'commander.help') {
    report.add('cli/bad-arguments', {
      message: 'no command was given',
      help: 'The commands are init, generate, scaffold, templates, lint, model, diff, release and explain; see ashlar --help.',
    });
    return;
  }
  const [message = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const near = /Did you mean (?:one of )?(.*)\?\)/.exec(suggestion ?? '')?.[1];
  report.add(codeOf(error), {
    message,
    help: near === undefined ? 'See ashlar --help.' : `Did you mean ${near.replace(/, (?=[^,]*$)/, ' or ')}?`,
  });
}

function codeOf(error: CommanderError): 'cli/unknown-flag' | 'cli/unknown-command' | 'cli/bad-arguments' {
  if (error.code === 'commander.unknownOption') return 'cli/unknown-flag';
  return error.code === 'commander.unknownCommand' ? 'cli/unknown-command' : 'cli/bad-arguments';
}
