// Random rules: compiled or interpreted, they return the same results as the CEL reference implementation.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from '../../src/generator/model/expressions/evaluate-expression.ts';
import { timestamp } from '../../src/generator/cel/types.ts';
import { compileRule } from './harness/compile-rule.ts';
import { generateRule, drawSequences } from './harness/generate-random-rule.ts';
import { randomValue } from './harness/random-types-and-values.ts';
import { createReferenceEvaluator } from './harness/reference-evaluator.ts';
import { runs } from '../tier.ts';

/** Errors that a random rule may have: it is constant, or a guard in it is redundant. */
const acceptedErrors = new Set(['cel/constant-condition', 'cel/constant-rule', 'cel/redundant-guard']);

test('random rules return the same results as the reference implementation', () => {
  let evaluatedCount = 0;
  let totalCount = 0;
  fc.assert(
    fc.property(drawSequences, (numbers) => {
      const { draw, self, source, variables, errors, rule } = generateRule(numbers);
      const unexpectedErrors = errors.filter(({ code }) => !acceptedErrors.has(code));
      expect(unexpectedErrors, source).toEqual([]);
      totalCount++;
      if (!rule) return;
      evaluatedCount++;
      const evaluate = compileRule(rule);
      const evaluateReference = createReferenceEvaluator(source, variables);
      for (let count = 0; count < 4; count++) {
        const values = { self: randomValue(draw, self), now: randomValue(draw, timestamp) };
        const expected = { source, values, result: evaluateReference(values) };
        const interpretedResult = evaluateExpression(rule, new Map<string, unknown>(Object.entries(values)));
        expect({ source, values, result: evaluate(values) }).toEqual(expected);
        expect({ source, values, result: interpretedResult }).toEqual(expected);
      }
    }),
    { numRuns: runs(5000) },
  );
  // The test proves little if most of the rules are invalid.
  expect(evaluatedCount / totalCount).toBeGreaterThan(0.3);
});
