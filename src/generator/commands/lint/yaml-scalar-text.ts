// How a value is written into a text so that it is read as the same value again.

import type { Json } from '../../source/node.ts';

/** In JSON as JSON; in YAML plainly where that is safe anywhere, else in quotes. */
export function written(value: Json, asJson: boolean): string {
  if (asJson || typeof value !== 'string') return JSON.stringify(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** Words that some reader of YAML takes for something else than text. */
const taken: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w./$-]*$/.test(text) && !taken.has(text.toLowerCase());
}
