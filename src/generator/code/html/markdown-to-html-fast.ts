// Fast path of Markdown to HTML: text, code spans, links, and fenced code, with the same result as the parser.

import { trust } from '../branded-text.ts';
import { htmlCodeBlock, type Html } from './html.ts';

// Text; an escaped character; a code span; a link whose label is text or code. Sticky, so that the time is linear.
const inlinePattern =
  /([^\\`~*_[\]!<>&\p{Cc}]+|!(?!\[))|\\([\\*_[\]<>#~$&@:.|!+=-])|`([^` \p{Cc}](?:[^`\p{Cc}]*[^` \p{Cc}])?)`(?!`)|\[(`?)([\p{L}\p{N} .-]+)\4\]\((https?:\/\/[a-z0-9.-]+(?:\/[\w./#-]*)?|(?!\/\/)[\w./#-]+)\)/uy;

/** Converts one line; `undefined` if it has other syntax. */
export function simpleLineToHtml(line: string): Html | undefined {
  let out = '';
  for (let at = 0; at < line.length; at = inlinePattern.lastIndex) {
    inlinePattern.lastIndex = at;
    const match = inlinePattern.exec(line);
    if (match === null) return undefined;
    const [, words, mark, code, tick, label = '', address = ''] = match;
    if (words !== undefined) out += escapeText(words);
    else if (mark !== undefined) out += escapeText(mark);
    else if (code !== undefined) out += `<code>${escapeText(code)}</code>`;
    else
      out += `<a href="${address}"${address.startsWith('http') ? ' rel="external noopener noreferrer"' : ''}>${tick === '`' ? `<code>${label}</code>` : label}</a>`;
  }
  return trust(out);
}

// Escapes the same characters as markdown-it.
function escapeText(words: string): string {
  return /[&<>"]/.test(words)
    ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : words;
}

const fencedBlock = /^(`{3,})[A-Za-z0-9+#._-]*\n([^]*)\n\1$/;

/** Converts paragraphs of simple lines, or one fenced code block; `undefined` if there is other syntax. */
export function simpleBlocksToHtml(md: string): Html | undefined {
  const [, marks = '', content] = fencedBlock.exec(md) ?? [];
  // Such a line within the block would end it.
  if (content !== undefined)
    return new RegExp(`(?:^|\n) *${marks}`).test(content) ? undefined : htmlCodeBlock(`${content}\n`);
  const paragraphs: string[] = [];
  for (const paragraph of md.split('\n\n')) {
    const lines = paragraph.split('\n').map((line) => (isTextLine.test(line) ? simpleLineToHtml(line) : undefined));
    if (lines.includes(undefined)) return undefined;
    paragraphs.push(`<p>${lines.join('\n')}</p>`);
  }
  return trust(paragraphs.join('\n'));
}

// Starts no other block and has no hard line break.
const isTextLine = /^[\p{L}(“][^\n]*[^\s\\]$/u;
