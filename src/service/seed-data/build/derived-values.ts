// Deterministic default values.

import { createHash } from 'node:crypto';

/** Derives a UUID from a string. */
export function deriveUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Derives a Longview key from a string: hexadecimal groups. */
export function deriveLongviewKey(text: string): string {
  return deriveUuid(text).toUpperCase();
}
