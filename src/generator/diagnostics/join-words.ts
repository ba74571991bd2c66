// Enumerations in English sentences.

const formats = {
  and: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
};

/** Joins words into an enumeration: "a", "a and b", "a, b, and c". */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return formats[conjunction].format(words);
}
