// Fingerprint of a change, independent of line numbers.

import { createHash } from 'node:crypto';
import type { ChangeSubject } from './change.ts';
import type { ChangeId } from './catalogue.ts';

/** Complete identity of a change. Messages abbreviate long values and name schemas without their content. */
export interface ChangeIdentity {
  readonly id: ChangeId;
  readonly subject: ChangeSubject;
  readonly params: Readonly<Record<string, string>>;
  /** Content of the schemas that the message does not include. */
  readonly schemas?: string;
}

/** Returns 12 hexadecimal digits of a SHA-256 hash of the change ID, subject, and values. */
export function fingerprintChange({
  id,
  subject: { operation, schema, steps },
  params,
  schemas,
}: ChangeIdentity): string {
  const values = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [id, operation ?? schema ?? '', steps, values, schemas ?? ''];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
