// Formatting of generated TypeScript with oxfmt. Other languages are formatted when they are printed.

import type { FormatConfig } from 'oxfmt';
import type { Report } from '../diagnostics/report.ts';
import type { OutputFile } from './render-templates.ts';

/** Formatter settings, which oxfmt shares with Prettier. */
export const formatting = {
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
} as const satisfies FormatConfig;

/** Cache of formatted text by unformatted text: of the previous run, and of the current one. */
export interface Formatted {
  readonly before: Pick<ReadonlyMap<string, string>, 'get'>;
  readonly now: Pick<ReadonlyMap<string, string>, 'get'> & { set(text: string, formatted: string): unknown };
}

/**
 * Number of concurrent calls. The formatter uses threads of its own, and each call takes many times the size of its
 * text.
 */
const atATime = 4;

/** Formats files. Reports a file that cannot be formatted and returns it unchanged. */
export async function format(files: readonly OutputFile[], report: Report, known?: Formatted): Promise<OutputFile[]> {
  const done = [...files];
  const waiting = [...files.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      done[next[0]] = await formatFile(next[1], report, known);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return done;
}

async function formatFile(file: OutputFile, report: Report, known: Formatted | undefined): Promise<OutputFile> {
  if (file.formatted || file.language !== 'ts') return file;
  const before = known?.before.get(file.text);
  const { text, refusal } =
    before === undefined ? await formatTypeScript(file.text) : { text: before, refusal: undefined };
  if (refusal === undefined) known?.now.set(file.text, text);
  if (refusal === undefined) return { ...file, text, formatted: true };
  report.add('emit/format-refused', {
    message: `the formatter refuses ${file.path}: ${refusal}`,
    help: 'This is a defect of Ashlar, not of the document: please report it. --targets can leave out what this file belongs to.',
  });
  return file;
}

/** Formats TypeScript, or returns the syntax error. Loads the formatter on first use. */
export async function formatTypeScript(text: string): Promise<{ readonly text: string; readonly refusal?: string }> {
  const oxfmt = await import('oxfmt');
  const { code, errors } = await oxfmt.format('generated.ts', text, formatting);
  const [refusal] = errors;
  return refusal === undefined ? { text: code } : { text, refusal: firstLine(refusal.message) };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
