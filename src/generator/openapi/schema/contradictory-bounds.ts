// Check for contradictory bounds, such as `minimum` above `maximum`.

import type { MapNode } from '../../source/node.ts';
import { sourceLocation, reportRecoverable, type ReadContext } from '../read-context.ts';
import { numberValue } from './keyword-value.ts';

const boundPairs = [
  ['minimum', 'maximum', false],
  ['exclusiveMinimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minContains', 'maxContains', false],
  ['minProperties', 'maxProperties', false],
] as const;

const lowerBounds: ReadonlySet<string> = new Set(boundPairs.map(([least]) => least));

/** Reports a lower bound above the upper bound, or equal to it if either is exclusive. */
export function checkBounds(schema: MapNode, context: ReadContext): void {
  if (!hasLowerBound(schema)) return;
  for (const [lowerKeyword, upperKeyword, isExclusive] of boundPairs) {
    const low = schema.entries.get(lowerKeyword);
    const high = schema.entries.get(upperKeyword);
    const minimum = numberValue(low?.value);
    const maximum = numberValue(high?.value);
    if (!low || !high || minimum === undefined || maximum === undefined) continue;
    if (isExclusive ? minimum < maximum : minimum <= maximum) continue;
    reportRecoverable(
      context,
      'document/contradictory-bounds',
      low.value,
      `no value has ${lowerKeyword} ${minimum} and ${upperKeyword} ${maximum}`,
      {
        related: [{ location: sourceLocation(high.value), message: `where ${upperKeyword} is` }],
      },
    );
  }
}

/** Fast path: few schemas have a lower bound. */
function hasLowerBound({ entries }: MapNode): boolean {
  for (const key of entries.keys()) if (lowerBounds.has(key)) return true;
  return false;
}
