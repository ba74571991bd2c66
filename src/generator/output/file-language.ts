// Language of a template or an output file, by its name.

import type { Language } from '../code/branded-text.ts';

const byExtension: ReadonlyMap<string, Language> = new Map([
  ['ts', 'ts'],
  ['md', 'md'],
  ['json', 'json'],
  ['yaml', 'yaml'],
  ['html', 'html'],
  ['css', 'css'],
  ['js', 'js'],
]);

/**
 * Determines the language by extension (`types/readme.md`), else by directory: `docs/html` is HTML, other `docs` are
 * Markdown, the rest is TypeScript.
 */
export function templateLanguage(name: string): Language {
  return languageByExtension(name) ?? (name.startsWith('docs/html/') ? 'html' : name.startsWith('docs/') ? 'md' : 'ts');
}

/** Determines the language by extension; Markdown if there is none (`LICENSE`). */
export function fileLanguage(path: string): Language {
  return languageByExtension(path) ?? 'md';
}

function languageByExtension(name: string): Language | undefined {
  return byExtension.get(/\.([a-z]+)$/.exec(name)?.[1] ?? '');
}
