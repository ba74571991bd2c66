// Checks for strings: length in code points and `pattern`.

import { and, binary, call, cast, keyword, literal, not } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import { findSlowInput } from '../../../openapi/regex-safety/find-slow-input.ts';
import type { Facets } from '../../../model/facets.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { enumerateMatches, matchExpression } from '../match-and-enumerate-patterns.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { compound } from '../preferred-variable-names.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';
import { noneOfTest } from './enum-const.ts';

export function lengthChecks(
  { minLength = 0, maxLength }: Facets['length'],
  context: ValidationContext,
): readonly Check[] {
  const checks: Check[] = [];
  if (minLength > 0) {
    checks.push({
      violation:
        minLength === 1
          ? binary(operandOf(context), '===', literal(''))
          : call(runtime('isShorterThan'), context.value, literal(minLength)),
      failure: {
        keyword: 'minLength',
        message: messages.tooShort(minLength),
        report: { name: 'reportMinLength', argument: minLength },
      },
    });
  }
  if (maxLength !== undefined) {
    checks.push({
      violation: isLongerThan(context.value, maxLength),
      failure: {
        keyword: 'maxLength',
        message: messages.tooLong(maxLength),
        report: { name: 'reportMaxLength', argument: maxLength },
      },
    });
  }
  return checks;
}

export function patternChecks(
  { pattern = '' }: Facets['pattern'],
  context: ValidationContext,
  { string: { maxLength } = {} }: SchemaObject,
): readonly Check[] {
  const { value, hint } = context;
  const matches = enumerateMatches(pattern);
  const mismatch = matches
    ? noneOfTest(operandOf(context), matches, hint)
    : not(matchExpression(pattern, compound(hint, 'Pattern'), value, maxLength));
  // `maxLength` is checked first if the pattern is slow on long strings.
  const isBounded = maxLength !== undefined && findSlowInput(pattern) !== undefined;
  const violation = isBounded ? and(not(isLongerThan(value, maxLength)), mismatch) : mismatch;
  return [{ violation, failure: { keyword: 'pattern', message: messages.badPattern(pattern) } }];
}

/** Returns the value as an operand. TypeScript rejects comparisons with strings outside of the narrowed type. */
function operandOf({ value, isNarrowed }: ValidationContext): Expression {
  return isNarrowed ? cast(value, keyword('string')) : value;
}

function isLongerThan(value: Expression, maxLength: number): Expression {
  return call(runtime('isLongerThan'), value, literal(maxLength));
}
