// Formatting of generated TypeScript with oxfmt. Other languages are formatted when they are printed.

import type { FormatConfig } from 'oxfmt';
import type { Report } from '../diagnostics/report.ts';
import type { OutputFile } from './render-templates.ts';

/** Formatter settings, which oxfmt shares with Prettier. */
export const formatterOptions = {
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
} as const satisfies FormatConfig;

/** Formatted text by unformatted text, from the previous run and from the current one. */
export interface FormatCache {
  readonly previous: Pick<ReadonlyMap<string, string>, 'get'>;
  readonly current: Pick<ReadonlyMap<string, string>, 'get'> & { set(text: string, formatted: string): unknown };
}

/**
 * Maximum number of concurrent calls. The formatter uses its own threads, and each call takes many times the memory of
 * its text.
 */
const maxConcurrentCalls = 4;

/** Formats files. Reports a file that cannot be formatted and returns it unchanged. */
export async function formatFiles(
  files: readonly OutputFile[],
  report: Report,
  cache?: FormatCache,
): Promise<OutputFile[]> {
  const formatted = [...files];
  const queue = [...files.entries()];
  const formatNext = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [index, file] = next;
      formatted[index] = await formatFile(file, report, cache);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentCalls }, formatNext));
  return formatted;
}

async function formatFile(file: OutputFile, report: Report, cache: FormatCache | undefined): Promise<OutputFile> {
  if (file.isFormatted || file.language !== 'ts') return file;
  const cached = cache?.previous.get(file.text);
  const { text, syntaxError } =
    cached === undefined ? await formatTypeScript(file.text) : { text: cached, syntaxError: undefined };
  if (syntaxError === undefined) cache?.current.set(file.text, text);
  if (syntaxError === undefined) return { ...file, text, isFormatted: true };
  report.add('output/format-failed', {
    message: `cannot format \`${file.path}\`: ${syntaxError}`,
    help: 'report this bug in Ashlar; as a workaround, exclude the affected target with `--targets`',
  });
  return file;
}

/** Formats TypeScript, or returns the syntax error. Loads the formatter on first use. */
export async function formatTypeScript(
  text: string,
): Promise<{ readonly text: string; readonly syntaxError?: string }> {
  const oxfmt = await import('oxfmt');
  const { code, errors } = await oxfmt.format('generated.ts', text, formatterOptions);
  const [syntaxError] = errors;
  return syntaxError === undefined ? { text: code } : { text, syntaxError: firstLine(syntaxError.message) };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
