// Formatting of scalars in YAML and JSON.

import type { Json } from '../../source/node.ts';

/** Formats a value as JSON; in YAML, as a plain scalar if that is safe in any context. */
export function formatScalar(value: Json, asJson: boolean): string {
  if (asJson || typeof value !== 'string') return JSON.stringify(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** Plain scalars that some YAML parser reads as another type (YAML 1.1 booleans and null). */
const reservedWords: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w./$-]*$/.test(text) && !reservedWords.has(text.toLowerCase());
}
