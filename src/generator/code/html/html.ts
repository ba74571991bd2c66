// HTML: escaped text, attributes, URLs, and composition of safe fragments.

import { trust, type Code } from '../branded-text.ts';

export type Html = Code<'html'>;

/** Empty HTML. */
export const nothing: Html = trust('');

/** Template tag that composes HTML from safe fragments: html`<code>${name}</code>`. Attributes take double quotes. */
export function html(written: TemplateStringsArray, ...pieces: readonly Html[]): Html {
  let out = written[0] ?? '';
  for (let at = 0; at < pieces.length; at++) out += (pieces[at] ?? '') + (written[at + 1] ?? '');
  return trust(out);
}

/** Joins the fragments that are not empty with `separator`, which is HTML. */
export function join(pieces: readonly Html[], separator: string): Html {
  return trust(pieces.filter((piece) => piece !== '').join(separator));
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// ASCII text that needs no escaping.
const quiet = /^[\n !#-%(-;=?-~]*$/;

/** Escapes a string for HTML content and quoted attributes. Replaces characters that HTML forbids with U+FFFD. */
export function text(value: string): Html {
  if (quiet.test(value)) return trust(value);
  const known = sound(value);
  return trust(/[&<>"']/.test(known) ? known.replace(/[&<>"']/g, (mark) => references[mark] ?? mark) : known);
}

/** Returns a scrollable code block. Quotes are not escaped, which saves a sixth of the size of a page of examples. */
export function codeBlock(code: string): Html {
  return trust(
    `<pre tabindex="0"><code>${sound(code).replace(/[&<>]/g, (mark) => references[mark] ?? mark)}</code></pre>`,
  );
}

function sound(value: string): string {
  return /^[\x20-\x7E\n]*$/.test(value)
    ? value
    : value
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}\0-\x08\x0B-\x1F\x7F-\x9F]/gu, '\uFFFD');
}

/** Formats a number as in JSON. */
export function number(value: number): Html {
  return trust(String(value));
}

/**
 * Escapes a relative URL (`../schemas/pet.html#name`) for a quoted attribute, such that it is never read as absolute.
 */
export function address(relative: string): Html {
  const safe = /^[^/?#]*:/.test(relative) ? `./${relative}` : relative;
  return text(
    safe.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[\p{Cc}\s"<>\\^`{|}%]/gu, (mark) => encodeURIComponent(mark)),
  );
}

/** Returns an element ID for a text. Different texts have different IDs. */
export function anchor(name: string): Html {
  if (/^[\w.[\]-]*$/.test(name)) return trust(name);
  return text(name.replace(/[^\p{L}\p{N}._[\]-]/gu, (mark) => `~${(mark.codePointAt(0) ?? 0).toString(16)}~`));
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(references).map(([mark, reference]) => [reference, mark]),
);

/** Returns the text content of HTML without tags: the inverse of `escapeHtml`. */
export function textOf(made: Html): string {
  if (!/[<&]/.test(made)) return made;
  return made
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => meanings.get(reference) ?? reference);
}
