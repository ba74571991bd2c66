// Comparisons whose result is constant for the possible values of their operands.

import type { Comparison } from './ast.ts';
import { isNumberType } from './type-relations.ts';
import { numericBounds, knownValues, type ScalarValue, type CelType } from './types.ts';

/** Returns the only possible result, by known values or bounds; `undefined` if both are possible. */
export function constantResult(operator: Comparison, left: CelType, right: CelType): boolean | undefined {
  const [a, b] = [knownValues(left), knownValues(right)];
  if (a && b && a.length > 0 && b.length > 0 && a.length * b.length <= 10_000) {
    const results = new Set(a.flatMap((leftValue) => b.map((rightValue) => compare(operator, leftValue, rightValue))));
    const [only] = results;
    return results.size === 1 ? only : undefined;
  }
  if (!isNumberType(left) || !isNumberType(right)) return undefined;
  const [[leastA, mostA], [leastB, mostB]] = [numericBounds(left), numericBounds(right)];
  switch (operator) {
    case '<':
      return mostA < leastB ? true : leastA >= mostB ? false : undefined;
    case '<=':
      return mostA <= leastB ? true : leastA > mostB ? false : undefined;
    case '>':
      return leastA > mostB ? true : mostA <= leastB ? false : undefined;
    case '>=':
      return leastA >= mostB ? true : mostA < leastB ? false : undefined;
    case '==':
    case '!=':
      return undefined;
    default:
      return operator satisfies never;
  }
}

function compare(operator: Comparison, a: ScalarValue, b: ScalarValue): boolean {
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return operator satisfies never;
  }
}
