// Width of characters in a terminal.

/** Returns the number of terminal columns of a character: 0 for combining marks, 2 for wide characters, 1 otherwise. */
export function characterWidth(character: string): number {
  if (/^[\p{Mn}\p{Me}\u200B-\u200D\uFE00-\uFE0F]/u.test(character)) return 0;
  return isWide(character.codePointAt(0) ?? 0) || /^\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
}

// East Asian wide characters (Unicode Standard Annex 11): Hangul, CJK, kana, and full-width forms.
function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf && code !== 0x303f) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}
