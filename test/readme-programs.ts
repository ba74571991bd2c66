// Programs in the code blocks of Markdown pages.

import { readProjectFile } from './architecture/files.ts';

/** Returns the programs of a page, by its path relative to the repository root. */
export function readPrograms(page: string, language: 'ts' | 'js'): readonly string[] {
  return extractPrograms(readProjectFile(page), language);
}

export function extractPrograms(text: string, language: 'ts' | 'js'): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, program = '']) => program);
}
