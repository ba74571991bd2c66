// Printer of CommonMark blocks from markdown-it tokens.

import type { Token } from 'markdown-it';
import { cell, codeBlock } from './markdown.ts';
import { printInline, type Breaks } from './commonmark-inline.ts';
import { inlineTree } from './commonmark-inline-tree.ts';

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  /** Level above that of the first heading. */
  readonly under: number;
}

interface Block {
  readonly text: string;
  /** List marker; adjacent lists take different ones to remain separate. */
  readonly marker?: string;
  /** A paragraph of a tight list. */
  readonly tight?: boolean;
}

/** Prints all blocks, with headings below `parentLevel`. */
export function printBlocks(tokens: readonly Token[], under: number): string {
  return apart(read({ tokens, at: 0, under }, ''), false);
}

function read(reader: Reader, until: string): readonly Block[] {
  const found: Block[] = [];
  for (;;) {
    const token = reader.tokens[reader.at++];
    if (!token || token.type === until) return found;
    const block = readBlock(reader, token, found.at(-1)?.marker);
    if (block.text !== '') found.push(block);
  }
}

function readBlock(reader: Reader, token: Token, before: string | undefined): Block {
  switch (token.type) {
    case 'paragraph_open':
      return { text: inlineOf(reader, 'kept'), tight: token.hidden };
    case 'heading_open':
      return {
        text: `${'#'.repeat(Math.min(6, reader.under + Number(token.tag.slice(1))))} ${inlineOf(reader, 'spaces')}`,
      };
    case 'blockquote_open':
      return { text: indent(apart(read(reader, 'blockquote_close'), false), '> ', '> ') };
    case 'bullet_list_open':
      return list(reader, 'bullet_list_close', before === '-' ? '*' : '-', () => '');
    case 'ordered_list_open': {
      const first = Number(token.attrGet('start') ?? 1);
      return list(reader, 'ordered_list_close', before === '.' ? ')' : '.', (index) => String(first + index));
    }
    case 'table_open':
      return { text: table(reader) };
    case 'fence':
    case 'code_block':
      return { text: codeBlock(token.content, token.info.trim().split(/\s/)[0] ?? '') };
    case 'hr':
      return { text: '___' };
    default:
      return { text: '' };
  }
}

function inlineOf(reader: Reader, breaks: Breaks): string {
  const token = reader.tokens[reader.at];
  reader.at += 2;
  return token?.children ? printInline(inlineTree(token.children), breaks) : '';
}

function list(reader: Reader, until: string, marker: string, number: (index: number) => string): Block {
  const items: (readonly Block[])[] = [];
  while (reader.tokens[reader.at]?.type === 'list_item_open') {
    reader.at++;
    items.push(read(reader, 'list_item_close'));
  }
  if (reader.tokens[reader.at]?.type === until) reader.at++;
  const tight = items.every((blocks) => blocks.every((block) => block.tight !== false));
  const lines = items.map((blocks, index) => {
    const lead = `${number(index)}${marker} `;
    return indent(apart(blocks, tight), lead, ' '.repeat(lead.length));
  });
  return { text: lines.join(tight ? '\n' : '\n\n'), marker };
}

function table(reader: Reader): string {
  const rows: string[][] = [];
  for (;;) {
    const token = reader.tokens[reader.at++];
    if (!token || token.type === 'table_close') break;
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline' && token.children)
      rows.at(-1)?.push(cell(printInline(inlineTree(token.children), 'spaces')));
  }
  const [head = '', ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

// In a tight list, a nested list follows its paragraph directly. Elsewhere, a blank line does not change the meaning.
function apart(blocks: readonly Block[], tight: boolean): string {
  let out = '';
  for (const [at, block] of blocks.entries()) {
    const close = tight && block.marker !== undefined && blocks[at - 1]?.tight === true;
    out += at === 0 ? block.text : `${close ? '\n' : '\n\n'}${block.text}`;
  }
  return out;
}

function indent(content: string, first: string, rest: string): string {
  return content
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');
}
