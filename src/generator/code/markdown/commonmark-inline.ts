// Printer of CommonMark inline content.

import { trust } from '../branded-text.ts';
import { code, escapeInline, isWebAddress, text, webLink, type Md } from './markdown.ts';
import { words, type Inline } from './commonmark-inline-tree.ts';

/** Handling of line breaks: kept, or replaced with spaces where the output must be on one line. */
export type Breaks = 'kept' | 'spaces';

/** Prints the inline content of a paragraph, heading, or table cell. */
export function printInline(items: readonly Inline[], breaks: Breaks): Md {
  return trust(withoutEnd(run(items, breaks, true).replace(/^(?:\s|\\\n)+/, '')));
}

// Scans from the end: a regular expression would take quadratic time for long runs of spaces.
function withoutEnd(printed: string): string {
  let end = printed.length;
  while (/\s/.test(printed.charAt(end - 1))) end -= printed.startsWith('\\\n', end - 2) ? 2 : 1;
  return printed.slice(0, end);
}

// Only the last item is inspected: inspecting all printed text would take quadratic time.
function run(items: readonly Inline[], breaks: Breaks, startsLine: boolean): string {
  const printed: string[] = [];
  let last = '';
  for (const item of items) {
    if (item.kind === 'break' && breaks === 'spaces' && (last === '' || last.endsWith(' '))) continue;
    const piece = print(item, breaks, last === '' ? startsLine : last.endsWith('\n'));
    if (piece === '') continue;
    printed.push(piece);
    last = piece;
  }
  return printed.join('');
}

function print(item: Inline, breaks: Breaks, startsLine: boolean): string {
  switch (item.kind) {
    case 'text':
      return startsLine ? escapeInline(item.text.trimStart(), true) : escapeInline(item.text, false);
    case 'code':
      return code(item.text);
    case 'break':
      if (breaks === 'spaces') return ' ';
      // Two breaks in a row would end the paragraph.
      return startsLine ? '' : item.hard ? '\\\n' : '\n';
    case 'image':
      return webLink(text(item.alt.trim() || 'image'), item.address);
    case 'marked':
      return marked(item.mark, run(item.inner, breaks, false));
    case 'link':
      return link(item.address, item.inner);
    default:
      return item satisfies never;
  }
}

// Emphasis with spaces on the inside would not be parsed as emphasis.
function marked(mark: string, held: string): string {
  if (held.trim() === '') return held;
  return `${mark}${held.replace(/^\s|\s$/g, (space) => `&#${space.charCodeAt(0)};`)}${mark}`;
}

function link(address: string, inner: readonly Inline[]): string {
  const plain = words(inner).trim();
  if (plain === address && isWebAddress(address) && !/[\s<>\\|`\p{Cc}]/u.test(address)) return `<${address}>`;
  const label = run(inner.map(withoutLink), 'spaces', false).trim();
  return webLink(label === '' ? code(address) : trust<'md'>(label), address);
}

// Links cannot be nested: links and images in a label become text.
function withoutLink(item: Inline): Inline {
  if (item.kind === 'image') return { kind: 'text', text: item.alt };
  if (item.kind === 'link') return { kind: 'text', text: words(item.inner) };
  return item.kind === 'marked' ? { ...item, inner: item.inner.map(withoutLink) } : item;
}
