// Programs in the code blocks of Markdown pages.

import { readProjectFile } from './architecture/files.ts';

/** Returns the programs of a page, by its path relative to the repository root. */
export function readPrograms(page: string, language: 'ts' | 'js'): readonly string[] {
  return extractPrograms(readProjectFile(page), language);
}

/** Returns the TypeScript programs of a page without those that begin with their path, which are parts of a project. */
export function readUntitledPrograms(page: string): readonly string[] {
  return readPrograms(page, 'ts').filter((program) => !program.startsWith('// src/'));
}

/** Returns the contents of the code blocks in a language. */
export function extractPrograms(markdown: string, language: 'ts' | 'js' | 'ts types' | 'yaml'): readonly string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, program = '']) => program,
  );
}
