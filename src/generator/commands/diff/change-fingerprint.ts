// By what an approved change is known again, whatever lines it has moved to since.

import { createHash } from 'node:crypto';
import type { Subject } from './change.ts';
import type { ChangeId } from './catalogue.ts';

/** What a change is, in full: sentences shorten long values, and name schemas rather than spell them out. */
export interface Identity {
  readonly id: ChangeId;
  readonly subject: Subject;
  readonly words: Readonly<Record<string, string>>;
  /** The schemas that the sentence leaves out, as text. */
  readonly schemas?: string;
}

/** Twelve hexadecimal digits of the kind, the subject and the values on both sides. */
export function fingerprintOf({ id, subject: { operation, schema, steps }, words, schemas }: Identity): string {
  const values = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = [id, operation ?? schema ?? '', steps, values, schemas ?? ''];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 12);
}
