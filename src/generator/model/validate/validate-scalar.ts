// Validation of number and string keywords.

import { isMultiple } from '../../../runtime/validation/multiple-of.ts';
import { codePoints } from '../../../runtime/validation/type-checks.ts';
import type { ObjectSchema } from '../types/schema.ts';
import { numberFormats, textFormats } from './formats.ts';
import { described, type Look } from './validation-context.ts';
import { matches } from './match-with-timeout.ts';

export function judgeScalar(schema: ObjectSchema, value: unknown, look: Look): void {
  if (typeof value === 'number') judgeNumber(schema, value, look);
  else if (typeof value === 'string') judgeText(schema, value, look);
}

function judgeNumber(schema: ObjectSchema, value: number, look: Look): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.number ?? {};
  const said = (keyword: string, words: string): void => look.say(keyword, `is ${value}, and must be ${words}`, schema);
  if (minimum !== undefined && value < minimum) said('minimum', `at least ${minimum}`);
  if (maximum !== undefined && value > maximum) said('maximum', `at most ${maximum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    said('exclusiveMinimum', `above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    said('exclusiveMaximum', `below ${exclusiveMaximum}`);
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) said('multipleOf', `a multiple of ${multipleOf}`);
  const { format } = schema.annotations;
  if (look.formats === 'assert' && format !== undefined && numberFormats.get(format)?.(value) === false)
    said('format', `of the format ${format}`);
}

function judgeText(schema: ObjectSchema, value: string, look: Look): void {
  const { minLength, maxLength, pattern } = schema.string ?? {};
  const said = (keyword: string, words: string): void =>
    look.say(keyword, `is ${described(value)}, and must ${words}`, schema);
  if (minLength !== undefined && codePoints(value) < minLength)
    said('minLength', `have at least ${minLength} characters`);
  if (maxLength !== undefined && codePoints(value) > maxLength)
    said('maxLength', `have at most ${maxLength} characters`);
  if (pattern !== undefined && matches(pattern, value) === false) said('pattern', `match ${pattern}`);
  const { format } = schema.annotations;
  if (look.formats === 'assert' && format !== undefined && textFormats.get(format)?.(value) === false)
    said('format', `be of the format ${format}`);
}
