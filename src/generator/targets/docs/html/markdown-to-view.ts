// Conversion of Markdown sentences to HTML views.

import { markdownToHtml, inlineMarkdownToHtml } from '../../../code/html/markdown-to-html.ts';
import { html, escapeHtml, type Html } from '../../../code/html/html-and-svg.ts';
import { descriptionToMarkdown } from '../../../code/markdown/commonmark-descriptions.ts';
import { withPeriod, unescapeTableCell, type Markdown } from '../../../code/markdown/markdown.ts';
import { collapseWhitespace } from '../operation-page.ts';

/** Converts inline Markdown. */
export function lineHtml(markdown: Markdown): Html {
  return inlineMarkdownToHtml(unescapeTableCell(markdown));
}

/** Converts each item of a list of inline Markdown. */
export function linesHtml(markdown: readonly Markdown[]): readonly Html[] {
  return markdown.map(lineHtml);
}

/** Converts a description; its headings are placed below level `headingLevel`. */
export function descriptionHtml(description: string | undefined, headingLevel: number): Html {
  return description === undefined
    ? html``
    : markdownToHtml(descriptionToMarkdown(description, headingLevel), headingLevel);
}

/** Converts sentences, each with a final period. */
export function sentencesHtml(markdown: readonly Markdown[]): readonly Html[] {
  return markdown.map((each) => lineHtml(withPeriod(each)));
}

/** Returns a title on one line, or `fallback` if it is empty. */
export function titleHtml(title: string, fallback = ''): Html {
  return escapeHtml(collapseWhitespace(title) || fallback);
}
