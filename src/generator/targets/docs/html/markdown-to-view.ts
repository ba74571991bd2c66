// Words of the Markdown pages as HTML: the sentences are the same, whatever they are read as.

import { blockHtml, inlineHtml } from '../../../code/html/markdown-to-html.ts';
import { html, text, type Html } from '../../../code/html/html.ts';
import { prose } from '../../../code/markdown/commonmark.ts';
import { ended, uncell, type Md } from '../../../code/markdown/markdown.ts';
import { oneLine } from '../operation-page.ts';

/** A line of words. */
export function line(words: Md): Html {
  return inlineHtml(uncell(words));
}

/** Lines of words. */
export function lines(words: readonly Md[]): readonly Html[] {
  return words.map(line);
}

/** A description, with its headings below level `under`. */
export function described(description: string | undefined, under: number): Html {
  return description === undefined ? html`` : blockHtml(prose(description, under), under);
}

/** Words as sentences in one paragraph. */
export function sentences(words: readonly Md[]): readonly Html[] {
  return words.map((each) => line(ended(each)));
}

/** A title on one line, or what stands for it where there is none. */
export function titleHtml(title: string, instead = ''): Html {
  return text(oneLine(title) || instead);
}
