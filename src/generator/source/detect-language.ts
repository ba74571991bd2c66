// Detection of JSON or YAML, by file extension, else by the first character.

import type { Source } from './node.ts';

/** Whether a source is JSON. */
export function isJsonSource({ file, text }: Source): boolean {
  if (/\.json$/i.test(file)) return true;
  if (/\.ya?ml$/i.test(file)) return false;
  return /^\s*[{[]/.test(text);
}
