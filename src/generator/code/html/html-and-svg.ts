// HTML and inline SVG: escaped text, attributes, URLs, data for page scripts, and composition of safe fragments.

import { trust, type SafeText } from '../branded-text.ts';
import { printJsonLine, type JsonTree } from '../json/print-json.ts';

export type Html = SafeText<'html'>;

/** Empty HTML. */
export const emptyHtml: Html = trust('');

/**
 * Template tag that composes HTML from safe fragments: html`<code>${name}</code>`. Attribute values must be in double
 * quotes.
 */
export function html(strings: TemplateStringsArray, ...fragments: readonly Html[]): Html {
  let out = strings[0] ?? '';
  for (let index = 0; index < fragments.length; index++) out += (fragments[index] ?? '') + (strings[index + 1] ?? '');
  return trust(out);
}

/** Joins the fragments that are not empty with `separator`, which is HTML. */
export function joinHtml(fragments: readonly Html[], separator: string): Html {
  return trust(fragments.filter((fragment) => fragment !== '').join(separator));
}

const characterReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// ASCII text that needs no escaping.
const plainTextPattern = /^[\n !#-%(-;=?-~]*$/;

/** Escapes a string for HTML content and quoted attributes. Replaces characters that HTML forbids with U+FFFD. */
export function escapeHtml(value: string): Html {
  if (plainTextPattern.test(value)) return trust(value);
  const valid = replaceInvalid(value);
  return trust(
    /[&<>"']/.test(valid)
      ? valid.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character)
      : valid,
  );
}

/** Returns a scrollable code block. Quotes are not escaped, which makes pages with examples a sixth smaller. */
export function htmlCodeBlock(code: string): Html {
  return trust(
    `<pre tabindex="0"><code>${replaceInvalid(code).replace(/[&<>]/g, (character) => characterReferences[character] ?? character)}</code></pre>`,
  );
}

function replaceInvalid(value: string): string {
  return /^[\x20-\x7E\n]*$/.test(value)
    ? value
    : value
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}\0-\x08\x0B-\x1F\x7F-\x9F]/gu, '\uFFFD');
}

/** Formats a number as in JSON. */
export function htmlNumber(value: number): Html {
  return trust(String(value));
}

/** Escapes a relative URL (`../schemas/pet.html#name`) for a quoted attribute, so that it is never read as absolute. */
export function escapeRelativeUrl(relative: string): Html {
  const safe = /^[^/?#]*:/.test(relative) ? `./${relative}` : relative;
  return escapeHtml(
    safe
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/[\p{Cc}\s"<>\\^`{|}%]/gu, (character) => encodeURIComponent(character)),
  );
}

/** Returns an element ID for a name. Different names have different IDs. */
export function anchorId(name: string): Html {
  if (/^[\w.[\]-]*$/.test(name)) return trust(name);
  return escapeHtml(
    name.replace(/[^\p{L}\p{N}._[\]-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`),
  );
}

const charactersByReference: ReadonlyMap<string, string> = new Map(
  Object.entries(characterReferences).map(([character, reference]) => [reference, character]),
);

/** Returns the text content of HTML without tags: the inverse of `escapeHtml`. */
export function htmlToText(fragment: Html): string {
  if (!/[<&]/.test(fragment)) return fragment;
  return fragment
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => charactersByReference.get(reference) ?? reference);
}

/**
 * Returns a script that calls the function `name` with `value`.
 *
 * @throws if `name` is not an identifier.
 */
export function scriptCall(name: string, value: JsonTree): SafeText<'js'> {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${name} is not a valid identifier`);
  return trust(`${name}(${printJsonLine(value)});\n`);
}

/**
 * Returns a `<script type="application/json">` block, which a content security policy does not restrict. The data
 * cannot end the block.
 */
export function jsonDataBlock(id: string, value: JsonTree): Html {
  const json = trust<'html'>(printJsonLine(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${escapeHtml(id)}">${json}</script>`;
}

/** An SVG fragment, valid within HTML. */
export type Svg = Html;

/** Allowed elements, none of which runs, loads, or links anything. */
type SvgElementName = 'svg' | 'title' | 'desc' | 'g' | 'rect' | 'path' | 'text';

/** Attributes by name. Numbers are rounded to tenths; undefined ones are omitted. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an element with safe children. */
export function svgElement(name: SvgElementName, attributes: SvgAttributes, children: readonly Svg[] = []): Svg {
  const printedAttributes = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeValue(value)}"`],
  );
  const open = `<${name}${printedAttributes.join('')}`;
  return trust(children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`);
}

/** Escapes a string as text on one line, without bidirectional controls. */
export function svgText(value: string): Svg {
  return escapeHtml(toDisplayText(value));
}

/** Returns a string as displayed: without control and format characters, with whitespace collapsed. */
export function toDisplayText(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Rounds a number to tenths, which is finer than screens can display. */
export function roundToTenths(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function attributeValue(value: string | number): string {
  return typeof value === 'number' ? roundToTenths(value) : escapeHtml(value);
}
