// Negation of conditions: the printed condition has the opposite value for all numbers.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { and, binary, literal, local, name, negate, not, or } from '../../src/generator/code/typescript/build-tree.ts';
import { printExpression } from '../../src/generator/code/typescript/print-expression.ts';
import type { Expression } from '../../src/generator/code/typescript/tree.ts';

const symbols = { a: local('a'), b: local('b') };

const { condition } = fc.letrec<{ condition: Expression }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(
        fc.constantFrom(symbols.a, symbols.b),
        fc.constantFrom('<', '<=', '>', '>=', '===', '!==' as const),
        fc.integer({ min: -1, max: 1 }),
      )
      .map(([symbol, operator, value]) => binary(name(symbol), operator, literal(value))),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((parts) => and(...parts)),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((parts) => or(...parts)),
    tie('condition').map(not),
  ),
}));

function print(expression: Expression): string {
  return printExpression(expression, (symbol) => symbol.name);
}

function evaluate(expression: Expression, a: number, b: number): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- The test executes the printed code.
  return (new Function('a', 'b', `return ${print(expression)};`) as (first: number, second: number) => unknown)(a, b);
}

it('has the opposite value', () => {
  const value = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(condition, value, value, (expression, a, b) => {
      expect(evaluate(negate(expression), a, b)).toBe(!evaluate(expression, a, b));
    }),
  );
});

it('negates the parts of a condition', () => {
  const [a, b] = [name(symbols.a), name(symbols.b)];
  const expression = or(not(a), and(binary(a, '<', literal(1)), binary(b, '!==', literal(2))));
  expect(print(negate(expression))).toBe('a && (a >= 1 || b === 2)');
});
