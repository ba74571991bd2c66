// Random rules over objects with random fields, with the result of the type checker.

import fc from 'fast-check';
import { checkRule } from '../../../src/generator/cel/type-check.ts';
import type { TypedExpression } from '../../../src/generator/cel/checker-context.ts';
import type { CelError } from '../../../src/generator/cel/cel-error.ts';
import { timestamp, type CelType } from '../../../src/generator/cel/types.ts';
import { randomRule } from './random-rule.ts';
import { randomObject, tapeDraw } from './random-type.ts';

/** Random numbers from which a rule and its values are generated. */
export const tapes = fc.array(fc.nat(65_535), { minLength: 30, maxLength: 160, size: 'max' });

export interface GeneratedRule {
  /** Draws from the rest of the tape. */
  readonly draw: ReturnType<typeof tapeDraw>;
  readonly self: ReturnType<typeof randomObject>;
  readonly source: string;
  readonly variables: ReadonlyMap<string, CelType>;
  readonly errors: readonly CelError[];
  /** Absent if the rule is invalid. */
  readonly rule?: TypedExpression;
}

/** Generates a rule from a tape of random numbers. */
export function generateRule(tape: readonly number[]): GeneratedRule {
  const draw = tapeDraw(tape);
  const self = randomObject(draw, 'Self');
  const source = randomRule(draw, self);
  const errors: CelError[] = [];
  const variables = new Map<string, CelType>([
    ['self', self],
    ['now', timestamp],
  ]);
  const rule = checkRule(source, { variables }, (error) => errors.push(error));
  return { draw, self, source, variables, errors, ...(rule && { rule }) };
}
