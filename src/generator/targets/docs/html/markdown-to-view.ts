// Conversion of Markdown sentences to HTML views.

import { blockHtml, inlineHtml } from '../../../code/html/markdown-to-html.ts';
import { html, text, type Html } from '../../../code/html/html.ts';
import { prose } from '../../../code/markdown/commonmark.ts';
import { ended, uncell, type Md } from '../../../code/markdown/markdown.ts';
import { oneLine } from '../operation-page.ts';

/** Converts inline Markdown. */
export function line(words: Md): Html {
  return inlineHtml(uncell(words));
}

/** Converts each item of a list of inline Markdown. */
export function lines(words: readonly Md[]): readonly Html[] {
  return words.map(line);
}

/** Converts a description; its headings are placed below level `headingLevel`. */
export function described(description: string | undefined, under: number): Html {
  return description === undefined ? html`` : blockHtml(prose(description, under), under);
}

/** Converts sentences, each with a final period. */
export function sentences(words: readonly Md[]): readonly Html[] {
  return words.map((each) => line(ended(each)));
}

/** Returns a title on one line, or `fallback` if it is empty. */
export function titleHtml(title: string, instead = ''): Html {
  return text(oneLine(title) || instead);
}
