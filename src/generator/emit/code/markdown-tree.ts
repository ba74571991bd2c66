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

/** A tag that waits for its end, and what it holds so far. */
interface Frame {
  readonly name: string;
  readonly address: string;
  readonly items: Inline[];
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
// Tags whose only effect is a new line, or none; what they hold stays.
const breaking = new Set(['br', 'p', '/p', 'div', '/div', 'ul', '/ul', 'ol', '/ol', 'tr', '/li', 'li']);
const silent = new Set(['/br', '/tr', 'td', '/td', 'th', '/th', 'span', '/span', 'table', '/table', 'tbody', '/tbody', 'u', '/u']);

/** The tree of the inline tokens of one block. */
export function inlineTree(tokens: readonly Token[]): readonly Inline[] {
  const root: Frame = { name: '', address: '', items: [] };
  const stack = [root];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.type === 'html_inline') {
      addTag(stack, token.content);
    } else if (token?.nesting === 1) {
      const end = closing(tokens, at);
      top(stack).push(opened(token, inlineTree(tokens.slice(at + 1, end))));
      at = end;
    } else if (token) {
      add(top(stack), leaf(token));
    }
  }
  unwind(stack, 1);
  return root.items;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    depth += tokens[at]?.nesting ?? 0;
    if (depth === 0) return at;
  }
  return tokens.length;
}

function opened(token: Token, inner: readonly Inline[]): Inline {
  if (token.type === 'link_open') return { kind: 'link', address: addressOf(token, 'href'), inner };
  return { kind: 'marked', mark: token.markup, inner };
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
  if (item.kind === 'text' && last?.kind === 'text') items[items.length - 1] = { kind: 'text', text: last.text + item.text };
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
    if (name === bare) stack.push({ name, address: /\bhref\s*=\s*["']([^"']*)["']/i.exec(written)?.[1] ?? '', items: [] });
    else close(stack, bare);
  } else if (breaking.has(name)) {
    add(top(stack), { kind: 'break', hard: true });
    if (name === 'li') add(top(stack), { kind: 'text', text: '• ' });
  } else if (!silent.has(name)) {
    add(top(stack), { kind: 'text', text: written });
  }
}

function close(stack: Frame[], name: string): void {
  const at = stack.findLastIndex((frame) => frame.name === name);
  if (at < 1) return;
  unwind(stack, at + 1);
  const frame = stack.pop();
  if (!frame || frame.items.length === 0) return;
  const mark = marks[name];
  if (mark !== undefined) add(top(stack), { kind: 'marked', mark, inner: frame.items });
  else if (name === 'code') add(top(stack), { kind: 'code', text: words(frame.items) });
  else add(top(stack), { kind: 'link', address: frame.address, inner: frame.items });
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
