// In which language a template or a file is written.

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

/** By the extension of its name (`types/readme.md`), else by its first segments: `docs/html` is HTML, the rest of `docs` Markdown, the others TypeScript. */
export function languageOfTemplate(name: string): Language {
  return extension(name) ?? (name.startsWith('docs/html/') ? 'html' : name.startsWith('docs/') ? 'md' : 'ts');
}

/** By the extension; a text without one (`LICENSE`) is read as Markdown. */
export function languageOfFile(path: string): Language {
  return extension(path) ?? 'md';
}

function extension(name: string): Language | undefined {
  return byExtension.get(/\.([a-z]+)$/.exec(name)?.[1] ?? '');
}
