// Random rules: compiled and interpreted, they return the results of the CEL reference implementation.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../src/generator/commands/lint/x-rules/evaluate-rule.ts';
import { timestamp } from '../../src/generator/cel/types.ts';
import { compileRule } from './harness/compile-rule.ts';
import { generateRule, tapes } from './harness/generate-rule.ts';
import { randomValue } from './harness/random-type.ts';
import { createReferenceEvaluator } from './harness/reference-evaluator.ts';
import { runs } from '../tier.ts';

/** Errors that a random rule may have: it is constant, or a guard in it is redundant. */
const acceptedErrors = new Set(['cel/constant-condition', 'cel/constant-rule', 'cel/redundant-guard']);

describe('random rules', () => {
  let evaluated = 0;
  let total = 0;
  it('agree with the reference implementation', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const { draw, self, text, variables, problems, rule } = generateRule(tape);
        expect(
          problems.filter(({ code }) => !acceptedErrors.has(code)),
          text,
        ).toEqual([]);
        total++;
        if (!rule) return;
        evaluated++;
        const [evaluate, evaluateReference] = [compileRule(rule), createReferenceEvaluator(text, variables)];
        for (let count = 0; count < 4; count++) {
          const values = { self: randomValue(draw, self), now: randomValue(draw, timestamp) };
          const expected = evaluateReference(values);
          expect([evaluate(values), values, text]).toEqual([expected, values, text]);
          expect([evaluateExpression(rule, new Map<string, unknown>(Object.entries(values))), values, text]).toEqual([
            expected,
            values,
            text,
          ]);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
  it('are evaluated in more than 30 percent of the cases', () => {
    expect(evaluated / total).toBeGreaterThan(0.3);
  });
});
