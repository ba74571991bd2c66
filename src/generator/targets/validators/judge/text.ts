// What a string must meet: its length in code points, its pattern, its format.

import { string } from '../../../emit/code/string.ts';
import { number, ts } from '../../../emit/code/typescript.ts';
import type { ObjectSchema } from '../../../model/declarations/assertions.ts';
import { textFormats } from '../formats.ts';
import type { Check, Judging } from '../judging.ts';
import { compound } from '../names.ts';
import { patternConstant } from '../patterns.ts';

/** The checks of a value that is a string. */
export function textChecks(schema: ObjectSchema, { module, value, hint }: Judging): readonly Check[] {
  const { minLength = 0, maxLength, pattern } = schema.string ?? {};
  const checks: Check[] = [];
  if (minLength === 1) {
    checks.push({ bad: ts`${value} === ''`, finding: { suffix: 'TooShort', maker: 'tooShort', values: [number(1)], keyword: 'minLength' } });
  } else if (minLength > 1) {
    checks.push({
      bad: ts`${module.runtime('isShorter')}(${value}, ${number(minLength)})`,
      finding: { suffix: 'TooShort', maker: 'tooShort', values: [number(minLength)], keyword: 'minLength' },
    });
  }
  if (maxLength !== undefined) {
    checks.push({
      bad: ts`${module.runtime('isLonger')}(${value}, ${number(maxLength)})`,
      finding: { suffix: 'TooLong', maker: 'tooLong', values: [number(maxLength)], keyword: 'maxLength' },
    });
  }
  if (pattern !== undefined) {
    checks.push({
      bad: ts`!${patternConstant(module, pattern, compound(hint, 'Pattern'), schema.origin)}.test(${value})`,
      finding: { suffix: 'Mismatch', maker: 'badPattern', values: [string(pattern)], keyword: 'pattern' },
    });
  }
  const format = module.workshop.options.formats === 'assert' ? textFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      bad: ts`!${module.runtime(format.test)}(${value})`,
      finding: { suffix: 'Malformed', maker: 'badFormat', values: [string(format.words)], keyword: 'format' },
    });
  }
  return checks;
}
