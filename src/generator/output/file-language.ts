// Language of a template or file, by its extension.

import type { Language } from '../code/branded-text.ts';

const languages: ReadonlyMap<string, Language> = new Map([
  ['ts', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['md', 'md'],
  ['json', 'json'],
  ['yaml', 'yaml'],
  ['html', 'html'],
  ['css', 'css'],
  ['js', 'js'],
]);

/**
 * Determines the language of a template by its extension (`types/readme.md`), otherwise by its directory: `docs/html`
 * is HTML, other `docs` are Markdown, the rest is TypeScript.
 */
export function templateLanguage(name: string): Language {
  return languageByExtension(name) ?? (name.startsWith('docs/html/') ? 'html' : name.startsWith('docs/') ? 'md' : 'ts');
}

/** Determines the language of a file by its extension; Markdown if there is none (`LICENSE`). */
export function fileLanguage(path: string): Language {
  return languageByExtension(path) ?? 'md';
}

function languageByExtension(name: string): Language | undefined {
  return languages.get(/\.([a-z]+)$/.exec(name)?.[1] ?? '');
}
