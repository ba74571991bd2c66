// Words and pieces of code in a row: English before it is printed as plain text or Markdown.

import { code, join as joinMarkdown, md, nothing, text, type Md } from '../../../code/markdown/markdown.ts';

/** A run of prose, or a name or value that is shown as code. */
export type Part = string | { readonly code: string };

export type Phrase = readonly Part[];

/** A phrase with others in its gaps. */
export function say(words: TemplateStringsArray, ...gaps: readonly (Phrase | string | number)[]): Phrase {
  const parts = words.flatMap((word, index): Phrase => {
    const gap = gaps[index];
    return [word, ...(gap === undefined ? [] : typeof gap === 'object' ? gap : [String(gap)])];
  });
  return tidy(parts);
}

/** A name or value as code. */
export function codePhrase(text: string): Phrase {
  return [{ code: text }];
}

/** `a, b and c`. */
export function listed(phrases: readonly Phrase[], word: string): Phrase {
  return tidy(
    phrases.flatMap((phrase, index): Phrase => {
      if (index === 0) return phrase;
      return [index === phrases.length - 1 ? ` ${word} ` : ', ', ...phrase];
    }),
  );
}

/** The phrase as plain text, its code in backquotes. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

/** The phrase as Markdown. */
export function markdown(phrase: Phrase): Md {
  return joinMarkdown(
    phrase.map((part) => (typeof part === 'string' ? prose(part) : code(part.code))),
    '',
  );
}

/** Prose between pieces of code: blanks at its edges are only blanks. */
function prose(words: string): Md {
  const inner = words.trim();
  if (inner === '') return words === '' ? nothing : md` `;
  return joinMarkdown(
    [words.startsWith(' ') ? md` ` : nothing, text(inner), words.endsWith(' ') ? md` ` : nothing],
    '',
  );
}

/** The phrase with a capital and a full stop. */
export function asSentence([first = '', ...rest]: Phrase): Phrase {
  const capital = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return tidy([capital, ...rest, '.']);
}

/** Neighbouring prose made one, empty prose left out. */
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
