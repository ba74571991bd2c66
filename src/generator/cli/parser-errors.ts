// Errors of the argument parser, as diagnostics.

import type { CommanderError } from 'commander';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Report } from '../diagnostics/report.ts';

/** Reports a parser error as a diagnostic. `help` is the help if there is no suggestion. */
export function reportParserError(error: CommanderError, help: string, report: Report): void {
  const [text = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const suggestions = /Did you mean (?:one of )?(.*)\?\)/.exec(suggestion ?? '')?.[1]?.split(', ');
  report.add(diagnosticCode(error), {
    message: formatMessage(error.code, text),
    help: suggestions === undefined ? help : `did you mean ${listAlternatives(suggestions)}?`,
  });
}

/** Reports an unknown command after `help`, for which the parser has no message. */
export function reportUnknownHelpTopic(name: string, commands: readonly string[], report: Report): void {
  report.add('cli/unknown-command', {
    message: `unknown command \`${name}\``,
    help: didYouMean(name, commands) ?? 'see `ashlar --help`',
  });
}

function diagnosticCode(error: CommanderError): 'cli/unknown-option' | 'cli/unknown-command' | 'cli/invalid-arguments' {
  if (error.code === 'commander.unknownOption') return 'cli/unknown-option';
  return error.code === 'commander.unknownCommand' ? 'cli/unknown-command' : 'cli/invalid-arguments';
}

/**
 * Patterns of the parser's messages, and the messages that replace them. A message that matches none is kept, with
 * backticks around names.
 */
const replacements: Readonly<Record<string, readonly [pattern: RegExp, replacement: string]>> = {
  'commander.missingArgument': [/^missing required argument '(.*)'$/s, 'missing argument `<$1>`'],
  'commander.optionMissingArgument': [/^option '(?:-\w, )?(.*)' argument missing$/s, 'missing value of `$1`'],
  'commander.invalidArgument': [
    /^option '(?:-\w, )?(--[\w-]+).*?' argument '(.*)' is invalid\. Expected (.*)\.$/s,
    'invalid `$1`: expected $3, found `$2`',
  ],
  'commander.excessArguments': [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/s,
    'too many arguments: expected $2, found $3',
  ],
};

function formatMessage(code: string, text: string): string {
  const [pattern, replacement] = replacements[code] ?? [];
  if (pattern && replacement !== undefined && pattern.test(text)) return text.replace(pattern, replacement);
  return text.replaceAll(/'([^']*)'/g, '`$1`');
}

function listAlternatives(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
