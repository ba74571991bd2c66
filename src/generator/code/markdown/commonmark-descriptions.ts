// CommonMark descriptions, which are parsed and printed again so that they cannot affect the page around them.

import MarkdownIt, { type Token } from 'markdown-it';
import { trust } from '../branded-text.ts';
import { emptyMarkdown, type Markdown } from './markdown.ts';
import { printBlocks, printInline } from './print-commonmark.ts';
import { buildInlineTree } from './commonmark-inline-tree.ts';

// HTML blocks would swallow the Markdown between their tags, so tags are parsed inline only.
const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block');
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

// Fast path: most descriptions are plain text.
const plainTextPattern = /^[\p{L}(][\p{L}\p{N} ,.;'"()/%?-]*$/u;

/** Cached output of a description. Tokens are not cached, because they are many times larger. */
interface CachedDescription {
  summary?: DescriptionSummary;
  /** Blocks, if they contain no headings and thus do not depend on the level. */
  blocks?: Markdown;
}

// Descriptions are printed on several pages and in several formats.
let cache = new Map<string, CachedDescription>();

function cacheEntry(description: string): CachedDescription {
  const cached = cache.get(description);
  if (cached !== undefined) return cached;
  if (cache.size >= 20_000) cache = new Map();
  const entry: CachedDescription = {};
  cache.set(description, entry);
  return entry;
}

/** Converts a description to Markdown blocks, with headings below `parentLevel`. */
export function descriptionToMarkdown(description: string, parentLevel: number): Markdown {
  const trimmed = description.trim();
  if (plainTextPattern.test(trimmed)) return trust(trimmed);
  const entry = cacheEntry(description);
  if (entry.blocks !== undefined) return entry.blocks;
  const tokens = parser.parse(description, {});
  const blocks: Markdown = trust(printBlocks(tokens, parentLevel));
  if (!tokens.some(({ type }) => type === 'heading_open')) entry.blocks = blocks;
  return blocks;
}

/** Leading paragraphs of a description on one line, and whether the description has nothing else. */
export interface DescriptionSummary {
  readonly line: Markdown;
  readonly isComplete: boolean;
}

/** Converts a description to one line, for a table cell or a list. */
export function summarizeDescription(description: string): DescriptionSummary {
  const trimmed = description.trim();
  if (plainTextPattern.test(trimmed)) return { line: trust(trimmed), isComplete: true };
  const entry = cacheEntry(description);
  return (entry.summary ??= createSummary(description));
}

function createSummary(description: string): DescriptionSummary {
  const tokens = parser.parse(description, {});
  const firstOther = tokens.findIndex((token) => token.type !== 'inline' && !token.type.startsWith('paragraph_'));
  const leading = firstOther < 0 ? tokens : tokens.slice(0, firstOther);
  const lines = leading.map(printOnOneLine).filter((line) => line !== '');
  return { line: lines.length === 0 ? emptyMarkdown : trust(lines.join(' ')), isComplete: firstOther < 0 };
}

function printOnOneLine(token: Token): string {
  return token.children ? printInline(buildInlineTree(token.children), 'spaces') : '';
}
