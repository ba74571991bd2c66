// Source map from the value of a YAML or JSON scalar to its file, for locations inside of rules.

import type { Location } from '../diagnostics/diagnostic.ts';
import type { ScalarNode } from '../source/node.ts';
import { readBlockScalar } from './block-scalar-offsets.ts';
import type { TextRange } from './ast.ts';
import { readFlowScalar } from './flow-scalar-offsets.ts';

/**
 * Returns the location of a range of offsets in the scalar's value; the whole scalar if its offsets cannot be
 * determined.
 */
export function locateInScalar(node: ScalarNode, range: TextRange): Location {
  const offsets = mapScalarOffsets(node);
  if (!offsets) return node.source.location(node.start, node.end);
  const last = offsets[Math.max(range.start, range.end - 1)];
  const start = offsets[range.start]?.start ?? node.end;
  const end = range.end > range.start && last ? last.end : start;
  return node.source.location(start, end);
}

/**
 * Returns the source range of each UTF-16 unit of the value; `undefined` if the value is not a string, or differs from
 * the decoded text.
 */
export function mapScalarOffsets(node: ScalarNode): readonly TextRange[] | undefined {
  if (typeof node.value !== 'string') return undefined;
  for (const decoded of decodeScalar(node)) {
    if (decoded.text === node.value)
      return decoded.offsets.map(({ start, end }) => ({ start: node.start + start, end: node.start + end }));
  }
  return undefined;
}

/** Decoded text of a scalar, and the range of each of its UTF-16 units, relative to the start of the scalar. */
export interface DecodedScalar {
  readonly text: string;
  readonly offsets: readonly TextRange[];
}

function decodeScalar(node: ScalarNode): Iterable<DecodedScalar> {
  const raw = node.source.text.slice(node.start, node.end);
  return /^[|>]/.test(raw)
    ? readBlockScalar(raw, typeof node.value === 'string' ? node.value : '')
    : [readFlowScalar(raw)];
}
