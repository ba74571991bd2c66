// English text with inline code, printed as plain text or Markdown.

import {
  codeSpan,
  joinMarkdown,
  md,
  emptyMarkdown,
  escapeMarkdown,
  type Markdown,
} from '../../../code/markdown/markdown.ts';

/** Prose, or inline code. */
export type PhrasePart = string | { readonly code: string };

/** A sequence of prose and inline code. */
export type Phrase = readonly PhrasePart[];

/** Template tag that composes a phrase. Interpolated strings and numbers are prose. */
export function phrase(strings: TemplateStringsArray, ...values: readonly (Phrase | string | number)[]): Phrase {
  const parts = strings.flatMap((word, index): Phrase => {
    const value = values[index];
    return [word, ...(value === undefined ? [] : typeof value === 'object' ? value : [String(value)])];
  });
  return mergeProse(parts);
}

/** Returns a phrase of inline code. */
export function codePhrase(text: string): Phrase {
  return [{ code: text }];
}

/** Joins phrases: `a and b`, `a, b, and c`. */
export function joinList(phrases: readonly Phrase[], conjunction: string): Phrase {
  return mergeProse(
    phrases.flatMap((item, index): Phrase => {
      if (index === 0) return item;
      if (index < phrases.length - 1) return [', ', ...item];
      return [phrases.length === 2 ? ` ${conjunction} ` : `, ${conjunction} `, ...item];
    }),
  );
}

/** Prints the phrase as plain text, with inline code in backticks. */
export function toPlainText(tokens: Phrase): string {
  return tokens.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

/** Prints the phrase as Markdown. */
export function toMarkdown(tokens: Phrase): Markdown {
  return joinMarkdown(
    tokens.map((part) => (typeof part === 'string' ? proseToMarkdown(part) : codeSpan(part.code))),
    '',
  );
}

/** Escapes prose; keeps leading and trailing spaces, which Markdown does not allow in text. */
function proseToMarkdown(words: string): Markdown {
  const inner = words.trim();
  if (inner === '') return words === '' ? emptyMarkdown : md` `;
  return joinMarkdown(
    [words.startsWith(' ') ? md` ` : emptyMarkdown, escapeMarkdown(inner), words.endsWith(' ') ? md` ` : emptyMarkdown],
    '',
  );
}

/** Capitalizes the phrase and adds a period. */
export function toSentence([first = '', ...rest]: Phrase): Phrase {
  const capital = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return mergeProse([capital, ...rest, '.']);
}

/** Merges adjacent prose, and drops empty prose. */
function mergeProse(parts: Phrase): Phrase {
  const merged: PhrasePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}
