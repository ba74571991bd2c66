// How generated texts are formatted: TypeScript by Prettier; the others come laid out by their makers and templates.

import type { Options } from 'prettier';
import type { Report } from '../report/report.ts';
import type { OutputFile } from './render.ts';

/** Prettier's settings for generated TypeScript. */
export const formatting = {
  parser: 'babel-ts',
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
} as const satisfies Options;

/** The files, formatted. A text that the formatter refuses stays as it is and is reported, so that nothing is written. */
export async function format(files: readonly OutputFile[], report: Report): Promise<OutputFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (file.formatted || file.language !== 'ts') return file;
      try {
        return { ...file, text: await formatTypeScript(file.text), formatted: true };
      } catch (refusal) {
        report.add('emit/format-refused', {
          message: `the formatter refuses ${file.path}: ${reason(refusal)}`,
          help: 'This is a defect of Ashlar, not of the document: please report it. --targets can leave out what this file belongs to.',
        });
        return file;
      }
    }),
  );
}

/** TypeScript as Prettier lays it out; throws where the text is no TypeScript. Prettier is loaded at the first use. */
export async function formatTypeScript(text: string): Promise<string> {
  const [prettier, estree, babel] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/babel'),
  ]);
  return prettier.format(text, { ...formatting, plugins: [estree, babel] });
}

function reason(refusal: unknown): string {
  const message = refusal instanceof Error ? refusal.message : String(refusal);
  return message.split('\n', 1)[0] ?? message;
}
