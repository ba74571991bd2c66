// Converts the Markdown that Ashlar generates to HTML.

import MarkdownIt, { type Token } from 'markdown-it';
import { trust } from '../branded-text.ts';
import { htmlCodeBlock, escapeHtml, type Html } from './html-and-svg.ts';
import { isWebAddress, type Markdown } from '../markdown/markdown.ts';

const parser = new MarkdownIt({ html: false, linkify: false });
// Markdown has no syntax for an empty code span, so `codeSpan` prints `<code>` tags. Such tags in text are escaped.
parser.inline.ruler.before('escape', 'code_element', (state, silent) => {
  const match = /^<code>((?:[^<\\]|\\.)*)<\/code>/.exec(state.src.slice(state.pos, state.pos + 4096));
  if (!match) return false;
  if (!silent) state.push('code_inline', 'code', 0).content = unescapeCode(match[1] ?? '');
  state.pos += match[0].length;
  return true;
});
// Only links within the output, to the web, and to mail addresses are allowed.
parser.validateLink = (url) => isWebAddress(url) || !/^[^/?#]*:/.test(url);
parser.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (isWebAddress(String(token?.attrGet('href') ?? ''))) token?.attrSet('rel', 'external noopener noreferrer');
  return self.renderToken(tokens, index, options);
};
parser.renderer.rules.image = () => '';
parser.renderer.rules.hardbreak = () => '<br>';
parser.renderer.rules.hr = () => '<hr>\n';
parser.renderer.rules.fence = (tokens, index) => `${htmlCodeBlock(tokens[index]?.content ?? '')}\n`;
parser.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
parser.renderer.rules.table_close = () => '</table></div>\n';

// Reverts the escapes of `escapeEdgeSpaces` and `escapeInline`.
function unescapeCode(content: string): string {
  return content
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\\([\\*_[\]<>#~$&@:.|!+=-])/g, '$1');
}

const plainTextPattern = /^[\p{L}\p{N} ,.;'"()/%?:-]*$/u;

// Cache of inline HTML: the same phrases appear on many pages.
let inlineCache = new Map<string, Html>();

/** Converts one line of Markdown to inline HTML. */
export function inlineMarkdownToHtml(md: Markdown): Html {
  if (plainTextPattern.test(md)) return escapeHtml(md);
  const cached = inlineCache.get(md);
  if (cached !== undefined) return cached;
  const result = simpleLineToHtml(md) ?? trust<'html'>(parser.renderInline(md));
  if (inlineCache.size >= 50_000) inlineCache = new Map();
  inlineCache.set(md, result);
  return result;
}

/** Converts Markdown to blocks. Headings start below `parentLevel` and never skip a level. */
export function markdownToHtml(md: Markdown, parentLevel: number): Html {
  if (md === '') return trust('');
  if (plainTextPattern.test(md) && !/^\s*(?:\d+[.)]|-|:)/.test(md)) return trust(`<p>${escapeHtml(md)}</p>`);
  const simple = simpleBlocksToHtml(md);
  if (simple !== undefined) return simple;
  const tokens = parser.parse(md, {});
  adjustHeadings(tokens, parentLevel);
  adjustTableCells(tokens);
  return trust(parser.renderer.render(tokens, parser.options, {}).trimEnd());
}

function adjustHeadings(tokens: readonly Token[], parentLevel: number): void {
  let last = parentLevel;
  for (const token of tokens) {
    if (token.type === 'heading_open') last = Math.min(Number(token.tag.slice(1)), last + 1, 6);
    if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = `h${last}`;
  }
}

/** Turns empty header cells into data cells, and removes alignment, which requires inline styles. */
function adjustTableCells(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'th_open' || token.type === 'td_open') token.attrs = null;
    if (token.type !== 'th_open') continue;
    if (tokens[index + 1]?.content !== '') {
      token.attrs = [['scope', 'col']];
      continue;
    }
    for (const end of [token, tokens[index + 2]]) if (end) end.tag = 'td';
  }
}

// Matches text, an escaped character, a code span, or a link whose label is text or code. Sticky, for linear time.
const inlinePattern =
  /([^\\`~*_[\]!<>&\p{Cc}]+|!(?!\[))|\\([\\*_[\]<>#~$&@:.|!+=-])|`([^` \p{Cc}](?:[^`\p{Cc}]*[^` \p{Cc}])?)`(?!`)|\[(`?)([\p{L}\p{N} .-]+)\4\]\((https?:\/\/[a-z0-9.-]+(?:\/[\w./#-]*)?|(?!\/\/)[\w./#-]+)\)/uy;

/** Converts a line that contains only this syntax; `undefined` for other lines. */
export function simpleLineToHtml(line: string): Html | undefined {
  let html = '';
  for (let position = 0; position < line.length; position = inlinePattern.lastIndex) {
    inlinePattern.lastIndex = position;
    const match = inlinePattern.exec(line);
    if (match === null) return undefined;
    const [, words, mark, code, backtick, label = '', address = ''] = match;
    if (words !== undefined) html += escapeText(words);
    else if (mark !== undefined) html += escapeText(mark);
    else if (code !== undefined) html += `<code>${escapeText(code)}</code>`;
    else
      html += `<a href="${address}"${address.startsWith('http') ? ' rel="external noopener noreferrer"' : ''}>${backtick === '`' ? `<code>${label}</code>` : label}</a>`;
  }
  return trust(html);
}

// Escapes the same characters as markdown-it.
function escapeText(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;
}

const fencedBlock = /^(`{3,})[A-Za-z0-9+#._-]*\n([^]*)\n\1$/;

/** Converts paragraphs of simple lines, or one fenced code block; `undefined` if there is other syntax. */
export function simpleBlocksToHtml(md: string): Html | undefined {
  const [, marks = '', content] = fencedBlock.exec(md) ?? [];
  // A line with such a fence within the block would end it.
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

// Matches a line that starts no other block and has no hard line break.
const isTextLine = /^[\p{L}(“][^\n]*[^\s\\]$/u;
