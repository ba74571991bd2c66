// Names of hosts in any script.

import { asciiForm, isLabel, isRightToLeft, meetsBidi, unicodeForm } from './idn-label.ts';

/** The longest name: 253 characters in its ASCII form, which has at least one for each character of any script. */
const mostUnits = 2 * 253;

/** By RFC 5890 to 5893: every label is valid, also in its ASCII form, and so is the mixture of directions. */
export function isIdnHostname(text: string): boolean {
  // Before anything is worked out of it: that takes long for long texts.
  if (text.length > mostUnits) return false;
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const shown: string[] = [];
  let length = labels.length - 1;
  for (const label of labels) {
    if (label.length > 2 * 63) return false;
    const unicode = unicodeForm(label);
    const ascii = unicode === undefined ? undefined : asciiForm(unicode);
    if (unicode === undefined || ascii === undefined || ascii.length > 63 || !isLabel(unicode)) return false;
    length += ascii.length;
    shown.push(unicode);
  }
  return length <= 253 && (!shown.some(isRightToLeft) || shown.every(meetsBidi));
}
