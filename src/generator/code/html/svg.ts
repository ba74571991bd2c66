// Makers of inline SVG: elements whose attributes and texts mean exactly what they were given.

import { trust } from '../branded-text.ts';
import { text, type Html } from './html.ts';

/** A piece of SVG, fit to stand in a page of HTML. */
export type Svg = Html;

/** The elements of drawings. None of them runs, loads or links anything. */
export type SvgElement = 'svg' | 'title' | 'desc' | 'g' | 'rect' | 'path' | 'text';

/** By name; numbers are rounded to tenths, undefined ones are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** An element around pieces that are made already. */
export function element(name: SvgElement, attributes: SvgAttributes, children: readonly Svg[] = []): Svg {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attribute(value)}"`],
  );
  const open = `<${name}${written.join('')}`;
  return trust(children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`);
}

/** Any string as text: on one line, without marks that would reorder what stands around it. */
export function characters(value: string): Svg {
  return text(visible(value));
}

/** A string as it is shown: controls and marks without a width are gone, breaks are spaces, what is no character is replaced. */
export function visible(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** A number of a drawing: tenths are finer than any screen shows. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? rounded(value) : text(value);
}
