// Reads the inline tokens of a description into a small tree; layout tags of HTML become what they mean, other tags words.

import type { Token } from 'markdown-it';

/** The inline part of a description. Nothing else can be printed. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break'; readonly hard: boolean }
  | { readonly kind: 'image'; readonly alt: string; readonly address: string }
  | { readonly kind: 'marked'; readonly mark: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly inner: readonly Inline[] };

/** A span or a tag that waits for its end, and what it holds so far. */
interface Frame {
  /** Of a tag; the spans of Markdown have none. */
  readonly tag?: string;
  readonly items: Inline[];
  /** What it is with all that it holds; without, that belongs to what is around it. */
  readonly made?: (inner: readonly Inline[]) => Inline;
}

/** No description means anything by more marks in one another; those within belong to the last of these. */
const deepest = 32;

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
// Tags whose only effect is a new line, or none; what they hold stays.
const breaking = new Set(['br', 'p', '/p', 'div', '/div', 'ul', '/ul', 'ol', '/ol', 'tr', '/li', 'li']);
const silent = new Set([
  '/br',
  '/tr',
  'td',
  '/td',
  'th',
  '/th',
  'span',
  '/span',
  'table',
  '/table',
  'tbody',
  '/tbody',
  'u',
  '/u',
]);

/** The tree of the inline tokens of one block. */
export function inlineTree(tokens: readonly Token[]): readonly Inline[] {
  const root: Frame = { items: [] };
  const stack = [root];
  for (const token of tokens) {
    if (token.type === 'html_inline') addTag(stack, token.content);
    else if (token.nesting === 1) stack.push(opened(token, stack));
    else if (token.nesting === -1) closeSpan(stack);
    else add(top(stack), leaf(token));
  }
  unwind(stack, 1);
  return root.items;
}

function opened(token: Token, stack: readonly Frame[]): Frame {
  // Too deep, it writes into what is around it.
  if (stack.length > deepest) return { items: top(stack) };
  if (token.type === 'link_open')
    return { items: [], made: (inner) => ({ kind: 'link', address: addressOf(token, 'href'), inner }) };
  return { items: [], made: (inner) => ({ kind: 'marked', mark: token.markup, inner }) };
}

// Tags that are open within the span end with it.
function closeSpan(stack: Frame[]): void {
  unwind(stack, stack.findLastIndex(({ tag }) => tag === undefined) + 1);
  const { items = [], made } = stack.pop() ?? {};
  if (made) top(stack).push(made(items));
}

function leaf(token: Token): Inline {
  switch (token.type) {
    case 'code_inline':
      return { kind: 'code', text: token.content };
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'break', hard: token.type === 'hardbreak' };
    case 'image':
      return { kind: 'image', alt: token.content, address: addressOf(token, 'src') };
    default:
      return { kind: 'text', text: token.content };
  }
}

function addressOf(token: Token, attribute: string): string {
  return String(token.attrGet(attribute) ?? '');
}

// Neighbouring texts are joined, so that what starts a line can be told from what goes on in it.
function add(items: Inline[], item: Inline): void {
  const last = items.at(-1);
  if (item.kind === 'text' && last?.kind === 'text')
    items[items.length - 1] = { kind: 'text', text: last.text + item.text };
  else items.push(item);
}

function top(stack: readonly Frame[]): Inline[] {
  return stack.at(-1)?.items ?? [];
}

function addTag(stack: Frame[], written: string): void {
  if (written.startsWith('<!--')) return;
  const name = (/^<(\/?[A-Za-z][A-Za-z0-9-]*)/.exec(written)?.[1] ?? '').toLowerCase();
  const bare = name.replace('/', '');
  if (bare in marks || bare === 'code' || bare === 'a') {
    if (name !== bare) closeTag(stack, bare);
    else if (stack.length <= deepest) stack.push({ tag: bare, items: [], made: ofTag(bare, written) });
  } else if (breaking.has(name)) {
    add(top(stack), { kind: 'break', hard: true });
    if (name === 'li') add(top(stack), { kind: 'text', text: '• ' });
  } else if (!silent.has(name)) {
    add(top(stack), { kind: 'text', text: written });
  }
}

function ofTag(tag: string, written: string): (inner: readonly Inline[]) => Inline {
  const mark = marks[tag];
  if (mark !== undefined) return (inner) => ({ kind: 'marked', mark, inner });
  if (tag === 'code') return (inner) => ({ kind: 'code', text: words(inner) });
  const address = /\bhref\s*=\s*["']([^"']*)["']/i.exec(written)?.[1] ?? '';
  return (inner) => ({ kind: 'link', address, inner });
}

// A tag ends within the span that it started in, or not at all.
function closeTag(stack: Frame[], tag: string): void {
  const at = stack.findLastIndex((frame) => frame.tag === undefined || frame.tag === tag);
  if (stack[at]?.tag !== tag) return;
  unwind(stack, at + 1);
  const { items = [], made } = stack.pop() ?? {};
  if (made && items.length > 0) add(top(stack), made(items));
}

// A tag that never ends holds nothing: its contents belong to whatever is around it.
function unwind(stack: Frame[], keep: number): void {
  while (stack.length > keep) {
    const frame = stack.pop();
    for (const item of frame?.items ?? []) add(top(stack), item);
  }
}

/** The words of a tree, without its marks. */
export function words(items: readonly Inline[]): string {
  return items
    .map((item) => {
      if (item.kind === 'text' || item.kind === 'code') return item.text;
      if (item.kind === 'image') return item.alt;
      return item.kind === 'break' ? ' ' : words(item.inner);
    })
    .join('');
}
