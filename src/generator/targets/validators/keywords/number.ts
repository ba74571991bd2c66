// The keywords of numbers: bounds, `multipleOf`, `format`.

import type { Code } from '../../../code/branded-text.ts';
import { number, ts } from '../../../code/typescript/template-literals.ts';
import type { ObjectSchema } from '../../../model/types/schema.ts';
import { numberFormats } from '../formats.ts';
import type { Check, Judging } from '../validation-context.ts';
import { sentences } from '../messages.ts';
import { types } from './type.ts';

/** Returns the checks for a value that is a number. */
export function numberChecks(schema: ObjectSchema, { module, value, known }: Judging): readonly Check[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.number ?? {};
  const checks: Check[] = [];
  const limit = (
    bound: number | undefined,
    bad: Code<'ts'>,
    keyword: string,
    message: (bound: number) => string,
  ): void => {
    if (bound !== undefined)
      checks.push({ bad: ts`${value} ${bad} ${number(bound)}`, finding: { keyword, message: message(bound) } });
  };
  limit(minimum, ts`<`, 'minimum', sentences.tooSmall);
  limit(maximum, ts`>`, 'maximum', sentences.tooLarge);
  limit(exclusiveMinimum, ts`<=`, 'exclusiveMinimum', sentences.notAbove);
  limit(exclusiveMaximum, ts`>=`, 'exclusiveMaximum', sentences.notBelow);
  if (multipleOf !== undefined && !(multipleOf === 1 && (known & types.number) === types.integer)) {
    checks.push({
      bad: ts`!${module.runtime('isMultiple')}(${value}, ${number(multipleOf)})`,
      finding: { keyword: 'multipleOf', message: sentences.notMultiple(multipleOf) },
    });
  }
  const format =
    module.workshop.options.formats === 'assert' ? numberFormats.get(schema.annotations.format ?? '') : undefined;
  if (format) {
    checks.push({
      bad: ts`!${module.runtime(format.test)}(${value})`,
      finding: { keyword: 'format', message: sentences.badFormat(format.words) },
    });
  }
  return checks;
}
