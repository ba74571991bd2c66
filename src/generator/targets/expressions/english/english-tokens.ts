// English text with inline code, printed as plain text or Markdown.

import { code, join as joinMarkdown, md, nothing, text, type Md } from '../../../code/markdown/markdown.ts';

/** Prose, or inline code. */
export type Part = string | { readonly code: string };

export type Phrase = readonly Part[];

/** Template tag: returns a phrase with interpolated phrases. */
export function say(words: TemplateStringsArray, ...gaps: readonly (Phrase | string | number)[]): Phrase {
  const parts = words.flatMap((word, index): Phrase => {
    const gap = gaps[index];
    return [word, ...(gap === undefined ? [] : typeof gap === 'object' ? gap : [String(gap)])];
  });
  return tidy(parts);
}

/** Returns a phrase of inline code. */
export function codePhrase(text: string): Phrase {
  return [{ code: text }];
}

/** Joins phrases: `a, b and c`. */
export function listed(phrases: readonly Phrase[], word: string): Phrase {
  return tidy(
    phrases.flatMap((phrase, index): Phrase => {
      if (index === 0) return phrase;
      return [index === phrases.length - 1 ? ` ${word} ` : ', ', ...phrase];
    }),
  );
}

/** Prints the phrase as plain text, with inline code in backticks. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

/** Prints the phrase as Markdown. */
export function markdown(phrase: Phrase): Md {
  return joinMarkdown(
    phrase.map((part) => (typeof part === 'string' ? prose(part) : code(part.code))),
    '',
  );
}

/** Escapes prose; keeps leading and trailing spaces, which Markdown does not allow in text. */
function prose(words: string): Md {
  const inner = words.trim();
  if (inner === '') return words === '' ? nothing : md` `;
  return joinMarkdown(
    [words.startsWith(' ') ? md` ` : nothing, text(inner), words.endsWith(' ') ? md` ` : nothing],
    '',
  );
}

/** Capitalizes the phrase and adds a period. */
export function asSentence([first = '', ...rest]: Phrase): Phrase {
  const capital = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return tidy([capital, ...rest, '.']);
}

/** Merges adjacent prose, and drops empty prose. */
function tidy(parts: Phrase): Phrase {
  const made: Part[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') made[made.length - 1] = last + part;
    else made.push(part);
  }
  return made;
}
