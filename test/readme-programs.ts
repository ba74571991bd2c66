// The programs that a page of Markdown holds.

import { textOf } from './architecture/files.ts';

/** By the page's path from the root of the repository. */
export function programsOf(page: string, language: 'ts' | 'js'): readonly string[] {
  return programsIn(textOf(page), language);
}

export function programsIn(text: string, language: 'ts' | 'js'): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, program = '']) => program);
}
