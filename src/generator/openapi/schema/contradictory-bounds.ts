// Check for contradictory bounds, such as `minimum` above `maximum`.

import type { MapNode } from '../../source/node.ts';
import { placeOf, slip, type Reading } from '../read-context.ts';
import { numberOf } from './keyword-value.ts';

const pairs = [
  ['minimum', 'maximum', false],
  ['exclusiveMinimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minContains', 'maxContains', false],
  ['minProperties', 'maxProperties', false],
] as const;

const lower: ReadonlySet<string> = new Set(pairs.map(([least]) => least));

/** Reports a lower bound above the upper bound, or equal to it if either is exclusive. */
export function checkBounds(schema: MapNode, reading: Reading): void {
  if (!hasLower(schema)) return;
  for (const [least, most, strict] of pairs) {
    const low = schema.entries.get(least);
    const high = schema.entries.get(most);
    const from = numberOf(low?.value);
    const to = numberOf(high?.value);
    if (!low || !high || from === undefined || to === undefined) continue;
    if (strict ? from < to : from <= to) continue;
    slip(reading, 'document/contradiction', low.value, `no value has ${least} ${from} and ${most} ${to}`, {
      related: [{ place: placeOf(high.value), message: `where ${most} is` }],
    });
  }
}

/** Fast path: few schemas have a lower bound. */
function hasLower({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (lower.has(key)) return true;
  return false;
}
