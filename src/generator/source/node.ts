// The located tree: what a YAML or JSON text says, with the place of every key and value.

import type { Place } from '../diagnostics/diagnostic.ts';

/** One text that was read. */
export interface Source {
  /** Path as shown to people: relative to the working directory, with `/`. */
  readonly file: string;
  readonly text: string;
  /** The place of a range of offsets (UTF-16) in `text`. */
  place(start: number, end: number): Place;
  /** The offset of a line and column, counted from 1; the end of the text where it is beyond. */
  offset(line: number, column: number): number;
  /** A line of the text, counted from 1, without its break. */
  line(number: number): string | undefined;
}

interface Located {
  readonly source: Source;
  /** Offsets of the value in the source's text. */
  readonly start: number;
  readonly end: number;
  /** JSON pointer of the value within its file, percent-decoded: `/paths/~1users/get`. */
  readonly pointer: string;
}

export interface ScalarNode extends Located {
  readonly kind: 'scalar';
  /** Integers beyond 2^53 keep their digits in `raw`. */
  readonly value: string | number | boolean | null;
  /** The scalar as written. */
  readonly raw: string;
}

export interface ListNode extends Located {
  readonly kind: 'list';
  readonly items: readonly Node[];
}

export interface MapNode extends Located {
  readonly kind: 'map';
  /** In the order written. A Map, so that `__proto__` is a key like any other. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Entry {
  readonly key: string;
  /** Offsets of the key. */
  readonly start: number;
  readonly end: number;
  readonly value: Node;
}

export type Node = ScalarNode | ListNode | MapNode;

/** Any JSON value. Objects made by Ashlar have no prototype surprises: members are own properties. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
