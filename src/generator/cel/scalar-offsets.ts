// Source map from the value of a YAML or JSON scalar to its file, for locations inside of rules.

import type { Place } from '../diagnostics/diagnostic.ts';
import type { ScalarNode } from '../source/node.ts';
import { block } from './block-scalar-offsets.ts';
import type { Range } from './ast.ts';
import { flow } from './flow-scalar-offsets.ts';

/**
 * Returns the location of a range of offsets in the scalar's value; the whole scalar if its offsets cannot be
 * determined.
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
 * Returns the source range of each UTF-16 unit of the value; `undefined` if the value is not a string, or differs from
 * the decoded text.
 */
export function scalarOffsets(node: ScalarNode): readonly Range[] | undefined {
  if (typeof node.value !== 'string') return undefined;
  for (const spelled of spellings(node)) {
    if (spelled.text === node.value)
      return spelled.offsets.map(({ start, end }) => ({ start: node.start + start, end: node.start + end }));
  }
  return undefined;
}

/** Decoded text of a scalar, and the range of each of its UTF-16 units, relative to the start of the scalar. */
export interface Spelled {
  readonly text: string;
  readonly offsets: readonly Range[];
}

function spellings(node: ScalarNode): Iterable<Spelled> {
  const raw = node.source.text.slice(node.start, node.end);
  return /^[|>]/.test(raw) ? block(raw, typeof node.value === 'string' ? node.value : '') : [flow(raw)];
}
