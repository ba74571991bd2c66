// CommonMark descriptions, parsed and printed again so that they cannot affect the page around them.

import MarkdownIt, { type Token } from 'markdown-it';
import { trust } from '../branded-text.ts';
import { nothing, type Md } from './markdown.ts';
import { printBlocks } from './commonmark-blocks.ts';
import { printInline } from './commonmark-inline.ts';
import { inlineTree } from './commonmark-inline-tree.ts';

// HTML blocks would swallow the Markdown between their tags, so tags are parsed inline only.
const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block');
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

// Fast path: most descriptions are plain text.
const plain = /^[\p{L}(][\p{L}\p{N} ,.;'"()/%?-]*$/u;

/** Cached output of a description. Tokens are not cached: they are many times as large. */
interface Read {
  brief?: Brief;
  /** Blocks, if they contain no headings and thus do not depend on the level. */
  blocks?: Md;
}

// Descriptions are printed on several pages and in several formats.
let known = new Map<string, Read>();

function readOf(description: string): Read {
  const before = known.get(description);
  if (before !== undefined) return before;
  if (known.size >= 20_000) known = new Map();
  const read: Read = {};
  known.set(description, read);
  return read;
}

/** Converts a description to Markdown blocks, with headings below `parentLevel`. */
export function prose(description: string, under: number): Md {
  const trimmed = description.trim();
  if (plain.test(trimmed)) return trust(trimmed);
  const read = readOf(description);
  if (read.blocks !== undefined) return read.blocks;
  const tokens = parser.parse(description, {});
  const blocks: Md = trust(printBlocks(tokens, under));
  if (!tokens.some(({ type }) => type === 'heading_open')) read.blocks = blocks;
  return blocks;
}

/** Leading paragraphs of a description on one line, and whether the description has nothing else. */
export interface Brief {
  readonly line: Md;
  readonly whole: boolean;
}

/** Converts a description to one line, for a table cell or a list. */
export function brief(description: string): Brief {
  const trimmed = description.trim();
  if (plain.test(trimmed)) return { line: trust(trimmed), whole: true };
  const read = readOf(description);
  return (read.brief ??= newBrief(description));
}

function newBrief(description: string): Brief {
  const tokens = parser.parse(description, {});
  const other = tokens.findIndex((token) => token.type !== 'inline' && !token.type.startsWith('paragraph_'));
  const shown = other < 0 ? tokens : tokens.slice(0, other);
  const lines = shown.map(oneLine).filter((line) => line !== '');
  return { line: lines.length === 0 ? nothing : trust(lines.join(' ')), whole: other < 0 };
}

function oneLine(token: Token): string {
  return token.children ? printInline(inlineTree(token.children), 'spaces') : '';
}
