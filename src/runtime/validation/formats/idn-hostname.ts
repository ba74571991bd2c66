// The format `idn-hostname`.

import { toAsciiLabel, isUnicodeLabel, isRightToLeft, satisfiesBidiRule, toUnicodeLabel } from './idn-label.ts';

/** Maximum length in code units: the ASCII form has at most 253 characters, and at least one for each character. */
const maxHostNameCodeUnits = 2 * 253;

/**
 * Whether a string is an internationalized host name (RFC 5890 to 5893): every label is valid, including its ASCII
 * form, and the Bidi rule holds.
 */
export function isIdnHostname(text: string): boolean {
  // Checked first: the conversions are slow for long strings.
  if (text.length > maxHostNameCodeUnits) return false;
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const unicodeLabels: string[] = [];
  let length = labels.length - 1;
  for (const label of labels) {
    if (label.length > 2 * 63) return false;
    const unicode = toUnicodeLabel(label);
    const ascii = unicode === undefined ? undefined : toAsciiLabel(unicode);
    if (unicode === undefined || ascii === undefined || ascii.length > 63 || !isUnicodeLabel(unicode)) return false;
    length += ascii.length;
    unicodeLabels.push(unicode);
  }
  return length <= 253 && (!unicodeLabels.some(isRightToLeft) || unicodeLabels.every(satisfiesBidiRule));
}
