// The keywords of strings: length in code points, `pattern`, `format`.

import { numberLiteral, ts } from '../../../code/typescript/typescript.ts';
import { findSlowInput } from '../../../openapi/regex-safety/find-slow-input.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { enumerateMatches, matchExpression } from '../patterns.ts';
import { stringFormats } from '../formats.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { compound } from '../names.ts';
import { messages } from '../messages.ts';
import { noneOfTest } from './enum-const.ts';

/** Returns the checks for a value that is a string. */
export function stringChecks(
  schema: SchemaObject,
  { module, value, hint, isNarrowed }: ValidationContext,
): readonly Check[] {
  // TypeScript rejects comparisons with strings outside of the narrowed type.
  const operand = isNarrowed ? ts`(${value} as string)` : value;
  const { minLength = 0, maxLength, pattern } = schema.string ?? {};
  const checks: Check[] = [];
  if (minLength === 1) {
    checks.push({ violation: ts`${operand} === ''`, failure: { keyword: 'minLength', message: messages.tooShort(1) } });
  } else if (minLength > 1) {
    checks.push({
      violation: ts`${module.runtime('isShorterThan')}(${value}, ${numberLiteral(minLength)})`,
      failure: { keyword: 'minLength', message: messages.tooShort(minLength) },
    });
  }
  if (maxLength !== undefined) {
    checks.push({
      violation: ts`${module.runtime('isLongerThan')}(${value}, ${numberLiteral(maxLength)})`,
      failure: { keyword: 'maxLength', message: messages.tooLong(maxLength) },
    });
  }
  if (pattern !== undefined) {
    const matches = enumerateMatches(pattern);
    // `maxLength` is checked first if the pattern is slow on long strings.
    const isBounded = maxLength !== undefined && findSlowInput(pattern) !== undefined;
    const mismatch = matches
      ? noneOfTest(module, operand, matches, hint)
      : ts`!${matchExpression(module, pattern, compound(hint, 'Pattern'), value, maxLength)}`;
    checks.push({
      violation: isBounded
        ? ts`!${module.runtime('isLongerThan')}(${value}, ${numberLiteral(maxLength)}) && ${mismatch}`
        : mismatch,
      failure: { keyword: 'pattern', message: messages.badPattern(pattern) },
    });
  }
  const format =
    module.registry.options.formats === 'assert' ? stringFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      violation: ts`!${module.runtime(format.predicate)}(${value})`,
      failure: { keyword: 'format', message: messages.badFormat(format.description) },
    });
  }
  return checks;
}
