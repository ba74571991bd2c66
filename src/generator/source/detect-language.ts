// Which language a text is written in: JSON or YAML, by the file's extension, else by its first character.

import type { Source } from './node.ts';

/** True for JSON. */
export function isJson({ file, text }: Source): boolean {
  if (/\.json$/i.test(file)) return true;
  if (/\.ya?ml$/i.test(file)) return false;
  return /^\s*[{[]/.test(text);
}
