// Values that a world file need not name, made from something that stays the same.

import { createHash } from 'node:crypto';

/** A UUID that the same text always gives. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A key that the same text always gives, as Longview clients have them: hex in groups. */
export function keyOf(text: string): string {
  return uuidOf(text).toUpperCase();
}
