// Prints CommonMark blocks and inline content from markdown-it tokens.

import type { Token } from 'markdown-it';
import {
  escapeTableCell,
  fencedCodeBlock,
  codeSpan,
  escapeInline,
  isWebAddress,
  escapeMarkdown,
  webLink,
  type Markdown,
} from './markdown.ts';
import { buildInlineTree, plainText, type Inline } from './commonmark-inline-tree.ts';
import { trust } from '../branded-text.ts';

/** Reader of the tokens of a description. */
interface TokenReader {
  readonly tokens: readonly Token[];
  position: number;
  /** Heading level of the parent. */
  readonly parentLevel: number;
}

/** A printed block. */
interface Block {
  readonly text: string;
  /** Marker of a list. Adjacent lists need different markers to remain separate. */
  readonly marker?: string;
  /** A paragraph of a tight list. */
  readonly isTight?: boolean;
}

/** Prints all blocks, with headings below `parentLevel`. */
export function printBlocks(tokens: readonly Token[], parentLevel: number): string {
  return joinBlocks(readBlocks({ tokens, position: 0, parentLevel }, ''), false);
}

function readBlocks(reader: TokenReader, closingType: string): readonly Block[] {
  const blocks: Block[] = [];
  for (;;) {
    const token = reader.tokens[reader.position++];
    if (!token || token.type === closingType) return blocks;
    const block = readBlock(reader, token, blocks.at(-1)?.marker);
    if (block.text !== '') blocks.push(block);
  }
}

function readBlock(reader: TokenReader, token: Token, previousMarker: string | undefined): Block {
  switch (token.type) {
    case 'paragraph_open':
      return { text: readInline(reader, 'newlines'), isTight: token.hidden };
    case 'heading_open':
      return {
        text: `${'#'.repeat(Math.min(6, reader.parentLevel + Number(token.tag.slice(1))))} ${readInline(reader, 'spaces')}`,
      };
    case 'blockquote_open':
      return { text: indentLines(joinBlocks(readBlocks(reader, 'blockquote_close'), false), '> ', '> ') };
    case 'bullet_list_open':
      return readList(reader, 'bullet_list_close', previousMarker === '-' ? '*' : '-', () => '');
    case 'ordered_list_open': {
      const first = Number(token.attrGet('start') ?? 1);
      return readList(reader, 'ordered_list_close', previousMarker === '.' ? ')' : '.', (index) =>
        String(first + index),
      );
    }
    case 'table_open':
      return { text: readTable(reader) };
    case 'fence':
    case 'code_block':
      return { text: fencedCodeBlock(token.content, token.info.trim().split(/\s/)[0] ?? '') };
    case 'hr':
      return { text: '___' };
    default:
      return { text: '' };
  }
}

function readInline(reader: TokenReader, breaks: LineBreaks): string {
  const token = reader.tokens[reader.position];
  reader.position += 2;
  return token?.children ? printInline(buildInlineTree(token.children), breaks) : '';
}

function readList(
  reader: TokenReader,
  closingType: string,
  marker: string,
  formatNumber: (index: number) => string,
): Block {
  const items: (readonly Block[])[] = [];
  while (reader.tokens[reader.position]?.type === 'list_item_open') {
    reader.position++;
    items.push(readBlocks(reader, 'list_item_close'));
  }
  if (reader.tokens[reader.position]?.type === closingType) reader.position++;
  const isTight = items.every((blocks) => blocks.every((block) => block.isTight !== false));
  const lines = items.map((blocks, index) => {
    const prefix = `${formatNumber(index)}${marker} `;
    return indentLines(joinBlocks(blocks, isTight), prefix, ' '.repeat(prefix.length));
  });
  return { text: lines.join(isTight ? '\n' : '\n\n'), marker };
}

function readTable(reader: TokenReader): string {
  const rows: string[][] = [];
  for (;;) {
    const token = reader.tokens[reader.position++];
    if (!token || token.type === 'table_close') break;
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline' && token.children)
      rows.at(-1)?.push(escapeTableCell(printInline(buildInlineTree(token.children), 'spaces')));
  }
  const [head = '', ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

// In a tight list, a nested list follows its paragraph directly. Elsewhere, a blank line does not change the meaning.
function joinBlocks(blocks: readonly Block[], isTight: boolean): string {
  let out = '';
  for (const [index, block] of blocks.entries()) {
    const isAdjacent = isTight && block.marker !== undefined && blocks[index - 1]?.isTight === true;
    out += index === 0 ? block.text : `${isAdjacent ? '\n' : '\n\n'}${block.text}`;
  }
  return out;
}

function indentLines(content: string, first: string, rest: string): string {
  return content
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');
}

/** Handling of line breaks: newlines, or spaces if the output must be on one line. */
type LineBreaks = 'newlines' | 'spaces';

/** Prints the inline content of a paragraph, heading, or table cell. */
export function printInline(items: readonly Inline[], breaks: LineBreaks): Markdown {
  return trust(trimTrailingBreaks(printItems(items, breaks, true).replace(/^(?:\s|\\\n)+/, '')));
}

// Scans from the end: a regular expression would take quadratic time for long runs of spaces.
function trimTrailingBreaks(printed: string): string {
  let end = printed.length;
  while (/\s/.test(printed.charAt(end - 1))) end -= printed.startsWith('\\\n', end - 2) ? 2 : 1;
  return printed.slice(0, end);
}

// Only the last item is inspected: inspecting all printed text would take quadratic time.
function printItems(items: readonly Inline[], breaks: LineBreaks, startsLine: boolean): string {
  const printed: string[] = [];
  let last = '';
  for (const item of items) {
    if (item.kind === 'break' && breaks === 'spaces' && (last === '' || last.endsWith(' '))) continue;
    const text = printItem(item, breaks, last === '' ? startsLine : last.endsWith('\n'));
    if (text === '') continue;
    printed.push(text);
    last = text;
  }
  return printed.join('');
}

function printItem(item: Inline, breaks: LineBreaks, startsLine: boolean): string {
  switch (item.kind) {
    case 'text':
      return startsLine ? escapeInline(item.text.trimStart(), true) : escapeInline(item.text, false);
    case 'code':
      return codeSpan(item.text);
    case 'break':
      if (breaks === 'spaces') return ' ';
      // Two breaks in a row would end the paragraph.
      return startsLine ? '' : item.hard ? '\\\n' : '\n';
    case 'image':
      return webLink(escapeMarkdown(item.alt.trim() || 'image'), item.address);
    case 'emphasis':
      return emphasize(item.mark, printItems(item.inner, breaks, false));
    case 'link':
      return printLink(item.address, item.inner);
    default:
      return item satisfies never;
  }
}

// Emphasis with spaces on the inside would not be parsed as emphasis.
function emphasize(mark: string, content: string): string {
  if (content.trim() === '') return content;
  return `${mark}${content.replace(/^\s|\s$/g, (space) => `&#${space.charCodeAt(0)};`)}${mark}`;
}

function printLink(address: string, inner: readonly Inline[]): string {
  const plain = plainText(inner).trim();
  if (plain === address && isWebAddress(address) && !/[\s<>\\|`\p{Cc}]/u.test(address)) return `<${address}>`;
  const label = printItems(inner.map(removeLinks), 'spaces', false).trim();
  return webLink(label === '' ? codeSpan(address) : trust<'md'>(label), address);
}

// Links cannot be nested: links and images in a label become text.
function removeLinks(item: Inline): Inline {
  if (item.kind === 'image') return { kind: 'text', text: item.alt };
  if (item.kind === 'link') return { kind: 'text', text: plainText(item.inner) };
  return item.kind === 'emphasis' ? { ...item, inner: item.inner.map(removeLinks) } : item;
}
