// Markdown: escaped text, code, links, table cells, and composition of safe fragments.

import { trust, type Code } from '../branded-text.ts';

export type Md = Code<'md'>;

/** Empty Markdown. */
export const nothing: Md = trust('');

/** Template tag that composes Markdown from safe fragments: md`Needs ${scope}.` */
export function md(written: TemplateStringsArray, ...pieces: readonly Md[]): Md {
  let out = written[0] ?? '';
  for (let at = 0; at < pieces.length; at++) out += (pieces[at] ?? '') + (written[at + 1] ?? '');
  return trust(out);
}

/** Joins the fragments that are not empty with `separator`, which is Markdown. */
export function join(pieces: readonly Md[], separator: string): Md {
  return trust(pieces.filter((piece) => piece !== '').join(separator));
}

/** Joins the blocks that are not empty with blank lines. */
export function stack(blocks: readonly Md[]): Md {
  return join(blocks, '\n\n');
}

/** Joins fragments as an enumeration: "a", "a or b", "a, b or c". */
export function enumerate(pieces: readonly Md[], word: 'and' | 'or'): Md {
  const last = pieces.at(-1);
  if (last === undefined) return nothing;
  if (pieces.length === 1) return last;
  return trust(`${pieces.slice(0, -1).join(', ')} ${word} ${last}`);
}

/** Formats a number as in JSON, which needs no escaping. */
export function number(value: number): Md {
  return trust(String(value));
}

/** Capitalizes a fragment and adds a period. */
export function sentence(piece: Md): Md {
  return ended(trust(`${piece.charAt(0).toUpperCase()}${piece.slice(1)}`));
}

/** Adds a period unless the fragment ends with punctuation. */
export function ended(piece: Md): Md {
  return piece === '' || /[.:!?][*_”)]*$/.test(piece) ? piece : trust(`${piece}.`);
}

// Text without special characters at any position of a line.
const quiet = /^[A-Za-z](?:[A-Za-z0-9 ,()/;'-]*[A-Za-z0-9)])?$/;

/** Escapes a string as inline text on one line, also valid in table cells. */
export function text(value: string): Md {
  if (quiet.test(value)) return trust(value);
  return trust(keepEdges(escapeInline(value, true)));
}

// Characters for which a backslash does not suffice: `|` would end a table cell, and `tableCell` relies on raw
// backticks being delimiters of code spans.
const referenced: Readonly<Record<string, string>> = { '|': '&#124;', '`': '&#96;', '\n': '&#10;', '\r': '&#13;' };

/**
 * Escapes inline syntax and, if `startsLine`, block syntax. Also `://`, `www.`, and `@`: autolinks ignore other
 * escapes.
 */
export function escapeInline(value: string, startsLine: boolean): string {
  const inside = value
    .replace(/[\\*_[\]<>#~$&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/[|`\n\r]/g, (character) => referenced[character] ?? character)
    .replace(/!$/, '\\!');
  return startsLine ? inside.replace(/^([ \t]*)([-+=:])/, '$1\\$2').replace(/^([ \t]*\d+)([.)])/, '$1\\$2') : inside;
}

/** Escapes leading and trailing spaces, which Markdown would drop. */
export function keepEdges(escaped: string): string {
  return escaped.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, (run) => run.replaceAll(' ', '&#32;').replaceAll('\t', '&#9;'));
}

// Fast path: most names have no backticks or spaces.
const bare = /^[\w.[\]{}/:-]+$/;

/** Returns a code span. Line breaks become spaces, as in CommonMark. */
export function code(value: string): Md {
  const line = value.replace(/\r\n?|\n/g, ' ');
  if (line === '') return trust('<code></code>');
  if (bare.test(line)) return trust(`\`${line}\``);
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^`|`$/.test(line) || (/^ .* $/s.test(line) && line.trim() !== '') ? ' ' : '';
  return trust(`${fence}${pad}${line}${pad}${fence}`);
}

/** Returns a fenced code block whose fence is longer than any in the content. `language` is its info string. */
export function codeBlock(value: string, language: string): Md {
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
export function pageLink(label: Md, address: string): Md {
  return trust(`[${label}](${encodeTarget(address)})`);
}

/** Returns a link to an external URL; prints the address as code if it is not a web or mail address. */
export function webLink(label: Md, address: string): Md {
  if (isWebAddress(address)) return trust(`[${label}](${encodeTarget(address)})`);
  const shown = code(address);
  return label === shown || address === '' ? label : trust(`${label} (${shown})`);
}

/** Whether a URL is safe to link: `http`, `https`, or `mailto`. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]/i.test(address);
}

/** Percent-encodes characters that are invalid in URLs or would end the link destination. */
export function encodeTarget(address: string): string {
  return address
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\s<>()[\]{}\\|^`"]/gu, percent)
    .replaceAll('&', '\\&');
}

function percent(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** Escapes inline Markdown for a table cell; only code spans can contain a raw `|`. */
export function cell(inline: Md): Md {
  if (!inline.includes('|')) return inline;
  return trust(
    inline.replace(/(`+)([^`]|[^`].*?[^`])\1(?!`)/gs, (span: string, fence: string, held: string) =>
      cellSpan(span, fence, held),
    ),
  );
}

// In a table cell, `\|` is `|` even in code, so a code span with `\|` is printed as HTML.
function cellSpan(span: string, fence: string, held: string): string {
  if (!held.includes('|')) return span;
  if (!held.includes('\\|')) return `${fence}${held.replaceAll('|', '\\|')}${fence}`;
  const unpadded = /^ .* $/s.test(held) && held.trim() !== '' ? held.slice(1, -1) : held;
  return `<code>${keepEdges(escapeInline(unpadded, false))}</code>`;
}

/** Reverts `tableCell`: only it writes a backslash before a raw `|`. */
export function uncell(made: Md): Md {
  return made.includes('\\|') ? trust(made.replaceAll('\\|', '|')) : made;
}
