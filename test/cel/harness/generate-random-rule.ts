// Random rules over objects with random fields, with the result of the type checker.

import fc from 'fast-check';
import { checkRule } from '../../../src/generator/cel/type-check.ts';
import type { TypedExpression } from '../../../src/generator/cel/checker-context.ts';
import type { CelDiagnostic } from '../../../src/generator/cel/cel-diagnostic.ts';
import { timestamp, type CelType } from '../../../src/generator/cel/types.ts';
import { randomRule } from './well-typed-random-rule.ts';
import { randomObject, drawFromSequence } from './random-types-and-values.ts';

/** Random numbers from which a rule and its values are generated. */
export const drawSequences = fc.array(fc.nat(65_535), { minLength: 30, maxLength: 160, size: 'max' });

export interface GeneratedRule {
  /** Draws from the rest of the sequence. */
  readonly draw: ReturnType<typeof drawFromSequence>;
  readonly self: ReturnType<typeof randomObject>;
  readonly source: string;
  readonly variables: ReadonlyMap<string, CelType>;
  readonly errors: readonly CelDiagnostic[];
  /** Absent if the rule is invalid. */
  readonly rule?: TypedExpression;
}

/** Generates a rule from a sequence of random numbers. */
export function generateRule(numbers: readonly number[]): GeneratedRule {
  const draw = drawFromSequence(numbers);
  const self = randomObject(draw, 'Self');
  const source = randomRule(draw, self);
  const errors: CelDiagnostic[] = [];
  const variables = new Map<string, CelType>([
    ['self', self],
    ['now', timestamp],
  ]);
  const rule = checkRule(source, { variables }, (error) => errors.push(error));
  return { draw, self, source, variables, errors, ...(rule && { rule }) };
}
