// Regular expression literals.

import { trust, type SafeText } from '../branded-text.ts';

/**
 * Returns the literal of a valid pattern. Escapes invisible characters and those that would end the literal or a script
 * element.
 */
export function regexLiteral(source: string, flags: '' | 'u'): SafeText<'ts'> {
  const literal = unrollRepetitions(new RegExp(source, flags).source);
  const safe = literal
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/g,
      unicodeEscape,
    )
    .replace(/<(?=\/|!--)/g, '\\x3c');
  return trust(`/${safe}/${flags}`);
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Repeats character classes instead of counting (`[0-9]{2}` → `[0-9][0-9]`), which regex engines match faster. */
function unrollRepetitions(source: string): string {
  return source.replace(
    /(\\[^])|(\[(?:\\[^]|[^\]\\])*\])(?:\{([2-4])\}(?![?+*{]))?/gu,
    (whole, escape: string | undefined, charClass: string | undefined, count: string | undefined) => {
      if (escape !== undefined || charClass === undefined || count === undefined) return whole;
      return charClass.repeat(Number(count));
    },
  );
}
