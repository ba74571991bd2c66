// Keywords for strings: length in code points, `pattern`, `format`.

import { and, binary, call, cast, keyword, literal, not } from '../../../code/typescript/build-tree.ts';
import { findSlowInput } from '../../../openapi/regex-safety/find-slow-input.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { enumerateMatches, matchExpression } from '../patterns.ts';
import { stringFormats } from '../formats.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { compound } from '../names.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';
import { noneOfTest } from './enum-const.ts';

/** Returns the checks for a value that is a string. */
export function stringChecks(
  schema: SchemaObject,
  { module, value, hint, isNarrowed }: ValidationContext,
): readonly Check[] {
  // TypeScript rejects comparisons with strings outside of the narrowed type.
  const operand = isNarrowed ? cast(value, keyword('string')) : value;
  const { minLength = 0, maxLength, pattern } = schema.string ?? {};
  const checks: Check[] = [];
  if (minLength === 1) {
    checks.push({
      violation: binary(operand, '===', literal('')),
      failure: { keyword: 'minLength', message: messages.tooShort(1) },
    });
  } else if (minLength > 1) {
    checks.push({
      violation: call(runtime('isShorterThan'), value, literal(minLength)),
      failure: { keyword: 'minLength', message: messages.tooShort(minLength) },
    });
  }
  const isTooLong = maxLength === undefined ? literal(false) : call(runtime('isLongerThan'), value, literal(maxLength));
  if (maxLength !== undefined)
    checks.push({ violation: isTooLong, failure: { keyword: 'maxLength', message: messages.tooLong(maxLength) } });
  if (pattern !== undefined) {
    const matches = enumerateMatches(pattern);
    // `maxLength` is checked first if the pattern is slow on long strings.
    const isBounded = maxLength !== undefined && findSlowInput(pattern) !== undefined;
    const mismatch = matches
      ? noneOfTest(operand, matches, hint)
      : not(matchExpression(pattern, compound(hint, 'Pattern'), value, maxLength));
    checks.push({
      violation: isBounded ? and(not(isTooLong), mismatch) : mismatch,
      failure: { keyword: 'pattern', message: messages.badPattern(pattern) },
    });
  }
  const format =
    module.analysis.options.formats === 'assert' ? stringFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      violation: not(call(runtime(format.predicate), value)),
      failure: { keyword: 'format', message: messages.badFormat(format.description) },
    });
  }
  return checks;
}
