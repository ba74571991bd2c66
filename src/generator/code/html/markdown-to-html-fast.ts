// Fast path of Markdown to HTML: text, code spans, links, and fenced code, with the same result as the parser.

import { trust } from '../branded-text.ts';
import { codeBlock, type Html } from './html.ts';

// Text; an escaped character; a code span; a link whose label is text or code. Sticky, so that the time is linear.
const pieces =
  /([^\\`~*_[\]!<>&\p{Cc}]+|!(?!\[))|\\([\\*_[\]<>#~$&@:.|!+=-])|`([^` \p{Cc}](?:[^`\p{Cc}]*[^` \p{Cc}])?)`(?!`)|\[(`?)([\p{L}\p{N} .-]+)\4\]\((https?:\/\/[a-z0-9.-]+(?:\/[\w./#-]*)?|(?!\/\/)[\w./#-]+)\)/uy;

/** Converts one line; `undefined` if it has other syntax. */
export function simple(line: string): Html | undefined {
  let out = '';
  for (let at = 0; at < line.length; at = pieces.lastIndex) {
    pieces.lastIndex = at;
    const found = pieces.exec(line);
    if (found === null) return undefined;
    const [, words, mark, code, tick, label = '', address = ''] = found;
    if (words !== undefined) out += escaped(words);
    else if (mark !== undefined) out += escaped(mark);
    else if (code !== undefined) out += `<code>${escaped(code)}</code>`;
    else
      out += `<a href="${address}"${address.startsWith('http') ? ' rel="external noopener noreferrer"' : ''}>${tick === '`' ? `<code>${label}</code>` : label}</a>`;
  }
  return trust(out);
}

// Escapes the same characters as markdown-it.
function escaped(words: string): string {
  return /[&<>"]/.test(words)
    ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : words;
}

const fence = /^(`{3,})[A-Za-z0-9+#._-]*\n([^]*)\n\1$/;

/** Converts paragraphs of simple lines, or one fenced code block; `undefined` if there is other syntax. */
export function simpleBlocks(md: string): Html | undefined {
  const [, marks = '', held] = fence.exec(md) ?? [];
  // Such a line within the block would end it.
  if (held !== undefined) return new RegExp(`(?:^|\n) *${marks}`).test(held) ? undefined : codeBlock(`${held}\n`);
  const paragraphs: string[] = [];
  for (const paragraph of md.split('\n\n')) {
    const lines = paragraph.split('\n').map((line) => (beginsWithWords.test(line) ? simple(line) : undefined));
    if (lines.includes(undefined)) return undefined;
    paragraphs.push(`<p>${lines.join('\n')}</p>`);
  }
  return trust(paragraphs.join('\n'));
}

// Starts no other block and has no hard line break.
const beginsWithWords = /^[\p{L}(“][^\n]*[^\s\\]$/u;
