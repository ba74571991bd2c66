// What a number must meet: its bounds, its step, the range of its format.

import type { Code } from '../../../emit/code/code.ts';
import { string } from '../../../emit/code/string.ts';
import { number, ts } from '../../../emit/code/typescript.ts';
import type { ObjectSchema } from '../../../model/declarations/assertions.ts';
import { numberFormats } from '../formats.ts';
import type { Check, Judging } from '../judging.ts';
import type { RuntimeName } from '../runtime-names.ts';
import { types } from './types.ts';

/** The checks of a value that is a number. */
export function numberChecks(schema: ObjectSchema, { module, value, known }: Judging): readonly Check[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.number ?? {};
  const checks: Check[] = [];
  const limit = (bound: number | undefined, bad: Code<'ts'>, suffix: string, maker: RuntimeName, keyword: string): void => {
    if (bound !== undefined) checks.push({ bad: ts`${value} ${bad} ${number(bound)}`, finding: { suffix, maker, values: [number(bound)], keyword } });
  };
  limit(minimum, ts`<`, 'TooSmall', 'tooSmall', 'minimum');
  limit(maximum, ts`>`, 'TooLarge', 'tooLarge', 'maximum');
  limit(exclusiveMinimum, ts`<=`, 'NotAbove', 'notAbove', 'exclusiveMinimum');
  limit(exclusiveMaximum, ts`>=`, 'NotBelow', 'notBelow', 'exclusiveMaximum');
  if (multipleOf !== undefined && !(multipleOf === 1 && (known & types.number) === types.integer)) {
    checks.push({
      bad: ts`!${module.runtime('isMultiple')}(${value}, ${number(multipleOf)})`,
      finding: { suffix: 'NotMultiple', maker: 'notMultiple', values: [number(multipleOf)], keyword: 'multipleOf' },
    });
  }
  const format = module.workshop.options.formats === 'assert' ? numberFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      bad: ts`!${module.runtime(format.test)}(${value})`,
      finding: { suffix: 'Malformed', maker: 'badFormat', values: [string(format.words)], keyword: 'format' },
    });
  }
  return checks;
}
