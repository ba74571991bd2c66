// Descriptions, which are CommonMark: read, and printed again with the makers, so that no HTML, no unclosed fence and no
// heading of theirs can reach the page around them.

import MarkdownIt, { type Token } from 'markdown-it';
import { trust } from '../branded-text.ts';
import { nothing, type Md } from './markdown.ts';
import { printBlocks } from './commonmark-blocks.ts';
import { printInline } from './commonmark-inline.ts';
import { inlineTree } from './commonmark-inline-tree.ts';

// Tags are recognised inline only; as blocks they would take the Markdown between them with them.
const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block');
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

// Words and plain punctuation need no reading: most descriptions are this.
const plain = /^[\p{L}(][\p{L}\p{N} ,.;'"()/%?-]*$/u;

/** What a description has become. Its tokens, many times its size, are not kept. */
interface Read {
  brief?: Brief;
  /** Its blocks, where they are the same below every heading. */
  blocks?: Md;
}

// The same description is told on several pages, and in Markdown and in HTML.
let known = new Map<string, Read>();

function readOf(description: string): Read {
  const before = known.get(description);
  if (before !== undefined) return before;
  if (known.size >= 20_000) known = new Map();
  const read: Read = {};
  known.set(description, read);
  return read;
}

/** A description as blocks of Markdown. Its headings come below level `under`. */
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

/** A description on one line: its paragraphs. `whole` is false when it holds more than those. */
export interface Brief {
  readonly line: Md;
  readonly whole: boolean;
}

/** A description for a table cell or a list. */
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
