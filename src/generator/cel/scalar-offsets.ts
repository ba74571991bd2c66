// Where each character of a YAML or JSON scalar stands in its file, so that a column in a rule is one in the document.

import type { Place } from '../diagnostics/diagnostic.ts';
import type { ScalarNode } from '../source/node.ts';
import { block } from './block-scalar-offsets.ts';
import type { Range } from './ast.ts';
import { flow } from './flow-scalar-offsets.ts';

/**
 * The place of a range of offsets in the scalar's value. Where the way it is written cannot be followed, the place is
 * that of the whole scalar.
 */
export function placeInScalar(node: ScalarNode, range: Range): Place {
  const offsets = scalarOffsets(node);
  if (!offsets) return node.source.place(node.start, node.end);
  const last = offsets[Math.max(range.start, range.end - 1)];
  const start = offsets[range.start]?.start ?? node.end;
  const end = range.end > range.start && last ? last.end : start;
  return node.source.place(start, end);
}

/**
 * For each UTF-16 unit of the value, the range of the file that it was written as; undefined where the value is no
 * text, or is not what the scalar spells.
 */
export function scalarOffsets(node: ScalarNode): readonly Range[] | undefined {
  if (typeof node.value !== 'string') return undefined;
  for (const spelled of spellings(node)) {
    if (spelled.text === node.value)
      return spelled.offsets.map(({ start, end }) => ({ start: node.start + start, end: node.start + end }));
  }
  return undefined;
}

/** The text that a scalar spells, with the offsets of each of its units in the scalar as written. */
export interface Spelled {
  readonly text: string;
  readonly offsets: readonly Range[];
}

function spellings(node: ScalarNode): Iterable<Spelled> {
  const raw = node.source.text.slice(node.start, node.end);
  return /^[|>]/.test(raw) ? block(raw, typeof node.value === 'string' ? node.value : '') : [flow(raw)];
}
