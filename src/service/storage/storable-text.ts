// Strings that both databases can store.

/**
 * Returns whether both databases can store a string. Lone surrogates have no UTF-8 encoding, and PostgreSQL excludes
 * U+0000.
 */
export function isStorableText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0');
}

/** Returns the error for a string that cannot be stored; `undefined` if it can. */
export function textError(text: string): string | undefined {
  return isStorableText(text) ? undefined : 'Must be Unicode text without the character U+0000.';
}
