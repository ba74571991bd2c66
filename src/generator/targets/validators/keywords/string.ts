// The keywords of strings: length in code points, `pattern`, `format`.

import { number, ts } from '../../../code/typescript/template-literals.ts';
import { slowness } from '../../../openapi/regex-safety/is-vulnerable.ts';
import type { ObjectSchema } from '../../../model/types/schema.ts';
import { textsOf } from '../finite-patterns.ts';
import { textFormats } from '../formats.ts';
import type { Check, Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { matchOf } from '../regex-constants.ts';
import { sentences } from '../messages.ts';
import { notIn } from './enum-const.ts';

/** Returns the checks for a value that is a string. */
export function textChecks(schema: ObjectSchema, { module, value, hint, narrowed }: Judging): readonly Check[] {
  // TypeScript rejects comparisons with strings outside of the narrowed type.
  const text = narrowed ? ts`(${value} as string)` : value;
  const { minLength = 0, maxLength, pattern } = schema.string ?? {};
  const checks: Check[] = [];
  if (minLength === 1) {
    checks.push({ bad: ts`${text} === ''`, finding: { keyword: 'minLength', message: sentences.tooShort(1) } });
  } else if (minLength > 1) {
    checks.push({
      bad: ts`${module.runtime('isShorter')}(${value}, ${number(minLength)})`,
      finding: { keyword: 'minLength', message: sentences.tooShort(minLength) },
    });
  }
  if (maxLength !== undefined) {
    checks.push({
      bad: ts`${module.runtime('isLonger')}(${value}, ${number(maxLength)})`,
      finding: { keyword: 'maxLength', message: sentences.tooLong(maxLength) },
    });
  }
  if (pattern !== undefined) {
    const texts = textsOf(pattern);
    // `maxLength` is checked first if the pattern is slow on long strings.
    const bounded = maxLength !== undefined && slowness(pattern) !== undefined;
    const mismatch = texts
      ? notIn(module, text, texts, hint)
      : ts`!${matchOf(module, pattern, compound(hint, 'Pattern'), value, maxLength)}`;
    checks.push({
      bad: bounded ? ts`!${module.runtime('isLonger')}(${value}, ${number(maxLength)}) && ${mismatch}` : mismatch,
      finding: { keyword: 'pattern', message: sentences.badPattern(pattern) },
    });
  }
  const format =
    module.workshop.options.formats === 'assert' ? textFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      bad: ts`!${module.runtime(format.test)}(${value})`,
      finding: { keyword: 'format', message: sentences.badFormat(format.words) },
    });
  }
  return checks;
}
