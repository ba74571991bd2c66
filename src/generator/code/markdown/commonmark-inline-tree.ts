// Inline syntax tree of CommonMark. HTML formatting tags become Markdown; unknown tags become text.

import type { Token } from 'markdown-it';

/** An inline node. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break'; readonly hard: boolean }
  | { readonly kind: 'image'; readonly alt: string; readonly address: string }
  | { readonly kind: 'emphasis'; readonly mark: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly inner: readonly Inline[] };

/** An open span or tag and its content so far. */
interface OpenElement {
  /** Tag name; absent for Markdown spans. */
  readonly tag?: string;
  readonly items: Inline[];
  /** Builds the node of the closed element; if absent, the content belongs to the parent. */
  readonly build?: (inner: readonly Inline[]) => Inline;
}

/** Maximum nesting; deeper content belongs to the last element within the limit. */
const maxDepth = 32;

const emphasisMarks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
// Tags that only break the line, and tags without effect. Their content is kept.
const lineBreakTags = new Set(['br', 'p', '/p', 'div', '/div', 'ul', '/ul', 'ol', '/ol', 'tr', '/li', 'li']);
const ignoredTags = new Set([
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

/** Builds the tree of the inline tokens of one block. */
export function buildInlineTree(tokens: readonly Token[]): readonly Inline[] {
  const root: OpenElement = { items: [] };
  const stack = [root];
  for (const token of tokens) {
    if (token.type === 'html_inline') handleTag(stack, token.content);
    else if (token.nesting === 1) stack.push(openSpan(token, stack));
    else if (token.nesting === -1) closeSpan(stack);
    else append(topItems(stack), toLeaf(token));
  }
  unwind(stack, 1);
  return root.items;
}

function openSpan(token: Token, stack: readonly OpenElement[]): OpenElement {
  // Beyond the limit, content goes to the parent.
  if (stack.length > maxDepth) return { items: topItems(stack) };
  if (token.type === 'link_open')
    return { items: [], build: (inner) => ({ kind: 'link', address: attributeValue(token, 'href'), inner }) };
  return { items: [], build: (inner) => ({ kind: 'emphasis', mark: token.markup, inner }) };
}

// Closing a span closes the tags that were opened within it.
function closeSpan(stack: OpenElement[]): void {
  unwind(stack, stack.findLastIndex(({ tag }) => tag === undefined) + 1);
  const { items = [], build } = stack.pop() ?? {};
  if (build) topItems(stack).push(build(items));
}

function toLeaf(token: Token): Inline {
  switch (token.type) {
    case 'code_inline':
      return { kind: 'code', text: token.content };
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'break', hard: token.type === 'hardbreak' };
    case 'image':
      return { kind: 'image', alt: token.content, address: attributeValue(token, 'src') };
    default:
      return { kind: 'text', text: token.content };
  }
}

function attributeValue(token: Token, attribute: string): string {
  return String(token.attrGet(attribute) ?? '');
}

// Merges adjacent text, so that only text at the start of a line is escaped as such.
function append(items: Inline[], item: Inline): void {
  const last = items.at(-1);
  if (item.kind === 'text' && last?.kind === 'text')
    items[items.length - 1] = { kind: 'text', text: last.text + item.text };
  else items.push(item);
}

function topItems(stack: readonly OpenElement[]): Inline[] {
  return stack.at(-1)?.items ?? [];
}

function handleTag(stack: OpenElement[], tagText: string): void {
  if (tagText.startsWith('<!--')) return;
  const name = (/^<(\/?[A-Za-z][A-Za-z0-9-]*)/.exec(tagText)?.[1] ?? '').toLowerCase();
  const tagName = name.replace('/', '');
  if (tagName in emphasisMarks || tagName === 'code' || tagName === 'a') {
    if (name !== tagName) closeTag(stack, tagName);
    else if (stack.length <= maxDepth) stack.push({ tag: tagName, items: [], build: nodeBuilder(tagName, tagText) });
  } else if (lineBreakTags.has(name)) {
    append(topItems(stack), { kind: 'break', hard: true });
    if (name === 'li') append(topItems(stack), { kind: 'text', text: '• ' });
  } else if (!ignoredTags.has(name)) {
    append(topItems(stack), { kind: 'text', text: tagText });
  }
}

function nodeBuilder(tag: string, tagText: string): (inner: readonly Inline[]) => Inline {
  const mark = emphasisMarks[tag];
  if (mark !== undefined) return (inner) => ({ kind: 'emphasis', mark, inner });
  if (tag === 'code') return (inner) => ({ kind: 'code', text: plainText(inner) });
  const address = /\bhref\s*=\s*["']([^"']*)["']/i.exec(tagText)?.[1] ?? '';
  return (inner) => ({ kind: 'link', address, inner });
}

// A tag can only be closed within the span that it was opened in.
function closeTag(stack: OpenElement[], tag: string): void {
  const index = stack.findLastIndex((frame) => frame.tag === undefined || frame.tag === tag);
  if (stack[index]?.tag !== tag) return;
  unwind(stack, index + 1);
  const { items = [], build } = stack.pop() ?? {};
  if (build && items.length > 0) append(topItems(stack), build(items));
}

// Closes all elements above `depth`. The content of an unclosed tag belongs to the parent.
function unwind(stack: OpenElement[], depth: number): void {
  while (stack.length > depth) {
    const frame = stack.pop();
    for (const item of frame?.items ?? []) append(topItems(stack), item);
  }
}

/** Returns the text of a tree without markup. */
export function plainText(items: readonly Inline[]): string {
  return items
    .map((item) => {
      if (item.kind === 'text' || item.kind === 'code') return item.text;
      if (item.kind === 'image') return item.alt;
      return item.kind === 'break' ? ' ' : plainText(item.inner);
    })
    .join('');
}
