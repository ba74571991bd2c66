// Do random rules over random schemas check, and answer, compiled and interpreted, as CEL's own evaluator does?

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../../src/generator/commands/lint/values/evaluate-rule.ts';
import { timestamp } from '../../../src/generator/cel/types.ts';
import { compiled } from './judges/compiled.ts';
import { drawnRule, tapes } from './judges/drawn-rule.ts';
import { randomValue } from './judges/random-schema.ts';
import { reference } from './judges/reference.ts';
import { runs } from '../../tier.ts';

/** What may rightly be said of a rule that makes sense: that chance made a part of it pointless. */
const pointless = new Set(['cel/constant-condition', 'cel/constant-rule', 'cel/redundant-guard']);

describe('random rules', () => {
  let sound = 0;
  let all = 0;
  it('agree with the evaluator', () => {
    fc.assert(
      fc.property(tapes, (tape) => {
        const { draw, self, text, variables, problems, rule } = drawnRule(tape);
        expect(
          problems.filter(({ code }) => !pointless.has(code)),
          text,
        ).toEqual([]);
        all++;
        if (!rule) return;
        sound++;
        const [ours, theirs] = [compiled(rule), reference(text, variables)];
        for (let count = 0; count < 4; count++) {
          const given = { self: randomValue(draw, self), now: randomValue(draw, timestamp) };
          const answer = theirs(given);
          expect([ours(given), given, text]).toEqual([answer, given, text]);
          expect([evaluateExpression(rule, new Map<string, unknown>(Object.entries(given))), given, text]).toEqual([
            answer,
            given,
            text,
          ]);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
  it('are seldom pointless, so that most were judged', () => {
    expect(sound / all).toBeGreaterThan(0.3);
  });
});
