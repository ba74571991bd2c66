// Which text a database can keep as it is.

/** Half a surrogate pair has no bytes in UTF-8, and PostgreSQL's text has no U+0000. */
export function isStorable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0');
}

/** What is wrong with a text that would not come back as it went in; undefined where nothing is. */
export function mistakeInText(text: string): string | undefined {
  return isStorable(text) ? undefined : 'Must be Unicode text without the character U+0000.';
}
