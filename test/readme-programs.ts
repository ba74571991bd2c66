// Programs in the code blocks of Markdown pages.

import { textOf } from './architecture/files.ts';

/** Returns the programs of a page, by its path relative to the repository root. */
export function programsOf(page: string, language: 'ts' | 'js'): readonly string[] {
  return programsIn(textOf(page), language);
}

export function programsIn(text: string, language: 'ts' | 'js'): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, program = '']) => program);
}
