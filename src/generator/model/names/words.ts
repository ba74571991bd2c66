// Which words any text is made of: the raw material of every name.

/**
 * The words of a text in ASCII letters and digits. Accents are dropped, letters without an ASCII form become
 * `u` and their code point in hex; a text of nothing else has no words. `HTTPServer2Go` is `HTTP`, `Server2`, `Go`.
 */
export function wordsOf(text: string): readonly string[] {
  return ascii(text)
    .split(/[^A-Za-z0-9]+/)
    .flatMap((run) => run.match(word) ?? []);
}

/** In turn: `IDs`; `OAuth` and `IPv4`, where one capital makes no word; `HTTP` before `Server`; `Server2`; digits. */
const word = /[A-Z]{2,}s(?![a-z])[0-9]*|[A-Z]{2}[a-z]+[0-9]*|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[A-Z][0-9]*|[0-9]+/g;

/** True where a text has words in capitals only, several of them: `API_KEY` is no acronym, `API` may be one. */
export function shouts(text: string, words: readonly string[]): boolean {
  return words.length > 1 && text === text.toUpperCase();
}

function ascii(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text.replaceAll("'", '');
  let out = '';
  for (const character of text.normalize('NFKD')) {
    if (character <= '\x7f') out += character === "'" ? '' : character;
    else if (/[\u0300-\u036f\u2019\ufe00-\ufe0f]|\p{Cf}/u.test(character)) continue;
    else if (/[\p{L}\p{N}\p{M}\p{S}]/u.test(character)) out += ` u${(character.codePointAt(0) ?? 0).toString(16)} `;
    else out += ' ';
  }
  return out;
}
