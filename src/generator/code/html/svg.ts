// Inline SVG: elements with escaped attributes and text.

import { trust } from '../branded-text.ts';
import { escapeHtml, type Html } from './html.ts';

/** An SVG fragment, valid within HTML. */
export type Svg = Html;

/** Allowed elements, none of which runs, loads, or links anything. */
export type SvgElementName = 'svg' | 'title' | 'desc' | 'g' | 'rect' | 'path' | 'text';

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
  return escapeHtml(visibleText(value));
}

/** Returns a string as displayed: without control and format characters, with whitespace collapsed. */
export function visibleText(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Rounds a number to tenths, finer than screens display. */
export function roundToTenths(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function attributeValue(value: string | number): string {
  return typeof value === 'number' ? roundToTenths(value) : escapeHtml(value);
}
