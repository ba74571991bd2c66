// The format `hostname`.

import { isValidALabel } from './idn-label.ts';

const labelPattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Whether a string is a host name (RFC 1123). Labels with `xn--` must be valid Punycode. */
export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  return text.split('.').every((label) => labelPattern.test(label) && (!/^xn--/i.test(label) || isValidALabel(label)));
}
