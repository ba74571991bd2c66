// Enumerations in English sentences.

/** Joins words into an enumeration: "a", "a and b", "a, b, and c". Not with `Intl.ListFormat`, which is slow to load. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length <= 2) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1) ?? ''}`;
}
