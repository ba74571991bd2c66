// Words of a name.

/** In order: `IDs`; `OAuth` and `IPv4`; `HTTP` before `Server`; `Server2`; `2fa`. */
const wordPattern =
  /[A-Z]{2,}s(?![a-z])[0-9]*|[A-Z]{2}[a-z]+[0-9]*|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[A-Z][0-9]*|[0-9]+[a-z]*/g;

/** ASCII spellings of Latin letters that have no canonical decomposition. */
const latinLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['ı', 'i'],
  ['ŋ', 'n'],
  ['Ŋ', 'N'],
]);

/**
 * Returns the words of a text, in ASCII letters and digits. Accents are dropped; letters without an ASCII spelling
 * become `u` and their code point in hex. Empty for a text without letters and digits. `HTTPServer2Go` yields `HTTP`,
 * `Server2`, `Go`.
 */
export function splitWords(text: string): readonly string[] {
  // Fast path: nearly all names are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.replaceAll("'", '').match(wordPattern) ?? [];
  const words: string[] = [];
  let run = '';
  const endRun = (): void => {
    for (const match of run.match(wordPattern) ?? []) words.push(match);
    run = '';
  };
  for (const character of text.normalize('NFKD')) {
    if (/[A-Za-z0-9]/.test(character)) run += character;
    else if (latinLetters.has(character)) run += latinLetters.get(character) ?? '';
    else if (isIgnoredCharacter(character)) continue;
    else {
      endRun();
      if (character > '\x7f' && /[\p{L}\p{N}\p{M}\p{S}]/u.test(character))
        words.push(`u${(character.codePointAt(0) ?? 0).toString(16)}`);
    }
  }
  endRun();
  return words;
}

/** Returns whether a text consists of several words in capitals only: `API_KEY` is no acronym, but `API` may be. */
export function isAllCaps(text: string, words: readonly string[]): boolean {
  return words.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/**
 * Returns whether a character does not end a word: apostrophes, accents, variation selectors, and format characters.
 */
function isIgnoredCharacter(character: string): boolean {
  return character === "'" || /[\u0300-\u036f\u2019\ufe00-\ufe0f]|\p{Cf}/u.test(character);
}
