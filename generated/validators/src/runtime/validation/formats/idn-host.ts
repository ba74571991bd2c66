// Names of hosts in any script.

import { asciiForm, isLabel, isRightToLeft, meetsBidi, unicodeForm } from './idn-label.js';

/** By RFC 5890 to 5893: every label is valid, also in its ASCII form, and so is the mixture of directions. */
export function isIdnHostname(text: string): boolean {
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const shown: string[] = [];
  let length = labels.length - 1;
  for (const label of labels) {
    const unicode = unicodeForm(label);
    const ascii = unicode === undefined ? undefined : asciiForm(unicode);
    if (unicode === undefined || ascii === undefined || ascii.length > 63 || !isLabel(unicode)) return false;
    length += ascii.length;
    shown.push(unicode);
  }
  return length <= 253 && (!shown.some(isRightToLeft) || shown.every(meetsBidi));
}
