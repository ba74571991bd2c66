// Which text a database can keep as it is.

import { refuse, type Reason } from '@cloud-api/server';

/** Half a surrogate pair has no bytes in UTF-8, and PostgreSQL's text has no U+0000. */
export function isStorable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0');
}

/** What is wrong with texts, each with its field: those that would not come back as they went in. */
export function textReasons(...texts: readonly (readonly [text: string | undefined, field: string])[]): Reason[] {
  return texts.flatMap(([text, field]) => (text === undefined || isStorable(text) ? [] : [{ message: 'Must be Unicode text without the character U+0000.', field }]));
}

/** Refuses text that would not come back as it went in. */
export function insistStorable(text: string, field: string): void {
  const reasons = textReasons([text, field]);
  if (reasons.length > 0) throw refuse(400, ...reasons);
}
