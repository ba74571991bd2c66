// Labels of internationalized host names: valid characters and their contexts (RFC 5891 to 5893).

import { decodePunycode, encodePunycode } from './punycode.ts';

/** Code points that RFC 5892 allows or disallows individually. */
const allowed = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]$/u;
const disallowed = /^[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]$/u;
const contextual = /^[\u00b7\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9\u200c\u200d]$/u;
const letterOrDigit = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;
const ignorable =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]$/u;

/** Approximation of Unicode's joining types, which JavaScript does not expose: scripts with joining letters. */
const joiningPatterns = /* @__PURE__ */ (() => {
  const joiningScript = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Script=Adlam}\p{Script=Sogdian}\p{Script=Hanifi_Rohingya}`;
  const notJoiningOnward = String.raw`\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c`;
  return {
    before: new RegExp(`(?![${notJoiningOnward}])(?=\\p{L})[${joiningScript}][\\p{Mn}\\p{Me}]*$`, 'u'),
    after: new RegExp(`^[\\p{Mn}\\p{Me}]*(?!\\u0621|\\u0674)(?=\\p{L})[${joiningScript}]`, 'u'),
  };
})();
const virama =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed]$/u;

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\u0660-\u0669]/u;
const arabicDigit = /[\u0660-\u0669\u066b\u066c\u06dd]/u;
const europeanDigit = /[0-9\u06f0-\u06f9]/u;

/** Whether a label with `xn--` is valid Punycode of a valid label, in canonical form. */
export function isValidALabel(label: string): boolean {
  const text = toUnicodeLabel(label);
  return (
    text !== undefined &&
    toAsciiLabel(text) === label.toLowerCase() &&
    isUnicodeLabel(text) &&
    (!isRightToLeft(text) || satisfiesBidiRule(text))
  );
}

/** Converts a label to Unicode; `undefined` if its Punycode is invalid. */
export function toUnicodeLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label)) return label;
  const text = decodePunycode(label.slice(4).toLowerCase());
  return text === undefined || /^[\0-\x7f]*$/.test(text) || `xn--${encodePunycode(text)}` !== label.toLowerCase()
    ? undefined
    : text;
}

/** Converts a label to ASCII. */
export function toAsciiLabel(label: string): string | undefined {
  return /^[\0-\x7f]*$/.test(label) ? label.toLowerCase() : `xn--${encodePunycode(label)}`;
}

/** Whether a Unicode label is valid. */
export function isUnicodeLabel(label: string): boolean {
  if (label === '' || label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--') return false;
  if (/^\p{M}/u.test(label) || label.normalize('NFC') !== label) return false;
  const characters = Array.from(label);
  return characters.every(
    (character, index) =>
      isAllowed(character) && (!contextual.test(character) || hasRequiredContext(characters, index)),
  );
}

/** Whether a character is PVALID, by the definition of RFC 5892. */
function isAllowed(character: string): boolean {
  if (/^[a-zA-Z0-9-]$/.test(character) || allowed.test(character) || contextual.test(character)) return true;
  if (disallowed.test(character) || ignorable.test(character) || !letterOrDigit.test(character)) return false;
  return character.normalize('NFKC').toLowerCase().normalize('NFKC') === character;
}

/** Whether a character has the context that it requires (RFC 5892, appendix A). */
function hasRequiredContext(label: readonly string[], index: number): boolean {
  const [before, after] = [label[index - 1] ?? '', label[index + 1] ?? ''];
  switch (label[index]) {
    case '\u00b7':
      return before === 'l' && after === 'l';
    case '\u0375':
      return /\p{Script=Greek}/u.test(after);
    case '\u05f3':
    case '\u05f4':
      return /\p{Script=Hebrew}/u.test(before);
    case '\u30fb':
      return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label.join('').replaceAll('\u30fb', ''));
    case '\u200d':
      return virama.test(before);
    case '\u200c':
      return (
        virama.test(before) ||
        (joiningPatterns.before.test(label.slice(0, index).join('')) &&
          joiningPatterns.after.test(label.slice(index + 1).join('')))
      );
    case undefined:
    default: {
      const text = label.join('');
      return !(/[\u0660-\u0669]/u.test(text) && /[\u06f0-\u06f9]/u.test(text));
    }
  }
}

/** Whether a label contains right-to-left characters. */
export function isRightToLeft(label: string): boolean {
  return rightToLeft.test(label);
}

/** Whether a label satisfies the Bidi rule (RFC 5893, section 2). */
export function satisfiesBidiRule(label: string): boolean {
  const characters = Array.from(label);
  const first = characters[0] ?? '';
  const last = characters.filter((character) => !/\p{Mn}/u.test(character)).at(-1) ?? '';
  if (!rightToLeft.test(first) || arabicDigit.test(first)) {
    return (
      !europeanDigit.test(first) &&
      !arabicDigit.test(first) &&
      !characters.some((character) => rightToLeft.test(character))
    );
  }
  if (characters.some((character) => /\p{L}/u.test(character) && !rightToLeft.test(character))) return false;
  if (!rightToLeft.test(last) && !europeanDigit.test(last)) return false;
  return !(
    characters.some((character) => arabicDigit.test(character)) &&
    characters.some((character) => europeanDigit.test(character))
  );
}
