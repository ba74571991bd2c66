// Printer of CommonMark inline content.

import { trust } from '../branded-text.ts';
import { codeSpan, escapeInline, isWebAddress, escapeMarkdown, webLink, type Md } from './markdown.ts';
import { plainText, type Inline } from './commonmark-inline-tree.ts';

/** Handling of line breaks: kept, or replaced with spaces where the output must be on one line. */
export type LineBreaks = 'kept' | 'spaces';

/** Prints the inline content of a paragraph, heading, or table cell. */
export function printInline(items: readonly Inline[], breaks: LineBreaks): Md {
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
    const piece = printItem(item, breaks, last === '' ? startsLine : last.endsWith('\n'));
    if (piece === '') continue;
    printed.push(piece);
    last = piece;
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
    case 'marked':
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
  return item.kind === 'marked' ? { ...item, inner: item.inner.map(removeLinks) } : item;
}
