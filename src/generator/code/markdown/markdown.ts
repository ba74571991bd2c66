// Markdown: escaped text, code, links, table cells, and composition of safe fragments.

import { joinWords } from '../../diagnostics/join-words.ts';
import { trust, type SafeText } from '../branded-text.ts';

export type Markdown = SafeText<'md'>;

/** Empty Markdown. */
export const emptyMarkdown: Markdown = trust('');

/** Template tag that composes Markdown from safe fragments: md`Needs ${scope}.` */
export function md(strings: TemplateStringsArray, ...fragments: readonly Markdown[]): Markdown {
  let out = strings[0] ?? '';
  for (let index = 0; index < fragments.length; index++) out += (fragments[index] ?? '') + (strings[index + 1] ?? '');
  return trust(out);
}

/** Joins the fragments that are not empty with `separator`, which is Markdown. */
export function joinMarkdown(fragments: readonly Markdown[], separator: string): Markdown {
  return trust(fragments.filter((fragment) => fragment !== '').join(separator));
}

/** Joins the blocks that are not empty with blank lines. */
export function joinBlocks(blocks: readonly Markdown[]): Markdown {
  return joinMarkdown(blocks, '\n\n');
}

/** Joins fragments as an enumeration: "a", "a or b", "a, b or c". */
export function joinEnumeration(fragments: readonly Markdown[], conjunction: 'and' | 'or'): Markdown {
  return trust(joinWords(fragments, conjunction));
}

/** Formats a number as in JSON, which needs no escaping. */
export function markdownNumber(value: number): Markdown {
  return trust(String(value));
}

/** Capitalizes a fragment and adds a period. */
export function toSentence(fragment: Markdown): Markdown {
  return withPeriod(trust(`${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}`));
}

/** Adds a period unless the fragment ends with punctuation. */
export function withPeriod(fragment: Markdown): Markdown {
  return fragment === '' || /[.:!?][*_”)]*$/.test(fragment) ? fragment : trust(`${fragment}.`);
}

// Text without special characters at any position of a line.
const plainTextPattern = /^[A-Za-z](?:[A-Za-z0-9 ,()/;'-]*[A-Za-z0-9)])?$/;

/** Escapes a string as inline text on one line, also valid in table cells. */
export function escapeMarkdown(value: string): Markdown {
  if (plainTextPattern.test(value)) return trust(value);
  return trust(escapeEdgeSpaces(escapeInline(value, true)));
}

// Characters for which a backslash does not suffice: `|` would end a table cell, and `escapeTableCell` relies on raw
// backticks being delimiters of code spans.
const characterReferences: Readonly<Record<string, string>> = {
  '|': '&#124;',
  '`': '&#96;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Escapes inline syntax and, if `startsLine`, block syntax. Also escapes `://`, `www.`, and `@`, which would start
 * autolinks.
 */
export function escapeInline(value: string, startsLine: boolean): string {
  const escaped = value
    .replace(/[\\*_[\]<>#~$&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/[|`\n\r]/g, (character) => characterReferences[character] ?? character)
    .replace(/!$/, '\\!');
  return startsLine ? escaped.replace(/^([ \t]*)([-+=:])/, '$1\\$2').replace(/^([ \t]*\d+)([.)])/, '$1\\$2') : escaped;
}

/** Escapes leading and trailing spaces, which Markdown would drop. */
export function escapeEdgeSpaces(escaped: string): string {
  return escaped.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, (run) => run.replaceAll(' ', '&#32;').replaceAll('\t', '&#9;'));
}

// Fast path: most names have no backticks or spaces.
const simpleCodePattern = /^[\w.[\]{}/:-]+$/;

/** Returns a code span. Line breaks become spaces, as in CommonMark. */
export function codeSpan(value: string): Markdown {
  const line = value.replace(/\r\n?|\n/g, ' ');
  if (line === '') return trust('<code></code>');
  if (simpleCodePattern.test(line)) return trust(`\`${line}\``);
  const fence = '`'.repeat(longestRun(line) + 1);
  // CommonMark strips one space on each side, unless the content is only spaces (not tabs).
  const pad = /^`|`$/.test(line) || (/^ .* $/s.test(line) && /[^ ]/.test(line)) ? ' ' : '';
  return trust(`${fence}${pad}${line}${pad}${fence}`);
}

/** Returns a fenced code block whose fence is longer than any in the content. `language` is its info string. */
export function fencedCodeBlock(value: string, language: string): Markdown {
  const fence = '`'.repeat(Math.max(3, longestRun(value) + 1));
  const info = language.replace(/[^A-Za-z0-9+#._-]/g, '');
  return trust(`${fence}${info}\n${value.replace(/\r\n?/g, '\n').replace(/\n$/, '')}\n${fence}`);
}

function longestRun(value: string): number {
  let longest = 0;
  for (const run of value.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}

/** Returns a link to a relative URL within the output. */
export function pageLink(label: Markdown, address: string): Markdown {
  return trust(`[${label}](${encodeLinkTarget(address)})`);
}

/** Returns a link to an external URL; prints the address as code if it is not a web or mail address. */
export function webLink(label: Markdown, address: string): Markdown {
  if (isWebAddress(address)) return trust(`[${label}](${encodeLinkTarget(address)})`);
  const addressCode = codeSpan(address);
  return label === addressCode || address === '' ? label : trust(`${label} (${addressCode})`);
}

/** Returns whether a URL is safe to link: `http`, `https`, or `mailto`. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]/i.test(address);
}

/** Percent-encodes characters that are invalid in URLs or would end the link destination. */
export function encodeLinkTarget(address: string): string {
  return address
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\s<>()[\]{}\\|^`"]/gu, percentEncode)
    .replaceAll('&', '\\&');
}

function percentEncode(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** Escapes inline Markdown for a table cell; only code spans can contain a raw `|`. */
export function escapeTableCell(inline: Markdown): Markdown {
  if (!inline.includes('|')) return inline;
  return trust(
    inline.replace(/(`+)([^`]|[^`].*?[^`])\1(?!`)/gs, (span: string, fence: string, content: string) =>
      tableCellSpan(span, fence, content),
    ),
  );
}

// In a table cell, `\|` is `|` even in code, so a code span with `\|` is printed as HTML.
function tableCellSpan(span: string, fence: string, content: string): string {
  if (!content.includes('|')) return span;
  if (!content.includes('\\|')) return `${fence}${content.replaceAll('|', '\\|')}${fence}`;
  const unpadded = /^ .* $/s.test(content) && content.trim() !== '' ? content.slice(1, -1) : content;
  return `<code>${escapeEdgeSpaces(escapeInline(unpadded, false))}</code>`;
}

/** Reverts `escapeTableCell`, the only function that writes a backslash before a raw `|`. */
export function unescapeTableCell(cell: Markdown): Markdown {
  return cell.includes('\\|') ? trust(cell.replaceAll('\\|', '|')) : cell;
}
