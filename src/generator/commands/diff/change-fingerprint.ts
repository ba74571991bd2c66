// Fingerprint of a change, independent of line numbers.

import { createHash } from 'node:crypto';
import type { Subject } from './change.ts';
import type { ChangeId } from './catalogue.ts';

/** Complete identity of a change. Messages abbreviate long values and name schemas without their content. */
export interface Identity {
  readonly id: ChangeId;
  readonly subject: Subject;
  readonly words: Readonly<Record<string, string>>;
  /** Content of the schemas that the message does not include. */
  readonly schemas?: string;
}

/** Returns 12 hexadecimal digits of a SHA-256 hash of the change ID, subject, and values. */
export function fingerprintOf({ id, subject: { operation, schema, steps }, words, schemas }: Identity): string {
  const values = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = [id, operation ?? schema ?? '', steps, values, schemas ?? ''];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 12);
}
