// Makers of HTML: text and addresses that mean exactly what they were given, between tags and in quoted attributes.

import { trust, type Code } from '../branded-text.ts';

export type Html = Code<'html'>;

/** Nothing at all. */
export const nothing: Html = trust('');

/** HTML written here, with made pieces between: html`<code>${name}</code>`. Attributes are written with double quotes. */
export function html(written: TemplateStringsArray, ...pieces: readonly Html[]): Html {
  let out = written[0] ?? '';
  for (let at = 0; at < pieces.length; at++) out += (pieces[at] ?? '') + (written[at + 1] ?? '');
  return trust(out);
}

/** Pieces one after another, with `separator` (HTML as written) between; empty ones are left out. */
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

// ASCII without controls, but for line breaks, and without the five marks: what most texts are.
const quiet = /^[\n !#-%(-;=?-~]*$/;

/** Any string as text: fit to stand between tags and in an attribute with quotes. Characters that HTML has not are replaced. */
export function text(value: string): Html {
  if (quiet.test(value)) return trust(value);
  const known = sound(value);
  return trust(/[&<>"']/.test(known) ? known.replace(/[&<>"']/g, (mark) => references[mark] ?? mark) : known);
}

/** Code in a block that can be scrolled. It has many quotes, and stands in no attribute: they stay as they are, which spares a sixth of a page of examples. */
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

/** A number as it is written in JSON. */
export function number(value: number): Html {
  return trust(String(value));
}

/** A relative address within the output (`../schemas/pet.html#name`), for an attribute with quotes; it never has a scheme. */
export function address(relative: string): Html {
  const safe = /^[^/?#]*:/.test(relative) ? `./${relative}` : relative;
  return text(
    safe.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[\p{Cc}\s"<>\\^`{|}%]/gu, (mark) => encodeURIComponent(mark)),
  );
}

/** A text as the name of a place on a page, the same for the place and for the links to it (see `fragment`). Two different texts never give one name. */
export function anchor(name: string): Html {
  if (/^[\w.[\]-]*$/.test(name)) return trust(name);
  return text(name.replace(/[^\p{L}\p{N}._[\]-]/gu, (mark) => `~${(mark.codePointAt(0) ?? 0).toString(16)}~`));
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(references).map(([mark, reference]) => [reference, mark]),
);

/** The text of made HTML, as a reader sees it: the inverse of `text`, with tags left out. */
export function textOf(made: Html): string {
  if (!/[<&]/.test(made)) return made;
  return made
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => meanings.get(reference) ?? reference);
}
