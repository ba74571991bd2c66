// How generated texts are formatted: TypeScript by oxfmt; the others come laid out by their makers and templates.

import type { FormatConfig } from 'oxfmt';
import type { Report } from '../diagnostics/report.ts';
import type { OutputFile } from './render-templates.ts';

/** The settings for generated TypeScript: Prettier's words for them, which oxfmt shares. */
export const formatting = {
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
} as const satisfies FormatConfig;

/** Texts laid out, by what they were: by a run before this one, which need not be done again, and by this one. */
export interface Formatted {
  readonly before: Pick<ReadonlyMap<string, string>, 'get'>;
  readonly now: Pick<ReadonlyMap<string, string>, 'get'> & { set(text: string, formatted: string): unknown };
}

/** How many texts the formatter, which has threads of its own, is given at a time: each costs it many times its size in memory. */
const atATime = 4;

/** The files, formatted. A text that the formatter refuses stays as it is and is reported, so that nothing is written. */
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

/** TypeScript laid out, or why the text is no TypeScript. The formatter is loaded at the first use. */
export async function formatTypeScript(text: string): Promise<{ readonly text: string; readonly refusal?: string }> {
  const oxfmt = await import('oxfmt');
  const { code, errors } = await oxfmt.format('generated.ts', text, formatting);
  const [refusal] = errors;
  return refusal === undefined ? { text: code } : { text, refusal: firstLine(refusal.message) };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
