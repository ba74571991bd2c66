// Makers of Markdown: text, code spans and blocks, links and table cells that mean exactly what they were given.

import { trust, type Code } from '../branded-text.ts';

export type Md = Code<'md'>;

/** Nothing at all. */
export const nothing: Md = trust('');

/** Markdown written here, with made pieces between: md`Needs ${scope}.` */
export function md(written: TemplateStringsArray, ...pieces: readonly Md[]): Md {
  let out = written[0] ?? '';
  for (let at = 0; at < pieces.length; at++) out += (pieces[at] ?? '') + (written[at + 1] ?? '');
  return trust(out);
}

/** Pieces one after another, with `separator` (Markdown as written) between; empty ones are left out. */
export function join(pieces: readonly Md[], separator: string): Md {
  return trust(pieces.filter((piece) => piece !== '').join(separator));
}

/** Blocks one under another, with a blank line between; empty ones are left out. */
export function stack(blocks: readonly Md[]): Md {
  return join(blocks, '\n\n');
}

/** "a", "a or b", "a, b or c". */
export function enumerate(pieces: readonly Md[], word: 'and' | 'or'): Md {
  const last = pieces.at(-1);
  if (last === undefined) return nothing;
  if (pieces.length === 1) return last;
  return trust(`${pieces.slice(0, -1).join(', ')} ${word} ${last}`);
}

/** A number as it is written in JSON; digits mean nothing else in Markdown while no space follows their period. */
export function number(value: number): Md {
  return trust(String(value));
}

/** A made piece as a sentence: a capital letter first and a period last. */
export function sentence(piece: Md): Md {
  return ended(trust(`${piece.charAt(0).toUpperCase()}${piece.slice(1)}`));
}

/** A made piece with a period at its end, unless it ends with a mark already. */
export function ended(piece: Md): Md {
  return piece === '' || /[.:!?][*_”)]*$/.test(piece) ? piece : trust(`${piece}.`);
}

// Letters, digits and spaces that begin with a letter and end with one: nothing in it has a meaning anywhere in a line.
const quiet = /^[A-Za-z](?:[A-Za-z0-9 ,()/;'-]*[A-Za-z0-9)])?$/;

/** Any string as inline text: whatever it holds is shown as it stands, on one line, also in a table cell. */
export function text(value: string): Md {
  if (quiet.test(value)) return trust(value);
  return trust(keepEdges(escapeInline(value, true)));
}

// A character reference where a backslash would not do: `|` would end a table cell, and raw backticks are kept
// for code spans, so that `cell` can find them.
const referenced: Readonly<Record<string, string>> = { '|': '&#124;', '`': '&#96;', '\n': '&#10;', '\r': '&#13;' };

// An address in the text would be read as a link from its first letter on, escapes and all, so its `://`, `www.` and `@`
// are escaped too.
/** Escapes what has a meaning inside a line and, when asked, what has one where a line starts. */
export function escapeInline(value: string, startsLine: boolean): string {
  const inside = value
    .replace(/[\\*_[\]<>#~$&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/[|`\n\r]/g, (character) => referenced[character] ?? character)
    .replace(/!$/, '\\!');
  return startsLine ? inside.replace(/^([ \t]*)([-+=:])/, '$1\\$2').replace(/^([ \t]*\d+)([.)])/, '$1\\$2') : inside;
}

/** Spaces at the edges of a line are dropped by Markdown unless they are written as references. */
export function keepEdges(escaped: string): string {
  return escaped.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, (run) => run.replaceAll(' ', '&#32;').replaceAll('\t', '&#9;'));
}

// Most names, which need a look at neither backticks nor edges.
const bare = /^[\w.[\]{}/:-]+$/;

/** A code span. Line breaks become spaces, as Markdown itself would have it. */
export function code(value: string): Md {
  const line = value.replace(/\r\n?|\n/g, ' ');
  if (line === '') return trust('<code></code>');
  if (bare.test(line)) return trust(`\`${line}\``);
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = /^`|`$/.test(line) || (/^ .* $/s.test(line) && line.trim() !== '') ? ' ' : '';
  return trust(`${fence}${pad}${line}${pad}${fence}`);
}

/** A fenced code block, which ends where it should whatever the text holds. `language` is its info string. */
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

/** A link to a page of the output, by a relative address that the target made. */
export function pageLink(label: Md, address: string): Md {
  return trust(`[${label}](${encodeTarget(address)})`);
}

/** A link to the outside. Where the address is no web or mail address, it is shown instead of linked. */
export function webLink(label: Md, address: string): Md {
  if (isWebAddress(address)) return trust(`[${label}](${encodeTarget(address)})`);
  const shown = code(address);
  return label === shown || address === '' ? label : trust(`${label} (${shown})`);
}

/** True for an address that may be followed without harm: http, https or mailto. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]/i.test(address);
}

/** What ends a target, a cell or a line, and what no address may hold, percent-encoded. */
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

/** Made inline Markdown, fit to stand in a table cell: only code spans can hold a raw `|`. */
export function cell(inline: Md): Md {
  if (!inline.includes('|')) return inline;
  return trust(
    inline.replace(/(`+)([^`]|[^`].*?[^`])\1(?!`)/gs, (span: string, fence: string, held: string) =>
      cellSpan(span, fence, held),
    ),
  );
}

// In a cell `\|` stands for `|` even in code, so a backslash before a `|` can be shown only as a reference.
function cellSpan(span: string, fence: string, held: string): string {
  if (!held.includes('|')) return span;
  if (!held.includes('\\|')) return `${fence}${held.replaceAll('|', '\\|')}${fence}`;
  const unpadded = /^ .* $/s.test(held) && held.trim() !== '' ? held.slice(1, -1) : held;
  return `<code>${keepEdges(escapeInline(unpadded, false))}</code>`;
}

/** What `cell` was given, whatever it had to change: nothing else writes a backslash before a raw `|`. */
export function uncell(made: Md): Md {
  return made.includes('\\|') ? trust(made.replaceAll('\\|', '|')) : made;
}
