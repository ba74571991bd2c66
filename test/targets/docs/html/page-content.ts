// Content of an HTML page, and the facts that it must include.

import { textOf } from '../render-commonmark.ts';

/** Text that a page must contain, or a number that must be a separate token. */
export type Fact = string | number | undefined;

/** Normalized text of an article, and its numbers. */
export interface PageContent {
  readonly text: string;
  readonly numbers: ReadonlySet<string>;
}

/** Returns the content of a page without scripts, and without diagrams, which repeat facts from the text. */
export function contentOf(html: string): PageContent {
  const article = /<article>(.*)<\/article>/s.exec(html)?.[1] ?? '';
  const articleText = textOf(article.replace(/<(script|svg)\b.*?<\/\1>/gs, ''))
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const text = normalize(articleText);
  return { text, numbers: new Set(articleText.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []) };
}

/** Normalizes text for comparison: removes Markdown delimiters, collapses whitespace, and lowercases. */
export function normalize(text: string): string {
  return text
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Returns the facts that the content does not include. */
export function missingFacts({ text, numbers }: PageContent, facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    (fact) =>
      fact !== undefined && (typeof fact === 'number' ? !numbers.has(String(fact)) : !text.includes(normalize(fact))),
  );
}

/** Returns the phrases of a description between Markdown delimiters, links, and HTML. */
export function phrases(description: string | undefined): readonly string[] {
  const textOnly = (description ?? '').replace(
    /<!--.*?-->|^ *(?:`{3,}|~{3,}).*$|<[^>]*>|&#?\w+;|\]\([^)]*\)|\]\[[^\]]*\]|^ *\[[^\]]*\]:.*$|\b(?:https?|mailto):\S+/gms,
    '\n',
  );
  return textOnly
    .split(/[^\p{L}\p{N} ,]+/u)
    .map((phrase) => phrase.replace(/^[ ,]+|[ ,]+$/g, ''))
    .filter((phrase) => phrase.length > 3 && !/^\d+$/.test(phrase));
}
