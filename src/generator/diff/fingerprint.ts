// By what an approved change is known again, whatever lines it has moved to since.

import { createHash } from 'node:crypto';
import { subjectText, type Change } from './change.ts';

/** Twelve hexadecimal digits of the kind, the subject and what the sentence says. */
export function fingerprintOf({ id, subject, sentence }: Pick<Change, 'id' | 'subject' | 'sentence'>): string {
  return createHash('sha256').update(JSON.stringify([id, subjectText(subject), sentence])).digest('hex').slice(0, 12);
}
