// Inline SVG: elements with escaped attributes and text.

import { trust } from '../branded-text.ts';
import { text, type Html } from './html.ts';

/** An SVG fragment, valid within HTML. */
export type Svg = Html;

/** Allowed elements, none of which runs, loads, or links anything. */
export type SvgElement = 'svg' | 'title' | 'desc' | 'g' | 'rect' | 'path' | 'text';

/** Attributes by name. Numbers are rounded to tenths; undefined ones are omitted. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an element with safe children. */
export function element(name: SvgElement, attributes: SvgAttributes, children: readonly Svg[] = []): Svg {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attribute(value)}"`],
  );
  const open = `<${name}${written.join('')}`;
  return trust(children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`);
}

/** Escapes a string as text on one line, without bidirectional controls. */
export function characters(value: string): Svg {
  return text(visible(value));
}

/** Returns a string as displayed: without control and format characters, with whitespace collapsed. */
export function visible(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Rounds a number to tenths, finer than screens display. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? rounded(value) : text(value);
}
