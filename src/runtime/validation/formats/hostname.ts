// Names of hosts.

import { isAsciiLabel } from './idn-label.ts';

const labelForm = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** By RFC 1123: labels of letters, digits and hyphens; those that begin with `xn--` must be sound Punycode. */
export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  return text.split('.').every((label) => labelForm.test(label) && (!/^xn--/i.test(label) || isAsciiLabel(label)));
}
