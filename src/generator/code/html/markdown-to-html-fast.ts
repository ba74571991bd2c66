// Made Markdown that needs no parser: most of it is words, code spans, links and fenced code. The answer is the parser's own, to the byte.

import { trust } from '../branded-text.ts';
import { codeBlock, type Html } from './html.ts';

// Words; a mark with a backslash; a span of code; a link to a page or into the web, whose label is words or code. Read one
// after another from where the last one ended, so that the time grows with the text alone.
const pieces =
  /([^\\`~*_[\]!<>&\p{Cc}]+|!(?!\[))|\\([\\*_[\]<>#~$&@:.|!+=-])|`([^` \p{Cc}](?:[^`\p{Cc}]*[^` \p{Cc}])?)`(?!`)|\[(`?)([\p{L}\p{N} .-]+)\4\]\((https?:\/\/[a-z0-9.-]+(?:\/[\w./#-]*)?|(?!\/\/)[\w./#-]+)\)/uy;

/** One line; undefined where there is more in it. */
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

// What the parser escapes.
function escaped(words: string): string {
  return /[&<>"]/.test(words)
    ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : words;
}

const fence = /^(`{3,})[A-Za-z0-9+#._-]*\n([^]*)\n\1$/;

/** Paragraphs of such lines, or one block of code; undefined where there is more. */
export function simpleBlocks(md: string): Html | undefined {
  const [, marks = '', held] = fence.exec(md) ?? [];
  // A line within that begins with the marks would end the block.
  if (held !== undefined) return new RegExp(`(?:^|\n) *${marks}`).test(held) ? undefined : codeBlock(`${held}\n`);
  const paragraphs: string[] = [];
  for (const paragraph of md.split('\n\n')) {
    const lines = paragraph.split('\n').map((line) => (beginsWithWords.test(line) ? simple(line) : undefined));
    if (lines.includes(undefined)) return undefined;
    paragraphs.push(`<p>${lines.join('\n')}</p>`);
  }
  return trust(paragraphs.join('\n'));
}

// Nothing that opens another block, and no break at the end.
const beginsWithWords = /^[\p{L}(“][^\n]*[^\s\\]$/u;
