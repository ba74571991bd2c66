// A pattern of the document as a regular expression literal.

import { trust, type Code } from '../branded-text.ts';

/**
 * The literal of a pattern that the engine accepts with these flags. What would end the literal or the script, or
 * could not be seen in it, is written as an escape that means the same.
 */
export function pattern(source: string, flags: '' | 'u'): Code<'ts'> {
  const literal = writtenOut(new RegExp(source, flags).source);
  const safe = literal
    .replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/g, hex)
    .replace(/<(?=\/|!--)/g, '\\x3c');
  return trust(`/${safe}/${flags}`);
}

function hex(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A class that is repeated up to four times is written so often: engines test the copies faster than a count. */
function writtenOut(source: string): string {
  return source.replace(
    /(\\[^])|(\[(?:\\[^]|[^\]\\])*\])(?:\{([2-4])\}(?![?+*{]))?/gu,
    (whole, escape: string | undefined, charClass: string | undefined, count: string | undefined) => {
      if (escape !== undefined || charClass === undefined || count === undefined) return whole;
      return charClass.repeat(Number(count));
    },
  );
}
