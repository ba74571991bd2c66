// Comparisons whose result is constant for the possible values of their operands.

import type { Comparison } from './ast.ts';
import { isNumber } from './type-relations.ts';
import { boundsOf, valuesOf, type Scalar, type Type } from './types.ts';

/** Returns the only possible result, by known values or bounds; `undefined` if both are possible. */
export function onlyAnswer(operator: Comparison, left: Type, right: Type): boolean | undefined {
  const [a, b] = [valuesOf(left), valuesOf(right)];
  if (a && b && a.length > 0 && b.length > 0 && a.length * b.length <= 10_000) {
    const answers = new Set(a.flatMap((one) => b.map((other) => compare(operator, one, other))));
    const [only] = answers;
    return answers.size === 1 ? only : undefined;
  }
  if (!isNumber(left) || !isNumber(right)) return undefined;
  const [[leastA, mostA], [leastB, mostB]] = [boundsOf(left), boundsOf(right)];
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

function compare(operator: Comparison, a: Scalar, b: Scalar): boolean {
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
